"""A beam search over the team's next acts while nothing happens by itself."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from ...contract import Action
from ..cubes import LOSE, PAY
from ..state import EscapeEarthState, Situation
from ..turns import PASS
from .prospects import TeamProspects

DEPTH = 6
"""Decisions that are looked ahead: the rest of this turn and the team's next two."""
WIDTH = 16
ALIKE = 3
"""Situations kept after each decision, and those among them that differ only in the rows of cards."""


Steps: TypeAlias = tuple[tuple[Situation, Action], ...]
"""Decisions, each with the situation that it is made in."""


class Line(NamedTuple):
    """A way to go on: the decisions, the state that they lead to, and the chance to win from there."""

    steps: Steps
    state: EscapeEarthState
    chance: float


def best_line(world: EscapeEarthState, prospects: TeamProspects) -> Line:
    """Return the most promising way to go on from a state that may be spoiled by looking."""
    beam = [Line((), world, 0.0)]
    for _ in range(DEPTH):
        found: dict[Situation, Line] = {}
        for line in beam:
            for steps, state in _ahead(line):
                situation = state.situation()
                if situation not in found:
                    found[situation] = Line(steps, state, prospects(state))
        beam = _best(found.values())
        if beam[0].chance == 1.0:
            break
    return beam[0]


def _ahead(line: Line) -> Iterator[tuple[Steps, EscapeEarthState]]:
    """Yield where each next decision leads; a line that is at its end stays as it is."""
    if line.state.outcome is not None:
        yield line.steps, line.state
        return
    here = line.state.situation()
    for action in line.state.legal():
        if not _is_worth_a_look(line.state, action):
            continue
        state = line.state.fork()
        state.apply(action)
        while state.outcome is None and state.phase in (PAY, LOSE):
            state.apply(state.legal()[0])
        yield (*line.steps, (here, action)), state


def _is_worth_a_look(state: EscapeEarthState, action: Action) -> bool:
    """Tell whether an action may be good: some never are.

    To improve a row is never worse than to pass. Where an outpost would show hidden cards, nothing
    else is built (EE-44).
    """
    if action[0] != "build":
        return action != PASS
    reveal = state.game.box.reveal[state.game.box.building[action[1]]][0]
    return bool(reveal) or state.ships[state.hand] not in _outlooks(state)


def _outlooks(state: EscapeEarthState) -> range:
    """Return the last open cards, from which an outpost shows what lies behind them."""
    hidden = state.game.up_to_goal & ~state.opened
    reveal, stock = state.game.box.reveal, state.stock
    most = max((base for (base, _), left in zip(reveal, stock, strict=True) if left), default=0)
    front = (hidden & -hidden).bit_length() - 2
    return range(front - most + 1, front + 1) if hidden else range(0)


def _best(lines: Iterable[Line]) -> list[Line]:
    """Return the most promising lines, not too many of them alike."""
    alike = Counter[object]()
    best: list[Line] = []
    for line in sorted(lines, key=lambda each: -each.chance):
        state = line.state
        likeness = (*state.ships, state.opened, *sorted(state.works.items()), *state.active)
        if alike[likeness] < ALIKE:
            alike[likeness] += 1
            best.append(line)
            if len(best) == WIDTH:
                break
    return best
