"""The plane that pointy-top hexes lie on: that of flat-top ones with x and y, and q and r, exchanged.

Rows are one and a half sides apart; even rows lie half a hex to the right of odd ones ("even-r").
"""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, from_even_r

from ...concepts.editor_kind import Box, Surface, Symmetry
from ...concepts.marks import Point
from . import plane
from .plane import HALF
from .symmetry import CHOICES, LEFT_RIGHT, UP_DOWN, HexSymmetries

CORNERS: tuple[Point, ...] = tuple((x, y) for y, x in plane.CORNERS)
"""The corners of a hex around its middle."""

EVEN_ROWS = 0
"""Rows take the place of columns here, and the even ones stand behind the others."""

OTHER_WAY = {LEFT_RIGHT: UP_DOWN, UP_DOWN: LEFT_RIGHT}
"""What a mirror is called on the flat-top plane."""


def point_of(q: float, r: float) -> Point:
    """Return the point at axial coordinates, which may lie between hexes."""
    y, x = plane.point_of(r, q)
    return x, y


def hex_at(point: Point) -> Hex:
    """Return the hex under a point.

    >>> hex_at(point_of(3, -2))
    Hex(q=3, r=-2)
    """
    return _turned_over(plane.hex_at((point[1], point[0])))


def hexes_inside(ring: Sequence[Point], rows: int, columns: int) -> list[Hex]:
    """Return the hexes of some rows and columns whose middle lies inside a ring."""
    # The even rows begin at 0 and the odd ones before it; `rows_inside` counts from the latter.
    flat = [(y, x + HALF) for x, y in ring]
    stretches = plane.rows_inside(flat, rows, columns, EVEN_ROWS)
    return [from_even_r(row, column) for row, found in stretches for column in found]


def _turned_over(cell: Hex) -> Hex:
    return Hex(cell.r, cell.q)


class PointySymmetries:
    """The symmetries of a grid of pointy-top hexes."""

    choices = CHOICES

    def __init__(self) -> None:
        self._flat = HexSymmetries(EVEN_ROWS)

    def usual(self, name: str, surface: Surface[Hex]) -> Symmetry:
        """Return a symmetry about the possible centre nearest to the middle of a layout."""
        left, top, right, bottom = surface.bounds
        return self.moved(Symmetry(name), ((left + right) / 2, (top + bottom) / 2))

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the possible place that is nearest to a point."""
        return _lying(self._flat.moved(_lying(symmetry), (to[1], to[0])))

    def images(self, symmetry: Symmetry, cell: Hex) -> tuple[Hex, ...]:
        """Return the images of a hex, itself first."""
        found = self._flat.images(_lying(symmetry), _turned_over(cell))
        return tuple(_turned_over(each) for each in found)

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the mirror lines, or for a rotation the edges of its wedges, cut off at a box."""
        flat = Box(box.top, box.left, box.bottom, box.right)
        lines = self._flat.axes(_lying(symmetry), flat)
        return [((ax, ay), (bx, by)) for (ay, ax), (by, bx) in lines]


def _lying(symmetry: Symmetry) -> Symmetry:
    """Return a symmetry with x and y exchanged, which takes it to the flat-top plane or back."""
    x, y = symmetry.centre
    return replace(symmetry, name=OTHER_WAY.get(symmetry.name, symmetry.name), centre=(y, x))
