"""The archive of niches: of maps that are alike only the best is kept, so that there are many different good ones."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from .contract import Draft, NicheAxis
from .scoring import Merit

Niche: TypeAlias = tuple[int, ...]
"""The band of a map on each axis."""


@dataclass(frozen=True)
class Elite:
    """The best map of its niche so far."""

    draft: Draft
    measures: Mapping[str, float]
    merit: float
    niche: Niche
    number: int
    """Which of all elites of the run it is, from 1: with seed and target it names the map."""
    moves: int
    """After how many moves of the run it was found."""


class NicheArchive:
    """A table with the best map of each niche."""

    def __init__(self, axes: tuple[NicheAxis, ...]) -> None:
        self._axes = axes
        self._elites: dict[Niche, Elite] = {}
        self.count = 0
        """How many maps were ever kept."""

    def __len__(self) -> int:
        return len(self._elites)

    def __iter__(self) -> Iterator[Elite]:
        """Yield the elites, in the order in which their niches were found."""
        return iter(self._elites.values())

    def offer(self, draft: Draft, merit: float, moves: int) -> bool:
        """Keep a copy of a map if it is better than the one of its niche; say whether it was."""
        measures = draft.measures
        niche = self.niche(measures)
        kept = self._elites.get(niche)
        if kept and kept.merit >= merit:
            return False
        self.count += 1
        self._elites[niche] = Elite(draft.copy(), dict(measures), merit, niche, self.count, moves)
        return True

    def niche(self, measures: Mapping[str, float]) -> Niche:
        """Return the niche of a map that measures so."""
        return tuple(axis.band(measures) for axis in self._axes)

    def drawn(self, chance: Random) -> Elite:
        """Return the better of two elites, so that improvement goes on from what is good more often."""
        known = list(self._elites.values())
        one, other = chance.choice(known), chance.choice(known)
        return one if one.merit >= other.merit else other

    def judge_anew(self, merit: Merit) -> None:
        """Work out again how good each map is, as somebody's taste has changed."""
        self._elites = {
            niche: replace(each, merit=merit(each.measures)) for niche, each in self._elites.items()
        }
