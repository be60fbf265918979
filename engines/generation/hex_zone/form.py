"""The form of a ground: what can be counted of it, all sectors at once."""

from collections.abc import Sequence
from functools import cached_property

from .grid import Sectors, Six
from .zone_ground import ZoneGround


class ZoneForm:
    """What can be counted of the form of a ground, all sectors at once."""

    def __init__(self, ground: ZoneGround) -> None:
        self._grid, self._open, self._through = ground.grid, ground.open, ground.through
        self._around: Six = ground.grid.around(self._open)
        self._specials = ground.specials

    @cached_property
    def sectors(self) -> int:
        """How many sectors there are."""
        return self._open.bit_count()

    @cached_property
    def links(self) -> int:
        """How many links lead from sector to sector both ways."""
        found = self._touching
        if self._specials:
            shut = self._specials.shut_pairs
            found += len(self._specials.vent_pairs) - sum(not each & ~self._open for each in shut)
        return found

    @cached_property
    def _touching(self) -> int:
        """How many pairs of sectors touch."""
        return sum((self._open & each).bit_count() for each in self._around[:3])

    @cached_property
    def dead_ends(self) -> int:
        """How many sectors that can be gone through lead to just one other."""
        around: Sequence[Sectors] = self._around
        if self._specials:
            around = [*self._specials.leading(self._open), *self._specials.vent_pairs]
        once, twice = _counted(around)
        return (self._through & once & ~twice).bit_count()

    @cached_property
    def narrow(self) -> int:
        """How many sectors that can be gone through have hull on both sides of a way through them.

        The sectors that they touch lie apart from each other, in two groups or more.
        """
        around = self._around
        begun = tuple(here & ~around[n - 1] for n, here in enumerate(around))
        return (self._through & _counted(begun)[1]).bit_count()

    @cached_property
    def wide(self) -> int:
        """How many sectors that can be gone through are surrounded by six others."""
        one, two, three, four, five, six = self._around
        return (self._through & one & two & three & four & five & six).bit_count()

    @cached_property
    def loops(self) -> int:
        """How many pieces of hull can be walked around, by Euler's formula."""
        pieces, left = 1, 0
        if self._specials and self._specials.vents:
            # Vents may join what does not touch.
            pieces, left = 0, self._open
        while left:
            left &= ~self._grid.flooded(left & -left, left)
            pieces += 1
        around = self._around
        triangles = sum((self._open & around[n] & around[n + 1]).bit_count() for n in (0, 1))
        return pieces - self.sectors + self._touching - triangles


def _counted(sets: Sequence[Sectors]) -> tuple[Sectors, Sectors]:
    """Return what is in one of some sets at least, and what is in two at least."""
    once = twice = 0
    for each in sets:
        twice |= once & each
        once |= each
    return once, twice
