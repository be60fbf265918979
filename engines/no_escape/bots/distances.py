"""How far a meeple would have to an exit from another place, or looking another way."""

from collections.abc import Iterable

from ..nearness import approaches
from ..shapes import NOWHERE, WHITE_JUMP
from ..view import NoEscapeView
from .ways import Step, exits_ahead, nearest, starts

OUT = 0
"""The distance of whoever is moved out of the maze."""


def far(view: NoEscapeView, steps: Iterable[Step]) -> int:
    """Return how far it is to the nearest exit for a meeple that begins with one of some steps."""
    return nearest(exits_ahead(view.maze, steps, any_way=view.game.turning_hub))


def far_from(view: NoEscapeView, player: int, heading: int | None = None) -> int:
    """Return how far a meeple has, the way it looks or another."""
    way = view.headings[player] if heading is None else heading
    return far(view, starts(view.maze, view.places[player], way))


def turned(view: NoEscapeView, player: int) -> int:
    """Return how far a meeple has after it was turned round."""
    if view.backs[player] == NOWHERE:
        return far_from(view, player)
    return far_from(view, player, view.backs[player])


def moved(view: NoEscapeView, player: int, steps: int) -> int:
    """Return how far a meeple has after it has moved ahead."""
    return max(OUT, far_from(view, player) - steps)


def pushed(view: NoEscapeView, player: int, by: int, steps: int) -> int:
    """Return how far a meeple has after it was pushed away from another."""
    cell, space = view.places[player]
    reached = approaches(view.maze, *view.places[by])
    back = reached[cell, space].back if (cell, space) in reached else NOWHERE
    if back == NOWHERE or view.maze.shape(cell).specials[space] == WHITE_JUMP:
        return moved(view, player, steps)
    ahead = [(cell, space, way) for way in view.maze.shape(cell).ways[space] if way != back]
    if view.headings[player] != back and view.headings[player] != NOWHERE:
        ahead = [(cell, space, view.headings[player])]
    return max(OUT, far(view, ahead) - steps)
