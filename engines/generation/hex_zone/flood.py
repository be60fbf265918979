"""Floods of bits: where somebody gets to from a start, step by step, and what can't be avoided."""

from collections.abc import Sequence
from functools import cached_property

from .grid import Sectors
from .zone_ground import ZoneGround


class Flood:
    """Where somebody gets to from a start, step by step."""

    def __init__(self, ground: ZoneGround, start: Sectors) -> None:
        self._ground, self._start = ground, start
        self.through, self.onto = ground.through, ground.pods

    @cached_property
    def layers(self) -> Sequence[Sectors]:
        """The sectors that are as many steps away as their layer's number; pods are entered and not left."""
        stride, through = self._ground.grid.stride, self.through
        left, new, found = through | self.onto, self._start, [self._start]
        while new:
            back, ahead = new | new >> 1, new | new << 1
            reached = (back | ahead | back << stride | ahead >> stride) & left
            if not reached:
                break
            found.append(reached)
            left ^= reached
            new = reached & through
        return found

    @cached_property
    def reached(self) -> Sectors:
        """All sectors that can be got to, the start included."""
        found = 0
        for each in self.layers:
            found |= each
        return found

    def steps_to(self, sector: Sectors) -> int:
        """Return how many steps a sector is away; -1 if it can't be got to."""
        return next((n for n, layer in enumerate(self.layers) if layer & sector), -1)

    @cached_property
    def chokepoints(self) -> Sectors:
        """The sectors that lie on every way to all pods.

        They are found along one shortest way: those behind which nothing before them leads otherwise.
        """
        way = self._shortest_way
        free = self.through & ~sum(way[1:-1])
        passed, behind, found = self._start, 1, 0
        while (farthest := self._farthest(passed, free, way)) < len(way) - 1:
            if farthest == behind:
                found |= way[behind]
                farthest += 1
            passed |= sum(way[behind:farthest])
            behind = farthest
        return found

    def _farthest(self, passed: Sectors, free: Sectors, way: Sequence[Sectors]) -> int:
        touched = self._touched(passed, free)
        if touched & self.onto:
            return len(way) - 1
        return max(n for n, each in enumerate(way) if each & touched)

    def _touched(self, passed: Sectors, free: Sectors) -> Sectors:
        """Return what can be stepped on from some sectors, and from the free ones that these lead to."""
        grid = self._ground.grid
        return grid.with_touching(grid.flooded(grid.with_touching(passed), free) | passed)

    def _before(self, sector: Sectors) -> Sectors:
        """Return from where one steps on a sector."""
        return self._ground.grid.with_touching(sector) & self.through

    @cached_property
    def _shortest_way(self) -> Sequence[Sectors]:
        layers = self.layers
        last = next(n for n, layer in enumerate(layers) if layer & self.onto)
        at = layers[last] & self.onto
        way = [at & -at]
        for layer in reversed(layers[1:last]):
            at = self._before(way[-1]) & layer
            way.append(at & -at)
        return [self._start, *reversed(way)]
