"""A maze as text in which spaces can be counted: every space of every lane is a sign, and cells are numbered."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from hullwright.engines.seats.desk import DeskPiece
from hullwright.schema.kinds.kind import Glyph
from hullwright.schema.kinds.tile_maze.board import CONTROL, EXIT, HUB, ROLES, TELEPORT, hub_of
from hullwright.schema.kinds.tile_maze.drawing import ARROWS
from hullwright.schema.kinds.tile_maze.layout import SpaceName, TileMaze
from hullwright.schema.kinds.tile_maze.points import LATTICE, Point, points
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.kinds.tile_maze.table import MazePiece, MazeTable

SPACE_SIGN, HUB_SIGN, CONTROL_SIGN, TELEPORT_SIGN, SEVERAL = "o", "@", "C", "T", "+"
SIGNS: Mapping[str, str] = {CONTROL: CONTROL_SIGN, TELEPORT: TELEPORT_SIGN}
CORNER = "┌"
SIZES = ((9, 5), (11, 7), (13, 9), (13, 11), (17, 13), (25, 17))
"""How many columns and lines a cell may take, the least first."""
MARGIN = 4
HEAD = 1


def maze_glyphs(maze: TileMaze, pieces: Iterable[DeskPiece] = ()) -> Iterator[Glyph]:
    """Yield rulers, the corners of the cells, every space of the maze, exits, and meeples with the way they face."""
    table = MazeTable(maze)
    picture = _Picture(table, maze)
    yield from picture.rulers()
    yield from picture.corners()
    yield from picture.exits()
    standing = [each for each in pieces if each.spot is not None]
    taken = {picture.at_spot(each) for each in standing}
    yield from (each for each in picture.spaces() if (each.line, each.column) not in taken)
    yield from picture.meeples(standing)


class _Picture:
    """Where everything of a maze is drawn."""

    def __init__(self, table: MazeTable, maze: TileMaze) -> None:
        self._cells = table.cells
        self._out = list(table.open_exits())
        self._hub = hub_of(maze)
        self._size = _room(table.cells.values())
        beyond = [piece.cell.beside(side) for piece, side in self._out]
        everywhere = [*table.cells, *beyond]
        self._rows = range(
            min(each.row for each in everywhere), max(each.row for each in everywhere) + 1
        )
        self._columns = range(
            min(each.column for each in everywhere), max(each.column for each in everywhere) + 1
        )

    def _at(self, cell: Cell, point: Point) -> tuple[int, int]:
        width, height = self._size
        line = HEAD + (cell.row - self._rows.start) * height
        column = MARGIN + (cell.column - self._columns.start) * width
        x, y = _inside(point, self._size)
        return line + y, column + x

    def rulers(self) -> Iterator[Glyph]:
        """Yield the numbers of the columns above, and of the rows beside the maze."""
        width, height = self._size
        for number, column in enumerate(self._columns):
            text = str(column)
            yield Glyph(0, MARGIN + number * width + width // 2, text, "ruler")
        for number, row in enumerate(self._rows):
            yield Glyph(HEAD + number * height + height // 2, 0, f"{row:>3}", "ruler")

    def corners(self) -> Iterator[Glyph]:
        """Yield a sign at the upper left corner of each cell that has a piece."""
        for cell in self._cells:
            yield Glyph(*self._at(cell, (0, 0)), CORNER, "empty", cell.label)

    def spaces(self) -> Iterator[Glyph]:
        """Yield a sign for each space."""
        for cell, piece in self._cells.items():
            for name, point in _spots(piece):
                sign, style = self._sign(piece, name)
                yield Glyph(*self._at(cell, point), sign, style, cell.label)

    def _sign(self, piece: MazePiece, name: SpaceName) -> tuple[str, str]:
        if self._hub is not None and (piece.cell, name) == (self._hub.cell, self._hub.name):
            return HUB_SIGN, HUB
        role = ROLES.get(piece.specials.get(name, ""), "")
        return SIGNS.get(role, SPACE_SIGN), role or "silent"

    def exits(self) -> Iterator[Glyph]:
        """Yield an arrow in the empty cell before each exit."""
        middle = LATTICE // 2
        before = {
            "N": (middle, LATTICE),
            "S": (middle, 0),
            "W": (LATTICE, middle),
            "E": (0, middle),
        }
        for piece, side in self._out:
            cell = piece.cell.beside(side)
            yield Glyph(*self._at(cell, before[side]), ARROWS[side], EXIT, cell.label)

    def at_spot(self, piece: DeskPiece) -> tuple[int, int]:
        """Return where a meeple is drawn."""
        x, y = piece.spot or (0.5, 0.5)
        return self._at(_cell(piece.space), (round(x * LATTICE), round(y * LATTICE)))

    def meeples(self, pieces: Collection[DeskPiece]) -> Iterator[Glyph]:
        """Yield the meeples by the number of their player, with an arrow where they face."""
        there: dict[tuple[int, int], list[DeskPiece]] = {}
        for each in pieces:
            there.setdefault(self.at_spot(each), []).append(each)
        for (line, column), standing in there.items():
            text = standing[0].letter + ARROWS.get(standing[0].facing, "")
            own = any(each.is_own for each in standing)
            if len(standing) > 1:
                text = SEVERAL
            yield Glyph(line, column, text, "human" if own else "alien", standing[0].space)


def _inside(point: Point, size: tuple[int, int]) -> tuple[int, int]:
    """Return the column and line of a point within its cell; the last of each belongs to the next cell."""
    width, height = size
    x = min(round(point[0] * (width - 1) / LATTICE), width - 2)
    y = min(round(point[1] * (height - 1) / LATTICE), height - 1)
    return x, y


def _spots(piece: MazePiece) -> Iterator[tuple[SpaceName, Point]]:
    alone = len(piece.lanes) == 1
    for number, lane in enumerate(piece.lanes):
        for space, point in enumerate(points(lane, alone=alone)):
            yield SpaceName(number, space), point


def _room(pieces: Collection[MazePiece]) -> tuple[int, int]:
    """Return the smallest size of cells in which no space hides another."""
    spots = [[point for _, point in _spots(piece)] for piece in pieces]
    for size in SIZES:
        if all(len({_inside(each, size) for each in own}) == len(own) for own in spots):
            return size
    return SIZES[-1]


def _cell(label: str) -> Cell:
    row, column = label.split(",")
    return Cell(int(row), int(column))
