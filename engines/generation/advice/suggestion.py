"""Suggestions: a change, what it does to the goal and to everything else, and how sure that is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import Message, message

from ...lab.cell_results import CellResults
from ...statistics import CONFIDENCE, Interval
from ..play.estimates import Counts, Estimate, jackknifed
from ..play.play_measures import PLAY_MEASURES, PlayMeasure, parts_of, plain_measures_of
from .change import RuledMap, SmallChange
from .goals import YIELDING, Goal

BETTER, OPEN, WORSE = VERDICTS = ("better", "open", "worse")


@dataclass(frozen=True)
class SideEffect:
    """What a change does to one measure."""

    name: str
    measure: PlayMeasure
    before: Estimate
    after: Estimate
    difference: Estimate


@dataclass(frozen=True)
class Suggestion:
    """A change that was tried on fresh seeds against the map as it is."""

    change: SmallChange
    after: RuledMap
    gain: Estimate
    """By how much nearer the goal it is; the bounds of all suggestions of an advice hold together."""
    effects: tuple[SideEffect, ...]
    measured: Mapping[str, tuple[float, float]]
    """Measurements of the map that are otherwise: before and after."""
    games: int
    """How many fresh games were played of it, and as many of the map as it is."""
    is_judged: bool = True
    """Whether they are fresh: those by which it was chosen make nothing certain."""

    @property
    def verdict(self) -> str:
        """Whether games bear out that it helps."""
        if self.gain.bounds.low > 0:
            return BETTER
        return WORSE if self.gain.bounds.high < 0 else OPEN

    @property
    def title(self) -> Message:
        """What is to be done."""
        return self.change.title


def gain(
    goal: Goal, base: CellResults, other: CellResults, arm: int, confidence: float
) -> Estimate:
    """Return by how much nearer the goal one cell is than another, on common fresh seeds.

    The loss of the first is at least that of the arm in which it was largest before, on other seeds; the loss of the
    other is that of whichever arm is largest. So the gain is at least the least of these differences, and its lower
    bound the least of theirs: it is true whichever arm it is.
    """
    parts = joint_parts(goal.counts, base, other, by_game=goal.by_game)
    whole = goal.counts(base)
    width = len(whole)

    def difference(of: int) -> Estimate:
        def figure(counts: Counts) -> float:
            return goal.arms(counts[:width])[arm] - goal.arms(counts[width:])[of]

        return jackknifed(parts, figure, confidence)

    found = [difference(each) for each in range(len(goal.arms(whole)))]
    least = min(found, key=lambda each: each.value)
    low = min(each.bounds.low for each in found)
    return Estimate(least.value, Interval(low, least.bounds.high))


def largest_arm(goal: Goal, results: CellResults) -> int:
    """Return in which arm a cell is farthest from the goal."""
    arms = goal.arms(goal.counts(results))
    return max(range(len(arms)), key=arms.__getitem__)


def gentle_loss(goal: Goal, results: CellResults, base: CellResults) -> float:
    """Return how far games are from a goal, and a little for how much else is otherwise than before."""
    turned = [
        abs(measure.value(measure.counts(results)) - was) / max(abs(was), 0.05)
        for measure in PLAY_MEASURES.values()
        if measure.others is None
        and measure.fits(base.cell)
        and (was := measure.value(measure.counts(base))) is not None
    ]
    turn = min(sum(turned) / len(turned), 1.0) if turned else 0.0
    return goal.loss(results) + YIELDING[goal.unit] * turn


def known_gain(before: float, after: float) -> Estimate:
    """Return a gain that is measured and not played for."""
    return Estimate(before - after, Interval(before - after, before - after))


def side_effects(base: CellResults, other: CellResults) -> Iterator[SideEffect]:
    """Yield what a change does to everything that games tell."""
    for name, measure in plain_measures_of(base.cell).items():
        if measure.fits(other.cell):
            yield SideEffect(
                name,
                measure,
                measure.estimate(base),
                measure.estimate(other),
                _difference(measure, base, other),
            )


def _difference(measure: PlayMeasure, base: CellResults, other: CellResults) -> Estimate:
    if not base.batches:
        return Estimate(0.0, Interval(-inf, inf))
    width = len(measure.counts(base))
    return jackknifed(
        joint_parts(measure.counts, base, other, by_game=measure.is_plain_share),
        lambda counts: measure.value(counts[width:]) - measure.value(counts[:width]),
        CONFIDENCE,
    )


def joint_parts(
    counts: Callable[[CellResults], Counts],
    base: CellResults,
    other: CellResults,
    *,
    by_game: bool = False,
) -> list[Counts]:
    """Return what was counted of two cells, part by part: first that of one, then that of the other."""
    both = (parts_of(each, counts, by_game=by_game) for each in (base, other))
    return [(*one, *two) for one, two in zip(*both, strict=True)]


def measured_changes(before: Examination, after: Examination) -> Mapping[str, tuple[float, float]]:
    """Return the measurements of two maps in which they differ."""
    was, now = before.plain_figures, after.plain_figures
    return {name: (was[name], now[name]) for name in was if name in now and was[name] != now[name]}


def unfinished_sentence(suggestions: Sequence[Suggestion], tried: int) -> Message:
    """Return what is known so far of changes of which so many were tried, in a sentence."""
    if not suggestions:
        return message("Stopped before any change had been played: nothing is known yet.")
    if suggestions[0].is_judged:
        told = advice_sentence(suggestions, tried)
        return message("Stopped while the best were being judged, so far: {told}", told=told)
    return message(
        "Stopped after {tried} changes were tried, and before any was judged on fresh seeds: nothing is certain yet.",
        tried=tried,
    )


def advice_sentence(suggestions: Sequence[Suggestion], tried: int) -> Message:
    """Return what came of trying so many changes, in a sentence."""
    good = [each for each in suggestions if each.verdict == BETTER]
    games = suggestions[0].games if suggestions else 0
    if good:
        return message(
            "{number} of {tried} changes that were tried are better for certain, by {games} fresh games each. "
            "Best: {title}.",
            number=len(good),
            tried=tried,
            games=games,
            title=good[0].title,
        )
    if not suggestions:
        return message("There is no change that could be played and helps.")
    return message(
        "Nothing that was tried helps for certain: {tried} changes, and {games} fresh games of each of the best.",
        tried=tried,
        games=games,
    )
