"""How far a meeple has to every exit, the way it looks (NE-60 … NE-63), other meeples left out."""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from ..grid import ACROSS, OFFSETS
from ..maze import Maze
from ..shapes import NOWHERE, WHITE_JUMP, side_of

FAR = 40
"""Stands for the distance to an exit where there is no way to one."""

Exit: TypeAlias = tuple[int, int]
"""The empty cell that an exit leads to, and the side of that cell from which it is entered."""

Step: TypeAlias = tuple[int, int, int]
"""A meeple about to move: the cell, the space, and the way that it takes."""


def starts(maze: Maze, place: tuple[int, int], heading: int) -> list[Step]:
    """Return the steps that a meeple can begin with: the way it faces, or any at the start (NE-23)."""
    cell, space = place
    ways = maze.shape(cell).ways[space] if heading == NOWHERE else (heading,)
    return [(cell, space, way) for way in ways]


def exits_ahead(maze: Maze, begin: Iterable[Step], *, any_way: bool = False) -> Mapping[Exit, int]:
    """Return the fewest steps to each exit, nearest first; from the hub any way, or not back (NE-61)."""
    found: dict[Exit, int] = {}
    seen = set(begin)
    queue = deque((step, 0) for step in seen)
    while queue:
        (cell, space, way), steps = queue.popleft()
        if way >= 0:
            arrived = cell, way, space
        else:
            side = side_of(way)
            beyond = cell + OFFSETS[side]
            if beyond not in maze.laid:
                found.setdefault((beyond, ACROSS[side]), steps + 1)
                continue
            arrived = beyond, maze.shape(beyond).gates[ACROSS[side]], -1 - ACROSS[side]
        for step in _onwards(maze, *arrived, any_way=any_way):
            if step not in seen:
                seen.add(step)
                queue.append((step, steps + 1))
    return found


def _onwards(maze: Maze, cell: int, space: int, came: int, *, any_way: bool) -> Iterable[Step]:
    """Return the steps that can follow on arriving at a space."""
    shape = maze.shape(cell)
    ways = shape.ways[space]
    if any_way and space == 0 and cell == maze.hub:
        return [(cell, space, way) for way in ways]
    if shape.specials[space] == WHITE_JUMP:
        return [
            (other, spot, way)
            for other, spot in maze.signs
            if (other, spot) != (cell, space)
            for way in maze.shape(other).ways[spot]
        ]
    ahead = [(cell, space, way) for way in ways if way != came]
    return ahead or ([(cell, space, came)] if shape.ends[space] else [])


def nearest(exits: Mapping[Exit, int]) -> int:
    """Return the distance to the nearest exit."""
    return min(exits.values(), default=FAR)
