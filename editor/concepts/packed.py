"""Packed tables: values by hex that travel between processes without an object for each of them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.late_dataclass import late_dataclass

if TYPE_CHECKING:
    import numpy as np

V = TypeVar("V")
Numbers: TypeAlias = "Sequence[int] | np.ndarray"

SHIFT = 16
"""A hex is one number here: q so many bits to the left, and r added, of which no map has 32,768."""
_HALF = 1 << SHIFT - 1


@late_dataclass(eq=False)
class Packed(Mapping[Hex, V], Generic[V]):
    """A mapping that is unfolded when it is first looked into: forty thousand hexes in some milliseconds.

    >>> Packed.of([0, 1], [0, -1], [1, 0], ("near", "far"))[Hex(1, -1)]
    'near'
    """

    hexes: bytes
    """The number of each hex, four bytes each."""
    codes: bytes
    """For each hex the number of its value, two bytes each."""
    entries: tuple[V, ...]
    """The different values."""

    @classmethod
    def of(cls, qs: Numbers, rs: Numbers, codes: Numbers, entries: tuple[V, ...]) -> "Packed[V]":
        """Return a table of hexes by their coordinates, for each the number of its value, and the values."""
        import numpy as np

        numbers = (np.asarray(qs, dtype="=i4") << SHIFT) + np.asarray(rs, dtype="=i4")
        return cls(numbers.tobytes(), np.asarray(codes, dtype="=u2").tobytes(), entries)

    @cached_property
    def _unfolded(self) -> Mapping[int, V]:
        codes = memoryview(self.codes).cast("H")
        return dict(
            zip(
                memoryview(self.hexes).cast("i"),
                map(self.entries.__getitem__, codes),
                strict=True,
            )
        )

    def __getitem__(self, cell: Hex) -> V:
        return self._unfolded[(cell.q << SHIFT) + cell.r]

    def __iter__(self) -> Iterator[Hex]:
        for number in self._unfolded:
            r = (number + _HALF) % (2 * _HALF) - _HALF
            yield Hex(number - r >> SHIFT, r)

    def __len__(self) -> int:
        return len(self.codes) // 2
