"""Sides and cells: the square grid that tiles are laid on (NE-10).

A *cell* is a square of the grid by its row and column; rows grow southwards, columns eastwards, and
both may be negative. People see it as "row,column". A *side* is one of the letters N, E, S, W.
"""

from typing import NamedTuple

from ...records import Json

SIDES = "NESW"
"""The sides clockwise: a turn by 90° moves each letter on by one."""

OPPOSITE = dict(zip(SIDES, "SWNE", strict=True))

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
"""Rows and columns to the cell that lies beyond a side."""


class Cell(NamedTuple):
    """A square of the grid.

    >>> Cell(0, 1).beside("N").label
    '-1,1'
    """

    row: int
    column: int

    @property
    def label(self) -> str:
        """What people call it."""
        return f"{self.row},{self.column}"

    def beside(self, side: str) -> "Cell":
        """Return the cell beyond one of its sides."""
        rows, columns = STEPS[side]
        return Cell(self.row + rows, self.column + columns)

    def moved(self, by: "Cell") -> "Cell":
        """Return the cell as far from another as this one is from 0,0."""
        return Cell(self.row + by.row, self.column + by.column)

    def to_json(self) -> Json:
        """Return the cell as it stands in a file."""
        return [self.row, self.column]

    @classmethod
    def from_json(cls, value: Json) -> "Cell":
        """Return the cell that a file names."""
        return cls(*value)


def turned(sides: str, rotation: int) -> str:
    """Return where sides point after a turn clockwise, in the order given.

    >>> turned("NE", 90), turned("NEW", 180)
    ('ES', 'SWE')
    """
    return "".join(SIDES[(SIDES.index(side) + rotation // 90) % 4] for side in sides)
