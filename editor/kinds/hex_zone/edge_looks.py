"""How edges look: each of the two sectors draws the half of it that lies on its own ground.

So an edge needs no room of its own, and whoever draws a sector draws its edges, too. A dark bar has a light
rim, so that it is seen on every ground.
"""

from collections.abc import Callable, Mapping
from functools import cache
from math import hypot

from hullwright.schema.kinds.hex_zone.edges import DOOR, NOISY_DOOR, ONE_WAY, WALL

from ...concepts.marks import Marks, Point, Shape
from ...concepts.polygons import closed_path
from ..hexes.edges import ends_of

OUT, IN = f"{ONE_WAY} out", f"{ONE_WAY} in"
"""A hatch as seen from the sector it leads out of, and from the one it leads into."""

CORE, RIM = "edge", "edge-rim"
THICK, RIMMED = 0.13, 0.2
"""How far a bar reaches into a sector, and its rim."""
THIN = 0.06
SEAM = -0.02
"""How far a bar reaches over the side, so that no light falls between its two halves."""
LEAF = (0.3, 0.7)
"""Where the opening of a door begins and ends, in sides."""
SLANT = 3**-0.5
"""How much shorter a line across a sector gets with each step inwards."""


class _Side:
    """One side of a sector: places are counted along it, from 0 to 1, and inwards."""

    def __init__(self, number: int) -> None:
        self._begin, end = ends_of(number)
        self._along = (end[0] - self._begin[0], end[1] - self._begin[1])
        x, y = self._begin[0] + self._along[0] / 2, self._begin[1] + self._along[1] / 2
        far = hypot(x, y)
        self._inwards = (-x / far, -y / far)

    def point(self, along: float, inwards: float) -> Point:
        """Return a place on the ground of the sector."""
        (x, y), (ax, ay), (ix, iy) = self._begin, self._along, self._inwards
        return x + along * ax + inwards * ix, y + along * ay + inwards * iy

    def bar(self, first: float, last: float, depth: float, ink: str) -> Shape:
        """Return a bar along a part of the side; at a corner it ends where that of the next side begins."""
        begin = first + (depth * SLANT if first == 0 else 0)
        end = last - (depth * SLANT if last == 1 else 0)
        places = ((first, SEAM), (last, SEAM), (end, depth), (begin, depth))
        return Shape(closed_path([self.point(*each) for each in places]), fill=ink)

    def bow(self, reach: float, ink: str, width: float) -> Shape:
        """Return a bow around the middle of the side, as sound spreads."""
        begin, by, end = (
            "{:.4g} {:.4g}".format(*self.point(along, inwards))
            for along, inwards in (
                (0.5 - reach * 0.75, reach * 0.7),
                (0.5, reach * 1.5),
                (0.5 + reach * 0.75, reach * 0.7),
            )
        )
        return Shape(f"M{begin} Q{by} {end}", stroke=ink, width=width)

    def polygon(self, ink: str, *places: Point) -> Shape:
        """Return an area between some places."""
        return Shape(closed_path([self.point(*each) for each in places]), fill=ink)


def _wall(side: _Side) -> Marks:
    return (side.bar(0, 1, RIMMED, RIM), side.bar(0, 1, THICK, CORE))


def _door(side: _Side) -> Marks:
    first, last = LEAF
    posts = ((0.0, first), (last, 1.0))
    return (
        *(side.bar(*each, RIMMED, RIM) for each in posts),
        *(side.bar(*each, THICK, CORE) for each in posts),
        side.bar(first, last, THIN + 0.04, RIM),
        side.bar(first, last, THIN / 2, CORE),
    )


def _noisy_door(side: _Side) -> Marks:
    bows = (0.21, 0.31)
    return (
        *(side.bow(each, RIM, 0.14) for each in bows),
        *(side.bow(each, CORE, 0.06) for each in bows),
        *_door(side),
    )


def _way_out(side: _Side) -> Marks:
    return (
        *_threshold(side),
        side.polygon(RIM, (0.37, SEAM), (0.63, SEAM), (0.63, 0.44), (0.37, 0.44)),
        side.polygon(CORE, (0.44, SEAM), (0.56, SEAM), (0.56, 0.37), (0.44, 0.37)),
    )


def _way_in(side: _Side) -> Marks:
    return (
        *_threshold(side),
        side.polygon(RIM, (0.12, 0.0), (0.88, 0.0), (0.5, 0.54)),
        side.polygon(CORE, (0.24, SEAM), (0.76, SEAM), (0.5, 0.4)),
    )


def _threshold(side: _Side) -> Marks:
    return (side.bar(0, 1, THIN + 0.06, RIM), side.bar(0, 1, THIN, CORE))


DRAWN: Mapping[str, Callable[[_Side], Marks]] = {
    WALL: _wall,
    DOOR: _door,
    NOISY_DOOR: _noisy_door,
    OUT: _way_out,
    IN: _way_in,
}


@cache
def side_marks(number: int, edge: str) -> Marks:
    """Return the half of an edge at a side of a sector."""
    return DRAWN[edge](_Side(number))
