"""Advice on its way: changes are drawn, tried by rounds that halve, joined in pairs, and judged on fresh seeds."""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from hullwright.schema.messages import Message

from ...lab.batches import BATCH
from ...lab.cell_results import CellResults
from ...lab.cells import LabCell
from ...lab.store import ResultsStore
from ...simulation.seats import mixed
from ..play.equal_play import FRESH, PACE, SEARCH, EqualPlay
from ..play.halving import Halving
from ..play.pace import games_within
from .change import RuledMap, SmallChange, both, go_together
from .entrants import CellOf, Entrant, drawn, entrant, in_turn, nearest_first
from .goals import Goal
from .judgement import judged, unjudged
from .suggestion import (
    BETTER,
    Suggestion,
    advice_sentence,
    gentle_loss,
    largest_arm,
    unfinished_sentence,
)

KEPT = 4
"""So many changes are left when pairs are made of them."""
VERIFIED = 3
"""So many are judged on fresh seeds."""
LEAST_BATCHES = 6
"""With fewer batches an interval says nothing."""
LEAST, MOST = 8, 64
"""So many changes are tried at the least and at the most."""
SEARCH_SHARE, PAIRS_SHARE = 0.45, 0.2
"""Which parts of all games go to the choice of changes, and of pairs; the rest goes to fresh seeds."""
SURE = 2
"""With fewer batches on fresh seeds nothing is judged."""
WAVES, LEADING = 3, 3
"""So many times changes are drawn, each time like so many of those that did best before."""
CHOICE = 4
"""So many times as many changes are looked at as play, where it can be told which are promising."""
MEASURED = 400
"""So many changes are looked at where no games are needed."""
DRAWING, SINGLES, PAIRS, JUDGING, DONE = "drawing", "singles", "pairs", "judging", "done"


