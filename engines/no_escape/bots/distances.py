"""How far a meeple would have to an exit from another place, or looking another way."""

from collections.abc import Iterable

from ..nearness import approaches
from ..shapes import NOWHERE, WHITE_JUMP
from ..view import NoEscapeView
from .ways import FAR, Step, exits_ahead, nearest, starts


def far(view: NoEscapeView, steps: Iterable[Step]) -> int:
    """Return how far it is to the nearest exit for a meeple that begins with one of some steps."""
    return nearest(exits_ahead(view.maze, steps, any_way=view.game.turning_hub))


def far_from(view: NoEscapeView, player: int, heading: int | None = None) -> int:
    """Return how far a meeple has, the way it looks or another."""
    way = view.headings[player] if heading is None else heading
    return far(view, starts(view.maze, view.places[player], way))


def gain(view: NoEscapeView, player: int, after: int) -> int:
    """Return how many steps a change is worth to the bot: lost ones of an opponent count, too."""
    before = far_from(view, player)
    friend = view.sides[player] == view.sides[view.player]
    return before - after if friend else after - before


def turning_gain(view: NoEscapeView, player: int) -> int:
    """Return how many steps are won if a meeple is turned round."""
    if view.backs[player] == NOWHERE:
        return 0
    return gain(view, player, far_from(view, player, view.backs[player]))


def moving_gain(view: NoEscapeView, player: int, steps: int) -> int:
    """Return how many steps are won if a meeple moves ahead; out of the maze is as good as it gets."""
    before = far_from(view, player)
    return gain(view, player, before - steps if before > steps else -FAR)


def pushing_gain(view: NoEscapeView, player: int, steps: int) -> int:
    """Return how many steps are won if a meeple is pushed away from the bot's own."""
    cell, space = view.places[player]
    reached = approaches(view.maze, *view.places[view.player])
    back = reached[cell, space].back if (cell, space) in reached else NOWHERE
    if back == NOWHERE or view.maze.shape(cell).specials[space] == WHITE_JUMP:
        return moving_gain(view, player, steps)
    ahead = [(cell, space, way) for way in view.maze.shape(cell).ways[space] if way != back]
    if view.headings[player] != back and view.headings[player] != NOWHERE:
        ahead = [(cell, space, view.headings[player])]
    after = far(view, ahead)
    return gain(view, player, after - steps if after > steps else -FAR)


def swapping_gain(view: NoEscapeView, player: int) -> int:
    """Return how many steps are won if the bot's meeple changes places with another."""
    mine, theirs = far_from(view, view.player), far_from(view, player)
    return 2 * (mine - theirs)
