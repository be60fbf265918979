"""Changes of the maze by action tiles: replacing, swapping, moving, turning and removing (NE-50 … NE-52)."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.action_effects import EDGE

from ..contract import Action
from . import placements
from .grid import ACROSS, COUNT, OFFSETS
from .maze import Maze
from .soundness import joins_as_much

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
        if state.game.demands.met_without(state.maze, cell) and _fits_elsewhere(state, cell):
            yield "lift", cell


def _fits_elsewhere(state: "NoEscapeState", cell: int) -> bool:
    """Tell whether a tile could be laid somewhere else, in a gap that it has no part in if possible."""
    maze, demands = state.maze, state.game.demands
    number = maze.laid[cell]
    if demands.is_free_end(maze, cell):
        # The gap that it leaves stays open behind it, so that no other has to.
        fits = state.game.box.fits[number >> 2]
        beside = {cell + offset for offset in OFFSETS}
        for gap, code in maze.gaps.items():
            if gap not in beside and fits[code] and demands.joined(maze, gap, fits[code][0]):
                return True
    without = maze.copy()
    without.remove(cell)
    return any(gap != cell for gap, _ in _landings(state, without, number >> 2))


def _landings(state: "NoEscapeState", maze: Maze, unit: int) -> Iterator[tuple[int, int]]:
    """Yield every cell and shape in which a lifted tile may be laid and has a way back (NE-52)."""
    for cell, shape in placements.spots(state.game, maze, unit):
        if state.game.demands.joined(maze, cell, shape):
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


# -- swapping -------------------------------------------------------------------------------------


def swaps(state: "NoEscapeState", _player: int, _where: str | None) -> Iterator[Action]:
    """Yield every tile that can be exchanged for another one."""
    tiles = free_tiles(state)
    for cell in tiles:
        if next(exchanges(state, cell, tiles), None) is not None:
            yield "swap", cell


def apply_swap(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Choose the first of two tiles."""
    state.pending.append(("with", frame[1], action[1]))


def exchanges(
    state: "NoEscapeState", cell: int, tiles: Sequence[int]
) -> Iterator[tuple[int, int, int]]:
    """Yield each of some tiles that may change places with one, and the shapes that both then have."""
    maze = state.maze
    for other in tiles:
        if other == cell:
            continue
        side = OFFSETS.index(other - cell) if other - cell in OFFSETS else None
        pairs = _apart(state, cell, other) if side is None else _touching(state, cell, side)
        for here, there in pairs:
            changed = (here, there) != (maze.laid[cell], maze.laid[other])
            if changed and _sound(state, {cell: here, other: there}):
                yield other, here, there


def _apart(state: "NoEscapeState", cell: int, other: int) -> Iterator[tuple[int, int]]:
    """Yield the shapes of two tiles that fit in each other's place."""
    maze, fits = state.maze, state.game.box.fits
    here = fits[maze.laid[other] >> 2][maze.asks(cell)]
    there = fits[maze.laid[cell] >> 2][maze.asks(other)] if here else ()
    return ((one, two) for one in here for two in there)


def _touching(state: "NoEscapeState", cell: int, side: int) -> Iterator[tuple[int, int]]:
    """Yield the shapes of two tiles side by side that fit in each other's place and to each other."""
    maze, other = state.maze, cell + OFFSETS[side]
    for here in _turned(state, maze.laid[other], maze.asks(cell) & ~(17 << side)):
        for there in _turned(state, maze.laid[cell], maze.asks(other) & ~(17 << ACROSS[side])):
            leads = maze.shapes[here].mask >> side & 1
            if leads == maze.shapes[there].mask >> ACROSS[side] & 1:
                yield here, there


def _turned(state: "NoEscapeState", number: int, code: int) -> Iterator[int]:
    """Yield the shapes of a tile that match what a cell asks for, also where nothing joins it."""
    must, wall = code & 15, code >> 4
    for shape in range(number & ~3, (number & ~3) + 4):
        same = state.game.box.looks[shape] == shape
        if same and state.maze.shapes[shape].mask & (must | wall) == must:
            yield shape


def _sound(state: "NoEscapeState", changes: dict[int, int]) -> bool:
    """Tell whether the maze is sound after an exchange; only if in doubt is all of it looked at."""
    maze, elsewhere = state.maze, state.maze.lit_exits()
    (cell, _), (other, _) = changes.items()
    plain = other - cell not in OFFSETS
    for each, number in changes.items():
        old, new = maze.shape(each), maze.shapes[number]
        beside = sum(1 << side for side in maze.beside(each))
        elsewhere -= COUNT[old.mask & ~beside]
        plain = plain and not (old.jumps or new.jumps) and joins_as_much(old, new, beside)
    if plain and elsewhere > 0:
        return True
    return state.game.demands.met(maze, dict(changes))


def legal_with(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return every second tile, with the rotations of both as they then lie."""
    return tuple(
        ("with", other, here & 3, there & 3)
        for other, here, there in exchanges(state, frame[2], free_tiles(state))
    )


def apply_with(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Exchange two tiles."""
    _, player, cell = frame
    _, other, here, there = action
    state.maze.exchange(cell, other, here, there)
    state.tell("swapped", player, cell, other)
