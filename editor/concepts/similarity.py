"""Similarities: how a picture is moved, turned and scaled so that its points come to lie where they belong."""

from cmath import phase, rect
from collections.abc import Sequence
from math import degrees, radians
from typing import TypeAlias

from hullwright.schema.late_dataclass import late_dataclass

from .marks import Point

Pair: TypeAlias = tuple[Point, Point]
"""Where a point is on the picture, and where it belongs."""


@late_dataclass
class Similarity:
    """Scales and turns the plane around its origin, then moves it."""

    scale: float
    turn: float
    """In degrees, clockwise where y points down."""
    x: float
    y: float

    def of(self, point: Point) -> Point:
        """Return where a point comes to lie.

        >>> Similarity(2.0, 90.0, 10.0, 0.0).of((1.0, 0.0))
        (10.0, 2.0)
        """
        moved = complex(*point) * rect(self.scale, radians(self.turn)) + complex(self.x, self.y)
        return moved.real, moved.imag

    def before(self, point: Point) -> Point:
        """Return which point comes to lie at a point."""
        found = (complex(*point) - complex(self.x, self.y)) / rect(self.scale, radians(self.turn))
        return found.real, found.imag

    def error(self, pairs: Sequence[Pair]) -> float:
        """Return how far the worst of some points comes to lie from where it belongs."""
        return max((abs(complex(*self.of(a)) - complex(*b)) for a, b in pairs), default=0.0)


def similarity(pairs: Sequence[Pair], apart: float = 1.0) -> Similarity | None:
    """Return the similarity that fits pairs best, by least squares.

    None if there are fewer than two, or if they lie so close together that they say nothing of scale
    and turn: nearer to their middle than `apart`, all of them.

    >>> similarity([((0.0, 0.0), (1.0, 1.0)), ((10.0, 0.0), (6.0, 1.0))])
    Similarity(scale=0.5, turn=0.0, x=1.0, y=1.0)
    """
    if len(pairs) < 2:
        return None
    before, after = ([complex(*pair[side]) for pair in pairs] for side in (0, 1))
    middle, aim = sum(before) / len(pairs), sum(after) / len(pairs)
    spread = sum(abs(each - middle) ** 2 for each in before)
    if max(abs(each - middle) for each in before) < apart:
        return None
    turned = sum(
        (there - aim) * (here - middle).conjugate()
        for here, there in zip(before, after, strict=True)
    )
    factor = turned / spread
    if not factor:
        return None
    shift = aim - factor * middle
    return Similarity(abs(factor), degrees(phase(factor)), shift.real, shift.imag)
