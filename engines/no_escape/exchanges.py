"""Exchanges of two tiles of the maze by action tiles (NE-50 … NE-52)."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..contract import Action
from .changes import free_tiles
from .grid import ACROSS, COUNT, OFFSETS
from .soundness import joins_as_much

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


def swaps(state: "NoEscapeState", _player: int, _where: str | None) -> Iterator[Action]:
    """Yield every tile that can be exchanged for another one."""
    tiles = free_tiles(state)
    partners: set[int] = set()
    for cell in tiles:
        if cell not in partners:
            # Pairs that do not touch come first: what they join is more quickly told.
            beside = {cell + offset for offset in OFFSETS}
            others = sorted(tiles, key=beside.__contains__)
            found = next(exchanges(state, cell, others), None)
            if found is None:
                continue
            partners.add(found[0])
        yield "swap", cell


def apply_swap(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Choose the first of two tiles."""
    state.pending.append(("with", frame[1], action[1]))


def exchanges(
    state: "NoEscapeState", cell: int, tiles: Sequence[int]
) -> Iterator[tuple[int, int, int]]:
    """Yield each of some tiles that may change places with one, and the shapes that both then have."""
    maze, asked = state.maze, state.maze.asks(cell)
    for other in tiles:
        if other == cell:
            continue
        if other - cell in OFFSETS:
            pairs = _touching(state, cell, OFFSETS.index(other - cell))
        else:
            pairs = _apart(state, cell, asked, other)
        for here, there in pairs:
            changed = (here, there) != (maze.laid[cell], maze.laid[other])
            if changed and _sound(state, {cell: here, other: there}):
                yield other, here, there


def _apart(state: "NoEscapeState", cell: int, asked: int, other: int) -> Iterator[tuple[int, int]]:
    """Yield the shapes of two tiles that fit in each other's place; the code is what the first cell asks for."""
    maze, fits = state.maze, state.game.box.fits
    here = fits[maze.laid[other] >> 2][asked]
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
    maze, closed = state.maze, 0
    (cell, _), (other, _) = changes.items()
    plain = other - cell not in OFFSETS
    for each, number in changes.items():
        if plain:
            old, new = maze.shape(each), maze.shapes[number]
            beside = sum(1 << side for side in maze.beside(each))
            closed += COUNT[old.mask & ~beside]
            plain = not (old.jumps or new.jumps) and joins_as_much(old, new, beside)
    if plain and maze.lit_exits() > closed:
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
