"""Equal play: some cells, as many games of each, on common seeds, through the lab and its store."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

from hullwright.schema.documents.experiments import Certainty, Experiment, LabLimit
from hullwright.schema.messages import Message, message

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import CellMaker, Group, GroupResults, LabAnswer
from ...lab.rounds import LabRun
from ...lab.store import ResultsStore

SEARCH, FRESH, PACE = 1, 2, 3
"""What seeds are mixed with: those by which maps are chosen, by which the chosen ones are judged, and by which time is taken."""


@dataclass(frozen=True)
class EnoughGames:
    """The question of the lab that is answered when so many batches of each cell are there."""

    batches: int

    @property
    def title(self) -> Message:
        """The question as a person asks it."""
        return message("What becomes of so many games?")

    def groups(self, maker: CellMaker) -> Sequence[Group]:
        """Return all cells together."""
        return [tuple(maker.cells())]

    def doubt(self, results: GroupResults, _: Certainty) -> float:
        """Return how many of the games are missing, as a part of all."""
        return max(1 - results[0].batches / self.batches, 0.0)

    def answer(self, results: Sequence[GroupResults], _: Certainty) -> LabAnswer:
        """Return how many games there are: what they say is for others to tell."""
        games = sum(each.games for group in results for each in group)
        return LabAnswer(message("{games} games", games=games), ())


def alone(_: LabCell) -> Group:
    """Return that a cell is held against nothing."""
    return ()


class EqualPlay:
    """Cells that are played equally often; what the store has is taken from there."""

    def __init__(
        self,
        cells: Sequence[LabCell],
        batches: int,
        seed: int,
        store: ResultsStore,
        others: Callable[[LabCell], Group] = alone,
    ) -> None:
        """Play cells so many batches, and as many of those that each is held against."""
        self._beside = {each.key: others(each) for each in cells}
        self._cells = cells
        beside = (other for group in self._beside.values() for other in group)
        cells = list({each.key: each for each in (*cells, *beside)}.values())
        limit = LabLimit(games=batches * BATCH * len(cells))
        experiment = Experiment(name="", question="", maps=(), limit=limit, seed=seed)
        groups = [tuple(cells)] if cells else []
        self._run = LabRun(experiment, EnoughGames(batches), groups, store, keeps_batches=True)

    def go_on(self, executor: Executor | None = None) -> Iterator[int]:
        """Play what is missing, yielding the games of each batch; closing the iterator stops it."""
        self._run.recall()
        yield from self._run.go_on(executor)

    @property
    def results(self) -> Sequence[CellResults]:
        """What was played, in the order of the cells: of all of them equally many batches."""
        if not self._run.results:
            return ()
        found = {each.cell.key: each for each in self._run.results[0]}
        for key, group in self._beside.items():
            found[key].beside = [found[each.key] for each in group]
        return [found[each.key] for each in self._cells]

    def known(self) -> Sequence[CellResults]:
        """Return everything that the store has of the cells, without playing."""
        self._run.gather()
        return self.results
