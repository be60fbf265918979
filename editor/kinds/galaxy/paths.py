"""The path on the table: where it comes into a slot, where it goes on, and how that is drawn."""

from collections.abc import Mapping, Sequence

from hullwright.schema.kinds.galaxy.board import GalaxySpot

from ...concepts.marks import Marks, Point, Shape
from ...concepts.polygons import closed_path
from .plane import CARD, HEIGHT, WIDTH

SIDES: Mapping[tuple[int, int], str] = {
    (1, 0): "right",
    (-1, 0): "left",
    (0, 1): "down",
    (0, -1): "up",
}
OPPOSITE: Mapping[str, str] = {
    "right": "left",
    "left": "right",
    "down": "up",
    "up": "down",
    "jump": "landing",
}
"""A path that begins each row on the left jumps from the end of a row: out here, and in over there."""


def ways_at(position: int, length: int, spots: Sequence[GalaxySpot]) -> tuple[str, str]:
    """Return the sides of a slot on which the path comes in and goes on; nothing at its ends.

    >>> ways_at(2, 3, [GalaxySpot(0, 0), GalaxySpot(1, 0), GalaxySpot(1, 1)])
    ('left', 'down')
    """
    came = OPPOSITE[_way(spots, position - 1)] if 1 < position <= length else ""
    goes = _way(spots, position) if position < length else ""
    return came, goes


def _way(spots: Sequence[GalaxySpot], position: int) -> str:
    here, there = spots[position - 1], spots[position]
    return SIDES.get((there.column - here.column, there.row - here.row), "jump")


INK = "ruler"
ACROSS, DOWN = WIDTH / 2, HEIGHT / 2
LINES: Mapping[str, tuple[Point, Point]] = {
    "right": ((CARD[0], 0.0), (ACROSS, 0.0)),
    "left": ((-CARD[0], 0.0), (-ACROSS, 0.0)),
    "up": ((0.0, -CARD[1]), (0.0, -DOWN)),
    "down": ((0.0, CARD[1]), (0.0, DOWN)),
}
"""From the edge of the card to that of the slot."""
HALF, BAR = 0.16, 0.045
"""Half the width of an arrow, and of the bar that leads on from its tip."""


def arrivals(side: str) -> Marks:
    """Return the path as it comes into a slot."""
    if side == "landing":
        return _tip((-ACROSS, 0.0), (-CARD[0], 0.0))
    if side not in LINES:
        return ()
    (ax, ay), (bx, by) = LINES[side]
    # A bar rather than a stroke, whose round end would reach into the next slot.
    x, y = (0.0, BAR) if ay == by else (BAR, 0.0)
    bar = [(ax - x, ay - y), (ax + x, ay + y), (bx + x, by + y), (bx - x, by - y)]
    return (Shape(closed_path(bar), fill=INK),)


def departures(side: str) -> Marks:
    """Return the path as it leaves a slot: an arrow, with a bar behind it where it jumps to the next row."""
    if side == "jump":
        bar = Shape(f"M{ACROSS - 0.03:.4g} -0.3 L{ACROSS - 0.03:.4g} 0.3", stroke=INK, width=0.06)
        return (*_tip((CARD[0], 0.0), (ACROSS - 0.05, 0.0)), bar)
    return _tip(*LINES[side]) if side in LINES else ()


def _tip(start: Point, end: Point) -> Marks:
    """Return a filled arrow from one point to another."""
    (ax, ay), (bx, by) = start, end
    length = abs(bx - ax) + abs(by - ay)
    # Across the arrow's own direction.
    x, y = HALF * (by - ay) / length, HALF * (bx - ax) / length
    return (Shape(closed_path([(ax - x, ay - y), (ax + x, ay + y), (bx, by)]), fill=INK),)
