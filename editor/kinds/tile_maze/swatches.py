"""What can be laid: the tiles of the set, the start boards, and nothing, which takes a tile off."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hullwright.schema.kinds.tile_maze.laid import BOARD, EMPTY, Laid
from hullwright.schema.kinds.tile_maze.layout import TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.table import MazeTable
from hullwright.schema.messages import message

from ...concepts.editor_kind import Swatch
from .looks import BoardLook, EmptyLook, board_look, tile_look
from .names import board_name, tile_name

DIGITS = 10
"""Tiles up to this one are chosen by a digit; 0 is nothing."""


def swatches(maze: TileMaze) -> Sequence[Swatch]:
    """Return what can be laid."""
    return (
        *(_tile(number, *each) for number, each in enumerate(maze.tile_set.items(), 1)),
        *_boards(maze),
        Swatch(
            EMPTY, message("Nothing"), message("Removes a tile from the table."), EmptyLook(), "0"
        ),
    )


def _tile(number: int, tile: str, definition: TileDefinition) -> Swatch:
    swatch = Swatch(
        content=Laid(tile).word,
        title=tile_name(tile, definition),
        help=message("Lay it where an exit leads, so that exits meet exits and walls meet walls."),
        look=tile_look(definition),
        key=str(number) if number < DIGITS else "",
    )
    return _end(swatch) if definition.maze_end else swatch


def _end(swatch: Swatch) -> Swatch:
    return Swatch(
        swatch.content,
        swatch.title,
        message("A maze end: it may close an exit for good, and turns meeples round."),
        swatch.look,
        swatch.key,
    )


def _boards(maze: TileMaze) -> Iterator[Swatch]:
    for name, board in maze.start_boards.items():
        yield Swatch(
            BOARD + name,
            board_name(name, board),
            message(
                "Where all meeples start. A click puts this board there instead of the current one."
            ),
            board_look_of(maze, name),
        )


def board_look_of(maze: TileMaze, name: str) -> BoardLook:
    """Return how a start board of a maze looks, small."""
    at_home = replace(maze.start_boards[name], origin=Cell(0, 0))
    alone = replace(maze, start_board=name, start_boards={name: at_home}, placed=())
    return board_look(at_home, MazeTable(alone).pieces)
