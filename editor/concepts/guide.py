"""Guides: straight lines over a map that help to align things, along its columns, rows and diagonals."""

from collections.abc import Sequence
from math import atan2, cos, pi, sin

from hullwright.schema.late_dataclass import late_dataclass

from .editor_kind import Box, Surface
from .marks import Point
from .surface import CellT

FINE = 4
"""Decimals to which two guides are the same."""
COLUMN, ROW = pi / 2, 0.0


@late_dataclass
class Guide:
    """A straight line through the whole plane: the angle it rises at, and how far from the origin it passes."""

    angle: float
    """From 0 for a level line up to a half turn, in radians."""
    offset: float

    @classmethod
    def through(cls, point: Point, angle: float) -> "Guide":
        """Return the line through a point at an angle."""
        turned = round(angle % pi, FINE) % round(pi, FINE)
        return cls(turned, round(point[1] * cos(turned) - point[0] * sin(turned), FINE - 1))

    def inside(self, box: Box) -> tuple[Point, Point]:
        """Return the part of the line that lies in a box, or a little more."""
        across, up = cos(self.angle), sin(self.angle)
        x, y = -self.offset * up, self.offset * across
        middle = ((box.left + box.right) / 2 - x) * across + ((box.top + box.bottom) / 2 - y) * up
        reach = (box.right - box.left) + (box.bottom - box.top)
        near, far = middle - reach, middle + reach
        return (x + near * across, y + near * up), (x + far * across, y + far * up)


def angles_at(surface: Surface[CellT], cell: CellT) -> Sequence[float]:
    """Return the angles of the lines through a cell that its grid has: column, row, then those to neighbours."""
    x, y = surface.centre(cell)
    towards = (surface.centre(each) for each in surface.neighbours(cell))
    found = {round(atan2(b - y, a - x) % pi, FINE) % round(pi, FINE) for a, b in towards}
    usual = [round(COLUMN, FINE), ROW]
    return [*usual, *sorted(found.difference(usual))]
