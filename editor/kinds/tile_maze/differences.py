"""Differences: where two mazes may look different, found without looking at every tile.

A preview is made for every place of the mouse, and differs from the map in a tile or two.
"""

from collections.abc import Collection
from dataclasses import replace

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell

FEW = 60
"""Up to so many tiles that differ it is faster to look only around them."""


def differences(one: TileMaze, other: TileMaze) -> frozenset[Cell] | None:
    """Return the cells that may look different on two mazes, or None if that may be any of them."""
    is_alike = (
        one.tile_set is other.tile_set
        and one.start_boards is other.start_boards
        and one.start_board == other.start_board
    )
    if not is_alike:
        return None
    # Edits keep the placements that they leave alone, so those of one maze only are few.
    theirs, ours = (
        {id(each): each for each in one.placed},
        {id(each): each for each in other.placed},
    )
    changed = {theirs[each].at for each in theirs.keys() - ours}
    changed |= {ours[each].at for each in ours.keys() - theirs}
    return _with_neighbours(changed) if len(changed) <= FEW else None


def near(maze: TileMaze, cells: Collection[Cell]) -> TileMaze:
    """Return a maze with only the tiles in some cells and beside them, on which these cells look the same."""
    around = _with_neighbours(cells)
    return replace(maze, placed=tuple(each for each in maze.placed if each.at in around))


def _with_neighbours(cells: Collection[Cell]) -> frozenset[Cell]:
    return frozenset({*cells, *(cell.beside(side) for cell in cells for side in SIDES)})
