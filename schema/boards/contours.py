"""Contours: the hull of a ship around its cells, drawn by rule, so that the same cells always have the same hull."""

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .outlines import Plan

if TYPE_CHECKING:
    from collections.abc import Iterator

    import shapely
    from shapely.geometry.base import BaseGeometry

Ring: TypeAlias = list[list[float]]
Outline: TypeAlias = list[list[Ring]]
"""Polygons, each a list of its outer ring and its holes."""

FINE = 8
"""Into how many pieces a quarter of a circle is cut."""
THIN = 0.004
"""What is left out of curves, in sides of a cell: nobody sees it."""
SMOOTHED, OUTLINED = 20_000, 250_000
"""Cells up to which the hull of a whole map is smoothed, and up to which there is one that follows their edges."""
TINY = 1e-9
"""The area of a triangle that is none."""
DIGITS = 3


class HullForm(NamedTuple):
    """How a hull lies around cells. Lengths are in sides of a cell."""

    width: float = 0.35
    """How far it keeps from the cells everywhere."""
    notch: float = 1.35
    """Notches and holes are closed that a wheel of this radius can't roll into."""
    bridge: float = 5.0
    """Wider gaps are bridged likewise, but only as far as `fill` from the cells."""
    fill: float = 0.9
    """How far from the cells a bridge may be at most: what is wider stays a bay or a courtyard."""
    fillet: float = 1.6
    """The radius of its inner corners."""
    corner: float = 0.8
    """The radius of its outer corners, beyond the width."""
    least: float = 2.0
    """The area of the smallest courtyard; smaller holes are closed."""


class HullPlan(NamedTuple):
    """What a hull lies around, and how."""

    cells: Plan
    form: HullForm = HullForm()


def contour(cells: "BaseGeometry", form: HullForm) -> "shapely.MultiPolygon":
    """Return the hull around the joined cells of a map, in sides of a cell: an island for each part, with courtyards."""
    if cells.is_empty:
        return polygons_of(cells)
    flush = bridged(cells, form.notch)
    outer = _with_bays(flush, form).buffer(form.width + form.fillet, quad_segs=FINE)
    rounded = outer.buffer(-form.fillet - form.corner, quad_segs=FINE).buffer(
        form.corner, quad_segs=FINE
    )
    return _without_holes(rounded.simplify(THIN), form.least)


def _with_bays(flush: "BaseGeometry", form: HullForm) -> "BaseGeometry":
    """Return an area with its wide gaps bridged as far as they may be; islands stay as they are by themselves."""
    import shapely

    near = polygons_of(flush.buffer(form.fill, quad_segs=FINE))
    islands = [flush.intersection(each) for each in near.geoms]
    wide = [
        bridged(island, form.bridge).intersection(each)
        for island, each in zip(islands, near.geoms, strict=True)
    ]
    return shapely.union_all([flush, *wide])


def bridged(cells: "BaseGeometry", reach: float) -> "BaseGeometry":
    """Return an area with all gaps closed that a wheel of a radius can't roll into, by straight lines."""
    import numpy as np
    import shapely
    from scipy.spatial import Delaunay

    corners = np.unique(shapely.get_coordinates(cells).round(DIGITS), axis=0)
    ends = corners[Delaunay(corners).simplices]
    a, b, c = (np.hypot(*(ends[:, n - 2] - ends[:, n]).T) for n in range(3))
    triangles = np.asarray(shapely.polygons(ends))
    around = a * b * c / np.maximum(4 * shapely.area(triangles), TINY)
    # Triangles side by side are joined far quicker than areas that overlap.
    filled: BaseGeometry = shapely.coverage_union_all(triangles[around <= reach])
    return cells.union(filled)


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


def polygons_of(geometry: "BaseGeometry") -> "shapely.MultiPolygon":
    """Return what is an area of a geometry, as one of polygons."""
    import shapely

    parts = shapely.get_parts(geometry)
    return shapely.MultiPolygon([each for each in parts if each.geom_type == "Polygon"])


def rings_of(polygon: "shapely.Polygon") -> "Iterator[shapely.LinearRing]":
    """Yield the outer ring of a polygon, then its holes."""
    yield polygon.exterior
    yield from polygon.interiors


def _without_holes(geometry: "BaseGeometry", least: float) -> "shapely.MultiPolygon":
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
