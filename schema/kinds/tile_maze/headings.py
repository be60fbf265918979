"""Headings: where a meeple that never turns back by itself can still get to (NE-60 … NE-62).

A *state* is a space and the space the meeple came from. From it the meeple may step to every other
space that touches, and through an exit, but not back (NE-60, NE-61). Three places differ:

- at the start, and after a jump, it has come from nowhere and may go any way (NE-23, NE-72); by the rule
  code `NE.HUB_WAYS` on the hub as well;
- on a white teleport indicator it jumps to any other indicator (NE-70), or if there is none it is at
  a maze end (NE-72);
- at a maze end it is turned round (NE-62). Any other dead end holds it for good.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from .layout import TELEPORT_WHITE
from .survey import MazeSurvey

State: TypeAlias = tuple[int, int]
"""The space a meeple is on and the one it came from, or one of the two below."""

FROM_NOWHERE = -1
ABOUT_TO_JUMP = -2

OUT: State = (-1, -1)
"""The state of a meeple that has escaped."""


class Traps(NamedTuple):
    """The states from which no exit can be reached."""

    for_good: set[State]
    until_turned: set[State]
    """Those from which one can, once a maze end has turned the meeple round."""


def traps_of(survey: MazeSurvey) -> Traps:
    """Return the traps of a maze."""
    import networkx as nx

    backwards: nx.DiGraph[State] = nx.DiGraph()
    backwards.add_node(OUT)
    states = set(_states(survey))
    for state in states:
        backwards.add_edges_from((after, state) for after in _next(survey, state))
    free: set[State] = nx.descendants(backwards, OUT)
    trapped = states - free
    turns = [((before, space), (space, before)) for space, before in _turns(survey, trapped)]
    backwards.add_edges_from(turns)
    freed: set[State] = nx.descendants(backwards, OUT) if turns else free
    for_good = trapped - freed
    return Traps(for_good, trapped - for_good)


def _states(survey: MazeSurvey) -> Iterator[State]:
    for a, b in survey.walks.edges:
        yield a, b
        yield b, a
    for space in survey.jumps:
        # Whoever arrives by a jump does not jump again (NE-72), so somebody must walk onto it.
        if len(survey.walks[space]):
            yield space, ABOUT_TO_JUMP
    for space in survey.indicators:
        yield space, FROM_NOWHERE
    if survey.hub is not None:
        yield survey.hub, FROM_NOWHERE


def _next(survey: MazeSurvey, state: State) -> Iterator[State]:
    """Yield the states that follow on one, turns at maze ends left out."""
    space, before = state
    if before == ABOUT_TO_JUMP:
        yield from ((target, FROM_NOWHERE) for target in survey.jumps[space])
    elif before != FROM_NOWHERE and space in survey.jumps:
        yield space, ABOUT_TO_JUMP
    elif before != FROM_NOWHERE and space == survey.hub and survey.terms.hub_ways == "any":
        yield space, FROM_NOWHERE
    elif before == FROM_NOWHERE or not _is_white(survey, space):
        yield from ((ahead, space) for ahead in survey.walks[space] if ahead != before)
        if space in survey.ways_out:
            yield OUT


def _turns(survey: MazeSurvey, states: Iterable[State]) -> Iterator[State]:
    """Yield the states in which a meeple is turned round."""
    for state in states:
        space, before = state
        ends = _is_white(survey, space) or survey.board.traits[space].get("maze_end")
        if ends and before >= 0 and not any(_next(survey, state)):
            yield state


def _is_white(survey: MazeSurvey, space: int) -> bool:
    return survey.indicators.get(space) == TELEPORT_WHITE
