"""Par: how many player-turns a crossing takes when nothing threatens the players.

A beam search: of all that can be done next, the most promising states are kept, action after action.
What it finds is an upper bound, the same on any machine: it is limited by numbers of states, not by
the clock.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median_low
from typing import NamedTuple, TypeAlias

from .charts import mask
from .crossing import Crossing, CrossingState
from .deals import Row, deal
from .outlook import Outlook
from .survey import GalaxySurvey

WIDTH = 100
ALIKE = 5
"""States kept after each action, and those among them that differ only in the rows of cards."""

STATES = 50_000
ACTIONS = 60
"""The most states that a search looks at, and the most needed actions with which it begins at all."""

DEALS = 5
"""How many deals of activity cards are tried."""


Progress: TypeAlias = Callable[[float], bool]
"""Is told now and then what share of the search is done at least, and answers whether to go on."""


class Stopped(Exception):
    """A search that whoever asked for it did not want to go on."""


class Par(NamedTuple):
    """The player-turns of a crossing: the middle, the fewest and the most of some deals of cards."""

    median: int
    least: int
    most: int


def par(survey: GalaxySurvey, progress: Progress | None = None) -> Par | None:
    """Return par, of a drawn galaxy for its first shuffle; None if the search finds no way.

    Whoever asks can follow the search, and stop it: then, too, None is returned.
    """
    needed = survey.least_actions
    if survey.ends is None or needed is None or needed > ACTIONS:
        return None
    if survey.hops(survey.charts[0]) is None:
        return None
    crossing = Crossing(
        survey.layout,
        survey.charts[0],
        *survey.ends,
        mask(survey.face_up),
        survey.terms.next_hidden,
    )
    try:
        found = list(_crossings(survey, crossing, progress))
    except Stopped:
        return None
    return Par(median_low(found), min(found), max(found)) if found else None


def _crossings(
    survey: GalaxySurvey, crossing: Crossing, progress: Progress | None
) -> Iterator[int]:
    """Yield the player-turns for each deal of cards, up to the first with which no way is found."""
    for number in range(DEALS):
        rows = deal(survey.layout, survey.hands, f"deal {number}")
        # Each deal is an equal part of the whole; within one, the states that may be looked at count.
        part = partial(_told, progress, number) if progress else None
        turns = shortest(crossing, rows, part) if rows else None
        if turns is None:
            return
        yield turns


def _told(progress: Progress, number: int, share: float) -> bool:
    return progress((number + share) / DEALS)


def shortest(
    crossing: Crossing, rows: tuple[Row, ...], progress: Progress | None = None
) -> int | None:
    """Return the fewest player-turns that the search finds for some rows of cards.

    Raises Stopped if whoever follows it does not want it to go on.
    """
    outlook = Outlook(crossing)
    beam = [crossing.state(rows)]
    actions = looked_at = 0
    while beam and looked_at < STATES:
        if progress and not progress(looked_at / STATES):
            raise Stopped
        turn = actions // crossing.galaxy.setup.actions
        actions += 1
        found: dict[CrossingState, float] = {}
        for state in beam:
            for each in crossing.acts(state, turn % len(rows)):
                looked_at += 1
                if crossing.done(each):
                    return turn + 1
                if each not in found:
                    found[each] = outlook(each)
        beam = _best(found)
    return None


def _best(found: Mapping[CrossingState, float]) -> list[CrossingState]:
    """Return the most promising states, not too many of them alike."""
    alike = Counter[object]()
    best: list[CrossingState] = []
    for _, state in sorted((guess, state) for state, guess in found.items()):
        likeness = state[1:]
        if alike[likeness] < ALIKE:
            alike[likeness] += 1
            best.append(state)
            if len(best) == WIDTH:
                break
    return best
