"""The lines between flat-top hexes: which one is near a point, where it lies, and its images."""

from collections.abc import Collection
from math import hypot

from hullwright.schema.boards.hex_motions import touching_images
from hullwright.schema.boards.hexes import Hex

from ...concepts.cell_edges import CellPair
from ...concepts.editor_kind import Symmetry
from ...concepts.marks import Point
from .plane import CORNERS, hex_at, point_of
from .symmetry import motions

SIDES = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
"""What lies at each side of a hex, from the upper one to the right."""
NEAR = 0.45
"""How near the middle of a line a point is meant to be at it: less than half a side, so that corners,
where three lines meet, belong to none."""


def ends_of(number: int) -> tuple[Point, Point]:
    """Return the corners of a hex at both ends of a side, around its middle, clockwise."""
    return CORNERS[(number + 4) % 6], CORNERS[(number + 5) % 6]


def side_between(a: Hex, b: Hex) -> int:
    """Return at which side of the first hex the second lies; ValueError if they don't touch.

    >>> side_between(Hex(0, 0), Hex(1, 0))
    2
    """
    return SIDES.index(Hex(b.q - a.q, b.r - a.r))


def line_between(pair: CellPair[Hex]) -> tuple[Point, Point]:
    """Return the ends of the line between two hexes that touch."""
    x, y = point_of(*pair[0])
    (ax, ay), (bx, by) = ends_of(side_between(*pair))
    return (x + ax, y + ay), (x + bx, y + by)


def pair_near(point: Point) -> CellPair[Hex] | None:
    """Return the hexes with the line near a point, the one under the point first, or None.

    >>> pair_near((0.1, -0.8)), pair_near((0.0, 0.0))
    ((Hex(q=0, r=0), Hex(q=0, r=-1)), None)
    """
    cell = hex_at(point)
    x, y = point_of(*cell)

    def far(side: Hex) -> float:
        across, down = point_of(*side)
        return hypot(x + across / 2 - point[0], y + down / 2 - point[1])

    nearest = min(SIDES, key=far)
    return (cell, cell + nearest) if far(nearest) < NEAR else None


def pair_images(symmetry: Symmetry, pair: CellPair[Hex]) -> Collection[CellPair[Hex]]:
    """Return the images of a pair of hexes that touch, itself first."""
    return list(
        dict.fromkeys(touching_images(move(pair[0]), move(pair[1])) for move in motions(symmetry))
    )
