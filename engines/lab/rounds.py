"""Rounds: games are played until a question is answered or the limit is reached.

Who plays next is decided between rounds alone, by everything played so far. So the same seed gives the
same figures for any number of workers, and a run that was broken off goes on as if nothing had happened: the
batches it had finished are taken from the store.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import monotonic

from hullwright.schema.documents.experiments import Experiment
from hullwright.schema.processes.tasks import CallLost

from ..simulation.matches import Parcel, in_turn, unpacked_and_played
from .batches import BATCH, PlayedBatch
from .cell_results import CellResults
from .cells import LabCell
from .question import Group, GroupResults, LabAnswer, LabQuestion
from .store import ResultsStore

LEAST_ROUND = 8
"""Batches of a round, at the least; everything that is in doubt gets one in any case."""
UNKNOWN = 2.0
"""How much is in doubt about what was never played: more than about anything else."""
GROWTH = 4
"""A round has a quarter of the batches played so far: few looks, and work for many workers."""


@dataclass(frozen=True)
class _Part:
    """A batch that is to be played."""

    cell: LabCell
    numbers: range
    into: CellResults = field(compare=False)
    """Where it is taken in when the round is over."""


@dataclass
class LabRun:
    """An experiment on its way to an answer."""

    experiment: Experiment
    question: LabQuestion
    groups: Sequence[Group]
    store: ResultsStore
    keeps_batches: bool = False
    """Whether results keep their batches, for few games that are looked at closely."""
    results: list[GroupResults] = field(init=False)
    played: int = 0
    """Games that were played just now, and not taken from the store."""

    def __post_init__(self) -> None:
        results = partial(CellResults, keeps_batches=self.keeps_batches)
        self.results = [tuple(map(results, group)) for group in self.groups]

    @property
    def games(self) -> int:
        """How many games the answer rests on."""
        return sum(each.games for group in self.results for each in group)

    @property
    def answer(self) -> LabAnswer:
        """What is known so far."""
        return self.question.answer(self.results, self.experiment.certainty)

    @property
    def shares_known(self) -> float:
        """Which part of what is asked is known well enough."""
        doubts = self.doubts()
        return sum(not each for each in doubts) / len(doubts) if doubts else 1.0

    @property
    def is_answered(self) -> bool:
        """Whether everything is known well enough."""
        return not any(self.doubts())

    def go_on(self, executor: Executor | None = None) -> Iterator[int]:
        """Play until the question is answered or the limit is reached, yielding the games of each batch.

        Closing the iterator stops it; whatever was finished is kept.
        """
        ends = monotonic() + 60 * (self.experiment.limit.minutes or float("inf"))
        while monotonic() < ends and (wanted := self._next_round()):
            yield from self._play(wanted, executor)
            self._take_in(wanted)

    def recall(self) -> None:
        """Take in what the store has of the same run, as far as it goes without playing."""
        while wanted := self._next_round():
            if any(self._kept(each) is None for each in wanted):
                return
            self._take_in(wanted)

    def gather(self) -> None:
        """Take in everything that the store has, whatever it was played for: equally many games of each group."""
        seed = self.experiment.seed
        for group in self.results:
            while True:
                first = group[0].games
                found = [self.store.batch(each.cell, seed, first) for each in group]
                if not all(found):
                    break
                for each, batch in zip(group, found, strict=True):
                    if batch:
                        each.add(batch)

    def _next_round(self) -> list[_Part]:
        """Return the batches that are played next: those of the groups of which least is known."""
        doubts = self.doubts()
        left = (self.experiment.limit.games - self.games) // BATCH
        least = sum(len(group) for group, doubt in zip(self.groups, doubts, strict=True) if doubt)
        size = min(max(LEAST_ROUND, least, self.games // BATCH // GROWTH), left)
        ahead = [0] * len(doubts)
        wanted: list[_Part] = []
        while any(doubts):
            at = max(range(len(doubts)), key=lambda each: self._hoped(doubts, ahead, each))
            if len(wanted) + len(self.groups[at]) > max(size, 0):
                break
            wanted += self._parts(at, ahead[at])
            ahead[at] += 1
        return wanted

    def _hoped(self, doubts: Sequence[float], ahead: Sequence[int], at: int) -> float:
        """Return how much will be in doubt about a group when what it was given is played."""
        batches = self.results[at][0].batches
        return doubts[at] * sqrt((batches + 1) / (batches + 1 + ahead[at]))

    def _parts(self, at: int, ahead: int) -> list[_Part]:
        first = self.results[at][0].games + ahead * BATCH
        return [_Part(each.cell, range(first, first + BATCH), each) for each in self.results[at]]

    def doubts(self) -> list[float]:
        """Return how much is not known yet of each group; nothing where it is known well enough."""
        certainty = self.experiment.certainty
        return [
            self.question.doubt(each, certainty) if each[0].games else UNKNOWN
            for each in self.results
        ]

    def _play(self, wanted: Sequence[_Part], executor: Executor | None) -> Iterator[int]:
        seed = self.experiment.seed
        # A cell may belong to several groups, and is played once.
        once = {(each.cell.key, each.numbers[0]): each for each in wanted}
        missing = (each for each in once.values() if self._kept(each) is None)
        for part, batch in _played(missing, seed, executor):
            self.store.keep(part.cell, seed, batch)
            self.played += len(part.numbers)
            yield len(part.numbers)

    def _kept(self, part: _Part) -> PlayedBatch | None:
        return self.store.batch(part.cell, self.experiment.seed, part.numbers[0])

    def _take_in(self, wanted: Sequence[_Part]) -> None:
        for part in wanted:
            if batch := self._kept(part):
                part.into.add(batch)


def _played(
    parts: Iterator[_Part], seed: int, executor: Executor | None
) -> Iterator[tuple[_Part, PlayedBatch]]:
    """Yield batches and what became of them, as they are done."""
    if executor is None:
        for part in parts:
            yield part, part.cell.play(part.cell.match(seed), part.numbers)
        return

    def submit(part: _Part) -> "Future[PlayedBatch]":
        parcel = Parcel(f"{part.cell.key} {seed}", part.cell.match(seed))
        return executor.submit(unpacked_and_played, parcel, part.cell.play, part.numbers)

    yield from in_turn(submit, parts, _give_up)


def _give_up(_: _Part, fault: CallLost) -> None:
    raise fault
