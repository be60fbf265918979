"""Edits of start boards: which one lies on the table, where, and copies to draw one's own on (NE-2)."""

from dataclasses import replace
from itertools import count

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.edits import FARTHEST
from hullwright.schema.kinds.tile_maze.layout import BOARD_SIDE, StartBoard, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message

OWN = "own"
"""What the id of a board of one's own begins with."""
REACH = BOARD_SIDE // 2
"""The cells from the middle of a board to its edge."""


def board_middle(board: StartBoard) -> Cell:
    """Return the cell in the middle of a start board."""
    return Cell(REACH, REACH).moved(board.origin)


def board_put(maze: TileMaze, name: str, middle: Cell) -> TileMaze:
    """Return a maze on whose table another start board lies, or the same one elsewhere."""
    if name not in maze.start_boards:
        raise HullwrightError(
            message(
                "This maze has no start board “{board}”: choose one in the palette.", board=name
            )
        )
    origin = Cell(middle.row - REACH, middle.column - REACH)
    if max(abs(origin.row), abs(origin.column)) > FARTHEST:
        return maze
    board = replace(maze.start_boards[name], origin=origin)
    if name == maze.start_board and board == maze.board_in_use:
        return maze
    return replace(maze, start_board=name, start_boards={**maze.start_boards, name: board})


def with_own_board(maze: TileMaze) -> TileMaze:
    """Return a maze with a copy of its start board on the table, to be drawn on freely."""
    ids = (OWN if number == 1 else f"{OWN}_{number}" for number in count(1))
    name = next(each for each in ids if each not in maze.start_boards)
    boards = {**maze.start_boards, name: replace(maze.board_in_use, title="")}
    return replace(maze, start_board=name, start_boards=boards)
