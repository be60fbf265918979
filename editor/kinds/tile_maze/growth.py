"""Growth: tiles from what is left in the box, laid at random as the rules allow, for a quick look."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from hullwright.schema.kinds.tile_maze.edits import FARTHEST
from hullwright.schema.kinds.tile_maze.laid import Laid
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.table import MazeTable

from .legality import LayingPlot, exits_of, fitting_rotations


def grown(maze: TileMaze, count: int, seed: int) -> TileMaze:
    """Return a maze with so many more tiles, drawn and laid at random (NE-31, NE-40 … NE-42).

    A lane of an overpass that meets nothing yet is an open exit. Fewer tiles are laid if the box runs out,
    or if nothing that is left in it fits. The same seed lays the same tiles.
    """
    chance = Random(seed)
    left = tiles_left(maze)
    plot = LayingPlot.of(MazeTable(maze))
    laid: list[Placement] = []
    while len(laid) < count:
        placement = _drawn(maze, plot, left, chance)
        if placement is None:
            break
        laid.append(placement)
        left[placement.tile] -= 1
        sides = exits_of(maze.tile_set[placement.tile], placement.rotation)
        plot = plot.laid({placement.at: sides})
    return replace(maze, placed=(*maze.placed, *laid)) if laid else maze


def tiles_left(maze: TileMaze) -> Counter[str]:
    """Return how many of each tile are left in the box; below 0 where more are laid than it has."""
    left = Counter({tile: each.count for tile, each in maze.tile_set.items()})
    left.subtract(each.tile for each in maze.placed)
    return left


def _drawn(
    maze: TileMaze, plot: LayingPlot, left: Counter[str], chance: Random
) -> Placement | None:
    """Return a tile of those left in the box where it may be laid, or None if none fits anywhere."""
    pile = [tile for tile, count in left.items() for _ in range(count)]
    gaps = sorted(cell for cell in plot.gaps if max(map(abs, cell)) <= FARTHEST)
    while pile:
        tile = chance.choice(pile)
        places = _places(maze, plot, tile, gaps)
        if places:
            cell, rotation = chance.choice(places)
            return Laid(tile, rotation).at(cell)
        pile = [each for each in pile if each != tile]
    return None


def _places(
    maze: TileMaze, plot: LayingPlot, tile: str, gaps: Sequence[Cell]
) -> list[tuple[Cell, int]]:
    """Return the cells and rotations in which a tile may be laid."""
    definition = maze.tile_set[tile]
    return [
        (cell, rotation) for cell in gaps for rotation in fitting_rotations(plot, cell, definition)
    ]
