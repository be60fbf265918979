"""A tile maze as text: one character for each cell, arrows where the maze is open."""

from collections.abc import Iterator
from typing import NamedTuple

from ..kind import Glyph
from .board import CONTROL, EXIT, HUB, ROLES, SPACE, TELEPORT, hub_of
from .glyphs import glyph
from .layout import TileMaze
from .sides import Cell
from .table import MazePiece, MazeTable

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
SEVERAL = "*"
"""Several exits lead to the same empty cell."""

HUB_SIGN = "@"
NOTHING = "·"

MOST_DOTS = 40_000
"""Empty cells in a larger frame are left out: tiles may lie ten thousand cells apart."""


class DrawingFrame(NamedTuple):
    """The part of the table that is drawn: first and last row, first and last column."""

    top: int
    bottom: int
    left: int
    right: int

    @property
    def margin(self) -> int:
        """The columns of text that the row numbers take."""
        return max(len(str(self.top)), len(str(self.bottom))) + 1

    @property
    def head(self) -> int:
        """The lines of text that the column numbers take, written downwards."""
        return max(len(str(self.left)), len(str(self.right)))

    def at(self, cell: Cell) -> tuple[int, int]:
        """Return the line and column of text of a cell."""
        return self.head + cell.row - self.top, self.margin + cell.column - self.left


def drawing(maze: TileMaze) -> Iterator[Glyph]:
    """Yield the rulers, a character for each piece, arrows at the exits, and dots between."""
    table = MazeTable(maze)
    out = _ways_out(table)
    frame = _frame(maze, {*table.cells, *out})
    hub = hub_of(maze)
    yield from _rulers(frame)
    for cell, piece in table.cells.items():
        if hub is not None and cell == hub.cell:
            yield Glyph(*frame.at(cell), HUB_SIGN, HUB, cell.label)
        else:
            yield Glyph(*frame.at(cell), glyph(piece), _style(piece), cell.label)
    for cell, sign in out.items():
        yield Glyph(*frame.at(cell), sign, EXIT, cell.label)
    for cell in _empty(frame):
        if cell not in table.cells and cell not in out:
            yield Glyph(*frame.at(cell), NOTHING, "empty", cell.label)


def _ways_out(table: MazeTable) -> dict[Cell, str]:
    found: dict[Cell, str] = {}
    for piece, side in table.open_exits():
        cell = piece.cell.beside(side)
        found[cell] = SEVERAL if cell in found else ARROWS[side]
    return found


def _frame(maze: TileMaze, cells: set[Cell]) -> DrawingFrame:
    rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
    if maze.bounds is not None:
        rows.update(maze.bounds.rows)
        columns.update(maze.bounds.columns)
    return DrawingFrame(min(rows), max(rows), min(columns), max(columns))


def _rulers(frame: DrawingFrame) -> Iterator[Glyph]:
    for row in range(frame.top, frame.bottom + 1):
        label = f"{row:>{frame.margin - 1}}"
        yield Glyph(frame.head + row - frame.top, 0, label, "ruler")
    for column in range(frame.left, frame.right + 1):
        label = f"{column:>{frame.head}}"
        for line, character in enumerate(label):
            if character != " ":
                yield Glyph(line, frame.margin + column - frame.left, character, "ruler")


def _empty(frame: DrawingFrame) -> Iterator[Cell]:
    rows, columns = frame.bottom - frame.top + 1, frame.right - frame.left + 1
    if rows * columns <= MOST_DOTS:
        for row in range(frame.top, frame.bottom + 1):
            for column in range(frame.left, frame.right + 1):
                yield Cell(row, column)


def _style(piece: MazePiece) -> str:
    """Return the role that matters most in a piece."""
    roles = {ROLES[kind] for kind in piece.specials.values()}
    return next((role for role in (TELEPORT, CONTROL) if role in roles), SPACE)
