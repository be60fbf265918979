"""The outline of a side of a symmetry: the part of a box that lies between its axes."""

from collections.abc import Sequence
from math import cos, pi, sin

from .marks import Point
from .surface import Box
from .symmetry_sides import SymmetrySide


def side_outline(side: SymmetrySide, sides: int, box: Box) -> Sequence[Point]:
    """Return a closed line around one of so many sides, as far as it lies in a box; nothing if it does not.

    >>> side_outline(SymmetrySide((2.0, 1.0), (1.0, 0.0)), 2, Box(0, 0, 4, 2))
    [(2.0, 0.0), (4, 0), (4, 2), (2.0, 2.0), (2.0, 0.0)]
    """
    left, top, right, bottom = box
    corners: Sequence[Point] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    for turn in (pi / 2 - pi / sides, pi / sides - pi / 2):
        inward = _turned(side.direction, turn)
        corners = _clipped(corners, side.centre, inward)
    return [*corners, *corners[:1]]


def _turned(direction: Point, turn: float) -> Point:
    x, y = direction
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def _clipped(corners: Sequence[Point], centre: Point, inward: Point) -> Sequence[Point]:
    """Return the part of a polygon that lies inward of a line through a centre."""

    def depth(point: Point) -> float:
        return (point[0] - centre[0]) * inward[0] + (point[1] - centre[1]) * inward[1]

    found: list[Point] = []
    for before, after in zip([*corners[-1:], *corners[:-1]], corners, strict=True):
        first, last = depth(before), depth(after)
        if first * last < 0:
            share = first / (first - last)
            found.append(
                (
                    before[0] + (after[0] - before[0]) * share,
                    before[1] + (after[1] - before[1]) * share,
                )
            )
        if last >= 0:
            found.append(after)
    return found
