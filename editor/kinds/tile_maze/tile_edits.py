"""Edits of what is in the box: tile kinds, action tiles and start boards, each from one layout to the next."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import (
    ActionTile,
    BoardCell,
    BoardSpecial,
    Special,
    StartBoard,
    TileDefinition,
    TileMaze,
)
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message, some_of
from hullwright.schema.records import Json

from .squares import Square

MOST_KINDS = 500
"""As many kinds of tiles as a file may list."""
MOST_SPECIALS_OF_TILE, MOST_SPECIALS_OF_BOARD = 50, 100
"""As many indicators as a file may list."""


class TileSpot(NamedTuple):
    """Where the lanes of a kind of maze tile are drawn."""

    tile: str


class BoardSpot(NamedTuple):
    """Where the lanes of a cell of a start board are drawn."""

    board: str
    at: Cell
    """Counted from the board's upper left corner."""


Spot: TypeAlias = TileSpot | BoardSpot


def board_spot(maze: TileMaze, cell: Cell) -> BoardSpot | None:
    """Return the spot of a cell of the table on the start board that lies there, or None beside it."""
    board = maze.board_in_use
    if cell not in set(board.block()):
        return None
    at = Cell(cell.row - board.origin.row, cell.column - board.origin.column)
    return BoardSpot(maze.start_board, at)


def is_there(maze: TileMaze, spot: Spot) -> bool:
    """Return whether a maze still has a tile kind or a start board."""
    if isinstance(spot, TileSpot):
        return spot.tile in maze.tile_set
    return spot.board in maze.start_boards


def square_of(maze: TileMaze, spot: Spot) -> Square:
    """Return the lanes and indicators at a spot; a cell that its board does not list has none."""
    if isinstance(spot, TileSpot):
        tile = maze.tile_set[spot.tile]
        return Square(tile.lanes, {each.name: each.kind for each in tile.specials})
    board = maze.start_boards[spot.board]
    specials = {each.name: each.kind for each in board.specials if each.at == spot.at}
    cell = cell_of(board, spot.at)
    return Square(cell.lanes if cell else (), specials)


def cell_of(board: StartBoard, at: Cell) -> BoardCell | None:
    """Return what a board lists for a cell, or None where it has walls all round."""
    return next((each for each in board.cells if each.at == at), None)


def with_square(maze: TileMaze, spot: Spot, square: Square) -> TileMaze:
    """Return a maze with other lanes and indicators at a spot."""
    if isinstance(spot, TileSpot):
        return _with_tile_square(maze, spot.tile, square)
    board = maze.start_boards[spot.board]
    changed = _with_cell(board, spot.at, square) if square.lanes else _bare(board, spot.at)
    return _with_board(maze, spot.board, changed)


def _with_tile_square(maze: TileMaze, tile: str, square: Square) -> TileMaze:
    if not square.lanes:
        raise HullwrightError(
            message("A tile needs a lane: draw another one before you remove the last.")
        )
    old = maze.tile_set[tile]
    kept = {(each.name, each.kind): each for each in old.specials}
    specials = tuple(
        kept.get((name, kind)) or Special(kind=kind, lane=name.lane, space=name.space)
        for name, kind in square.specials.items()
    )
    _at_most(specials, MOST_SPECIALS_OF_TILE)
    # Nobody would know which of two lanes a new path joins (NE-55).
    new_path = old.new_path and len(square.lanes) == 1
    return with_tile(maze, tile, lanes=square.lanes, specials=specials, new_path=new_path)


def _with_cell(board: StartBoard, at: Cell, square: Square) -> StartBoard:
    old = cell_of(board, at)
    new = replace(old, lanes=square.lanes) if old else BoardCell(at=at, lanes=square.lanes)
    cells = [new if each is old else each for each in board.cells]
    kept = {(each.name, each.kind): each for each in board.specials if each.at == at}
    specials = (
        *(each for each in board.specials if each.at != at),
        *(
            kept.get((name, kind))
            or BoardSpecial(kind=kind, at=at, lane=name.lane, space=name.space)
            for name, kind in square.specials.items()
        ),
    )
    _at_most(specials, MOST_SPECIALS_OF_BOARD)
    return replace(board, cells=(*cells, *(() if old else (new,))), specials=specials)


