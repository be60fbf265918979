"""A sheet of hexes as bits: a set of sectors is a whole number, and what touches it takes a few shifts."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from math import sqrt
from typing import TypeAlias

from hullwright.schema.boards.hexes import offset_label, offset_of

Sectors: TypeAlias = int
"""A set of sectors: the bit of each is 1."""
Six: TypeAlias = tuple[Sectors, Sectors, Sectors, Sectors, Sectors, Sectors]


class ZoneGrid:
    """The sheet of a size.

    Columns lie one after the other, each moved up so that the six neighbours of every sector are as many bits
    away; a spare bit at the end of each column keeps them apart.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._lift = (width - 1) // 2
        self.stride = height + self._lift + 1
        self.sheet: Sectors = 0
        """All sectors of the sheet."""
        for column in range(width):
            for row in range(height):
                self.sheet |= self.bit(column, row)

    def index(self, column: int, row: int) -> int:
        """Return the number of the bit of a sector."""
        return (column + 1) * self.stride + row - (column - (column & 1)) // 2 + self._lift

    def bit(self, column: int, row: int) -> Sectors:
        """Return a sector by its column and row, both from 0."""
        return 1 << self.index(column, row)

    def place(self, index: int) -> tuple[int, int]:
        """Return the column and row of a bit."""
        column, at = divmod(index, self.stride)
        column -= 1
        return column, at + (column - (column & 1)) // 2 - self._lift

    def holds(self, column: int, row: int) -> bool:
        """Tell whether a place is on the sheet."""
        return 0 <= column < self.width and 0 <= row < self.height

    def labelled(self, labels: Iterable[str]) -> Sectors:
        """Return the sectors of some labels that are on the sheet."""
        found = 0
        for each in labels:
            place = offset_of(each)
            if place and self.holds(*place):
                found |= self.bit(*place)
        return found

    def labels(self, sectors: Sectors) -> Collection[str]:
        """Return the labels of some sectors."""
        return [offset_label(*self.place(index)) for index in indices(sectors)]

    def with_touching(self, sectors: Sectors) -> Sectors:
        """Return some sectors and all that touch them, also such beside the sheet."""
        back, ahead = sectors | sectors >> 1, sectors | sectors << 1
        return back | ahead | back << self.stride | ahead >> self.stride

    def around(self, sectors: Sectors) -> Six:
        """Return in which sectors the neighbour in each of the six directions is one of some sectors, going around."""
        stride = self.stride
        return (
            sectors >> stride,
            sectors >> stride - 1,
            sectors << 1,
            sectors << stride,
            sectors << stride - 1,
            sectors >> 1,
        )

    def flooded(self, seed: Sectors, ground: Sectors) -> Sectors:
        """Return the sectors of a ground that are connected with some of them."""
        new, left, stride = seed & ground, ground, self.stride
        # As `with_touching`, without the call: this is where most of the time goes.
        while new:
            left ^= new
            back, ahead = new | new >> 1, new | new << 1
            new = (back | ahead | back << stride | ahead >> stride) & left
        return ground ^ left

    def is_connected(self, ground: Sectors) -> bool:
        """Tell whether some sectors are in one piece, and any at all."""
        return ground != 0 and self.flooded(ground & -ground, ground) == ground

    @cached_property
    def all_indices(self) -> list[int]:
        """The numbers of the bits of all sectors."""
        return indices(self.sheet)

    @cached_property
    def points(self) -> Mapping[int, tuple[float, float]]:
        """Where the middle of each sector lies, in steps from one to the next."""
        return {
            index: (column * sqrt(3) / 2, row + (column & 1) / 2)
            for index in self.all_indices
            for column, row in (self.place(index),)
        }

    @cached_property
    def neighbours(self) -> Mapping[int, tuple[int, ...]]:
        """The bits that touch each bit, on the sheet, going around."""
        stride = self.stride
        steps = (stride, stride - 1, -1, -stride, 1 - stride, 1)
        return {
            index: tuple(index + step for step in steps if self.sheet >> index + step & 1)
            for index in self.all_indices
        }


@cache
def grid_of(width: int, height: int) -> ZoneGrid:
    """Return the sheet of a size; all drafts of that size share it."""
    return ZoneGrid(width, height)


def indices(sectors: Sectors) -> list[int]:
    """Return the numbers of the bits of some sectors, from low to high.

    >>> indices(0b10110)
    [1, 2, 4]
    """
    return list(_indices(sectors))


def _indices(sectors: Sectors) -> Iterator[int]:
    while sectors:
        low = sectors & -sectors
        yield low.bit_length() - 1
        sectors ^= low
