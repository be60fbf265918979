"""Placements of crew on tiles and of pods beside the station, in turn (SA-14, SA-15, SA-101)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.layout import QUEEN

from ..contract import Action
from ..events import NOBODY
from .chart import cells_of, mask
from .vocabulary import POD

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


def step_placing(state: "SpaceAttackState", frame: "Frame") -> None:
    """Ask the colour whose turn it is to place a crew; then pods, when all are placed."""
    count = frame[2]
    waiting = [bool(each) for each in state.unplaced]
    if not any(waiting):
        state.pending.append(("berthing", NOBODY, 0))
        return
    colour = (state.first + count) % state.colours
    state.pending.append(("placing", NOBODY, count + 1))
    if waiting[colour]:
        state.turn = colour % state.players
        state.pending.append(("place", state.turn, colour))


def legal_place(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return every value that is still to be placed, on every tile with room for it."""
    cells = _roomy_tiles(state)
    return tuple(
        [
            ("place", value, cell)
            for value in dict.fromkeys(state.unplaced[frame[2]])
            for cell in cells
        ]
    )


def _roomy_tiles(state: "SpaceAttackState") -> list[int]:
    """Return the tiles that take one more crew; an outer tile takes one in all (SA-101)."""
    room, outer = state.game.ruleset.crew_on_inner_tile, state.game.chart.outer
    taken = [at for at in state.where if at >= 0]
    if room == 1:
        return cells_of(state.station & ~mask(taken))
    return [
        cell
        for cell in cells_of(state.station)
        if taken.count(cell) < (1 if outer >> cell & 1 else room)
    ]


def apply_place(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Put a crew on a tile; only its owner knows which value it is, and nobody has to be told.

    Its number is dealt, and says nothing about the value (SA-13).
    """
    _, player, colour = frame
    _, value, cell = action
    crew = state.numbers[colour].pop()
    state.unplaced[colour].remove(value)
    state.values[crew] = value
    state.where[crew] = cell
    state.tell("placed", player, crew, cell)


def step_berthing(state: "SpaceAttackState", frame: "Frame") -> None:
    """Ask the colour whose turn it is to place a pod; then the first turn begins."""
    count = frame[2]
    colour = (state.first + count) % state.colours
    if not any(state.pods_left) or not pod_cells(state):
        state.turn = state.first
        state.pending.append(("turn", NOBODY))
        return
    state.pending.append(("berthing", NOBODY, count + 1))
    if state.pods_left[colour]:
        state.turn = colour % state.players
        state.pending.append(("berth", state.turn, colour))


def pod_cells(state: "SpaceAttackState") -> list[int]:
    """Return the open cells beside a tile that have neither pod nor Queen."""
    near = state.game.chart.near_masks
    queens = state.creatures[state.game.bestiary.numbers[QUEEN]]
    free = state.open & ~mask(state.ships) & ~mask(queens)
    return [cell for cell in cells_of(free) if near[cell] & state.station]


def legal_berth(state: "SpaceAttackState", _frame: "Frame") -> tuple[Action, ...]:
    """Return where a pod may be placed."""
    return tuple(("berth", cell) for cell in pod_cells(state))


def apply_berth(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Place a pod."""
    state.pods_left[frame[2]] -= 1
    state.new_ship(POD, action[1])
    state.tell("berthed", frame[1], action[1])
