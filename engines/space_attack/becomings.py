"""Becomings: creatures that turn into others or multiply, by what they ate, by a move, or by the die."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.creature_effects import EATS, MOVES, WRECKS

from ..events import NOBODY
from . import strikes

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def step_fed(state: "SpaceAttackState", frame: "Frame") -> None:
    """Let happen to a creature what its attack brings about."""
    _, _, kind, cell, ate, wrecked = frame
    if wrecked:
        _occasion(state, kind, cell, WRECKS)
    if ate:
        _occasion(state, kind, cell, EATS)


def step_moved(state: "SpaceAttackState", frame: "Frame") -> None:
    """Let happen to a creature what its move by the die brings about."""
    _occasion(state, frame[2], frame[3], MOVES)


def _occasion(state: "SpaceAttackState", kind: int, cell: int, occasion: str) -> None:
    tables = state.game.bestiary
    if cell not in state.creatures[kind]:
        return
    if (kind, occasion) in tables.multiplies and state.supply[kind]:
        state.supply[kind] -= 1
        state.put(kind, cell)
        state.tell("appeared", NOBODY, tables.names[kind], cell)
    if (kind, occasion) in tables.becomes:
        become(state, kind, cell, tables.becomes[kind, occasion])


def turn_by_face(state: "SpaceAttackState", face: str) -> None:
    """Change every creature that the die changes by the face that it shows."""
    due = [
        (kind, cell, into)
        for shown, kind, into in state.game.bestiary.turns
        if shown == face
        for cell, number in sorted(state.creatures[kind].items())
        for _ in range(number)
    ]
    for kind, cell, into in due:
        become(state, kind, cell, into)


def become(state: "SpaceAttackState", old: int, cell: int, new: int) -> None:
    """Change a creature into another, which attacks at once (SA-58); nothing if the supply has none."""
    if old == new or not state.supply[new]:
        return
    names = state.game.bestiary.names
    state.put(old, cell, -1)
    state.put(new, cell)
    state.supply[old] += 1
    state.supply[new] -= 1
    state.tell("became", NOBODY, names[old], cell, names[new])
    strikes.strike_changed(state, new, cell)
