"""The ways to pods: how far, how quiet, and how near to all of them together, from each sector."""

from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..belief_ground import FAR, BeliefGround

Chances: TypeAlias = NDArray[np.float64]
"""A number for each sector, or a table of them."""

BEYOND = 60.0
"""As how far away a pod counts that can't be reached."""


class PodWays:
    """What can be said of the ways to pods while the same sectors are closed."""

    def __init__(
        self, ground: BeliefGround, closed: int, roles: bytes, before: "PodWays | None"
    ) -> None:
        self.ground, self.closed, self.roles = ground, closed, roles
        self.size = len(roles)
        self.pods = ground.pods(roles, closed)
        self._ways_before = before
        """The ways from before any pod was closed."""

    @cached_property
    def steps(self) -> Chances:
        """For each open pod, in its row, how many steps it is away from each sector."""
        if self._ways_before is not None:
            return self._ways_before.steps.take(self._still_open(), 0)
        return self._ways([self.ground.distances(p, self.closed, self.roles) for p in self.pods])

    def _still_open(self) -> list[int]:
        """Return the places of the open pods among those of before; nobody walks through pods to others."""
        return (
            [] if self._ways_before is None else list(map(self._ways_before.pods.index, self.pods))
        )

    @cached_property
    def quiet_ways(self) -> Chances:
        """The same, where a step into a sector with cards counts for more."""
        if self._ways_before is not None:
            return self._ways_before.quiet_ways.take(self._still_open(), 0)
        return self._ways([self.ground.quiet_ways(p, self.closed, self.roles) for p in self.pods])

    def _ways(self, found: "list[list[int]] | list[list[float]]") -> Chances:
        ways = np.array(found, dtype=np.float64).reshape(len(found), self.size)
        ways[ways >= FAR] = BEYOND
        return ways

    @cached_property
    def noisiness(self) -> Chances:
        """By how much longer the quiet ways are than the shortest."""
        found: Chances = self.quiet_ways - self.steps
        return found

    @cached_property
    def nearness(self) -> Chances:
        """How near each sector is to the pods, all of them taken together, in steps."""
        if not self.pods:
            return np.zeros(self.size)
        near: Chances = np.log(np.exp(-self.steps).sum(axis=0))
        return near

    @cached_property
    def threats(self) -> Chances:
        """For each open pod, in its row, how much a Human in each sector threatens to get there."""
        found: Chances = np.exp(-0.5 * np.maximum(self.steps - 1.0, 0.0))
        return found

    @cached_property
    def watch(self) -> Chances:
        """For each open pod, in its row, how well it is watched from each sector."""
        found: Chances = 1.0 / (1.0 + self.steps)
        return found
