"""The geometry of a hull: its lines and areas, worked out from the cells of a ship. Nothing in it is left to chance."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hullwright.schema.boards.contours import contour, polygons_of
from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.decks import Decks
from ..concepts.editor_kind import Placed
from ..concepts.marks import Point

if TYPE_CHECKING:
    import shapely

STRIP = 0.13
"""How far apart the two lines of a double hull are, in sides of a cell."""
PANEL = 0.17
"""How far a panel keeps from the edges of the band that it is let into."""
LEAST_PANEL = 0.05
"""The area of the smallest panel."""
RECESS, LEAST_RECESS = 0.22, 0.6
"""How far a recess keeps from the edges of its panel, and the area of the smallest."""
RIB = 1.2
"""How far a rib may reach from the corner it stands on to the hull."""

Step: TypeAlias = tuple[int, int]
"""A place on the board, in its steps."""


class DeckCell(NamedTuple):
    """A cell of a ship: its middle in steps of the board, and the sort of room it is part of."""

    x: int
    y: int
    room: str


def deck_cells(decks: Decks, placed: Iterable[Placed]) -> tuple[DeckCell, ...]:
    """Return the cells of a ship among some cells."""
    rooms = ((each.x, each.y, decks.room(each.look)) for each in placed)
    unit = decks.unit
    return tuple(
        DeckCell(round(x / unit.x), round(y / unit.y), room) for x, y, room in rooms if room
    )


@late_dataclass
class HullGeometry:
    """The hull around some cells. Lengths are in sides of a cell, on the plane of the map."""

    decks: Decks
    cells: tuple[DeckCell, ...]
    origin: Point = (0.0, 0.0)
    """The point of the plane from which everything is counted."""

    @cached_property
    def rooms(self) -> "shapely.MultiPolygon":
        """The cells as one area."""
        import numpy as np
        import shapely

        if not self.cells:
            return shapely.MultiPolygon()
        middles = np.array([[each.x, each.y] for each in self.cells])
        corners = middles[:, None, :] + np.array(self.decks.shape.corners)[None, :, :]
        joined = shapely.coverage_union_all(shapely.polygons(corners))
        unit, origin = list(self.decks.unit), list(self.origin)
        return polygons_of(shapely.transform(joined, lambda points: points * unit - origin))

    @cached_property
    def hull(self) -> "shapely.MultiPolygon":
        """All that the hull holds."""
        return contour(self.rooms, self.decks.form)

    @cached_property
    def band(self) -> "shapely.MultiPolygon":
        """What lies between the rooms and the hull, and what is closed in."""
        return polygons_of(self.hull.difference(self.rooms))

    @cached_property
    def inner(self) -> "shapely.MultiPolygon":
        """What the inner line of a double hull goes around."""
        strip = min(STRIP, 0.5 * self.decks.form.width)
        return polygons_of(self.hull.buffer(-strip))

    @cached_property
    def panels(self) -> "shapely.MultiPolygon":
        """The plates that are let into the band wherever it is wide enough."""
        import shapely

        inside = self.inner.difference(self.rooms).buffer(-PANEL, join_style="mitre")
        parts = polygons_of(inside).geoms
        return shapely.MultiPolygon([each for each in parts if each.area >= LEAST_PANEL])

    @cached_property
    def recesses(self) -> "shapely.MultiPolygon":
        """What is let into the panels that are large enough."""
        import shapely

        parts = polygons_of(self.panels.buffer(-RECESS, join_style="mitre")).geoms
        return shapely.MultiPolygon([each for each in parts if each.area >= LEAST_RECESS])

    @cached_property
    def ribs(self) -> list[tuple[Point, Point]]:
        """Lines from corners that stand out to the hull, straight away from the middle of their cells."""
        import shapely

        rays = [shapely.LineString(self._ray(middle, corner)) for middle, corner in self._tips()]
        if not rays:
            return []
        within = shapely.intersection(rays, self.hull)
        return [
            ((ray.coords[0][0], ray.coords[0][1]), (part.coords[1][0], part.coords[1][1]))
            for ray, part in zip(rays, within, strict=True)
            if part.geom_type == "LineString"
            and not part.is_empty
            and part.coords[0] == ray.coords[0]
            and part.length < RIB * 0.99
        ]

    def _ray(self, middle: Point, corner: Point) -> tuple[Point, Point]:
        across, down = corner[0] - middle[0], corner[1] - middle[1]
        factor = RIB / (across * across + down * down) ** 0.5
        return corner, (corner[0] + across * factor, corner[1] + down * factor)

    def _tips(self) -> Iterator[tuple[Point, Point]]:
        """Yield the corners that only one cell has, each with the middle of that cell."""
        corners = [(cell, corner) for cell in self.cells for corner in self._corners(cell)]
        shared = Counter(corner for _, corner in corners)
        for cell, corner in corners:
            if shared[corner] == 1:
                yield self._on_plane((cell.x, cell.y)), self._on_plane(corner)

    @cached_property
    def walls(self) -> list[tuple[Point, Point]]:
        """The walls between rooms of different sorts, on both sides of their doorways."""
        beside: dict[frozenset[Step], str] = {}
        found = []
        for cell in self.cells:
            for edge in _edges(self._corners(cell)):
                room = beside.setdefault(edge, cell.room)
                if room != cell.room:
                    found += self._wall(sorted(edge))
        return found

    def _wall(self, ends: Sequence[Step]) -> list[tuple[Point, Point]]:
        (ax, ay), (bx, by) = map(self._on_plane, ends)
        part = (1 - self.decks.doorway) / 2
        across, down = (bx - ax) * part, (by - ay) * part
        return [((ax, ay), (ax + across, ay + down)), ((bx - across, by - down), (bx, by))]

    def _corners(self, cell: DeckCell) -> list[Step]:
        return [(cell.x + int(x), cell.y + int(y)) for x, y in self.decks.shape.corners]

    def _on_plane(self, step: Step) -> Point:
        unit, (x, y) = self.decks.unit, self.origin
        return step[0] * unit.x - x, step[1] * unit.y - y


def _edges(corners: Sequence[Step]) -> Iterable[frozenset[Step]]:
    return (frozenset(pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True))
