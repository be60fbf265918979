"""Par: how many player-turns a crossing takes when nothing threatens the players.

A beam search: of all that can be done next, the most promising states are kept, action after action.
What it finds is an upper bound, the same on any machine: it is limited by numbers of states, not by
the clock.
"""

from collections import Counter
from collections.abc import Mapping
from statistics import median_low
from typing import NamedTuple

from .charts import mask
from .crossing import Crossing, State
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


class Par(NamedTuple):
    """The player-turns of a crossing: the middle, the fewest and the most of some deals of cards."""

    median: int
    least: int
    most: int


def par(survey: GalaxySurvey) -> Par | None:
    """Return par, of a drawn galaxy for its first shuffle; None if the search finds no way."""
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
    found = []
    for number in range(DEALS):
        rows = deal(survey.layout, survey.hands, f"deal {number}")
        turns = shortest(crossing, rows) if rows else None
        if turns is None:
            break
        found.append(turns)
    return Par(median_low(found), min(found), max(found)) if found else None


def shortest(crossing: Crossing, rows: tuple[Row, ...]) -> int | None:
    """Return the fewest player-turns that the search finds for some rows of cards."""
    outlook = Outlook(crossing)
    beam = [crossing.state(rows)]
    actions = looked_at = 0
    while beam and looked_at < STATES:
        turn = actions // crossing.galaxy.setup.actions
        actions += 1
        found: dict[State, float] = {}
        for state in beam:
            for each in crossing.acts(state, turn % len(rows)):
                looked_at += 1
                if crossing.done(each):
                    return turn + 1
                if each not in found:
                    found[each] = outlook(each)
        beam = _best(found)
    return None


def _best(found: Mapping[State, float]) -> list[State]:
    """Return the most promising states, not too many of them alike."""
    alike = Counter[object]()
    best: list[State] = []
    for state in sorted(found, key=lambda each: (found[each], each)):
        likeness = state[1:]
        if alike[likeness] < ALIKE:
            alike[likeness] += 1
            best.append(state)
            if len(best) == WIDTH:
                break
    return best
