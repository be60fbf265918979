"""Edits of what lies on the table: each is a function from one maze to the next."""

from collections.abc import Mapping
from dataclasses import replace

from ...errors import HullwrightError
from ...messages import message
from ...names import closest
from .laid import Laid, is_board, laid_in
from .layout import Placement, TileMaze
from .sides import Cell

FARTHEST = 5000
"""The row or column farthest out that a tile may lie in; the published schema states the same number."""


def painted(maze: TileMaze, contents: Mapping[Cell, str]) -> TileMaze:
    """Return a maze with other tiles in some cells; the start board stays as it is (NE-50)."""
    board = set(maze.board_in_use.block())
    wanted = {
        cell: laid_in(content)
        for cell, content in contents.items()
        if cell not in board and not is_board(content) and _is_on_table(cell)
    }
    for laid in wanted.values():
        for each in laid:
            require_tile(maze, each.tile)
    return _with_placements(maze, _relaid(maze, wanted))


def _is_on_table(cell: Cell) -> bool:
    return max(abs(cell.row), abs(cell.column)) <= FARTHEST


def require_tile(maze: TileMaze, tile: str) -> None:
    """Raise HullwrightError unless the tile set of a maze has a tile."""
    if tile in maze.tile_set:
        return
    meant = closest(tile, maze.tile_set)
    raise HullwrightError(
        message(
            "This maze has no tile “{tile}” (did you mean “{meant}”?): choose one in the palette.",
            tile=tile,
            meant=meant,
        )
        if meant
        else message("This maze has no tile “{tile}”: choose one in the palette.", tile=tile)
    )


def _relaid(maze: TileMaze, wanted: Mapping[Cell, tuple[Laid, ...]]) -> tuple[Placement, ...]:
    """Return the placements with other tiles in some cells, in the place of those that lay there."""
    left = dict(wanted)
    found: list[Placement] = []
    for placement in maze.placed:
        if placement.at not in wanted:
            found.append(placement)
        elif placement.at in left:
            found += (each.at(placement.at) for each in left.pop(placement.at))
    for cell, laid in left.items():
        found += (each.at(cell) for each in laid)
    return tuple(found)


def _with_placements(maze: TileMaze, placed: tuple[Placement, ...]) -> TileMaze:
    return maze if placed == maze.placed else replace(maze, placed=placed)
