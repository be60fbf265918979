"""A tile maze as something to draw and point at: a table of square cells without edges (NE-10).

The surface covers what lies on the table and a margin of empty cells around it, so that there is
always room to lay on; it grows with the maze. Every cell that a file can name belongs to the table,
also those beyond the margin.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

from hullwright.schema.kinds.tile_maze.edits import FARTHEST
from hullwright.schema.kinds.tile_maze.laid import BOARD, EMPTY
from hullwright.schema.kinds.tile_maze.layout import TileMaze, contents
from hullwright.schema.kinds.tile_maze.sides import OPPOSITE, SIDES, Cell
from hullwright.schema.kinds.tile_maze.table import MazePiece, MazeTable

from ...concepts.editor_kind import Box, Placed, RulerMark, Surface
from ...concepts.marks import Point
from ...concepts.polygons import is_inside
from .differences import differences, near
from .looks import EmptyLook, MazeTileLook, frame_of, piece_look
from .plane import CORNERS, SIDE, CellBlock, cell_under, point_of, touched

MARGIN = 2
"""The empty rows and columns that are shown around what lies on the table."""
MOST = 20_000
"""Cells of a block; from a larger one only those are shown in which something lies."""
ARROWS = {"left": "W", "right": "E", "up": "N", "down": "S"}
TABLE = CellBlock(-FARTHEST, FARTHEST, -FARTHEST, FARTHEST)
NOTHING = EmptyLook()


class MazeSurface:
    """A tile maze, drawn."""

    spacing = SIDE

    def __init__(self, maze: TileMaze) -> None:
        self.maze = maze
        self.board = frozenset(maze.board_in_use.block())
        """The cells of the start board."""

    @cached_property
    def table(self) -> MazeTable:
        """What lies on the table."""
        return MazeTable(self.maze)

    @cached_property
    def looks(self) -> Mapping[Cell, MazeTileLook | EmptyLook]:
        """How the cells look that are not just empty."""
        found: dict[Cell, MazeTileLook | EmptyLook] = {
            cell: EmptyLook(sides) for cell, sides in self.entries.items()
        }
        counts: dict[Cell, int] = {}
        for piece in self.table.pieces:
            counts[piece.cell] = counts.get(piece.cell, 0) + 1
        for cell, piece in self.table.cells.items():
            found[cell] = self._look_of(piece, several=counts[cell] > 1)
        return found

    def _look_of(self, piece: MazePiece, *, several: bool) -> MazeTileLook:
        if piece.cell not in self.board:
            return piece_look(piece, several=several)
        board = self.maze.board_in_use
        at = Cell(piece.cell.row - board.origin.row, piece.cell.column - board.origin.column)
        return piece_look(piece, hub=at == board.hub, frame=frame_of(at), several=several)

    @cached_property
    def entries(self) -> Mapping[Cell, str]:
        """The empty cells that maze exits lead to, with the sides they come from (NE-13)."""
        found: dict[Cell, str] = {}
        for piece, side in self.table.open_exits():
            there = piece.cell.beside(side)
            found[there] = found.get(there, "") + OPPOSITE[side]
        return {cell: "".join(sorted(sides, key=SIDES.index)) for cell, sides in found.items()}

    @cached_property
    def _contents(self) -> Mapping[str, str]:
        return contents(self.maze)

    @cached_property
    def block(self) -> CellBlock:
        """The cells that are shown: those where something lies, those to be printed, and a margin."""
        cells = [*self.board, *(each.at for each in self.maze.placed)]
        rows, columns = {cell.row for cell in cells}, {cell.column for cell in cells}
        if self.maze.bounds is not None:
            rows.update(self.maze.bounds.rows)
            columns.update(self.maze.bounds.columns)
        around = CellBlock(
            min(rows) - MARGIN, max(rows) + MARGIN, min(columns) - MARGIN, max(columns) + MARGIN
        )
        return around.shared(TABLE)

    @cached_property
    def bounds(self) -> Box:
        """The part of the plane that is shown."""
        return self.block.box

    # Drawing.

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the cells that touch a box, none with a label: the rulers tell rows and columns."""
        for cell in self._shown(touched(box)):
            yield Placed(*point_of(cell), self.look(cell), "")

    def _shown(self, part: CellBlock) -> Iterator[Cell]:
        """Yield the cells of a part that are shown; of a vast part those in which something lies."""
        shared = self.block.shared(part)
        if shared.size <= MOST:
            return shared.all()
        return (cell for cell in self.looks if cell in shared)

    def pixels(self) -> None:
        """Return nothing: mazes are drawn cell by cell from afar, too."""
        return

    def changed(self, before: Surface[Cell]) -> Collection[Cell] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, MazeSurface):
            return None
        found = self._different(before)
        if self.block != before.block:
            if max(self.block.size, before.block.size) > MOST:
                return None
            found |= {*self.block.beyond(before.block), *before.block.beyond(self.block)}
        return found

    def _different(self, before: "MazeSurface") -> set[Cell]:
        """Return the cells that look different; after an edit of few tiles only those around it are seen."""
        around = differences(before.maze, self.maze)
        if around is None:
            cells = self.looks.keys() | before.looks
            return {cell for cell in cells if self.look(cell) != before.look(cell)}
        ours = MazeSurface(near(self.maze, around))
        seen = {cell: ours.look(cell) for cell in around}
        # Elsewhere everything looks as before, so that nobody has to look at the whole table again.
        there = {cell: look for cell, look in seen.items() if look != NOTHING}
        self.looks = {c: look for c, look in before.looks.items() if c not in seen} | there
        return {cell for cell in around if seen[cell] != before.look(cell)}

    # Pointing.

    def cells(self) -> Iterator[Cell]:
        """Yield the cells in which something lies; empty ones go on for ever."""
        return iter(self.table.cells)

    def __contains__(self, cell: object) -> bool:
        return cell in TABLE

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell under a point, or None beyond the margin."""
        cell = cell_under(point)
        return cell if cell in self.block else None

    def centre(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        return point_of(cell)

    def corners(self, cell: Cell) -> Sequence[Point]:
        """Return the corners of a cell."""
        x, y = point_of(cell)
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    def content(self, cell: Cell) -> str:
        """Return what lies in a cell, as a word."""
        if cell in self.board:
            return BOARD + self.maze.start_board
        return self._contents.get(cell.label, EMPTY)

    def look(self, cell: Cell) -> MazeTileLook | EmptyLook:
        """Return how a cell looks."""
        return self.looks.get(cell, NOTHING)

    def label(self, cell: Cell) -> str:
        """Return the label of a cell, such as 3,-2."""
        label: str = cell.label
        return label

    def cell_of(self, label: str) -> Cell | None:
        """Return the cell that a label names, or None."""
        row, _, column = label.partition(",")
        try:
            cell = Cell(int(row), int(column))
        except ValueError:
            return None
        return cell if cell in TABLE else None

    def columns(self) -> list[RulerMark]:
        """Return the numbers of the columns."""
        shown = range(self.block.left, self.block.right + 1)
        return [RulerMark(SIDE * each, str(each)) for each in shown]

    def rows(self) -> list[RulerMark]:
        """Return the numbers of the rows."""
        shown = range(self.block.top, self.block.bottom + 1)
        return [RulerMark(SIDE * each, str(each)) for each in shown]

    # The ground for tools.

    def neighbours(self, cell: Cell) -> list[Cell]:
        """Return the cells that share a side with a cell."""
        return [each for each in map(cell.beside, SIDES) if each in TABLE]

    def disc(self, cell: Cell, radius: int) -> list[Cell]:
        """Return the cells within some steps of a cell, itself included."""
        return [
            Cell(cell.row + down, cell.column + across)
            for down in range(-radius, radius + 1)
            for across in range(abs(down) - radius, radius - abs(down) + 1)
        ]

    def line(self, a: Cell, b: Cell) -> list[Cell]:
        """Return the cells on the straight line between two, both included."""
        count = max(abs(b.row - a.row), abs(b.column - a.column)) or 1
        down, across = (b.row - a.row) / count, (b.column - a.column) / count
        return [
            Cell(round(a.row + down * n), round(a.column + across * n)) for n in range(count + 1)
        ]

    def rectangle(self, a: Cell, b: Cell) -> list[Cell]:
        """Return the cells of the upright rectangle with two cells at opposite corners."""
        (top, bottom), (left, right) = (sorted(each) for each in zip(a, b, strict=True))
        return list(CellBlock(top, bottom, left, right).all())

    def steps(self, a: Cell, b: Cell) -> int:
        """Return how many steps from side to side two cells are apart."""
        steps: int = abs(a.row - b.row) + abs(a.column - b.column)
        return steps

    def towards(self, cell: Cell, direction: str) -> Cell:
        """Return the cell reached by an arrow key; at the end of the margin the same one."""
        here: Cell = cell
        there = here.beside(ARROWS[direction])
        return there if there in self.block else here

    def inside(self, polygon: Sequence[Point]) -> list[Cell]:
        """Return the shown cells whose middle lies inside a polygon, such as a lasso."""
        if len(polygon) < 3:
            return []
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        part = touched(Box(min(xs), min(ys), max(xs), max(ys)))
        return [cell for cell in self._shown(part) if is_inside(polygon, point_of(cell))]
