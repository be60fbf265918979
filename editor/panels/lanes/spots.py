"""Spots: which tile kind or board cell a person works on, what it is called and how it looks."""

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import Message, message

from ...documents.workplace import Workplace
from ...kinds.tile_maze.boards import REACH
from ...kinds.tile_maze.looks import LaneLook, MazeTileLook, SpecialLook, frame_of, tile_look
from ...kinds.tile_maze.names import board_name, tile_name
from ...kinds.tile_maze.tile_edits import (
    BoardSpot,
    Spot,
    TileSpot,
    board_spot,
    cell_of,
    square_of,
)

TILES = "tile_set"
"""The part of a maze whose rows are tile kinds."""


def maze_of(workplace: Workplace | None) -> TileMaze | None:
    """Return the maze of a workplace, or None if its map is of another kind."""
    layout = workplace.map.layout if workplace else None
    return layout if isinstance(layout, TileMaze) else None


def selected_spot(workplace: Workplace) -> Spot | None:
    """Return the board cell that is selected, or the kind of the tile that is; None for several cells."""
    maze = maze_of(workplace)
    if maze is None or len(workplace.selection) != 1:
        return None
    (cell,) = workplace.selection
    if not isinstance(cell, Cell):
        return None
    laid = (each.tile for each in maze.placed if each.at == cell)
    return board_spot(maze, cell) or next((TileSpot(tile) for tile in laid), None)


def chosen_spot(workplace: Workplace) -> Spot | None:
    """Return the tile kind that is chosen in the palette, or None if something else is."""
    maze = maze_of(workplace)
    word = workplace.choices.now.first.partition(" ")[0]
    return TileSpot(word) if maze is not None and word in maze.tile_set else None


def copied_spot(before: object, after: object) -> BoardSpot | None:
    """Return where to draw on a start board that has just come to lie on the table, or None if none has."""
    if not isinstance(before, TileMaze) or not isinstance(after, TileMaze):
        return None
    if after.start_board in before.start_boards:
        return None
    return BoardSpot(after.start_board, after.board_in_use.hub or Cell(REACH, REACH))


def row_spot(workplace: Workplace | None, part: str, key: str) -> TileSpot | None:
    """Return the tile kind that a row of a table is about, or None if it is about something else."""
    maze = maze_of(workplace)
    return TileSpot(key) if maze is not None and part == TILES and key in maze.tile_set else None


def title_of(maze: TileMaze, spot: Spot) -> Message:
    """Return what people call a spot."""
    if isinstance(spot, TileSpot):
        return tile_name(spot.tile, maze.tile_set[spot.tile])
    return message(
        "{board}, row {row}, column {column}",
        board=board_name(spot.board, maze.start_boards[spot.board]),
        row=spot.at.row + 1,
        column=spot.at.column + 1,
    )


def look_of(maze: TileMaze, spot: Spot) -> MazeTileLook:
    """Return how a spot looks."""
    if isinstance(spot, TileSpot):
        return tile_look(maze.tile_set[spot.tile])
    square, board = square_of(maze, spot), maze.start_boards[spot.board]
    cell = cell_of(board, spot.at)
    return MazeTileLook(
        lanes=tuple(map(LaneLook.of, square.lanes)),
        specials=tuple(SpecialLook(*name, kind) for name, kind in square.specials.items()),
        maze_end=cell.maze_end if cell else False,
        hub=board.hub == spot.at,
        frame=frame_of(spot.at),
    )
