"""Proof by play: maps go on to bots in rounds, half of them each time, and the last few are judged on fresh seeds.

Where these are not as wished, others are chosen with more games, as long as there is time.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import log2
from time import monotonic

from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import Message

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ...lab.store import ResultsStore
from ...simulation.seats import mixed
from .attempts import all_looks, can_be_shown, looks_of, planned_attempts
from .contenders import Contender, ProvenMap
from .equal_play import FRESH, PACE, SEARCH, EqualPlay
from .halving import Halving
from .looks import confidence_of
from .pace import games_left, games_within
from .wish_verdict import MET, MISSED, OPEN, PlayedWish, miss, played_wish
from .wished_play import wished_measures

SEARCH_SHARE = 0.4
"""Which part of all games goes to the choice of maps; the rest goes to fresh seeds."""
FEWEST = 8
"""So many maps play, if there are as many, however few games there are."""
SURE = 2
"""With fewer batches nothing is said."""

PACING, CHOOSING, JUDGING, DONE = STAGES = ("pacing", "choosing", "judging", "done")


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
    _sure: float | None = field(default=None, init=False, repr=False)
    """How sure each look must be, once all are planned."""
    _judged: dict[str, ProvenMap] = field(default_factory=dict, init=False, repr=False)
    """What fresh seeds have said so far, by the keys of the typical games."""

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
        chosen_from = monotonic()
        shares = self._attempts()
        self.left = self.contenders = self.contenders[: self._entrants(1.0)]
        for at, share in enumerate(shares):
            self.stage = CHOOSING
            yield from self._choose(share, executor)
            if is_timed and self.done:
                self.games = self.done + games_left(
                    60 * self.minutes - (monotonic() - began), self.done, monotonic() - chosen_from
                )
            self.stage = JUDGING
            yield from self._judge(shares, at, executor)
            if not self._stay():
                break
        self._tell()
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
        results = {each.cell.key: each for each in known}
        self._judged = {each.typical.key: self._found(each, results) for each in self.left}
        self._tell()

    @property
    def share(self) -> float:
        """Which part of the games has been played."""
        return min(self.done / max(self.games, 1), 1.0)

    def _attempts(self) -> tuple[float, ...]:
        """Return which part of the games has been played after each attempt."""
        judged = self.contenders[: self.keep]
        games = round(self.games * (1 - SEARCH_SHARE)) // self._tables(judged)
        return planned_attempts(games, wished_measures(self.wishes, judged[0].typical))

    def _tables(self, contenders: Sequence[Contender]) -> int:
        """Return how many games have to be played for one of each of some maps."""
        return sum(1 + len(self._others(cell)) for each in contenders for cell in each.cells)

    def _entrants(self, share: float) -> int:
        """Return how many maps play: as many as can play a batch each, half of them twice as many, and so on."""
        tables = 1 + len(self._others(self.contenders[0].typical))
        batches = round(self.games * share * SEARCH_SHARE) // BATCH // tables
        number = max(FEWEST, 4 * self.keep)
        while (number + 1) * max(log2((number + 1) / self.keep), 1) <= batches:
            number += 1
        return number

    def _choose(self, share: float, executor: Executor | None) -> Generator[int, None, None]:
        """Leave those in who do best in rounds on common seeds, beside those who stay."""
        staying = [each for each in self.left if each.typical.key in self._judged]
        entrants = self.contenders[: self._entrants(share)]
        others = [each for each in entrants if each.typical.key not in self._judged]
        if len(staying) == self.keep or not others:
            self.left = staying
            return
        by_key = {each.typical.key: each for each in reversed(others)}
        halving = Halving(
            [each.typical for each in others],
            lambda results, _: self._loss(results),
            self.keep - len(staying),
            round(self.games * share * SEARCH_SHARE),
            mixed(self.seed, SEARCH),
            self.store,
            self._others,
        )
        for games in self._counted(halving.go_on(executor)):
            self.searched = {**self.searched, **halving.results}
            self.left = [*staying, *(by_key[each.key] for each in halving.left)]
            yield games
        self.searched = {**self.searched, **halving.results}
        self.left = [*staying, *(by_key[each.key] for each in halving.left)]

    def _others(self, cell: LabCell) -> Group:
        """Return the games that have to be played beside a cell to know what is wished."""
        measures = [measure for _, measure in wished_measures(self.wishes, cell)]
        return tuple(other for each in measures if each.others for other in each.others(cell))

    def _loss(self, results: CellResults) -> float:
        return sum(
            wish.weight * miss(wish, measure, measure.value(measure.counts(results)))
            for wish, measure in wished_measures(self.wishes, results.cell)
        )

    def _judge(
        self, shares: Sequence[float], at: int, executor: Executor | None
    ) -> Generator[int, None, None]:
        """Play those who are left on fresh seeds until it is known of each whether it is as wished, or an attempt's games run out."""
        open_ones = [each for each in self.left if self._verdict(each) != MET]
        if not open_ones:
            return
        wished = wished_measures(self.wishes, open_ones[0].typical)
        batches = (round(self.games * shares[at]) - self.done) // BATCH // self._tables(open_ones)
        looks = looks_of(len(shares), at, batches, wished)
        self._sure = confidence_of(all_looks(len(shares), looks))
        cells = [cell for each in open_ones for cell in each.cells]
        before = {each.key: self._batches(each) for each in cells}
        results: dict[str, CellResults] = {}
        for look in looks:
            # Who was judged before goes on from there; all others play side by side.
            for had in sorted({before[each.key] for each in cells}):
                alike = [each for each in cells if before[each.key] == had]
                play = EqualPlay(
                    alike, had + look, mixed(self.seed, FRESH), self.store, self._others
                )
                yield from self._counted(play.go_on(executor))
                results.update((each.cell.key, each) for each in play.results)
            cells = [each for each in cells if self._is_open(results[each.key])]
            if not cells:
                break
        self._judged.update((each.typical.key, self._found(each, results)) for each in open_ones)

    def _batches(self, cell: LabCell) -> int:
        """Return how many batches on fresh seeds a cell has been judged by so far."""
        judged = self._judged.values()
        found = [
            each for each in judged if any(cell.key == own.key for own in each.contender.cells)
        ]
        return found[0].batches(cell) if found else 0

    def _verdict(self, contender: Contender) -> str:
        found = self._judged.get(contender.typical.key)
        return found.verdict if found else OPEN

    def _stay(self) -> bool:
        """Leave those in who are as wished or may be shown to be; tell whether something is left to do."""
        more = (self.games - self.done) // self._tables(self.left)
        self.left = [
            each
            for each in self.left
            if self._verdict(each) == MET
            or all(can_be_shown(found, more) for found in self._judged[each.typical.key].wishes)
        ]
        return any(self._verdict(each) != MET for each in self.left) or len(self.left) < self.keep

    def _found(self, contender: Contender, results: Mapping[str, CellResults]) -> ProvenMap:
        return ProvenMap(
            contender, tuple(self._played(results[cell.key] for cell in contender.cells))
        )

    def _tell(self) -> None:
        """Say what games on fresh seeds show, of as many as are wanted: those first that are as wished or the nearest to it."""
        order = (MET, OPEN, MISSED)
        ranked = sorted(
            self._judged.values(), key=lambda each: (order.index(each.verdict), each.miss)
        )
        self.proven = ranked[: self.keep]

    def _is_open(self, results: CellResults) -> bool:
        found = list(self._played([results]))
        return not any(each.verdict == MISSED for each in found) and any(
            each.verdict == OPEN for each in found
        )

    def _played(self, results: Iterable[CellResults]) -> list[PlayedWish]:
        # Who stops a proof has seen it, and may have waited for a good moment.
        confidence = None if self.is_unfinished else self._sure
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
