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
    steps = tuple(begin)
    known = maze.worked_out.get((any_way, steps))
    if known is None:
        known = maze.worked_out[any_way, steps] = _exits_now(maze, steps, any_way=any_way)
    return known


def _exits_now(maze: Maze, begin: Iterable[Step], *, any_way: bool) -> Mapping[Exit, int]:
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


def way_ahead(
    maze: Maze, place: tuple[int, int], heading: int, *, any_way: bool = False
) -> list[tuple[int, int]]:
    """Return the spaces on the way of a meeple to its nearest exit."""
    came: dict[Step, Step | None] = dict.fromkeys(starts(maze, place, heading))
    queue = deque(came)
    while queue:
        step = queue.popleft()
        arrived = _arrived(maze, step)
        if arrived is None:
            return _spaces_back(came, step)
        for after in _onwards(maze, *arrived, any_way=any_way):
            if after not in came:
                came[after] = step
                queue.append(after)
    return []


def _spaces_back(came: Mapping[Step, Step | None], last: Step) -> list[tuple[int, int]]:
    """Return the spaces from which the steps of a way were made, but for the first."""
    spaces: list[tuple[int, int]] = []
    step: Step | None = last
    while step is not None:
        spaces.append(step[:2])
        step = came[step]
    return spaces[-2::-1]


def _arrived(maze: Maze, step: Step) -> tuple[int, int, int] | None:
    """Return the cell, the space and where one came from after a step; None if it leads out."""
    cell, space, way = step
    if way >= 0:
        return cell, way, space
    side = side_of(way)
    beyond = cell + OFFSETS[side]
    if beyond not in maze.laid:
        return None
    return beyond, maze.shape(beyond).gates[ACROSS[side]], -1 - ACROSS[side]


def nearest(exits: Mapping[Exit, int]) -> int:
    """Return the distance to the nearest exit."""
    return min(exits.values(), default=FAR)
