"""Ways through a row of cards, which depend on nothing but what it costs to enter each of them.

Sets of positions are bit masks: most moves change costs, and then all of this is worked out anew.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

FAR = 99
"""Hops to where no hops lead."""


class RowTerms(NamedTuple):
    """What hops along a row depend on besides the costs; positions are counted from 1."""

    values: frozenset[int]
    """What a hop may cost."""
    start: int
    goal: int
    open_runs: Sequence[int]
    """The positions that each position can be left for over open cards only."""
    spots: int
    """From where hidden cards can be shown, whatever lies there."""


def open_runs(opened: int, last: int) -> Sequence[int]:
    """Return for each position of a row those that lie open without a gap beside it, on both sides.

    >>> [f"{each:b}" for each in open_runs(0b10110, 4)][1:]
    ['100', '10', '10110', '0']
    """
    found = [0]
    for start in range(1, last + 1):
        run = 0
        for way in (range(start + 1, last + 1), range(start - 1, 0, -1)):
            for at in way:
                if not opened >> at & 1:
                    break
                run |= 1 << at
        found.append(run)
    return found


class RowWays:
    """The exact hops between the positions of a row, counted from 1, and where they lead."""

    def __init__(self, costs: tuple[int, ...], terms: RowTerms) -> None:
        """Look at a row whose cards cost so much to enter."""
        self._costs, self._terms = (0, *costs), terms
        self.last = len(costs)

    @cached_property
    def _targets(self) -> list[int]:
        """Where hops lead from each position."""
        values, costs, last = self._terms.values, self._costs, self.last
        most = max(values, default=0)
        found = [0]
        for start in range(1, last + 1):
            targets = 0
            for way in (range(start + 1, last + 1), range(start - 1, 0, -1)):
                cost = 0
                for at in way:
                    cost += costs[at]
                    if cost in values:
                        targets |= 1 << at
                    if cost >= most:
                        break
            found.append(targets)
        return found

    def _layers(self, targets: Sequence[int]) -> Iterator[int]:
        """Yield the positions that are as many hops from the start as there were layers before."""
        new = seen = 1 << self._terms.start
        while new:
            yield new
            ahead = 0
            while new:
                low = new & -new
                ahead |= targets[low.bit_length() - 1]
                new ^= low
            new = ahead & ~seen
            seen |= new

    @cached_property
    def steps(self) -> list[int]:
        """The fewest hops from the start to each position."""
        steps = [FAR] * (self.last + 1)
        for hops, layer in enumerate(self._layers(self._targets)):
            for at in range(layer.bit_length()):
                if layer >> at & 1:
                    steps[at] = hops
        return steps

    @cached_property
    def _open_layers(self) -> list[int]:
        """The positions to which hops over open cards lead, by their number."""
        runs = self._terms.open_runs
        return list(
            self._layers([each & run for each, run in zip(self._targets, runs, strict=True)])
        )

    def open_hops(self, spots: int) -> int:
        """Return the fewest hops over open cards to one of some positions."""
        return next((n for n, layer in enumerate(self._open_layers) if layer & spots), FAR)

    @cached_property
    def spot_hops(self) -> int:
        """The fewest hops over open cards to a spot."""
        spots = self._terms.spots
        return 0 if spots >> self._terms.start & 1 else self.open_hops(spots)

    @cached_property
    def goal_hops(self) -> int:
        """The fewest hops to the goal."""
        goal = 1 << self._terms.goal
        return next((n for n, layer in enumerate(self._layers(self._targets)) if layer & goal), FAR)

    @cached_property
    def parsecs(self) -> int:
        """The sum of entry costs from start to goal."""
        return sum(self._costs[self._terms.start + 1 : self._terms.goal + 1])

    @cached_property
    def stuck(self) -> int:
        """How many positions have no hops to the goal, not even backwards first."""
        # The goal lies behind most positions: from there back one round is mostly enough.
        targets = list(enumerate(self._targets))[::-1]
        reached, is_growing = 1 << self._terms.goal, True
        while is_growing:
            before = reached
            for at, leading in targets:
                if leading & reached:
                    reached |= 1 << at
            is_growing = reached != before
        return self.last - reached.bit_count()

    @cached_property
    def stops(self) -> int:
        """How many positions a ship that never turns back may stop at on its way."""
        start, goal, targets = self._terms.start, self._terms.goal, self._targets
        ahead, behind = 1 << start, 1 << goal
        for at in range(start, goal):
            if ahead >> at & 1:
                ahead |= targets[at] >> at << at
        for at in range(goal - 1, start, -1):
            if targets[at] >> at << at & behind:
                behind |= 1 << at
        return (ahead & behind & ~(1 << start | 1 << goal)).bit_count()
