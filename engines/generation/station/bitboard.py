"""Sets of hexes as whole numbers, a bit for each: steps in all directions at once are shifts.

A hex is the bit at its row times the width plus its column, both axial and counted from the upper left; the last column
of each row stays empty, so that what steps over the edge gets lost there.
"""

from collections.abc import Iterable, Iterator
from random import Random

from hullwright.schema.boards.hexes import DIRECTIONS, Hex


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first.

    >>> list(bits(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def some_bit(mask: int, chance: Random) -> int:
    """Return the number of one of the bits that are set."""
    for _ in range(int(chance.random() * mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class HexBoard:
    """The cells of a board of hexes, and what sets of them touch."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        found = list(hexes)
        self._left, self._top = min(at.q for at in found), min(at.r for at in found)
        self.width = max(at.q for at in found) - self._left + 2
        shifts = [step.r * self.width + step.q for step in DIRECTIONS]
        # The other three directions are the same shifts backwards.
        self._ahead = one, two, three = sorted(each for each in shifts if each > 0)
        self._one, self._two, self._three = one, two, three
        self.cells = 0
        for at in found:
            self.cells |= 1 << self.number(at)

    def number(self, at: Hex) -> int:
        """Return the number of a hex of the board."""
        return (at.r - self._top) * self.width + at.q - self._left

    def hex(self, number: int) -> Hex:
        """Return the hex with a number."""
        row, column = divmod(number, self.width)
        return Hex(column + self._left, row + self._top)

    def beside(self, mask: int) -> int:
        """Return the cells that touch some cells, those among them that touch each other included."""
        one, two, three = self._one, self._two, self._three
        return (
            mask << one | mask >> one | mask << two | mask >> two | mask << three | mask >> three
        ) & self.cells

    def edges(self, one: int, other: int) -> int:
        """Return how often a cell of one set touches a cell of another; the sets have none in common."""
        return sum(
            ((one << shift) & other).bit_count() + ((one >> shift) & other).bit_count()
            for shift in self._ahead
        )

    def rings(self, start: int, through: int) -> list[int]:
        """Return what is reached from some cells in 0, 1, 2 … steps through some cells."""
        one, two, three = self._one, self._two, self._three
        ring = start & through
        left, found = through ^ ring, []
        while ring:
            found.append(ring)
            # As in `beside`, written out: most of the time is spent here.
            ring = left & (
                ring << one
                | ring >> one
                | ring << two
                | ring >> two
                | ring << three
                | ring >> three
            )
            left ^= ring
        return found

    def flooded(self, start: int, through: int) -> int:
        """Return all that is reached from some cells through some cells."""
        one, two, three = self._one, self._two, self._three
        ring = start & through
        left = through ^ ring
        while ring:
            ring = left & (
                ring << one
                | ring >> one
                | ring << two
                | ring >> two
                | ring << three
                | ring >> three
            )
            left ^= ring
        return through ^ left

    def pieces(self, mask: int) -> list[int]:
        """Return the pieces that some cells hang together in."""
        found = []
        while mask:
            found.append(self.flooded(mask & -mask, mask))
            mask &= ~found[-1]
        return found

    def in_line(self, start: int, through: int) -> int:
        """Return the cells in straight lines from some cells, as far as they lead through others."""
        found = 0
        for shift in self._ahead:
            ahead = behind = start
            while ahead or behind:
                ahead, behind = (ahead << shift) & through, (behind >> shift) & through
                found |= ahead | behind
        return found
