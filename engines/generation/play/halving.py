"""Halving: many cells play a little, the better half of them some more, and so on until a few are left.

Who goes on is decided between rounds alone, by everything played so far on seeds that are common to all. So the same
seed gives the same few for any number of workers. The few were chosen for how they did on these seeds, which flatters
them: what is said of them is said by games on fresh ones.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import ceil, log2

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ...lab.store import ResultsStore
from .equal_play import EqualPlay, alone


@dataclass
class Halving:
    """Cells on their way to being a few; smaller losses are better."""

    cells: Sequence[LabCell]
    """In the order in which they are preferred where games leave it open."""
    loss: Callable[[CellResults, Sequence[CellResults]], float]
    """Says how bad games are, beside those of the companions."""
    keep: int
    games: int
    """About so many are played in all; every cell gets a batch in any case."""
    seed: int
    store: ResultsStore
    others: Callable[[LabCell], Group] = alone
    """What each cell is held against, which plays as often."""
    companions: Sequence[LabCell] = ()
    """Cells that play along in every round and can't lose, such as the map as it is."""
    played: int = 0
    """So many batches everybody has played before, which are taken from the store."""
    results: Mapping[str, CellResults] = field(default_factory=dict)
    """What was played of those that went farthest, and of each other as far as it came, by their keys."""
    left: Sequence[LabCell] = field(init=False)
    """Those who are still in, the best first."""

    def __post_init__(self) -> None:
        self.left = list({each.key: each for each in self.cells}.values())

    @property
    def rounds(self) -> int:
        """How many rounds it takes."""
        number = len({each.key for each in self.cells})
        return max(ceil(log2(number / self.keep)), 1) if number > self.keep else 1

    def go_on(self, executor: Executor | None = None) -> Iterator[int]:
        """Play all rounds, yielding the games of each batch; closing the iterator stops it."""
        rounds, batches, games = self.rounds, self.played, self.games
        for number in range(rounds):
            playing = [*self.companions, *self.left]
            each = sum(1 + len(self.others(cell)) for cell in playing)
            # What does not make a batch for everybody is left for later rounds, in which fewer play.
            more = max(games // (rounds - number) // each // BATCH, 1)
            batches += more
            games -= more * each * BATCH
            play = EqualPlay(playing, batches, self.seed, self.store, self.others)
            yield from play.go_on(executor)
            self._judge(play.results, is_last=number == rounds - 1)

    def _judge(self, found: Sequence[CellResults], *, is_last: bool) -> None:
        self.results = {**self.results, **{each.cell.key: each for each in found}}
        beside = [self.results[each.key] for each in self.companions]
        ranked = sorted(self.left, key=lambda each: self.loss(self.results[each.key], beside))
        half = max(ceil(len(ranked) / 2), self.keep)
        self.left = ranked[: self.keep if is_last else half]
