"""A station as something to draw and point at. Its cells are axial hexes; Jump Points lie beside them."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from math import ceil, floor

from hullwright.schema.boards.hexes import Hex, from_even_r, to_even_r
from hullwright.schema.kinds.station.edits import is_within
from hullwright.schema.kinds.station.layout import OUTSIDE, STATION, Station, contents

from ...concepts.editor_kind import Box, Pixels, Placed, RulerMark, Surface
from ...concepts.marks import Point
from ...concepts.surface import Landmark
from ..hexes.ground import HexGround
from ..hexes.plane import HALF, HEIGHT, STEP
from ..hexes.pointy_plane import CORNERS, hex_at, hexes_inside, point_of
from .far import pixels_of
from .jump_points import cell_named, label_of
from .looks import StationLook
from .visible_parts import Sights

ARROWS: Mapping[str, tuple[int, int]] = {
    "left": (0, -1),
    "right": (0, 1),
    "up": (-1, 0),
    "down": (1, 0),
}
"""Rows and columns that an arrow key goes: up and down it keeps the column, half a hex off at most."""


class StationSurface(HexGround):
    """A station, drawn with the cell 0,0 around the origin of the plane."""

    spacing = STEP

    def __init__(self, station: Station) -> None:
        self.station = station
        self._height, self._width = station.height, station.width
        self.sights = Sights(station)

    @cached_property
    def _contents(self) -> Mapping[str, str]:
        return contents(self.station)

    @cached_property
    def bounds(self) -> Box:
        """The part of the plane that the cells and the Jump Points cover."""
        corner, end = Hex(0, 0), point_of(*from_even_r(self._height - 1, self._width - 1))
        odd = HALF if self._height > 1 else 0.0
        xs = [-odd, max(end[0], HEIGHT * (self._width - 1))]
        ys = [float(corner.r), end[1]]
        for at in self.sights.jumps:
            x, y = point_of(*at)
            xs.append(x)
            ys.append(y)
        return Box(min(xs) - HALF, min(ys) - 1, max(xs) + HALF, max(ys) + 1)

    # Drawing.

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the cells that touch a box, row by row, then Jump Points; dealt tiles are labelled."""
        top = max(ceil((box.top - 1) / STEP), 0)
        bottom = min(floor((box.bottom + 1) / STEP), self._height - 1)
        for row in range(top, bottom + 1):
            aside = HALF * (row & 1)
            first = max(ceil((box.left - HALF + aside) / HEIGHT), 0)
            last = min(floor((box.right + HALF + aside) / HEIGHT), self._width - 1)
            for column in range(first, last + 1):
                cell = from_even_r(row, column)
                if cell not in self.sights.jumps:
                    yield self._drawn(cell)
        for cell, look in self.sights.jumps.items():
            x, y = point_of(*cell)
            if (
                box.left <= x + 1
                and x - 1 <= box.right
                and box.top <= y + 1
                and y - 1 <= box.bottom
            ):
                yield Placed(x, y, look, "")

    def _drawn(self, cell: Hex) -> Placed:
        look = self.sights.of_cell(cell)
        bare = look.cell == STATION and not look.tile and not look.creatures
        return Placed(*point_of(*cell), look, label_of(cell) if bare else "")

    def pixels(self) -> Pixels:
        """Return the station from far away."""
        jumps = [Landmark(point_of(*at), look) for at, look in self.sights.jumps.items()]
        return pixels_of(self.station.rows, self.sights.bare)._replace(landmarks=jumps)

    def changed(self, before: Surface[Hex]) -> Collection[Hex] | None:
        """Return the cells that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, StationSurface) or not self._is_comparable(before):
            return None
        cells = {
            from_even_r(row, column)
            for row, (old, new) in enumerate(
                zip(before.station.rows, self.station.rows, strict=True)
            )
            if old != new
            for column, (was, now) in enumerate(zip(old, new, strict=True))
            if was != now
        }
        return cells | self.sights.differing(before.sights)

    def _is_comparable(self, before: "StationSurface") -> bool:
        """Whether both have as many cells in the same part of the plane, and characters mean the same."""
        ours, theirs = self.sights.bare, before.sights.bare
        # A Jump Point beside a small station may reach as far as the cells of a larger one.
        old, new = before.station, self.station
        return (
            (old.width, old.height) == (new.width, new.height)
            and self.bounds == before.bounds
            and all(ours[each] == theirs[each] for each in ours.keys() & theirs)
        )

    # Pointing.

    def cells(self) -> Iterator[Hex]:
        """Yield all cells, row by row."""
        for row in range(self._height):
            for column in range(self._width):
                yield from_even_r(row, column)

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, Hex) and is_within(self.station, to_even_r(cell))

    def cell_at(self, point: Point) -> Hex | None:
        """Return the cell under a point, or None beside the rows."""
        cell = hex_at(point)
        return cell if cell in self else None

    def centre(self, cell: Hex) -> Point:
        """Return the middle of a cell, also of one beside the rows."""
        return point_of(*cell)

    def corners(self, cell: Hex) -> Sequence[Point]:
        """Return the corners of a cell."""
        x, y = self.centre(cell)
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    def content(self, cell: Hex) -> str:
        """Return what a cell is and what stands there, in words."""
        if cell not in self:
            raise KeyError(cell)
        return self._contents.get(label_of(cell), OUTSIDE)

    def look(self, cell: Hex) -> StationLook:
        """Return how a cell looks, or the Jump Point that is drawn there."""
        look = self.sights.at(cell)
        if look is None:
            raise KeyError(cell)
        return look

    def label(self, cell: Hex) -> str:
        """Return the label of a cell, such as 1,10."""
        return label_of(cell)

    def cell_of(self, label: str) -> Hex | None:
        """Return the cell that a label names, or the hex of a Jump Point; None for anything else."""
        jump = next((at for at, look in self.sights.jumps.items() if look.name == label), None)
        cell = cell_named(label)
        return jump or (cell if cell in self else None)

    def columns(self) -> list[RulerMark]:
        """Return the numbers of the columns, each above the cell of an odd row."""
        return [RulerMark(HEIGHT * each - HALF, str(each)) for each in range(self._width)]

    def rows(self) -> list[RulerMark]:
        """Return the numbers of the rows."""
        return [RulerMark(STEP * each, str(each)) for each in range(self._height)]

    # The ground for tools, besides what all hexes have.

    def rectangle(self, a: Hex, b: Hex) -> list[Hex]:
        """Return the cells of the rows and columns between two."""
        rows, columns = zip(to_even_r(a), to_even_r(b), strict=True)
        return [
            from_even_r(row, column)
            for row in range(max(min(rows), 0), min(max(rows) + 1, self._height))
            for column in range(max(min(columns), 0), min(max(columns) + 1, self._width))
        ]

    def towards(self, cell: Hex, direction: str) -> Hex:
        """Return the cell reached by an arrow key; at the edge the same one."""
        row, column = to_even_r(cell)
        down, across = ARROWS[direction]
        there = from_even_r(row + down, column + across)
        return there if there in self else cell

    def inside(self, polygon: Sequence[Point]) -> list[Hex]:
        """Return the cells whose middle lies inside a polygon, such as a lasso."""
        return [] if len(polygon) < 3 else hexes_inside(polygon, self._height, self._width)
