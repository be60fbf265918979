"""Proof by play: maps go on to bots in rounds, half of them each time, and the last few are judged on fresh seeds."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import log2
from time import monotonic

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import PLAYED, Target, Wish
from hullwright.schema.messages import Message

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ...lab.store import ResultsStore
from ...simulation.seats import mixed
from ..contract import SPREAD
from .equal_play import FRESH, PACE, SEARCH, EqualPlay
from .halving import Halving
from .looks import confidence_of, planned_looks
from .pace import games_left, games_within
from .play_measures import PlayMeasure, balance_of, measures_of
from .predictor import predicted_miss
from .wish_verdict import MET, MISSED, NEAR, OPEN, PlayedWish, miss, played_wish

SEARCH_SHARE = 0.4
"""Which part of all games goes to the choice of maps; the rest goes to fresh seeds."""
FEWEST = 8
"""So many maps play, if there are as many, however few games there are."""
SURE = 2
"""With fewer batches nothing is said."""
EVEN = 0.5
"""What is wished of balance where a target wishes nothing: even sides, and places about as good as they should be."""


PACING, CHOOSING, JUDGING, DONE = STAGES = ("pacing", "choosing", "judging", "done")


@dataclass(frozen=True)
class Contender:
    """A map that is to be proven, and its games with each number of players that is asked for."""

    document: MapDocument
    cells: tuple[LabCell, ...]

    @property
    def typical(self) -> LabCell:
        """The games by which it is compared with others: those with the middle number of players."""
        return self.cells[len(self.cells) // 2]


@dataclass(frozen=True)
class ProvenMap:
    """What games on fresh seeds say of a map."""

    contender: Contender
    wishes: tuple[PlayedWish, ...]

    @property
    def verdict(self) -> str:
        """Whether everything wished of games has been shown, or something has been shown not to be so."""
        verdicts = {each.verdict for each in self.wishes}
        if MISSED in verdicts:
            return MISSED
        # Of what has not been played nothing has been shown.
        played = {each.players for each in self.wishes}
        is_whole = all(each.players in played for each in self.contender.cells)
        return MET if is_whole and OPEN not in verdicts else OPEN

    @property
    def games(self) -> int:
        """How many games on fresh seeds that rests on, of each number of players at the least."""
        return min((each.games for each in self.wishes), default=0)


@dataclass
class ProofRun:
    """Maps on their way to being proven; the same seed and number of games give the same for any number of workers."""

    contenders: Sequence[Contender]
    """The most promising first: where games leave it open, their order counts."""
    wishes: Sequence[Wish]
    store: ResultsStore
    keep: int
    games: int = 0
    """About so many are played in all; without a number, as many as fit into the minutes."""
    minutes: float = 5.0
    workers: int = 1
    seed: int = 1
    order: Message | None = None
    """By what it was decided who plays first."""
    stage: str = PACING
    searched: Mapping[str, CellResults] = field(default_factory=dict)
    """What was played to choose, by the keys of the typical games, as far as each came."""
    left: Sequence[Contender] = ()
    """Those who are still in."""
    done: int = 0
    """How many games were played just now."""
    is_unfinished: bool = False
    """Whether it was stopped before everything was judged."""
    proven: Sequence[ProvenMap] = field(default_factory=tuple)
    """What was judged on fresh seeds: what was shown to be as wished first, then what is open."""
    _looks: Sequence[int] = field(default=(), init=False, repr=False)
    """After how many batches on fresh seeds it is looked whether something has been shown."""

    def go_on(self, executor: Executor | None = None) -> Generator[int, None, None]:
        """Play, choose and judge, yielding the games of each batch; closing the iterator stops it."""
        self.left = self.contenders
        if not self.contenders:
            return
        is_timed, began = not self.games, monotonic()
        if is_timed:
            first = self.contenders[0].typical
            self.games = yield from games_within(
                self.minutes, first, mixed(self.seed, PACE), self.workers, executor
            )
        self.left = self.contenders = self.contenders[: self._entrants]
        self.stage, chosen_from = CHOOSING, monotonic()
        yield from self._choose(executor)
        if is_timed and self.done:
            self.games = self.done + games_left(
                60 * self.minutes - (monotonic() - began), self.done, monotonic() - chosen_from
            )
        self.stage = JUDGING
        yield from self._judge(executor)
        self.stage = DONE

    def conclude(self) -> None:
        """Say what is known so far of those who are left: for a proof that was stopped."""
        if self.stage == DONE:
            return
        self.is_unfinished = True
        self.left = self.left[: self.keep]
        fresh = mixed(self.seed, FRESH)
        cells = [cell for each in self.left for cell in each.cells]
        known = [EqualPlay([each], 1, fresh, self.store, self._others).known()[0] for each in cells]
        self._tell({each.cell.key: each for each in known})

    @property
    def share(self) -> float:
        """Which part of the games has been played."""
        return min(self.done / max(self.games, 1), 1.0)

    @property
    def _entrants(self) -> int:
        """How many maps play: as many as can play a batch each, half of them twice as many, and so on."""
        tables = 1 + len(self._others(self.contenders[0].typical))
        batches = round(self.games * SEARCH_SHARE) // BATCH // tables
        number = max(FEWEST, 4 * self.keep)
        while (number + 1) * max(log2((number + 1) / self.keep), 1) <= batches:
            number += 1
        return number

    def _choose(self, executor: Executor | None) -> Generator[int, None, None]:
        """Leave those in who do best in rounds on common seeds."""
        by_key = {each.typical.key: each for each in reversed(self.contenders)}
        halving = Halving(
            [each.typical for each in self.contenders],
            lambda results, _: self._loss(results),
            self.keep,
            round(self.games * SEARCH_SHARE),
            mixed(self.seed, SEARCH),
            self.store,
            self._others,
        )
        for games in self._counted(halving.go_on(executor)):
            self.searched = halving.results
            self.left = [by_key[each.key] for each in halving.left]
            yield games
        self.searched = halving.results
        self.left = [by_key[each.key] for each in halving.left]

    def _others(self, cell: LabCell) -> Group:
        """Return the games that have to be played beside a cell to know what is wished."""
        measures = [measure for _, measure in wished_measures(self.wishes, cell)]
        return tuple(other for each in measures if each.others for other in each.others(cell))

    def _loss(self, results: CellResults) -> float:
        return sum(
            wish.weight * miss(wish, measure, measure.value(measure.counts(results)))
            for wish, measure in wished_measures(self.wishes, results.cell)
        )

    def _judge(self, executor: Executor | None) -> Generator[int, None, None]:
        """Play those who are left on fresh seeds until it is known of each whether it is as wished, or games run out."""
        cells = [cell for each in self.left for cell in each.cells]
        tables = sum(1 + len(self._others(each)) for each in cells)
        batches = (self.games - self.done) // BATCH // max(tables, 1)
        self._looks = planned_looks(batches, wished_measures(self.wishes, cells[0]))
        results: dict[str, CellResults] = {}
        for look in self._looks:
            play = EqualPlay(cells, look, mixed(self.seed, FRESH), self.store, self._others)
            yield from self._counted(play.go_on(executor))
            results.update((each.cell.key, each) for each in play.results)
            cells = [each for each in cells if self._is_open(results[each.key])]
            if not cells:
                break
        self._tell(results)

    def _tell(self, results: Mapping[str, CellResults]) -> None:
        """Say what games on fresh seeds show of those who are left."""
        judged = [
            ProvenMap(each, tuple(self._played(results[cell.key] for cell in each.cells)))
            for each in self.left
        ]
        order = (MET, OPEN, MISSED)
        self.proven = sorted(judged, key=lambda each: order.index(each.verdict))

    def _is_open(self, results: CellResults) -> bool:
        found = list(self._played([results]))
        return not any(each.verdict == MISSED for each in found) and any(
            each.verdict == OPEN for each in found
        )

    def _played(self, results: Iterable[CellResults]) -> list[PlayedWish]:
        # Who stops a proof has seen it, and may have waited for a good moment.
        is_planned = self._looks and not self.is_unfinished
        confidence = confidence_of(len(self._looks)) if is_planned else None
        return [
            played_wish(wish, measure, each, confidence)
            for each in results
            if each.batches >= SURE
            for wish, measure in wished_measures(self.wishes, each.cell)
        ]

    def _counted(self, games: Iterator[int]) -> Generator[int, None, None]:
        for number in games:
            self.done += number
            yield number


def wished_measures(wishes: Sequence[Wish], cell: LabCell) -> list[tuple[Wish, PlayMeasure]]:
    """Return what is wished of games of a cell: balance, where nothing is."""
    known = measures_of(cell)
    found = [(each, known[each.measure]) for each in wishes if each.measure in known]
    if found:
        return found
    name = balance_of(cell)
    if name == SPREAD:
        # As near as sides must be to half the games, in points of all games and not of a place's own.
        return [(Wish(measure=name, most=NEAR * cell.players), known[name])]
    return [(Wish(measure=name, best=EVEN), known[name])]


def promising_first(
    contenders: Sequence[Contender], wishes: Sequence[Wish], store: ResultsStore
) -> tuple[Sequence[Contender], Message | None]:
    """Return maps in the order of what results of other maps let expect of them, and by what that was decided."""
    if not contenders:
        return contenders, None
    cell = contenders[0].typical
    balance = balance_of(cell)
    wish = next(
        (each for each, _ in wished_measures(wishes, cell) if each.measure == balance), None
    )
    if wish is None or wish.best is None:
        return contenders, None
    miss, told = predicted_miss(store, cell, wish.best)
    if miss is None:
        return contenders, told
    return sorted(contenders, key=lambda each: miss(each.typical)), told


def played_wishes(target: Target) -> Sequence[Wish]:
    """Return the wishes of a target that are played for."""
    return [each for each in target.wishes if is_played(each)]


def is_played(wish: Wish) -> bool:
    """Tell whether only games can say what is wished."""
    return wish.measure.startswith(PLAYED)
