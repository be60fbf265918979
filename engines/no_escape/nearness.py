"""How near meeples are to each other on foot, and which way leads from one to another."""

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from .grid import ACROSS, OFFSETS
from .maze import Maze
from .shapes import NOWHERE, side_of

if TYPE_CHECKING:
    from .state import NoEscapeState


class Approach(NamedTuple):
    """How a space is reached from another: in how many steps, and which way leads back."""

    steps: int
    back: int


def approaches(maze: Maze, cell: int, space: int) -> Mapping[tuple[int, int], Approach]:
    """Return every space that can be walked to from one, whatever way anybody looks."""
    found = {(cell, space): Approach(0, NOWHERE)}
    queue = deque(found)
    while queue:
        here = queue.popleft()
        steps = found[here].steps + 1
        for way in maze.shape(here[0]).ways[here[1]]:
            if way >= 0:
                beyond, back = (here[0], way), here[1]
            else:
                side = side_of(way)
                there = here[0] + OFFSETS[side]
                if there not in maze.laid:
                    continue
                beyond, back = (there, maze.shape(there).gates[ACROSS[side]]), -1 - ACROSS[side]
            if beyond not in found:
                found[beyond] = Approach(steps, back)
                queue.append(beyond)
    return found


def approach(state: "NoEscapeState", player: int, target: int) -> Approach | None:
    """Return how one meeple would come to another, or None if no way leads there."""
    reached = approaches(state.maze, state.cells[player], state.spaces[player])
    return reached.get((state.cells[target], state.spaces[target]))


def within(state: "NoEscapeState", player: int, most: int) -> list[int]:
    """Return whose meeples are within so many spaces of a player's, the farthest first."""
    reached = approaches(state.maze, state.cells[player], state.spaces[player])
    spots = {each: (state.cells[each], state.spaces[each]) for each in state.around(player)}
    near = [each for each, spot in spots.items() if spot in reached and reached[spot].steps <= most]
    return sorted(near, key=lambda each: -reached[spots[each]].steps)
