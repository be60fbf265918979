"""Proof by play: maps go on to bots in rounds, half of them each time, and the last few are judged on fresh seeds.

Where these are not as wished, others are chosen with more games, as long as there is time.
"""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field
from math import inf, log2
from time import monotonic

from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import Message

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.question import Group
from ...lab.store import ResultsStore
from ...simulation.seats import mixed
from .attempts import FIRST_GLANCE, LEAST, all_looks, looks_of, moments, planned_attempts
from .contenders import Contender, ProvenMap
from .equal_play import FRESH, PACE, SEARCH, EqualPlay
from .fresh_verdicts import SURE, FreshVerdicts
from .halving import Halving
from .pace import games_left, games_within
from .wish_verdict import MET
from .wished_play import played_beside, whole_miss, wished_measures

SEARCH_SHARE = 0.4
"""Which part of all games goes to the choice of maps; the rest goes to fresh seeds."""
FEWEST = 8
"""So many maps play, if there are as many, however few games there are."""
LATEST_CHOICE = 0.7
"""When this part of the time that was left has gone nobody is chosen any more: the rest is for those who lead by then."""

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
    clock: Callable[[], float] = monotonic
    """Tells the seconds by which the minutes are kept."""
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
    _verdicts: FreshVerdicts = field(init=False, repr=False)
    _ends: float = field(default=inf, init=False, repr=False)
    """When the time is over, where there is no number of games."""
    _paused: float = field(default=0.0, init=False, repr=False)

    def __post_init__(self) -> None:
        self._verdicts = FreshVerdicts(self.wishes)

    def go_on(self, executor: Executor | None = None) -> Generator[int, None, None]:
        """Play, choose and judge, yielding the games of each batch; closing the iterator stops it."""
        self.left = self.contenders
        if not self.contenders:
            return
        if not self.games:
            self._ends = self._now() + 60 * self.minutes
        with closing(self._attempt(executor)) as going:
            for games in going:
                left_at = self.clock()
                yield games
                self._paused += self.clock() - left_at
                if self._seconds_left() <= 0:
                    self._run_out()
                    break
        self.proven = self._verdicts.best(self.keep)
        self.stage = DONE

    def _attempt(self, executor: Executor | None) -> Generator[int, None, None]:
        """Choose and judge until everything is known, or the games are played."""
        is_timed = not self.games
        if is_timed:
            first = self.contenders[0].typical
            self.games = yield from games_within(
                *(self._seconds_left(), first, mixed(self.seed, PACE), self.workers, executor),
                clock=self._now,
            )
        chosen_from = self._now()
        shares = self._attempts()
        entrants = self._entrants(round(self.games * SEARCH_SHARE))
        self.left = self.contenders = self.contenders[:entrants]
        at, last = 0, len(shares) - 1
        while True:
            self.stage = CHOOSING
            yield from self._choose(shares[at], executor)
            if is_timed and self.done:
                taken = self._now() - chosen_from
                self.games = self.done + games_left(self._seconds_left(), self.done, taken)
            self.stage = JUDGING
            while not (yield from self._judge(shares, at, executor)):
                self._stay()
                self._choose_next()
            if not self._stay() or (at == last and not self._can_choose_again()):
                break
            at = min(at + 1, last)

    def conclude(self) -> None:
        """Say what is known so far of those who are left: for a proof that was stopped."""
        if self.stage == DONE:
            return
        self.is_unfinished = True
        self.left = self.left[: self.keep]
        # Who stops a proof has seen it, and may have waited for a good moment.
        self._verdicts.forget()
        self._verdicts.note(self.left, self._fresh_results(self.left))
        self.proven = self._verdicts.best(self.keep)

    def _run_out(self) -> None:
        """Look once more at those who are being judged, as the time is over: the last look that was planned."""
        self.is_unfinished = True
        self.left = self.left[: self.keep]
        known = self._fresh_results(self.left)
        judged = [
            each
            for each in self.left
            if self._verdicts.verdict(each) != MET
            and all(known[cell.key].batches >= SURE for cell in each.cells)
        ]
        self._verdicts.note(judged, known, is_look=self._verdicts.looks_left > 0)
        if not self._verdicts:
            self._verdicts.note(self.left, known)

    def _fresh_results(self, contenders: Iterable[Contender]) -> Mapping[str, CellResults]:
        """Return everything that was played of some maps on fresh seeds, by the keys of their cells."""
        fresh = mixed(self.seed, FRESH)
        cells = [cell for each in contenders for cell in each.cells]
        known = [EqualPlay([each], 1, fresh, self.store, self._others).known()[0] for each in cells]
        return {each.cell.key: each for each in known}

    def _seconds_left(self) -> float:
        """Return how much of the time is left."""
        return self._ends - self._now()

    def _now(self) -> float:
        """Return the time without that in which nobody asked for games, as when somebody has paused the proof."""
        return self.clock() - self._paused

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

    def _entrants(self, games: int) -> int:
        """Return how many maps play: as many as can play a batch each, half of them twice as many, and so on."""
        tables = 1 + len(self._others(self.contenders[0].typical))
        batches = games // BATCH // tables
        number = max(FEWEST, 4 * self.keep)
        while (number + 1) * max(log2((number + 1) / self.keep), 1) <= batches:
            number += 1
        return number

    def _choose(self, share: float, executor: Executor | None) -> Generator[int, None, None]:
        """Leave those in who do best in rounds on common seeds, beside those who stay."""
        staying = [each for each in self.left if each in self._verdicts]
        games = self._games_to_choose(share)
        entrants = self.contenders[: self._entrants(games)]
        others = [each for each in entrants if each not in self._verdicts]
        if len(staying) == self.keep or not others:
            self.left = staying
            return
        by_key = {each.typical.key: each for each in reversed(others)}
        halving = Halving(
            [each.typical for each in others],
            lambda results, _: self._loss(results),
            self.keep - len(staying),
            games,
            mixed(self.seed, SEARCH),
            self.store,
            self._others,
        )
        latest = (1 - LATEST_CHOICE) * self._seconds_left()
        with closing(self._counted(halving.go_on(executor))) as going:
            for games in going:
                self.searched = {**self.searched, **halving.results}
                self.left = [*staying, *(by_key[each.key] for each in halving.left)]
                yield games
                if self._seconds_left() < latest:
                    break
        self.searched = {**self.searched, **halving.results}
        self.left = [*staying, *(by_key[each.key] for each in halving.left)][: self.keep]

    def _games_to_choose(self, share: float) -> int:
        """Return how many games a choice may take, those included that were played for earlier ones."""
        before = sum(
            each.games * (1 + len(self._others(each.cell)))
            for each in self.searched.values()
            if not self._verdicts.has_judged(each.cell)
        )
        return before + round((self.games * share - self.done) * SEARCH_SHARE)

    def _can_choose_again(self) -> bool:
        """Tell whether somebody else can be chosen and judged by what the last attempt has left of the games."""
        if self.left or self._verdicts.are_used_up:
            return False
        others = [each for each in self.contenders if each not in self._verdicts]
        return any(
            self._batches_until(1.0, [each]) >= LEAST
            and self._verdicts.has_hope(each, self.searched, self._games_left_for(each))
            for each in others
        )

    def _choose_next(self) -> None:
        """Take those who came next after somebody without hope, beside those who stay, if they have any themselves.

        More games for choosing are for the next attempt, which has more maps to choose from.
        """
        staying = [each for each in self.left if each in self._verdicts]
        known = [
            (self.searched[each.typical.key], each)
            for each in self.contenders
            if each.typical.key in self.searched
            and each not in self._verdicts
            and self._verdicts.has_hope(each, self.searched, self._games_left_for(each))
        ]
        ranked = sorted(known, key=lambda each: (-each[0].games, self._loss(each[0])))
        self.left = [*staying, *(each for _, each in ranked)][: self.keep]

    def _others(self, cell: LabCell) -> Group:
        return played_beside(self.wishes, cell)

    def _loss(self, results: CellResults) -> float:
        return whole_miss(self.wishes, results)

    def _judge(
        self, shares: Sequence[float], at: int, executor: Executor | None
    ) -> Generator[int, None, bool]:
        """Play those who are left on fresh seeds until it is known of each whether it is as wished, or an attempt's games run out.

        Returned is whether that is so: where nobody has any hope before, others can be chosen at once.
        """
        playing = open_ones = [each for each in self.left if self._verdicts.verdict(each) != MET]
        if not open_ones or self._verdicts.are_used_up:
            return True
        if self._verdicts and self._batches_until(shares[at], open_ones) < SURE:
            # Nothing could be said of them, which would stand above what has been said of others.
            return True
        results: dict[str, CellResults] = {}
        cells = [cell for each in open_ones for cell in each.cells]
        before = {each.key: self._verdicts.batches(each) for each in cells}
        can_give_up = self._has_others(open_ones)
        for until, is_look in moments(self._planned_looks(shares, at, open_ones)):
            wanted = {each.key: before[each.key] + until for each in cells}
            yield from self._play_fresh(cells, wanted, results, executor)
            self._verdicts.looks_left -= is_look
            if is_look or can_give_up:
                playing = self._hopeful(playing, results, is_look=is_look)
            shown = {
                key for key, each in results.items() if is_look and self._verdicts.is_met(each)
            }
            still = {cell.key for each in playing for cell in each.cells} - shown
            cells = [each for each in cells if each.key in still]
            if not cells:
                break
        self._verdicts.note(playing, results, is_look=True)
        is_late = self._batches_until(shares[at], open_ones) < FIRST_GLANCE
        return bool(playing) or is_late or self._verdicts.are_used_up

    def _planned_looks(
        self, shares: Sequence[float], at: int, contenders: Sequence[Contender]
    ) -> Sequence[int]:
        """Return after how many batches of an attempt to look: whoever follows somebody without hope has what is left of all looks."""
        batches = self._batches_until(shares[at], contenders)
        wished = wished_measures(self.wishes, contenders[0].typical)
        looks = looks_of(len(shares), at, batches, wished)
        self._verdicts.plan(all_looks(len(shares), looks))
        return looks[-self._verdicts.looks_left :]

    def _hopeful(
        self, contenders: Sequence[Contender], results: Mapping[str, CellResults], *, is_look: bool
    ) -> list[Contender]:
        """Return the maps that all games that are left might show to be as wished; what is known of the others is noted."""
        found = [
            each
            for each in contenders
            if self._verdicts.has_hope(each, results, self._games_left_for(each))
        ]
        # At a moment that was not planned a verdict has to be true at every moment.
        given_up = [each for each in contenders if each not in found]
        self._verdicts.note(given_up, results, is_look=is_look)
        return found

    def _has_others(self, contenders: Sequence[Contender]) -> bool:
        """Tell whether somebody could be chosen in the place of some maps."""
        keys = {each.typical.key for each in contenders}
        return any(
            each.typical.key not in keys and each not in self._verdicts for each in self.contenders
        )

    def _play_fresh(
        self,
        cells: Sequence[LabCell],
        wanted: Mapping[str, int],
        results: dict[str, CellResults],
        executor: Executor | None,
    ) -> Generator[int, None, None]:
        """Play cells on fresh seeds until there are as many batches of each as wanted: side by side, where these are as many."""
        for number in sorted(set(wanted.values())):
            alike = [each for each in cells if wanted[each.key] == number]
            play = EqualPlay(alike, number, mixed(self.seed, FRESH), self.store, self._others)
            yield from self._counted(play.go_on(executor))
            results.update((each.cell.key, each) for each in play.results)

    def _batches_until(self, share: float, contenders: Sequence[Contender]) -> int:
        """Return how many batches some maps can play each until a part of all games has been played."""
        return (round(self.games * share) - self.done) // BATCH // self._tables(contenders)

    def _games_left_for(self, contender: Contender) -> int:
        """Return how many games of a map can still be played."""
        return self._batches_until(1.0, [contender]) * BATCH

    def _stay(self) -> bool:
        """Leave those in who are as wished or may be shown to be; tell whether something is left to do."""
        more = self._batches_until(1.0, self.left) * BATCH if self.left else 0
        judged = [each for each in self.left if each in self._verdicts]
        self.left = [each for each in judged if self._verdicts.may_be_shown(each, more)]
        is_known = all(self._verdicts.verdict(each) == MET for each in self.left)
        return not is_known or len(self.left) < self.keep

    def _counted(self, games: Iterator[int]) -> Generator[int, None, None]:
        for number in games:
            self.done += number
            yield number
