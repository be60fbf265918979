"""The plane that flat-top hexes lie on: where a hex is, in sides of a hex, and which hex is at a point.

Columns are one and a half sides apart, rows as far as a hex is high (EA-M2). The plane of pointy-top
hexes is this one with x and y, and q and r, exchanged: see `pointy.py`.
"""

from collections.abc import Iterator, Sequence
from math import ceil, floor

from hullwright.schema.boards.hexes import Hex, nearest

from ...concepts.marks import Point
from ...concepts.polygons import crossings

STEP = 1.5
"""From a column to the next."""
HEIGHT = 3**0.5
"""From a row to the next, which is the height of a hex."""
HALF = HEIGHT / 2

CORNERS: tuple[Point, ...] = (
    (1.0, 0.0),
    (0.5, HALF),
    (-0.5, HALF),
    (-1.0, 0.0),
    (-0.5, -HALF),
    (0.5, -HALF),
)
"""The corners of a hex around its middle."""


def point_of(q: float, r: float) -> Point:
    """Return the point at axial coordinates, which may lie between hexes."""
    return STEP * q, HEIGHT * (r + q / 2)


def axial_of(point: Point) -> tuple[float, float]:
    """Return the axial coordinates of a point, in parts of hexes."""
    q = point[0] / STEP
    return q, point[1] / HEIGHT - q / 2


def hex_at(point: Point) -> Hex:
    """Return the hex under a point."""
    return nearest(*axial_of(point))


def line(a: Hex, b: Hex) -> list[Hex]:
    """Return the hexes on the straight line between two, both included."""
    steps = max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r))
    # A hair to the side, so that a line along the edge between hexes keeps to one of them.
    q, r = a.q + 1e-6, a.r + 2e-6
    by_q, by_r = (b.q - a.q) / (steps or 1), (b.r - a.r) / (steps or 1)
    return [nearest(q + by_q * step, r + by_r * step) for step in range(steps + 1)]


def rows_inside(
    ring: Sequence[Point], columns: int, rows: int, low: int = 1
) -> Iterator[tuple[int, range]]:
    """Yield a column and the rows of hexes whose middle lies inside a ring, as often as needed.

    Each column is crossed from above, and every second stretch counts: where a ring overlaps itself
    there are holes. The odd columns stand half a hex lower (`low` is 1), or the even ones (0).
    """
    for column in range(columns):
        x, offset = STEP * column, HALF * (column & 1 == low)
        heights = sorted(crossings(ring, x))
        for top, bottom in zip(heights[::2], heights[1::2], strict=True):
            first = max(ceil((top - offset) / HEIGHT), 0)
            last = min(floor((bottom - offset) / HEIGHT), rows - 1)
            if first <= last:
                yield column, range(first, last + 1)