def _bare(board: StartBoard, at: Cell) -> StartBoard:
    """Return a board with walls all round one of its cells."""
    cells = tuple(each for each in board.cells if each.at != at)
    if not cells:
        raise HullwrightError(
            message("A start board needs a lane: draw another one before you remove the last.")
        )
    return replace(
        board,
        cells=cells,
        hub=None if board.hub == at else board.hub,
        specials=tuple(each for each in board.specials if each.at != at),
    )


def _at_most(specials: Iterable[Special], most: int) -> None:
    if len(list(specials)) > most:
        raise HullwrightError(
            message("There can be at most {most} indicators here: remove one first.", most=most)
        )


def with_maze_end(maze: TileMaze, spot: Spot, is_end: bool) -> TileMaze:
    """Return a maze in which dead ends at a spot do or don't turn meeples round (NE-14, NE-62)."""
    if isinstance(spot, TileSpot):
        return with_tile(maze, spot.tile, maze_end=is_end)
    board = maze.start_boards[spot.board]
    cells = tuple(
        replace(each, maze_end=is_end) if each.at == spot.at else each for each in board.cells
    )
    return _with_board(maze, spot.board, replace(board, cells=cells))


def with_hub(maze: TileMaze, spot: BoardSpot, is_hub: bool) -> TileMaze:
    """Return a maze whose meeples start in a cell of the board, or no longer start there (NE-23)."""
    board = maze.start_boards[spot.board]
    if is_hub and cell_of(board, spot.at) is None:
        raise HullwrightError(
            message("Meeples can't start where there is no lane: draw one in this cell first.")
        )
    if not is_hub and board.hub != spot.at:
        return maze
    return _with_board(maze, spot.board, replace(board, hub=spot.at if is_hub else None))


def with_tile(maze: TileMaze, tile: str, **fields: Json) -> TileMaze:
    """Return a maze with other fields of a tile kind."""
    changed = replace(maze.tile_set[tile], **fields)
    if changed.new_path and len(changed.lanes) != 1:
        raise HullwrightError(
            message(
                "It has {count} lanes, so it isn't clear which one a new path would join: only "
                "tiles with one lane take new paths.",
                count=len(changed.lanes),
            )
        )
    return replace(maze, tile_set={**maze.tile_set, tile: changed})


def with_action(maze: TileMaze, action: str, **fields: Json) -> TileMaze:
    """Return a maze with other fields of a kind of action tile."""
    changed = replace(maze.actions[action], **fields)
    return replace(maze, actions={**maze.actions, action: changed})


def with_setup(maze: TileMaze, **fields: Json) -> TileMaze:
    """Return a maze with another set-up."""
    return replace(maze, setup=replace(maze.setup, **fields))


def with_new_tile(maze: TileMaze) -> tuple[TileMaze, str]:
    """Return a maze with one more kind of tile, which has one plain lane, and its id."""
    tile = _fresh("tile", maze.tile_set)
    plain = TileDefinition(count=1, lanes=(Lane(exits="NS", spaces=1),))
    return replace(maze, tile_set={**maze.tile_set, tile: plain}), tile


def with_new_action(maze: TileMaze) -> tuple[TileMaze, str]:
    """Return a maze with one more kind of action tile, and its id."""
    action = _fresh("action", maze.actions)
    return replace(maze, actions={**maze.actions, action: ActionTile(count=1)}), action


def without_tile(maze: TileMaze, tile: str) -> TileMaze:
    """Return a maze without a kind of tile that lies nowhere."""
    laid = [each.at.label for each in maze.placed if each.tile == tile]
    if laid:
        raise HullwrightError(
            message("It is on the table at {cells}: remove it there first.", cells=some_of(laid))
        )
    if len(maze.tile_set) == 1:
        raise HullwrightError(message("It is the only kind of maze tile: add another one first."))
    return replace(maze, tile_set={n: each for n, each in maze.tile_set.items() if n != tile})


def without_action(maze: TileMaze, action: str) -> TileMaze:
    """Return a maze without a kind of action tile."""
    return replace(maze, actions={n: each for n, each in maze.actions.items() if n != action})


def _with_board(maze: TileMaze, name: str, board: StartBoard) -> TileMaze:
    return replace(maze, start_boards={**maze.start_boards, name: board})


def _fresh(word: str, known: Iterable[str]) -> str:
    """Return an id that is not known yet, such as "tile_1"."""
    taken = set(known)
    if len(taken) >= MOST_KINDS:
        raise HullwrightError(
            message("There can be at most {most} kinds: remove one.", most=MOST_KINDS)
        )
    return next(name for n in range(1, MOST_KINDS + 2) if (name := f"{word}_{n}") not in taken)
