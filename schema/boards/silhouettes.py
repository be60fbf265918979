"""Silhouettes: outlines that become the hull of a new map. Points lie in a square from 0 to 1, y downwards."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from ..messages import english
from .outlines import Point

Outline: TypeAlias = Sequence[Point]

UP_DOWN, BOTH = "mirror up-down", "both mirrors"
"""The symmetries of silhouettes, as the kinds of maps call them."""


class Silhouette(NamedTuple):
    """A shape with a name; what lies inside two of its outlines is a hole."""

    name: str
    title: str
    outlines: tuple[Outline, ...]
    symmetry: str = ""
    """The name of the symmetry that it has on any sheet; none for what is as the sheet is."""

    def within(self, share: float) -> Sequence[Outline]:
        """Return its outlines on so much of a sheet, around the middle; what is as the sheet is takes all of it."""
        if not self.symmetry:
            return self.outlines
        return [[_drawn_in(point, share) for point in each] for each in self.outlines]


def _drawn_in(point: Point, share: float) -> Point:
    x, y = point
    return 0.5 + (x - 0.5) * share, 0.5 + (y - 0.5) * share


def _oval(corners: int, radius: float) -> Outline:
    return [
        (0.5 + radius * cos(2 * pi * n / corners), 0.5 + radius * sin(2 * pi * n / corners))
        for n in range(corners)
    ]


def _both_sides(half: Outline) -> Outline:
    """Return an outline whose lower half is the mirror image of its upper one."""
    return [*half, *((x, 1 - y) for x, y in reversed(half))]


SILHOUETTES: Sequence[Silhouette] = (
    Silhouette("sheet", english("Whole sheet"), (((0, 0), (1, 0), (1, 1), (0, 1)),)),
    Silhouette("hexagon", english("Hexagon"), (_oval(6, 0.5),), BOTH),
    Silhouette("ring", english("Ring"), (_oval(24, 0.5), _oval(24, 0.2)), BOTH),
    Silhouette(
        "freighter",
        english("Freighter"),
        (
            _both_sides(
                [
                    (0.0, 0.5),
                    (0.05, 0.36),
                    (0.2, 0.28),
                    (0.3, 0.28),
                    (0.34, 0.08),
                    (0.6, 0.08),
                    (0.64, 0.28),
                    (0.78, 0.28),
                    (0.82, 0.0),
                    (1.0, 0.0),
                    (1.0, 0.2),
                    (0.94, 0.4),
                ]
            ),
        ),
        UP_DOWN,
    ),
    Silhouette(
        "spindle",
        english("Spindle"),
        (_both_sides([(0.0, 0.46), (0.25, 0.3), (0.5, 0.04), (0.75, 0.3), (1.0, 0.46)]),),
        BOTH,
    ),
    Silhouette(
        "cross",
        english("Cross"),
        (
            _both_sides(
                [(0.0, 0.3), (0.34, 0.3), (0.34, 0.0), (0.66, 0.0), (0.66, 0.3), (1.0, 0.3)]
            ),
        ),
        BOTH,
    ),
)


def is_within(outlines: Sequence[Outline], at: Point) -> bool:
    """Tell whether a point lies inside an odd number of outlines.

    >>> is_within(SILHOUETTES[0].outlines, (0.5, 0.5)), is_within(SILHOUETTES[0].outlines, (0.5, 1.5))
    (True, False)
    """
    x, y = at
    inside = False
    for outline in outlines:
        for number, (right, lower) in enumerate(outline):
            left, upper = outline[number - 1]
            if (lower > y) != (upper > y) and x < left + (right - left) * (y - upper) / (
                lower - upper
            ):
                inside = not inside
    return inside
