"""Removals of tiles: which may go, and what follows from their backs (SA-22, SA-65 … SA-68)."""

from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Action
from ..events import NOBODY
from . import endings
from .chart import cells_of

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def step_removal(state: "SpaceAttackState", _frame: "Frame") -> None:
    """Ask the player whose turn it is for a tile, as long as there is one."""
    if state.station:
        state.pending.append(("remove", state.turn))


def removable(state: "SpaceAttackState") -> list[int]:
    """Return the tiles of the lowest class that touch open space, or else all of that class."""
    tiles = cells_of(state.station)
    lowest = min(state.classes[cell] for cell in tiles)
    near, space = state.game.chart.near_masks, state.open
    tiles = [cell for cell in tiles if state.classes[cell] == lowest]
    return [cell for cell in tiles if near[cell] & space] or tiles


def legal_remove(state: "SpaceAttackState", _frame: "Frame") -> tuple[Action, ...]:
    """Return the tiles that may be removed."""
    return tuple(("remove", cell) for cell in removable(state))


def apply_remove(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Remove a tile and look at its back: keep it, or see what it does.

    Crew on it become Drifters, and a turret goes with its tile (SA-68).
    """
    player, cell = frame[1], action[1]
    back = state.backs[cell]
    state.station &= ~(1 << cell)
    state.tell("removed", player, cell, state.game.class_names[state.classes[cell]])
    if back in state.game.backs.kept:
        state.hands[player].append(cell)
        state.tell("kept", player, back)
    else:
        state.tell("revealed", player, back)
    state.pending.append(("after_removal", NOBODY, player, cell))
    if back not in state.game.backs.kept:
        state.follow(player, back, cell)


def step_after_removal(state: "SpaceAttackState", frame: "Frame") -> None:
    """Call the rules that wait for a removal, once its effects are over; end a game without tiles."""
    _, _, player, cell = frame
    state.fire("tile_removed", player=player, cell=cell, back=state.backs[cell])
    if state.outcome is None and not state.station and state.game.breach_ends:
        # The Core Breach was the last tile and would have ended the game before.
        endings.finish(state, english("no tile is left"))
