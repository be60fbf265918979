"""The signs on the tiles and the board of a maze, for its legend."""

from collections.abc import Sequence

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import Message

from ...concepts.marks import Marks
from .cutouts_texts import HUB_SIGN, SIGNS
from .figures import Figure, FigureSpot
from .symbols import HUB_RADIUS, RADIUS, hub_figures, special_figures

REACH = 0.8
"""How far a sign reaches from its middle, in sides of a cell."""


def signs(maze: TileMaze) -> list[tuple[Marks, Message]]:
    """Return the signs that lie on the table, each once."""
    board = maze.start_boards.get(maze.start_board)
    tiles = [maze.tile_set[each.tile] for each in maze.placed if each.tile in maze.tile_set]
    there = {special.kind for tile in tiles for special in tile.specials}
    found: list[tuple[Marks, Message]] = []
    if board:
        there |= {each.kind for each in board.specials}
        if board.hub:
            found.append((_drawn(hub_figures((0.0, 0.0)), HUB_RADIUS), HUB_SIGN))
    found += [
        (_drawn(special_figures(kind, (0.0, 0.0)), RADIUS), text)
        for kind, text in SIGNS.items()
        if kind in there
    ]
    return found


def _drawn(figures: Sequence[Figure], radius: float) -> Marks:
    spot = FigureSpot(0.0, 0.0, REACH / radius)
    return tuple(spot.shape(each) for each in figures)
