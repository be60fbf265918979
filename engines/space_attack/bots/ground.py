"""The ground: what follows from a station's cells alone, worked out once for all bots that play on it."""

from collections.abc import Sequence
from functools import lru_cache

from ..chart import FAR, StationChart, cells_of, mask


class StationGround:
    """Which cells lie within some steps of each other, tiles being no hindrance."""

    def __init__(self, chart: StationChart) -> None:
        self.near_masks = chart.near_masks
        self.size = len(chart.ids)
        self._apart = chart.apart
        self._within: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._within_masks: dict[int, tuple[int, ...]] = {}

    def within(self, steps: int) -> Sequence[Sequence[int]]:
        """Return for each cell those within some steps, itself included."""
        found = self._within.get(steps)
        if found is None:
            found = tuple(
                tuple(cell for cell, apart in enumerate(row) if apart <= steps)
                for row in self._apart
            )
            self._within[steps] = found
        return found

    def within_masks(self, steps: int) -> Sequence[int]:
        """Return the same as masks."""
        found = self._within_masks.get(steps)
        if found is None:
            found = self._within_masks[steps] = tuple(map(mask, self.within(steps)))
        return found


@lru_cache(maxsize=8)
def ground(chart: StationChart) -> StationGround:
    """Return what follows from a station's cells."""
    return StationGround(chart)


@lru_cache(maxsize=128)
def reach(chart: StationChart, cells: int, steps: int, passable: int) -> int:
    """Return the mask of some cells and of those that can be got to from them over passable ones."""
    found = fringe = cells
    for _ in range(steps):
        grown = 0
        for cell in cells_of(fringe):
            grown |= chart.near_masks[cell]
        fringe = grown & passable & ~found
        found |= fringe
    return found


@lru_cache(maxsize=64)
def gate_ways(chart: StationChart, passable: int) -> tuple[int, ...]:
    """Return the steps from each cell over passable ones to the nearest gate; tables share what they asked for."""
    near, found, steps = chart.near_masks, [FAR] * len(chart.ids), 0
    fringe = seen = chart.gate_mask & passable
    while fringe:
        grown = 0
        while fringe:
            lowest = fringe & -fringe
            fringe ^= lowest
            cell = lowest.bit_length() - 1
            found[cell] = steps
            grown |= near[cell]
        fringe = grown & passable & ~seen
        seen |= fringe
        steps += 1
    return tuple(found)
