"""Lanes: the catwalks of a tile, cut into spaces (NE-11, NE-12).

The spaces of a lane are numbered from 0, and specials name them by these numbers:

- two exits: a chain from the first exit named to the second;
- one exit: a chain from the exit to the dead end;
- three or four exits: the junction is 0; then come the arms in the order of the exits, each from the
  junction outwards.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise

from ...records import Record
from .sides import turned


@dataclass(frozen=True, kw_only=True)
class Lane(Record):
    """A catwalk that joins some sides of a tile; the lanes of one tile are not linked (NE-12)."""

    exits: str
    """The sides it leads to, such as "NS"."""
    spaces: int
    arm_spaces: Mapping[str, int] = field(default_factory=dict)
    """For a junction: the spaces between it and the edge, by side."""

    @property
    def is_junction(self) -> bool:
        """Whether it is a branch: three exits or more."""
        return len(self.exits) >= 3

    @property
    def size(self) -> int:
        """The number of its spaces, those of the arms included."""
        return self.spaces + sum(self.arm_spaces.values())

    @property
    def middle(self) -> int:
        """The space that a new path joins: the junction, or the middle of the chain (NE-55)."""
        return 0 if self.is_junction else (self.spaces - 1) // 2

    @property
    def dead_end(self) -> int | None:
        """The space at which a lane with one exit ends."""
        return self.spaces - 1 if len(self.exits) == 1 else None

    @property
    def arms(self) -> Mapping[str, range]:
        """The spaces of each arm of a junction, from the junction outwards."""
        found = {}
        first = 1
        for side in self.exits:
            length = self.arm_spaces.get(side, 0)
            found[side] = range(first, first + length)
            first += length
        return found

    def gates(self) -> Mapping[str, int]:
        """Return the space beside the edge for each exit.

        >>> Lane(exits="NS", spaces=3).gates()
        {'N': 0, 'S': 2}
        >>> Lane(exits="EWS", spaces=1, arm_spaces={"S": 5}).gates()
        {'E': 0, 'W': 0, 'S': 5}
        """
        if self.is_junction:
            return {side: arm[-1] if arm else 0 for side, arm in self.arms.items()}
        return dict(zip(self.exits, (0, self.spaces - 1), strict=False))

    def joints(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs of its spaces that touch."""
        if self.is_junction:
            for arm in self.arms.values():
                yield from pairwise((0, *arm))
        else:
            yield from pairwise(range(self.spaces))

    def turned(self, rotation: int) -> "Lane":
        """Return the lane as it lies after a turn clockwise."""
        arms = {turned(side, rotation): length for side, length in self.arm_spaces.items()}
        return replace(self, exits=turned(self.exits, rotation), arm_spaces=arms)