@dataclass
class AdviceRun:
    """Advice about one map for one goal; the same seed and number of games give the same for any number of workers."""

    played: RuledMap
    base: LabCell
    """The games of the map as it is."""
    goal: Goal
    changes: Sequence[SmallChange]
    cell_of: CellOf
    store: ResultsStore
    games: int = 0
    """About so many are played in all; without a number, as many as fit into the minutes."""
    minutes: float = 2.0
    workers: int = 1
    """How many play at a time, for who reckons with minutes: nothing else depends on it."""
    seed: int = 1
    has_scenario: bool = False
    """Whether it is played under a scenario, and not by rules that the map names itself."""
    preference: Callable[[Entrant], float] | None = None
    """Says how promising something is before it has been played, the smaller the better."""
    stage: str = DRAWING
    tried: int = 0
    """How many changes were tried, pairs included."""
    done: int = 0
    """How many games were played just now."""
    leading: Sequence[Entrant] = ()
    """Those that did best so far, the best first."""
    is_unfinished: bool = False
    """Whether it was stopped before everything was judged."""
    suggestions: Sequence[Suggestion] = field(default_factory=tuple)
    """What was judged on fresh seeds, the best first."""

    def go_on(self, executor: Executor | None = None) -> Generator[int, None, None]:
        """Try, choose and judge, yielding the games of each batch; closing the iterator stops it."""
        if not self.games:
            self.games = yield from games_within(
                60 * self.minutes, self.base, mixed(self.seed, PACE), self.workers, executor
            )
        if self.goal.measured is not None:
            chosen = self._measured()
        else:
            chosen = yield from self._played_for(executor)
        self.stage = JUDGING
        yield from self._judge(chosen, executor)
        self.stage = DONE

    @property
    def share(self) -> float:
        """Which part of the games has been played."""
        return 1.0 if self.stage == DONE else min(self.done / max(self.games, 1), 0.99)

    # The choice.

    def _played_for(self, executor: Executor | None) -> "Generator[int, None, list[Entrant]]":
        """Choose by games on seeds that are common to all."""
        self.stage = SINGLES
        budget = round(self.games * SEARCH_SHARE)
        singles = yield from self._waves(budget // 2, executor)
        best = yield from self._halved(singles, KEPT, budget // 2, executor, played=1)
        self.stage = PAIRS
        pairs = self._pairs(best)
        self.tried += len(pairs)
        budget = round(self.games * PAIRS_SHARE)
        return (yield from self._halved([*best, *pairs], VERIFIED, budget, executor, played=1))

    def _waves(
        self, games: int, executor: Executor | None
    ) -> "Generator[int, None, list[Entrant]]":
        """Return the best of changes that are drawn in waves, each more like what did best in those before."""
        changes = list(in_turn(self.changes, Random(self.seed)))
        number = min(max(games // BATCH, LEAST), MOST)
        ranked: list[Entrant] = []
        for wave in range(WAVES):
            # The first wave is the widest; where few games are played, it is the only one.
            wanted = number - number // 3 * 2 if not wave else number // 3
            drawn_now = self._next(changes, wanted)
            self.tried += len(drawn_now)
            ranked = yield from self._halved([*ranked, *drawn_now], number, 0, executor)
            changes = list(nearest_first(changes, [each.change for each in ranked[:LEADING]]))
        return ranked[: max(number // 2, KEPT)]

    def _next(self, changes: list[SmallChange], number: int) -> list[Entrant]:
        """Take so many changes that can be played from the first on; of more, the most promising if that can be told."""
        wanted = number if self.preference is None else CHOICE * number
        found = drawn(changes, wanted, self.played, self.cell_of)
        return list(found if self.preference is None else sorted(found, key=self.preference))[
            :number
        ]

    def _halved(
        self,
        entrants: Sequence[Entrant],
        keep: int,
        games: int,
        executor: Executor | None,
        played: int = 0,
    ) -> "Generator[int, None, list[Entrant]]":
        """Return the best of some entrants, by rounds of about so many games."""
        by_key = {each.cell.key: each for each in reversed(entrants)}
        by_key.pop(self.base.key, None)
        cells = [each.cell for each in entrants if each.cell.key in by_key]
        if not cells:
            return []
        seed = mixed(self.seed, SEARCH)
        halving = Halving(
            *(cells, self._loss, keep, games, seed, self.store),
            companions=(self.base,),
            played=played,
        )
        for games_done in halving.go_on(executor):
            self.done += games_done
            yield games_done
        left = self.leading = [by_key[each.key] for each in halving.left]
        return left

    def _loss(self, results: CellResults, beside: Sequence[CellResults]) -> float:
        return gentle_loss(self.goal, results, beside[0])

    def _pairs(self, best: Sequence[Entrant]) -> list[Entrant]:
        """Return each two of some changes together, as far as that can be played."""
        found = []
        for one, other in combinations(best, 2):
            if go_together(one.change, other.change):
                made = entrant(both(one.change, other.change), self.played, self.cell_of)
                found += [made] if made else []
        return found

    def _measured(self) -> list[Entrant]:
        """Choose by what is measured: the changes, then the pairs of the best of them, that bring most."""
        chance = Random(self.seed)
        changes = list(in_turn(self.changes, chance))
        singles = drawn(changes, MEASURED, self.played, self.cell_of)
        best = [each for each in self._by_measure(singles) if self._measured_gain(each) > 0][:KEPT]
        pairs = self._pairs(best)
        self.tried = len(singles) + len(pairs)
        return self._by_measure([*best, *pairs])[:VERIFIED]

    def _by_measure(self, entrants: Sequence[Entrant]) -> list[Entrant]:
        return sorted(entrants, key=self._measured_gain, reverse=True)

    def _measured_gain(self, each: Entrant) -> float:
        measured = self.goal.measured
        if measured is None:
            return 0.0
        return measured(self.base.prepared.own) - measured(each.cell.prepared.own)

    # The judgement.

    def _judge(self, chosen: Sequence[Entrant], executor: Executor | None) -> Iterator[int]:
        """Play the chosen and the map as it is on fresh seeds, equally often."""
        if not chosen:
            return
        left = round(self.games * (1 - SEARCH_SHARE - PAIRS_SHARE))
        # Where games are few, fewer are judged, but those by enough of them.
        affordable = max(left // BATCH // LEAST_BATCHES - 1, 1)
        chosen = self.leading = chosen[:affordable]
        batches = max(left // (len(chosen) + 1) // BATCH, LEAST_BATCHES)
        cells = [self.base, *(each.cell for each in chosen)]
        play = EqualPlay(cells, batches, mixed(self.seed, FRESH), self.store)
        for games in play.go_on(executor):
            self.done += games
            yield games
        self._tell(chosen, play.results)

    def _tell(self, chosen: Sequence[Entrant], results: Sequence[CellResults]) -> None:
        """Say what games on fresh seeds show of the chosen, the best first."""
        base, *others = results
        arm, number = self._arm(), len(chosen)
        found = [
            judged(self.goal, each, base, other, arm, number)
            for each, other in zip(chosen, others, strict=True)
        ]
        self.suggestions = sorted(
            found, key=lambda each: (each.verdict != BETTER, -each.gain.value)
        )

    def _arm(self) -> int:
        """Return in which arm the map as it is was farthest from the goal while changes were chosen."""
        seen = EqualPlay([self.base], MOST, mixed(self.seed, SEARCH), self.store)
        known = seen.known()[0]
        return largest_arm(self.goal, known) if known.batches else 0

    # What is known when somebody has stopped it.

    def conclude(self) -> None:
        """Say what is known so far of those that did best: for advice that was stopped."""
        if self.stage == DONE:
            return
        self.is_unfinished = True
        fresh = self._known(FRESH, self.leading[:VERIFIED]) if self.stage == JUDGING else []
        if fresh and fresh[0].batches >= SURE:
            self._tell(self.leading[:VERIFIED], fresh)
        else:
            self._tell_search()

    def _known(self, mixture: int, entrants: Sequence[Entrant]) -> Sequence[CellResults]:
        """Return what was played of the map as it is and of some changes, equally often."""
        cells = [self.base, *(each.cell for each in entrants)]
        return EqualPlay(cells, 1, mixed(self.seed, mixture), self.store).known()

    def _tell_search(self) -> None:
        """Say what the games let expect by which changes were chosen, of those that were played at all."""
        found = []
        for each in self.leading[:VERIFIED]:
            base, other = self._known(SEARCH, [each])
            if other.batches:
                found.append(unjudged(self.goal, each, base, other))
        self.suggestions = found

    @property
    def sentence(self) -> Message:
        """What came of it, in a sentence."""
        if self.is_unfinished:
            return unfinished_sentence(self.suggestions, self.tried)
        return advice_sentence(self.suggestions, self.tried)
