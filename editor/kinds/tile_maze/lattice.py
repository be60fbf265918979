"""How cells of a table are counted from one another, and how what lies in them turns along."""

from collections.abc import Mapping

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.laid import turned_word
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message

UNMIRRORED = message("Tiles are printed on one side and can't be mirrored: turn them instead.")
"""Why nothing of a maze is mirrored (NE-10)."""


def quarter_turn(cell: Cell, turns: int = 1) -> Cell:
    """Return a cell, counted from an origin, so many quarter turns to the right about it.

    >>> quarter_turn(Cell(-1, 0))
    Cell(row=0, column=1)
    """
    for _ in range(turns % 4):
        cell = Cell(cell.column, -cell.row)
    return cell


class SquareLattice:
    """The lattice of square cells."""

    turns = 4

    def between(self, a: Cell, b: Cell) -> Cell:
        """Return where the second cell lies, counted from the first.

        >>> SquareLattice().between(Cell(1, 1), Cell(1, 3))
        Cell(row=0, column=2)
        """
        return Cell(b.row - a.row, b.column - a.column)

    def shifted(self, cell: Cell, by: Cell) -> Cell:
        """Return the cell that lies so far from a cell."""
        return Cell(cell.row + by.row, cell.column + by.column)

    def turned(self, contents: Mapping[Cell, str]) -> Mapping[Cell, str]:
        """Return contents a quarter of a full turn to the right about the origin, tiles and all."""
        return {quarter_turn(cell): turned_word(word, 1) for cell, word in contents.items()}

    def mirrored(self, contents: Mapping[Cell, str]) -> Mapping[Cell, str]:
        """Refuse, as tiles have no mirror images (NE-10)."""
        del contents
        raise HullwrightError(UNMIRRORED)
