"""Matches: the same bots on the same map, any number of times, in any order, on any executor."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial, reduce
from itertools import islice
from operator import add
from queue import SimpleQueue
from typing import Generic, TypeVar
from uuid import uuid4

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.tasks import CallLost

from ..contract import Game, Result, State
from ..statistics import Pairs
from ..summary import Summary, total
from .seats import BotKind, decision, mixed, seated

BATCH = 10
"""Games in a task by default: enough to make sending one cheap, few enough to stop soon."""

AHEAD = 1000
"""Tasks that are handed out at a time: more than any cluster has workers, soon taken back."""

KEPT = 32
"""Matches that a process remembers: more than an experiment has cells at a time."""

MatchT = TypeVar("MatchT")
PartT = TypeVar("PartT")
DoneT = TypeVar("DoneT")


@dataclass(frozen=True)
class Match:
    """Who plays what: every game of a match follows from its number alone."""

    game: Game | Callable[[], Game]
    """A loaded game; or a function that loads it, for rules whose code can't travel by itself."""
    players: int
    bots: tuple[BotKind, ...]
    """One kind for everybody, or one for each side; where everybody plays alone, they take turns."""
    seed: int

    @cached_property
    def loaded(self) -> Game:
        """The game, loaded once."""
        return self.game() if callable(self.game) else self.game

    @cached_property
    def is_shared(self) -> bool:
        """Whether all players are on one side, so that they win and lose together."""
        return len(set(self.loaded.new_state(self.players, self.seed).sides)) == 1

    def __reduce__(self) -> tuple[object, ...]:
        # What has been loaded stays behind: its code may be of a plugin, which is loaded again.
        return Match, (self.game, self.players, self.bots, self.seed)

    def play(self, number: int) -> State:
        """Return the state at the end of a game."""
        return self._played(number)[0]

    def summary(self, numbers: Iterable[int]) -> Summary:
        """Return the summary of some games."""
        return total(self._counted(number) for number in numbers)

    def _played(self, number: int) -> tuple[State, Result, Sequence[str]]:
        """Return the state at the end of a game, how that was, and the kind of bot at each seat."""
        seed = mixed(self.seed, number)
        state = self.loaded.new_state(self.players, seed)
        bots = seated(self.bots, state, seed)
        while (result := state.result()) is None:
            state.apply(decision(bots[state.to_move], state))
        return state, result, [each.kind for each in bots]

    def _counted(self, number: int) -> Summary:
        """Return the summary of one game, with who sat there and who won."""
        state, result, kinds = self._played(number)
        return replace(
            self.loaded.counted(state),
            bot_seats=Counter(kinds),
            bot_wins=Counter(kinds[seat] for seat in result.winners),
        )


def simulate(
    game: Game | Callable[[], Game],
    players: int,
    games: int,
    bots: Sequence[BotKind],
    seed: int,
    executor: Executor | None = None,
    batch: int = BATCH,
) -> Summary:
    """Return the summary of many games; it depends on neither the executor nor the batches.

    Any executor will do: processes of this machine, or those of a cluster.
    """
    return total(summaries(Match(game, players, tuple(bots), seed), games, executor, batch))


def summaries(
    match: Match,
    games: int,
    executor: Executor | None = None,
    batch: int = BATCH,
    lose: Callable[[range, CallLost], object] | None = None,
) -> Iterator[Summary]:
    """Yield the summary of each batch as it is done; closing the iterator drops what has not begun.

    A batch that no process lives to finish is handed to `lose`, and the others go on.
    """
    return _batches(match, games, executor, batch, _summary, lose or _give_up)


def _batches(
    match: MatchT,
    games: int,
    executor: Executor | None,
    batch: int,
    play: Callable[[MatchT, range], DoneT],
    lose: Callable[[range, CallLost], object],
) -> Iterator[DoneT]:
    if games < 1 or batch < 1:
        raise HullwrightError(message("There has to be at least one game to play."))
    parts = (range(start, min(start + batch, games)) for start in range(0, games, batch))
    if executor is None:
        for part in parts:
            yield play(match, part)
        return
    parcel = Parcel(uuid4().hex, match)
    for _, done in in_turn(partial(_handed_to, executor, parcel, play), parts, lose):
        yield done


def _handed_to(
    executor: Executor,
    parcel: "Parcel[MatchT]",
    play: Callable[[MatchT, range], DoneT],
    part: range,
) -> "Future[DoneT]":
    return executor.submit(unpacked_and_played, parcel, play, part)


def in_turn(
    submit: Callable[[PartT], "Future[DoneT]"],
    parts: Iterator[PartT],
    lose: Callable[[PartT, CallLost], object],
) -> Iterator[tuple[PartT, DoneT]]:
    """Yield parts and what became of them as they are done, a limited number of them handed out at a time."""
    done: SimpleQueue[Future[DoneT]] = SimpleQueue()
    waiting: dict[Future[DoneT], PartT] = {}

    def hand_out(part: PartT) -> None:
        handed = submit(part)
        waiting[handed] = part
        handed.add_done_callback(done.put)

    try:
        for part in islice(parts, AHEAD):
            hand_out(part)
        while waiting:
            finished = done.get()
            played = waiting.pop(finished)
            for part in islice(parts, 1):
                hand_out(part)
            try:
                found = finished.result()
            except CallLost as fault:
                lose(played, fault)
            else:
                yield played, found
    finally:
        for each in waiting:
            each.cancel()


@dataclass(frozen=True)
class Parcel(Generic[MatchT]):
    """A match on its way to a worker; parcels of one name are equal."""

    name: str
    match: MatchT = field(compare=False)


def unpacked_and_played(
    parcel: Parcel[MatchT], play: Callable[[MatchT, range], DoneT], part: range
) -> DoneT:
    """Return what becomes of a part of a match, in the process that it has come to."""
    return play(_kept(parcel), part)


@lru_cache(maxsize=KEPT)
def _kept(parcel: Parcel[MatchT]) -> MatchT:
    """Return the match of the first of equal parcels: its game remembers moves it has worked out."""
    return parcel.match


def _summary(match: Match, part: range) -> Summary:
    return match.summary(part).plain()


def _give_up(_: range, fault: CallLost) -> None:
    raise fault


def compare(
    first: Match, second: Match, games: int, executor: Executor | None = None, batch: int = BATCH
) -> Pairs:
    """Return how often two matches played on common seeds end in the first way that the game knows.

    Equal seeds and numbers of players deal equal sides, so that chance weighs less on the
    difference; the second match is played by the first one's seed.
    """
    both = (first, replace(second, seed=first.seed))
    return reduce(add, _batches(both, games, executor, batch, _pairs, _give_up), Pairs())


def _pairs(matches: tuple[Match, Match], part: range) -> Pairs:
    won = [[_ended_first(each, number) for each in matches] for number in part]
    return reduce(add, (Pairs.of(first=a, second=b) for a, b in won), Pairs())


def _ended_first(match: Match, number: int) -> bool:
    """Tell whether a game ended in the first of the ways that are printed, such as a win of the Humans."""
    ending = next(iter(match.loaded.figures.endings.values()))
    return bool(match.summary([number]).ended(ending.counts))
