"""Changes of the maze by action tiles: replacing, moving, turning and removing (NE-50 … NE-52)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.action_effects import EDGE

from ..contract import Action
from . import placements
from .grid import OFFSETS
from .lane_links import LANES
from .maze import Maze
from .soundness import homes

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


def free_tiles(state: "NoEscapeState") -> list[int]:
    """Return the cells with a tile that nobody stands on; the start board stays for ever (NE-50)."""
    tiles = state.game.box.board_shapes
    return [
        cell
        for cell, number in state.maze.laid.items()
        if number < tiles and cell not in state.cells
    ]


def tiles_there(state: "NoEscapeState", where: str) -> Iterator[int]:
    """Yield the free tiles: all, or at the edge those that are not surrounded on all sides (NE-15)."""
    laid = state.maze.laid
    for cell in free_tiles(state):
        if where != EDGE or any(cell + offset not in laid for offset in OFFSETS):
            yield cell


# -- replacing ------------------------------------------------------------------------------------


def replacements(state: "NoEscapeState", player: int, where: str) -> Iterator[Action]:
    """Yield every way to replace a tile by one from the hand (NE-51)."""
    maze, box, demands = state.maze, state.game.box, state.game.demands
    kinds = placements.maze_tiles(state, player)
    for cell in tiles_there(state, where):
        code = maze.asks(cell)
        for kind in kinds:
            for number in box.fits[box.unit(kind)][code]:
                if demands.met_by_replacing(maze, cell, number):
                    yield "replace", cell, kind, number & 3


def apply_replace(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Discard a tile and lay one from the hand in its place."""
    player = frame[1]
    _, cell, kind, quarter = action
    placements.discard_tile(state, player, cell)
    state.spend(player, kind)
    placements.lay(state, player, kind, cell, quarter)


# -- turning --------------------------------------------------------------------------------------


def twists(state: "NoEscapeState", _: int, where: str) -> Iterator[Action]:
    """Yield every way to turn a tile in its place."""
    maze, fits, demands = state.maze, state.game.box.fits, state.game.demands
    for cell in tiles_there(state, where):
        lies = maze.laid[cell]
        for number in fits[lies >> 2][maze.asks(cell)]:
            if number != lies and demands.met_by_replacing(maze, cell, number):
                yield "twist", cell, number & 3


def apply_twist(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Turn a tile in its place."""
    _, cell, quarter = action
    state.maze.turn(cell, quarter)
    state.tell("twisted", frame[1], cell, quarter)


# -- removing and moving --------------------------------------------------------------------------


def removals(state: "NoEscapeState", _: int, where: str) -> Iterator[Action]:
    """Yield every way to remove a tile after which all others still hang together."""
    for cell in tiles_there(state, where):
        if state.game.demands.met_without(state.maze, cell):
            yield "remove", cell


def apply_remove(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Remove a tile."""
    placements.discard_tile(state, frame[1], action[1])


def lifts(state: "NoEscapeState", _: int, where: str) -> Iterator[Action]:
    """Yield every tile that can be moved: the others hang together without it."""
    for cell in tiles_there(state, where):
        lanes = state.game.demands.homes_without(state.maze, cell)
        if lanes is not None and _fits_elsewhere(state, cell, lanes):
            yield "lift", cell


def _fits_elsewhere(state: "NoEscapeState", cell: int, lanes: set[int]) -> bool:
    """Tell whether a tile could be laid somewhere else; these lanes have a way back without it.

    Where it was reached on foot, the gap that it leaves stays open behind it, so that no other has to: it
    may be laid in any gap that it has no part in. Only if none will do is the maze without it looked at.
    """
    maze, demands = state.maze, state.game.demands
    number = maze.laid[cell]
    lit = any(cell * 4 + lane in maze.lit for lane in LANES)
    if lit and not maze.shape(cell).jumps:
        fits = state.game.box.fits[number >> 2]
        beside = {cell + offset for offset in OFFSETS}
        for gap, code in maze.gaps.items():
            if gap not in beside and fits[code] and demands.joined(maze, gap, fits[code][0], lanes):
                return True
    without = maze.copy()
    without.remove(cell)
    return any(gap != cell for gap, _ in _landings(state, without, number >> 2))


def _landings(state: "NoEscapeState", maze: Maze, unit: int) -> Iterator[tuple[int, int]]:
    """Yield every cell and shape in which a lifted tile may be laid and has a way back (NE-52)."""
    lanes = homes(maze)
    for cell, shape in placements.spots(state.game, maze, unit):
        if state.game.demands.joined(maze, cell, shape, lanes):
            yield cell, shape


def apply_lift(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Lift a tile off the table."""
    cell = action[1]
    number = state.maze.laid[cell]
    state.maze.remove(cell)
    state.pending.append(("put", frame[1], number, cell))


def legal_put(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return every other cell where a lifted tile may be laid, new path and all (NE-56)."""
    _, _, number, before = frame
    return tuple(
        ("put", cell, shape & 3)
        for cell, shape in _landings(state, state.maze, number >> 2)
        if cell != before
    )


def apply_put(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Lay a lifted tile."""
    _, player, number, before = frame
    _, cell, quarter = action
    state.maze.lay(cell, (number & ~3) + quarter)
    state.tell("drifted", player, before, cell, quarter)
