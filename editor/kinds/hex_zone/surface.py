"""A hex zone as something to draw and point at. Its cells are axial hexes."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import compress, count, islice
from math import ceil, floor
from operator import is_not, ne

from hullwright.schema.boards.hexes import (
    Hex,
    column_letters,
    from_odd_q,
    offset_label,
    offset_of,
    to_odd_q,
)
from hullwright.schema.kinds.hex_zone.layout import HULL, HexZone, SectorKind

from ...concepts.editor_kind import Box, Pixels, Placed, RulerMark, Surface
from ...concepts.marks import Point
from ...concepts.surface import FarLine, Landmark
from ...concepts.vast_surface import MOST_LANDMARKS, PixelBlock
from ..hexes.edges import line_between
from ..hexes.ground import HexGround
from ..hexes.plane import CORNERS, HALF, HEIGHT, STEP, hex_at, point_of, rows_inside
from .contents import content_of
from .edges import edges_of, sides_of
from .looks import SYMBOLS, SectorLook, is_landmark, label_place, look_of

MOST_LOOKS = 200
"""So many looks are told apart from far away, where a byte stands for each; of more only the roles are."""

COUNTED = 20
"""So many rows are counted at a time."""

ARROWS: Mapping[str, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}
"""Columns and rows that an arrow key goes: sideways it keeps the row, which is half a hex off at most."""


class ZoneSurface(HexGround):
    """A zone, drawn with A01 around the origin of the plane."""

    spacing = HEIGHT

    def __init__(self, zone: HexZone) -> None:
        self.zone = zone
        self._width, self._height = zone.width, zone.height

    @cached_property
    def looks(self) -> Mapping[str, SectorLook]:
        """How sectors look, by the characters of the legend."""
        return {character: look_of(kind) for character, kind in self.zone.legend.items()}

    @cached_property
    def _contents(self) -> Mapping[str, str]:
        return {character: content_of(kind) for character, kind in self.zone.legend.items()}

    @cached_property
    def sides(self) -> Mapping[str, tuple[str, ...]]:
        """What stands at each side of the sectors that have edges, by their labels."""
        return sides_of(self.zone)

    @cached_property
    def bounds(self) -> Box:
        """The part of the plane that the zone covers."""
        lowest = self._height - (0.5 if self._width > 1 else 1)
        return Box(-1.0, -HALF, STEP * (self._width - 1) + 1, HEIGHT * lowest + HALF)

    # Drawing.

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the sectors that touch a box, row by row; only open ones without a symbol are labelled."""
        first = max(ceil((box.left - 1) / STEP), 0)
        last = min(floor((box.right + 1) / STEP), self._width - 1)
        top = max(ceil((box.top - HALF) / HEIGHT - 0.5), 0)
        bottom = min(floor((box.bottom + HALF) / HEIGHT), self._height - 1)
        columns = [(STEP * n, HALF * (n & 1), column_letters(n)) for n in range(first, last + 1)]
        unlabelled = SYMBOLS | {HULL}
        looks = {
            each: (look, look.role in unlabelled, label_place(look))
            for each, look in self.looks.items()
        }
        sides = self.sides
        for row in range(top, bottom + 1):
            y, number = HEIGHT * row, f"{row + 1:02}"
            for (x, lower, letters), character in zip(
                columns, self.zone.rows[row][first : max(last + 1, 0)], strict=True
            ):
                look, bare, place = looks[character]
                if sides and (here := letters + number) in sides:
                    look = look._replace(sides=sides[here])
                yield Placed(x, y + lower, look, "" if bare else letters + number, place)

    def pixel_blocks(self, before: Surface, cells: Collection[Hex]) -> Sequence[PixelBlock] | None:
        """Return the pixels of sectors that changed; None if the edges did, or kinds are very many."""
        is_like = isinstance(before, ZoneSurface) and before.zone.edges is self.zone.edges
        if not is_like or len(self.looks) > MOST_LOOKS:
            return None
        return [self._block(*to_odd_q(cell)) for cell in cells]

    def _block(self, column: int, row: int) -> PixelBlock:
        look = self.looks[self.zone.rows[row][column]]
        at = self.centre(from_odd_q(column, row))
        landmark = Landmark(at, look) if is_landmark(look) else None
        top = 2 * row + (column & 1)
        return PixelBlock(2 * column, top, 2, 2, look.from_afar, at, landmark)

    def pixels(self) -> Pixels:
        """Return the zone with two by two pixels for each sector, odd columns one pixel lower."""
        looks = list(dict.fromkeys(each.from_afar for each in self.looks.values()))[:MOST_LOOKS]
        plain = {
            each: look.from_afar if look.from_afar in looks else SectorLook(look.role)
            for each, look in self.looks.items()
        }
        looks = list(dict.fromkeys(plain.values()))
        codes = {ord(each): chr(looks.index(look) + 1) for each, look in plain.items()}
        width = 2 * self._width
        above = bytes(self._width)
        made = bytearray()
        for row in (*self.zone.rows, ""):
            here = row.translate(codes).encode("latin-1") or bytes(self._width)
            made += _pixel_line(here, above, width)
            if row:
                made += _pixel_line(here, here, width)
            above = here
        box = Box(-STEP / 2, -HALF, STEP * self._width - STEP / 2, HEIGHT * self._height)
        lines = [FarLine(*line_between(pair), "edge") for pair in edges_of(self.zone)]
        landmarks = list(islice(self._landmarks(), MOST_LANDMARKS))
        return Pixels(
            width, 2 * self._height + 1, bytes(made), (None, *looks), box, lines, landmarks
        )

    def _landmarks(self) -> Iterator[Landmark]:
        """Yield the starts and pods, row by row."""
        wanted = {each: look for each, look in self.looks.items() if is_landmark(look)}
        for number, row in enumerate(self.zone.rows):
            # Most rows have none, which is found out faster than where one would be.
            if any(each in row for each in wanted):
                for column, character in enumerate(row):
                    if character in wanted:
                        at = self.centre(from_odd_q(column, number))
                        yield Landmark(at, wanted[character])

    def changed(self, before: Surface[Hex]) -> Collection[Hex] | None:
        """Return the sectors that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, ZoneSurface) or not self._is_comparable(before.zone):
            return None
        if self.zone.legend is before.zone.legend:
            self.looks = before.looks
        return list(dict.fromkeys((*self._repainted(before.zone), *self._reedged(before))))

    def _repainted(self, before: HexZone) -> Iterator[Hex]:
        old, new = before.rows, self.zone.rows
        # Rows that nobody touched are the very same texts, which is found out without a loop of Python's.
        return (
            from_odd_q(column, row)
            for row in compress(count(), map(is_not, old, new))
            if old[row] != new[row]
            for column in compress(count(), map(ne, old[row], new[row]))
        )

    def _reedged(self, before: "ZoneSurface") -> Iterator[Hex]:
        """Yield the sectors that have other edges."""
        if before.zone.edges is self.zone.edges:
            return
        for label in before.sides.keys() | self.sides.keys():
            cell = self.cell_of(label)
            if cell is not None and before.sides.get(label) != self.sides.get(label):
                yield cell

    def _is_comparable(self, before: HexZone) -> bool:
        """Whether both have the same size, and no character has another meaning."""
        ours, theirs = self.zone.legend, before.legend
        return (self._width, self._height) == (before.width, before.height) and (
            ours is theirs or all(ours[each] == theirs[each] for each in ours.keys() & theirs)
        )

    def content_counts(self) -> Iterator[Mapping[str, int]]:
        """Yield how often contents lie in some rows after others."""
        for first in range(0, self._height, COUNTED):
            found = Counter("".join(self.zone.rows[first : first + COUNTED]))
            yield {self._contents[each]: count for each, count in found.items()}

    # Pointing.

    def cells(self) -> Iterator[Hex]:
        """Yield all sectors, row by row."""
        for row in range(self._height):
            for column in range(self._width):
                yield from_odd_q(column, row)

    def __contains__(self, cell: object) -> bool:
        if not isinstance(cell, Hex):
            return False
        q, r = cell
        return 0 <= q < self._width and 0 <= r + (q - (q & 1)) // 2 < self._height

    def cell_at(self, point: Point) -> Hex | None:
        """Return the sector under a point, or None beside the zone."""
        cell = hex_at(point)
        return cell if cell in self else None

    def centre(self, cell: Hex) -> Point:
        """Return the middle of a sector, also of one beside the zone."""
        return point_of(*cell)

    def corners(self, cell: Hex) -> Sequence[Point]:
        """Return the corners of a sector."""
        x, y = self.centre(cell)
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    def content(self, cell: Hex) -> str:
        """Return what a sector is, as a word."""
        return self._contents[self._character(cell)]

    def sector(self, cell: Hex) -> SectorKind:
        """Return what the legend says about a sector."""
        return self.zone.legend[self._character(cell)]

    def look(self, cell: Hex) -> SectorLook:
        """Return how a sector looks."""
        look = self.looks[self._character(cell)]
        sides = self.sides.get(self.label(cell)) if self.sides else None
        return look._replace(sides=sides) if sides else look

    def _character(self, cell: Hex) -> str:
        q, r = cell
        row = r + (q - (q & 1)) // 2
        # A negative index would silently count from the other side.
        if 0 <= q < self._width and 0 <= row < self._height:
            character: str = self.zone.rows[row][q]
            return character
        raise KeyError(cell)

    def label(self, cell: Hex) -> str:
        """Return the label of a sector, such as D09."""
        return offset_label(*to_odd_q(cell))

    def cell_of(self, label: str) -> Hex | None:
        """Return the sector that a label names, or None."""
        found = offset_of(label)
        cell = from_odd_q(*found) if found else None
        return cell if cell in self else None

    def columns(self) -> list[RulerMark]:
        """Return the letters of the columns."""
        return [RulerMark(STEP * each, column_letters(each)) for each in range(self._width)]

    def rows(self) -> list[RulerMark]:
        """Return the numbers of the rows, each beside the sector in column A."""
        return [RulerMark(HEIGHT * each, f"{each + 1:02}") for each in range(self._height)]

    # The ground for tools.

    def rectangle(self, a: Hex, b: Hex) -> list[Hex]:
        """Return the sectors of the columns and rows between two."""
        columns, rows = zip(to_odd_q(a), to_odd_q(b), strict=True)
        return [
            from_odd_q(column, row)
            for row in range(max(min(rows), 0), min(max(rows) + 1, self._height))
            for column in range(max(min(columns), 0), min(max(columns) + 1, self._width))
        ]

    def towards(self, cell: Hex, direction: str) -> Hex:
        """Return the sector reached by an arrow key; at the edge of the zone the same one."""
        column, row = to_odd_q(cell)
        across, down = ARROWS[direction]
        there = from_odd_q(column + across, row + down)
        return there if there in self else cell

    def inside(self, polygon: Sequence[Point]) -> list[Hex]:
        """Return the sectors whose middle lies inside a polygon, such as a lasso."""
        if len(polygon) < 3:
            return []
        stretches = rows_inside(polygon, self._width, self._height)
        return [from_odd_q(column, row) for column, rows in stretches for row in rows]


def _pixel_line(even: bytes, odd: bytes, width: int) -> bytes:
    """Return a line of pixels: even columns of one row, odd columns of another, each pixel twice."""
    made = bytearray(width)
    made[0::4] = made[1::4] = even[0::2]
    made[2::4] = made[3::4] = odd[1::2]
    return bytes(made)
