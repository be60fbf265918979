"""Figures: closed and open lines through points, which become marks at any place and size."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from ...concepts.marks import Point, Shape
from .lane_shapes import Line

Points: TypeAlias = tuple[Point, ...]

ROUND = 32
"""The corners of a polygon that passes for a circle."""


@dataclass(frozen=True)
class Figure:
    """A line through points, filled, stroked or both; lengths are in sides of a cell."""

    points: Points
    fill: str = ""
    stroke: str = ""
    width: float = 0.03

    def moved(self, by: Point) -> "Figure":
        """Return the figure elsewhere."""
        return replace(self, points=tuple((x + by[0], y + by[1]) for x, y in self.points))


class FigureSpot(NamedTuple):
    """Where figures are put on the plane, and how large the side of their cell is there."""

    x: float
    y: float
    side: float

    def shape(self, figure: Figure) -> Shape:
        """Return a figure as a mark."""
        placed = [(self.x + x * self.side, self.y + y * self.side) for x, y in figure.points]
        path = "M" + " L".join(f"{x:.4g} {y:.4g}" for x, y in placed)
        closed = " Z" if figure.points[0] == figure.points[-1] else ""
        return Shape(path + closed, figure.fill, figure.stroke, figure.width * self.side)


def polygon(points: Sequence[Point]) -> Points:
    """Return points as a closed line."""
    return (*points, points[0])


def line(points: Sequence[Point]) -> Points:
    """Return points as an open line."""
    return tuple(points)


def circle(at: Point, radius: float) -> Points:
    """Return a circle as a closed line."""
    turns = [2 * pi * number / ROUND for number in range(ROUND)]
    return polygon([(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns])


def rectangle(left: float, top: float, right: float, bottom: float) -> Points:
    """Return an upright rectangle as a closed line."""
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def strip(way: Line, width: float) -> Points:
    """Return a strip of a width along a line, cut off straight at its ends, as a closed line."""
    aside = [_aside(way, number, width / 2) for number in range(len(way))]
    left = [(x - dx, y - dy) for (x, y), (dx, dy) in zip(way, aside, strict=True)]
    right = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(way, aside, strict=True)]
    return polygon([*left, *reversed(right)])


def _aside(way: Line, number: int, far: float) -> Point:
    """Return the way from a point of a line to the edge of its strip."""
    before, after = way[max(number - 1, 0)], way[min(number + 1, len(way) - 1)]
    along = (after[0] - before[0], after[1] - before[1])
    length = hypot(*along) or 1.0
    return -along[1] / length * far, along[0] / length * far
