"""Turret fire, creatures taken prisoner, and those who steal them (SA-40, SA-94d)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from .chart import cells_of
from .turns import PASS
from .vocabulary import KINDS, STEAL

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState

STEAL_THEM: Action = ("steal",)


def turrets(state: "SpaceAttackState") -> list[int]:
    """Return the cells with a turret: the tiles of the last class that still stand (SA-12, SA-68)."""
    last = len(state.game.tile_classes) - 1
    return [cell for cell in cells_of(state.station) if state.classes[cell] == last]


def in_sight(state: "SpaceAttackState", turret: int) -> Iterator[int]:
    """Yield the cells whose creatures a turret can capture: the first with any in each line."""
    for line in state.game.chart.lines[turret]:
        for cell in line:
            if not state.is_open(cell):
                break
            if state.creature_in(cell):
                yield cell
                break


def shots(state: "SpaceAttackState", player: int, found: list[Action]) -> None:
    """Add the shots of the turrets on whose tiles a player has crew."""
    last = len(state.game.tile_classes) - 1
    manned = {
        at
        for crew, at in enumerate(state.where)
        if at >= 0
        and state.owners[crew] == player
        and state.classes[at] == last
        and state.station >> at & 1
    }
    for turret in sorted(manned):
        found.extend(("fire", turret, cell) for cell in in_sight(state, turret))


def fire(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Fire a turret at a cell and capture all creatures there."""
    _, turret, cell = action
    state.tell("fire", player, turret, cell)
    capture(state, player, cell)


def capture(state: "SpaceAttackState", player: int, cell: int) -> None:
    """Take all creatures of a cell prisoner, unless somebody steals them."""
    taken = state.kinds_in(cell)
    for kind in KINDS:
        state.creatures[kind].pop(cell, None)
        state.captured[player][kind] += taken[kind]
    state.tell("captured", player, *taken, cell)
    state.pending.append(("caught", NOBODY, player, taken, 0))


def step_caught(state: "SpaceAttackState", frame: "Frame") -> None:
    """Ask the next player who could steal what was captured."""
    _, _, captor, taken, asked = frame
    for place in range(asked + 1, state.players):
        player = (state.turn + place) % state.players
        if player != captor and state.holds(player, STEAL):
            state.pending.append(("caught", NOBODY, captor, taken, place))
            state.pending.append(("steal", player, captor, taken))
            return


def legal_steal(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return to steal the creatures, or to let them be."""
    return (PASS, STEAL_THEM) if state.holds(frame[1], STEAL) else (PASS,)


def apply_steal(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Take the captured creatures from their captor; nobody else can then."""
    if action == PASS:
        return
    _, player, captor, taken = frame
    state.pending.pop()
    state.spend(player, STEAL)
    for kind in KINDS:
        state.captured[captor][kind] -= taken[kind]
        state.captured[player][kind] += taken[kind]
    state.tell("stolen", player, *taken, captor)
