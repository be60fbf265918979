"""What has been played of a cell: counts that add up, and how each game ended."""

from collections.abc import Iterable, Mapping, Sequence
from sys import intern
from typing import TypeAlias

from ..summary import Summary
from .batches import PlayedBatch
from .cells import LabCell

_Tally: TypeAlias = tuple[tuple[str, int], ...]


class CellResults:
    """What has been played of a cell: its batches from the first on, without a gap.

    Batches are added up and not kept, so that a hundred thousand games take hardly more memory than a hundred;
    unless somebody wants to know how much they differ from each other.
    """

    def __init__(
        self, cell: LabCell, batches: Iterable[PlayedBatch] = (), *, keeps_batches: bool = False
    ) -> None:
        self.cell = cell
        self.kept: list[PlayedBatch] | None = [] if keeps_batches else None
        """Each batch, if they are kept."""
        self.summary = Summary()
        """Everything that was counted."""
        self.beside: Sequence[CellResults] = ()
        """What was played on the same seeds of cells that it is held against, if there are such."""
        self._outcomes: list[str] = []
        self._tallies: list[_Tally] = []
        self._alike: dict[_Tally, _Tally] = {}
        """Equal tallies are one: few of them differ."""
        for each in batches:
            self.add(each)

    def add(self, batch: PlayedBatch) -> None:
        """Take in the next batch."""
        self.summary += batch.summary
        if self.kept is not None:
            self.kept.append(batch)
        self._outcomes += map(intern, batch.outcomes)
        tally = tuple(sorted(batch.summary.outcomes.items()))
        self._tallies.append(self._alike.setdefault(tally, tally))

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.summary.games

    @property
    def batches(self) -> int:
        """How many batches were played."""
        return len(self._tallies)

    @property
    def outcomes(self) -> Sequence[str]:
        """How each game ended, by its number."""
        return self._outcomes

    def tallies(self) -> Iterable[Mapping[str, int]]:
        """Yield of each batch how many of its games ended in which way."""
        return map(dict, self._tallies)
