"""A galaxy as something to draw and point at. Its cells are positions, counted from 1 along the path.

Beyond the last card lie spots without one, up to where the Aliens start (EE-17): they are drawn and can
be pointed at, but belong to no piece or selection.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from math import dist

from hullwright.schema.kinds.galaxy.board import GalaxySpot, spots
from hullwright.schema.kinds.galaxy.laid_cards import ALIENS_START, NO_CARD
from hullwright.schema.kinds.galaxy.layout import Galaxy

from ...concepts.editor_kind import Box, Placed, RulerMark, Surface
from ...concepts.marks import Point
from ...concepts.polygons import is_inside
from .looks import SlotLook, look_at
from .plane import CORNERS, HEIGHT, WIDTH, middle_of, spot_at

ARROWS: Mapping[str, tuple[int, int]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}


class GalaxySurface:
    """A galaxy, drawn with position 1 around the origin of the plane."""

    spacing = HEIGHT

    def __init__(self, galaxy: Galaxy) -> None:
        self.galaxy = galaxy
        self.length = len(galaxy.cards)
        """The number of cards; what lies beyond has no card."""
        shown = max(self.length + 1, galaxy.aliens.start)
        self.spots = spots(galaxy.track, shown)
        """Where the positions lie, those beyond the last card included."""
        self._looks: dict[int, SlotLook] = {}

    @cached_property
    def _positions(self) -> Mapping[GalaxySpot, int]:
        return {spot: position for position, spot in enumerate(self.spots, 1)}

    @cached_property
    def bounds(self) -> Box:
        """The part of the plane that the galaxy covers."""
        columns, rows = zip(*self.spots, strict=True)
        return Box(
            WIDTH * (min(columns) - 0.5),
            HEIGHT * (min(rows) - 0.5),
            WIDTH * (max(columns) + 0.5),
            HEIGHT * (max(rows) + 0.5),
        )

    # Drawing.

    def placed(self, box: Box) -> Iterator[Placed]:
        """Yield the slots that touch a box; their numbers belong to their looks."""
        for position, spot in enumerate(self.spots, 1):
            x, y = middle_of(spot)
            if (
                box.left - WIDTH / 2 <= x <= box.right + WIDTH / 2
                and box.top - HEIGHT / 2 <= y <= box.bottom + HEIGHT / 2
            ):
                yield Placed(x, y, self.look(position), "")

    def pixels(self) -> None:
        """Return nothing: galaxies are drawn card by card from afar, too."""
        return

    def changed(self, before: Surface[int]) -> Collection[int] | None:
        """Return the slots that look different than on an earlier surface, or None for everything."""
        if not isinstance(before, GalaxySurface) or self.spots != before.spots:
            return None
        return [
            each for each in range(1, len(self.spots) + 1) if self.look(each) != before.look(each)
        ]

    # Pointing.

    def cells(self) -> Iterator[int]:
        """Yield all positions with a card, along the path."""
        return iter(range(1, self.length + 1))

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, int) and 1 <= cell <= self.length

    def cell_at(self, point: Point) -> int | None:
        """Return the position under a point, also one beyond the last card, or None beside them all."""
        return self._positions.get(spot_at(point))

    def centre(self, cell: int) -> Point:
        """Return the middle of a slot, also of one beyond the galaxy."""
        return middle_of(self._spot(cell))

    def _spot(self, cell: int) -> GalaxySpot:
        if 1 <= cell <= len(self.spots):
            return GalaxySpot(*self.spots[cell - 1])
        end = self.spots[0 if cell < 1 else -1]
        return GalaxySpot(end.column + cell - (1 if cell < 1 else len(self.spots)), end.row)

    def corners(self, cell: int) -> Sequence[Point]:
        """Return the corners of a slot."""
        x, y = self.centre(cell)
        return [(x + dx, y + dy) for dx, dy in CORNERS]

    def content(self, cell: int) -> str:
        """Return the card in a slot, as a word."""
        if cell in self:
            return str(self.galaxy.cards[cell - 1].card)
        return ALIENS_START if cell == self.galaxy.aliens.start else NO_CARD

    def look(self, cell: int) -> SlotLook:
        """Return how a slot looks."""
        found = self._looks.get(cell)
        if found is None:
            found = self._looks[cell] = look_at(self.galaxy, cell, self.spots)
        return found

    def label(self, cell: int) -> str:
        """Return the number of a position."""
        return str(cell)

    def cell_of(self, label: str) -> int | None:
        """Return the position that a number names, or None."""
        position = int(label) if label.isascii() and label.isdigit() else 0
        return position if 1 <= position <= len(self.spots) else None

    def columns(self) -> list[RulerMark]:
        """Return how many cards a row has up to each column, counted from the left."""
        found = sorted({spot.column for spot in self.spots[: self.length]})
        return [RulerMark(WIDTH * column, str(column - found[0] + 1)) for column in found]

    def rows(self) -> list[RulerMark]:
        """Return the numbers of the rows."""
        found = sorted({spot.row for spot in self.spots[: self.length]})
        return [RulerMark(HEIGHT * row, str(row + 1)) for row in found]

    # The ground for tools.

    def neighbours(self, cell: int) -> list[int]:
        """Return the positions before and after one."""
        return [each for each in (cell - 1, cell + 1) if each in self]

    def disc(self, cell: int, radius: int) -> list[int]:
        """Return the positions within some steps of one along the path, itself included."""
        return [each for each in range(cell - radius, cell + radius + 1) if each in self]

    def line(self, a: int, b: int) -> list[int]:
        """Return the positions on the straight line between two, both included."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        count = max(1, round(2 * dist((ax, ay), (bx, by))))
        points = (
            (ax + (bx - ax) * n / count, ay + (by - ay) * n / count) for n in range(count + 1)
        )
        met = (self.cell_at(point) for point in points)
        return list(dict.fromkeys(each for each in met if each is not None))

    def rectangle(self, a: int, b: int) -> list[int]:
        """Return the positions in the columns and rows between two."""
        columns, rows = (sorted(ends) for ends in zip(self._spot(a), self._spot(b), strict=True))
        return [
            each
            for each in self.cells()
            if columns[0] <= self._spot(each).column <= columns[1]
            and rows[0] <= self._spot(each).row <= rows[1]
        ]

    def steps(self, a: int, b: int) -> int:
        """Return how many positions two are apart on the path."""
        return abs(int(b - a))

    def towards(self, cell: int, direction: str) -> int:
        """Return the position reached by an arrow key; at the edge the same one."""
        (column, row), (across, down) = self._spot(cell), ARROWS[direction]
        there = self._positions.get(GalaxySpot(column + across, row + down))
        return there if there is not None and there in self else int(cell)

    def inside(self, polygon: Sequence[Point]) -> list[int]:
        """Return the positions whose middle lies inside a polygon, such as a lasso."""
        if len(polygon) < 3:
            return []
        return [each for each in self.cells() if is_inside(polygon, self.centre(each))]
