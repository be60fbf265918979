"""Contours: the hull of a ship around its cells, drawn by rule, so that the same cells always have the same hull.

Everything here looks only at what is near: what lies farther away than `HullForm.sight` changes nothing, so that
a large hull can be worked out piece by piece.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .outlines import Plan

if TYPE_CHECKING:
    import shapely

Ring: TypeAlias = list[list[float]]
Outline: TypeAlias = list[list[Ring]]
"""Polygons, each a list of its outer ring and its holes."""

FINE = 8
"""Into how many pieces a quarter of a circle is cut."""
THIN = 0.004
"""What is left out of curves, in sides of a cell: nobody sees it."""
SMOOTHED, OUTLINED = 60_000, 250_000
"""Cells up to which the hull of a whole map is smoothed, and up to which there is one that follows their edges."""
DIGITS = 3


class HullForm(NamedTuple):
    """How a hull lies around cells. Lengths are in sides of a cell."""

    width: float = 0.35
    """How far it keeps from the cells everywhere."""
    bridge: float = 5.0
    """Gaps are bridged as if a wheel of this radius rolled around the cells."""
    fill: float = 0.9
    """How far from the cells a bridge may be at most: wider gaps stay bays and courtyards."""
    fillet: float = 0.7
    """The radius of its inner corners."""
    least: float = 2.0
    """The area of the smallest courtyard; smaller holes are closed."""

    @property
    def sight(self) -> float:
        """How far away a cell can be and still change the hull."""
        return 2 * self.bridge + self.fill + self.width + 2 * self.fillet + 1.0


class HullPlan(NamedTuple):
    """What a hull lies around, and how."""

    cells: Plan
    form: HullForm = HullForm()


def contour(cells: "shapely.Geometry", form: HullForm) -> "shapely.MultiPolygon":
    """Return the hull around the joined cells of a map, in sides of a cell: an island for each part, with courtyards."""
    if cells.is_empty:
        return polygons_of(cells)
    # Grown in two steps, which comes to the same and is far quicker: the first one closes most gaps.
    near = cells.buffer(form.fill, quad_segs=FINE)
    grown = near.buffer(form.bridge - form.fill, quad_segs=FINE)
    closed = grown.buffer(-form.bridge, quad_segs=FINE)
    # Rounding may leave out a hair of the cells themselves.
    bridged = closed.intersection(near).union(cells)
    outer = bridged.buffer(form.width + form.fillet, quad_segs=FINE)
    return _without_holes(outer.buffer(-form.fillet, quad_segs=FINE).simplify(THIN), form.least)


def outline_of(hull: HullPlan) -> Outline | None:
    """Return the hull of a map in the steps of its board: of each polygon the outer ring, then its courtyards.

    None if there are too many cells to go around them all.
    """
    import shapely

    if len(hull.cells.labels) > OUTLINED:
        return None
    joined = hull.cells.outline()
    made = contour(joined, hull.form) if len(hull.cells.labels) <= SMOOTHED else joined
    unit = list(hull.cells.unit)
    on_board = shapely.transform(made, lambda points: points / unit)
    return [[_ring(each) for each in rings_of(polygon)] for polygon in on_board.geoms]


def polygons_of(geometry: "shapely.Geometry") -> "shapely.MultiPolygon":
    """Return what is an area of a geometry, as one of polygons."""
    import shapely

    parts = shapely.get_parts(geometry)
    return shapely.MultiPolygon([each for each in parts if each.geom_type == "Polygon"])


def rings_of(polygon: "shapely.Polygon") -> "Iterator[shapely.LinearRing]":
    """Yield the outer ring of a polygon, then its holes."""
    yield polygon.exterior
    yield from polygon.interiors


def _without_holes(geometry: "shapely.Geometry", least: float) -> "shapely.MultiPolygon":
    """Return polygons without their small holes."""
    import shapely

    return shapely.MultiPolygon(
        [
            shapely.Polygon(
                each.exterior,
                [hole for hole in each.interiors if shapely.Polygon(hole).area >= least],
            )
            for each in polygons_of(geometry).geoms
        ]
    )


def _ring(ring: "shapely.LinearRing") -> Ring:
    return [[round(x, DIGITS), round(y, DIGITS)] for x, y in ring.coords]
