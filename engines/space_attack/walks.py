"""Walks: what crew do by themselves, on tiles, on ships and in open space (SA-30 … SA-37)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import strikes
from .perils import drift_into
from .places import saved_at
from .vocabulary import NONE, SEATS

if TYPE_CHECKING:
    from .state import SpaceAttackState


def crew_moves(state: "SpaceAttackState", player: int, found: list[Action]) -> None:
    """Add what the crew of a player may do."""
    crews, kinds = state.crews(), state.ship_kinds
    seats = frozenset(
        cell
        for cell, ship in state.ships.items()
        if ship not in crews or len(crews[ship]) < SEATS[kinds[ship]]
    )
    for crew, at in enumerate(state.where):
        if at >= 0 and state.owners[crew] == player:
            if state.aboard[crew] != NONE:
                _from_ship(state, crew, at, seats, found)
            elif state.station >> at & 1:
                _from_tile(state, crew, at, seats, found)
            else:
                _from_space(state, crew, at, seats, found)


def _from_tile(
    state: "SpaceAttackState", crew: int, at: int, seats: frozenset[int], found: list[Action]
) -> None:
    """Add walking, boarding and stepping out (SA-30, SA-31, SA-33)."""
    station, rested = state.station, not state.stepped >> crew & 1
    for near in state.game.chart.near[at]:
        if station >> near & 1:
            found.append(("walk", crew, near))
            continue
        if near in seats:
            found.append(("board", crew, near))
        if rested:
            found.append(("step_out", crew, near))


def _from_ship(
    state: "SpaceAttackState", crew: int, at: int, seats: frozenset[int], found: list[Action]
) -> None:
    """Add transferring, bailing out and jumping (SA-32, SA-34, SA-37)."""
    found += [("transfer", crew, near) for near in state.game.chart.near[at] if near in seats]
    if not state.stepped >> crew & 1:
        found.append(("bail_out", crew))
    if state.game.chart.gates[at] != NONE:
        found.append(("jump", crew))


def _from_space(
    state: "SpaceAttackState", crew: int, at: int, seats: frozenset[int], found: list[Action]
) -> None:
    """Add drifting, climbing aboard and jumping: one step in space in a turn (SA-35 … SA-37, SA-42)."""
    rested = not state.stepped >> crew & 1
    if at in seats and (rested or state.game.ruleset.drifter_board == "same_turn"):
        found.append(("climb", crew))
    if not rested:
        return
    station, around = state.station, state.game.chart.near[at]
    found += [("drift", crew, near) for near in around if not station >> near & 1]
    if state.game.chart.gates[at] != NONE:
        found.append(("jump", crew))


def walk(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a crew from tile to tile."""
    _, crew, cell = action
    state.tell("walk", player, crew, state.where[crew], cell)
    state.where[crew] = cell


def board(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a crew from a tile or a ship to a ship beside it."""
    word, crew, cell = action
    state.tell(word, player, crew, state.where[crew], cell)
    embark(state, crew, cell)


def climb(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a Drifter aboard the ship in its cell; that is its step in space (SA-42)."""
    crew = action[1]
    state.stepped |= 1 << crew
    state.tell("climb", player, crew, state.where[crew])
    embark(state, crew, state.where[crew])


def embark(state: "SpaceAttackState", crew: int, cell: int) -> None:
    """Put a crew on the ship in a cell, where a creature may wait for it (SA-59)."""
    state.where[crew] = cell
    state.aboard[crew] = state.ships[cell]
    strikes.meet(state, cell)


def step(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a crew into open space, from a tile or as a Drifter."""
    word, crew, cell = action
    state.stepped |= 1 << crew
    state.tell(word, player, crew, state.where[crew], cell)
    state.where[crew] = cell
    drift_into(state, crew)


def bail_out(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Move a crew from its ship into the ship's cell."""
    crew = action[1]
    state.stepped |= 1 << crew
    state.aboard[crew] = NONE
    state.tell("bail_out", player, crew, state.where[crew])
    drift_into(state, crew)


def jump(state: "SpaceAttackState", player: int, action: Action) -> None:
    """Save a crew through the gate on which it is; the ship stays (SA-37)."""
    crew = action[1]
    cell = state.where[crew]
    jump_point = state.game.chart.gates[cell]
    state.where[crew] = saved_at(jump_point)
    state.aboard[crew] = NONE
    state.tell("jump", player, crew, cell, state.game.chart.jump_points[jump_point])
