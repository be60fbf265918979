"""Outlines: cells as polygons, for questions about points, lassos and the edge of the hull.

Corners are whole or half steps of the board's positions and are scaled at the very end: corners from
cosines would not quite meet, and shapely could not join the cells.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ..late_dataclass import late_dataclass
from .board import Board, Unit

if TYPE_CHECKING:
    import numpy as np
    import shapely
    from numpy.typing import NDArray

Point = tuple[float, float]


@late_dataclass
class CellShape:
    """The corners of a cell around its middle, in steps of the board's positions."""

    corners: tuple[Point, ...]


FLAT_HEX = CellShape(((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)))
"""Columns three steps apart, rows two, as the boards of hex zones have it."""

POINTY_HEX = CellShape(((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1)))
"""Columns two steps apart, rows three, as the boards of stations have it."""


def square(side: int) -> CellShape:
    """Return a square of so many steps; halves of steps are exact, too."""
    half = side / 2
    return CellShape(((half, half), (-half, half), (-half, -half), (half, -half)))


@late_dataclass
class Plan:
    """The cells of a map as polygons. Points are in sides of a cell, as on a picture."""

    shape: CellShape
    unit: Unit
    labels: Sequence[str]
    xs: Sequence[int]
    ys: Sequence[int]

    @classmethod
    def of(cls, board: Board, shape: CellShape, roles: frozenset[str] | None = None) -> "Plan":
        """Return the plan of a board on which each space, or each with a certain role, is a cell."""
        kept = [n for n, role in enumerate(board.roles) if roles is None or role in roles]
        labels = [board.ids[n] for n in kept]
        xs, ys = ([column[n] for n in kept] for column in (board.xs, board.ys))
        return cls(shape, board.unit, labels, xs, ys)

    @cached_property
    def _polygons(self) -> "NDArray[np.object_]":
        import numpy as np
        import shapely

        middles = np.stack([np.asarray(self.xs), np.asarray(self.ys)], axis=1)
        corners = middles[:, None, :] + np.array(self.shape.corners)[None, :, :]
        made: NDArray[np.object_] = shapely.polygons(corners)
        return made

    @cached_property
    def _tree(self) -> "shapely.STRtree":
        import shapely

        return shapely.STRtree(self._polygons)

    def outline(self) -> "shapely.MultiPolygon":
        """Return the edge of all cells together, holes included."""
        import shapely

        if not len(self.labels):
            return shapely.MultiPolygon()
        joined = shapely.coverage_union_all(self._polygons)
        scaled = shapely.transform(joined, lambda points: points * list(self.unit))
        parts = getattr(scaled, "geoms", [scaled])
        return shapely.MultiPolygon(list(parts))

    def cell_at(self, point: Point) -> str | None:
        """Return the label of the cell under a point, or None beside all cells."""
        import shapely

        if not len(self.labels):
            return None
        on_lattice = shapely.Point(point[0] / self.unit.x, point[1] / self.unit.y)
        found = self._tree.query(on_lattice, predicate="intersects")
        return self.labels[int(min(found))] if len(found) else None

    def cells_inside(self, corners: Sequence[Point]) -> list[str]:
        """Return the labels of the cells whose middle lies inside a polygon, such as a lasso."""
        import shapely

        if len(corners) < 3 or not len(self.labels):
            return []
        lasso = shapely.make_valid(
            shapely.Polygon([(x / self.unit.x, y / self.unit.y) for x, y in corners])
        )
        inside = shapely.contains_xy(lasso, self.xs, self.ys)
        return [label for label, hit in zip(self.labels, inside, strict=True) if hit]
