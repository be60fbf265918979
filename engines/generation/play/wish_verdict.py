"""Verdicts on wishes that are played for: met, missed, or open, by intervals that are true at the moment they are looked at."""

from dataclasses import dataclass
from functools import partial
from math import inf, isfinite

from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import Message

from ...lab.cell_results import CellResults
from ...statistics import CONFIDENCE, Interval, running
from .estimates import Estimate
from .play_measures import PlayMeasure, subject

MET, OPEN, MISSED = "met", "open", "missed"
UNPLANNED = 1 - (1 - CONFIDENCE) / 6
"""How sure figures that don't rest on shares must be at a moment that was not planned: as if it were one of six looks."""
NEAR = 0.05
"""Within which part of a measure's span a value counts as the one that is wished: five points of a share."""
INSIDE = 0.1
"""How much it counts to lie inside of a range, beside lying outside by as much."""


@dataclass(frozen=True)
class PlayedWish:
    """What games say of one wish, with one number of players."""

    wish: Wish
    measure: PlayMeasure
    subject: Message
    players: int
    bots: tuple[str, ...]
    estimate: Estimate
    games: int
    verdict: str


def wished_range(wish: Wish, measure: PlayMeasure) -> Interval:
    """Return from where to where a value may lie: within the range, and near the best one."""
    near = NEAR * (measure.measure.most - measure.measure.least)
    least = -inf if wish.least is None else wish.least
    most = inf if wish.most is None else wish.most
    if wish.best is None:
        return Interval(least, most)
    return Interval(max(least, wish.best - near), min(most, wish.best + near))


def miss(wish: Wish, measure: PlayMeasure, found: Estimate) -> float:
    """Return how far what may well be true lies outside of what is wished, in spans of the measure.

    So games that say little are not taken for near to it, however near their figure is: where one game of a hundred is
    decided, the sides look even soon. What lies within is less than nothing: the deeper inside, the fewer games
    show it. It counts little, so that it makes up for no other wish.
    """
    span = measure.measure.most - measure.measure.least
    low, high = wished_range(wish, measure)
    least, most = found.bounds if isfinite(sum(found.bounds)) else (found.value, found.value)
    outside = max(low - least, most - high, -span) / span
    return outside if outside > 0 else INSIDE * outside


def played_wish(
    wish: Wish, measure: PlayMeasure, results: CellResults, confidence: float | None = None
) -> PlayedWish:
    """Return what games say of a wish, at a look that was planned and is to be so sure.

    Without a confidence the moment was not planned, and what rests on shares gets an interval that is true at every moment.
    """
    if confidence is None and measure.bounds is not None:
        found = measure.estimate(results, CONFIDENCE, partial(running, around=wish.best))
    else:
        found = measure.estimate(results, confidence or UNPLANNED)
    low, high = wished_range(wish, measure)
    verdict = OPEN
    if low <= found.bounds.low and found.bounds.high <= high:
        verdict = MET
    elif found.bounds.high < low or found.bounds.low > high:
        verdict = MISSED
    cell = results.cell
    about = subject(wish.measure, measure, cell)
    return PlayedWish(
        *(wish, measure, about, cell.players, cell.bot_names, found, results.games, verdict)
    )
