"""The plane of a table: where its square cells lie, in lengths of which two are the side of a cell.

The same length shows hexes and tiles at about the same size, so that a zoom of 100 % suits both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor

from hullwright.schema.kinds.tile_maze.sides import Cell

from ...concepts.editor_kind import Box
from ...concepts.marks import Point

SIDE = 2.0
"""The side of a cell."""
HALF = SIDE / 2
CORNERS: Sequence[Point] = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
"""The corners of a cell around its middle, clockwise."""
HAIR = 1e-9
"""A box that only meets the edge of a cell does not touch it."""


def point_of(cell: Cell) -> Point:
    """Return the middle of a cell."""
    return SIDE * cell.column, SIDE * cell.row


def cell_under(point: Point) -> Cell:
    """Return the cell under a point.

    >>> cell_under((2.1, -0.9))
    Cell(row=0, column=1)
    """
    return Cell(floor(point[1] / SIDE + 0.5), floor(point[0] / SIDE + 0.5))


@dataclass(frozen=True)
class CellBlock:
    """A rectangle of cells: its first and last row, its first and last column."""

    top: int
    bottom: int
    left: int
    right: int

    def __contains__(self, cell: object) -> bool:
        return (
            isinstance(cell, Cell)
            and self.top <= cell.row <= self.bottom
            and self.left <= cell.column <= self.right
        )

    @property
    def size(self) -> int:
        """The number of its cells."""
        return max(self.bottom - self.top + 1, 0) * max(self.right - self.left + 1, 0)

    @property
    def box(self) -> Box:
        """The part of the plane that it covers."""
        return Box(
            SIDE * self.left - HALF,
            SIDE * self.top - HALF,
            SIDE * self.right + HALF,
            SIDE * self.bottom + HALF,
        )

    def all(self) -> Iterator[Cell]:
        """Yield its cells, row by row."""
        for row in range(self.top, self.bottom + 1):
            for column in range(self.left, self.right + 1):
                yield Cell(row, column)

    def beyond(self, other: "CellBlock") -> Iterator[Cell]:
        """Yield its cells that do not lie in another block, without going through those that do."""
        shared = self.shared(other)
        if not shared.size:
            yield from self.all()
            return
        yield from CellBlock(self.top, shared.top - 1, self.left, self.right).all()
        yield from CellBlock(shared.bottom + 1, self.bottom, self.left, self.right).all()
        yield from CellBlock(shared.top, shared.bottom, self.left, shared.left - 1).all()
        yield from CellBlock(shared.top, shared.bottom, shared.right + 1, self.right).all()

    def shared(self, other: "CellBlock") -> "CellBlock":
        """Return the part that lies in another block, too; it may have no cells."""
        return CellBlock(
            max(self.top, other.top),
            min(self.bottom, other.bottom),
            max(self.left, other.left),
            min(self.right, other.right),
        )


def touched(box: Box) -> CellBlock:
    """Return the cells that a box of the plane touches."""
    return CellBlock(
        ceil((box.top - HALF) / SIDE + HAIR),
        floor((box.bottom + HALF) / SIDE - HAIR),
        ceil((box.left - HALF) / SIDE + HAIR),
        floor((box.right + HALF) / SIDE - HAIR),
    )
