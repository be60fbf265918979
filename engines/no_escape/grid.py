"""The grid as whole numbers: a cell is one number, and its neighbours lie at fixed distances (NE-10)."""

from collections.abc import Iterable

from hullwright.schema.kinds.tile_maze.sides import SIDES, STEPS, Cell

ROW = 1 << 16
"""How far apart the numbers of two cells are of which one lies below the other."""
_HALF = ROW // 2

OFFSETS = tuple(rows * ROW + columns for rows, columns in (STEPS[side] for side in SIDES))
"""What is added to a cell to come to the one beyond each side, in the order N E S W."""

ACROSS = (2, 3, 0, 1)
"""The side that meets each side."""

ALL_SIDES = range(4)

COUNT = tuple(each.bit_count() for each in range(16))
"""How many sides a mask of sides has."""


def number(cell: Cell) -> int:
    """Return the number of a cell.

    >>> cell_at(number(Cell(-2, 5)))
    Cell(row=-2, column=5)
    """
    return cell.row * ROW + cell.column


def cell_at(number: int) -> Cell:
    """Return the cell that has a number."""
    column = (number + _HALF) % ROW - _HALF
    return Cell((number - column) // ROW, column)


def label(number: int) -> str:
    """Return what people call the cell of a number."""
    return cell_at(number).label


def mask(sides: Iterable[str]) -> int:
    """Return sides as a mask: 1 for N, 2 for E, 4 for S, 8 for W.

    >>> mask("NS")
    5
    """
    return sum(1 << SIDES.index(side) for side in sides)
