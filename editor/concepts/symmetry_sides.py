"""The sides of a symmetry: the parts between its axes, each of which is an image of the others."""

from collections.abc import Sequence
from math import atan2, cos, hypot, sin, tau

from hullwright.schema.late_dataclass import late_dataclass

from .editor_kind import Box, Symmetries, Symmetry
from .marks import Point

FAR = 100.0
"""How far from its centre the axes of a symmetry are looked at, in sides of a cell."""
FINE = 6
"""Decimals by which directions are told apart."""
COARSE = float(1 << 32)
"""What makes a number forget all but about six decimals when it is added to it."""


@late_dataclass
class SymmetrySide:
    """One side, by the direction in which it lies."""

    centre: Point
    direction: Point

    def depth(self, point: Point) -> tuple[float, float]:
        """Return how deep in the side a point lies; of its images the deepest one belongs to the side.

        The second number decides between points on both edges of a side.
        """
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        dx, dy = self.direction
        # Rounded by adding and taking away, which is much faster and does for this.
        return x * dx + y * dy + COARSE - COARSE, y * dx - x * dy


def sides_of(symmetries: Symmetries, symmetry: Symmetry) -> Sequence[SymmetrySide]:
    """Return the sides of a symmetry, going around its centre; none if it has no axes."""
    x, y = symmetry.centre
    box = Box(x - FAR, y - FAR, x + FAR, y + FAR)
    turns = {
        round(atan2(end[1] - y, end[0] - x) % tau, FINE) % round(tau, FINE)
        for line in symmetries.axes(symmetry, box)
        for end in line
        if hypot(end[0] - x, end[1] - y) > 1.0
    }
    begins = sorted(turns)
    ends = [*begins[1:], *(each + tau for each in begins[:1])]
    middles = [(begin + end) / 2 for begin, end in zip(begins, ends, strict=True)]
    return [SymmetrySide(symmetry.centre, (cos(each), sin(each))) for each in middles]


def side_at(sides: Sequence[SymmetrySide], point: Point) -> SymmetrySide:
    """Return the side in which a point lies."""
    return max(sides, key=lambda each: each.depth(point))
