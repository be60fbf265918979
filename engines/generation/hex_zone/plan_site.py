"""Where a plan is drawn: a region of a sheet under a symmetry, with the strokes that plans are made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from random import Random

from .grid import Sectors, ZoneGrid, indices
from .symmetry import ZoneSymmetry

TOGETHER = 1.0
"""How far the middles of two sectors that touch are apart."""


@dataclass(frozen=True)
class PlanSite:
    """A region to draw a plan in; every stroke is drawn with its images."""

    grid: ZoneGrid
    symmetry: ZoneSymmetry
    region: Sectors
    chance: Random

    @cached_property
    def places(self) -> Sequence[int]:
        """The bits of the region, in an order drawn by chance."""
        found = indices(self.region)
        self.chance.shuffle(found)
        return found

    @cached_property
    def layers(self) -> Sequence[Sectors]:
        """The region layer by layer, from its edge inwards."""
        left, found = self.region, []
        while left:
            outside = self.grid.with_touching(
                ~left & ((1 << self.grid.sheet.bit_length() + self.grid.stride) - 1)
            )
            layer = left & outside
            found.append(layer)
            left &= ~layer
        return found

    def imaged(self, sectors: Sectors) -> Sectors:
        """Return some sectors with their images, as far as they lie in the region."""
        return self.symmetry.imaged(sectors) & self.region

    def point(self, index: int) -> tuple[float, float]:
        """Return where the middle of a sector lies, in steps from one to the next."""
        return self.grid.points[index]

    def spread(self, apart: float, within: Sectors | None = None) -> list[int]:
        """Return places of the region that are so far apart from each other, with their images; as many as fit."""
        found, points = list[int](), self.grid.points
        taken = list[tuple[float, float]]()
        for index in self.places:
            if within is not None and not within >> index & 1:
                continue
            orbit = indices(self.symmetry.orbits[index])
            here = [points[each] for each in orbit]
            if _are_apart(here, apart) and not _is_near(here[0], taken, apart):
                found.extend(orbit)
                taken.extend(here)
        return found

    def line(self, one: int, other: int) -> Sectors:
        """Return the sectors on the straight way between two, ends included."""
        first, last = self.point(one), self.point(other)
        steps = max(1, round(2 * distance(first, last)))
        found = 0
        for step in range(steps + 1):
            share = step / steps
            found |= 1 << self.nearest(
                (first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share)
            )
        return found

    def nearest(self, at: tuple[float, float]) -> int:
        """Return the sector of the sheet whose middle is nearest to a point."""
        x, y = at
        about = round(x * 2 / sqrt(3))
        choices = [
            self.grid.index(column, row)
            for column in (about - 1, about, about + 1)
            for row in (int(y) - 1, int(y), int(y) + 1)
            if self.grid.holds(column, row)
        ]
        return min(choices, key=lambda each: (round(distance(self.point(each), at), 6), each))

    def disc(self, index: int, radius: int) -> Sectors:
        """Return the sectors within so many steps of one."""
        found = 1 << index
        for _ in range(radius):
            found = self.grid.with_touching(found)
        return found & self.region


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return how far two points are apart."""
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def _is_near(at: tuple[float, float], others: list[tuple[float, float]], apart: float) -> bool:
    """Tell whether a point is nearer to one of others than it should be; so are its images to theirs."""
    x, y = at
    square = apart * apart
    return any((x - a) ** 2 + (y - b) ** 2 < square for a, b in others)


def _are_apart(points: list[tuple[float, float]], apart: float) -> bool:
    return all(not _is_near(each, points[:number], apart) for number, each in enumerate(points))
