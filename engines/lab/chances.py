"""Chances to win: what would become of a recorded game from each of its turns on, if bots played it to the end.

From the table as it truly lay, bots play on many times, each time with another chance. The chance of a side at a turn
is how often it wins then. The same seeds are used at every turn, so that what differs is the turn and not the luck.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from functools import cached_property
from random import Random
from uuid import uuid4

from hullwright.schema.documents.recordings import Recording
from hullwright.schema.records import Json

from ..base_state import BaseState
from ..contract import Game, State
from ..preparation import Prepared
from ..simulation.matches import Parcel, unpacked_and_played
from ..simulation.seats import BotKind, decision, mixed, seated
from ..statistics import Interval, Pairs, wilson

PLAYOUTS = 40
"""So often a game is played on from each turn unless asked otherwise: chances within about 15 points."""


@dataclass(frozen=True)
class TurnChance:
    """How a game stood when a turn began."""

    done: int
    """How many actions had been taken."""
    round: int
    player: int
    """Whose turn it is, counted from 0."""
    wins: tuple[tuple[bool, ...], ...]
    """For each party whether it won, playout by playout."""

    @property
    def chances(self) -> tuple[float, ...]:
        """How often each party wins from here."""
        return tuple(sum(each) / len(each) for each in self.wins)

    def bounds(self, party: int) -> Interval:
        """Return within which bounds the chance of a party is true."""
        return wilson(sum(self.wins[party]), len(self.wins[party]))

    def since(self, before: "TurnChance", party: int) -> Pairs:
        """Return how the playouts of a party differ from those of an earlier turn, seed by seed."""
        pairs = Pairs()
        for now, then in zip(self.wins[party], before.wins[party], strict=True):
            pairs += Pairs.of(first=now, second=then)
        return pairs


@dataclass(frozen=True)
class PlayedCourse:
    """A game that was played, and who plays it on from its turns."""

    game: Game | Callable[[], Game]
    players: int
    seed: int
    actions: tuple[Json, ...]
    bots: tuple[BotKind, ...]
    """One kind for everybody, or one for each side."""
    playouts: int = PLAYOUTS

    @cached_property
    def loaded(self) -> Game:
        """The game, loaded once."""
        return self.game() if callable(self.game) else self.game

    def __reduce__(self) -> tuple[object, ...]:
        # What has been loaded stays behind: its code may be of a plugin, which is loaded again.
        return PlayedCourse, (
            *(self.game, self.players, self.seed, self.actions, self.bots, self.playouts),
        )

    @cached_property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side; of each player by itself where there are no sides, of all where all win together."""
        return parties_of(self.loaded.new_state(self.players, self.seed))

    @cached_property
    def turns(self) -> Sequence[int]:
        """How many actions had been taken when each turn began, and at the end."""
        found = [(done, _turn(state)) for done, state in self._states()]
        begun = [
            at
            for (at, turn), before in zip(found, [None, *found], strict=False)
            if before is None or turn != before[1]
        ]
        return [*begun, len(self.actions)] if begun[-1] != len(self.actions) else begun

    def chance_at(self, done: int) -> TurnChance:
        """Return how the game stood after some actions."""
        state = next(state for at, state in self._states() if at == done)
        winners = [self._winners(state, number) for number in range(self.playouts)]
        wins = tuple(
            tuple(any(seat in each for seat in party) for each in winners) for party in self.parties
        )
        return TurnChance(done, state.round, _turn(state)[1], wins)

    def _states(self) -> Iterator[tuple[int, State]]:
        """Yield the game after each number of actions; it is the same state, which changes."""
        game = self.loaded
        state = game.new_state(self.players, self.seed)
        yield 0, state
        for done, value in enumerate(self.actions, 1):
            state.apply(game.action_from_json(value))
            yield done, state

    def _winners(self, state: State, number: int) -> Sequence[int]:
        result = state.result() or played_on(state, self.bots, mixed(self.seed, number)).result()
        return result.winners if result else ()


def parties_of(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the seats that win and lose together, side by side, as a game begins."""
    sides = list(state.sides)
    return tuple(
        tuple(seat for seat, each in enumerate(sides) if each == side)
        for side in sorted(set(sides))
    )


def played_on(state: State, bots: Sequence[BotKind], seed: int) -> State:
    """Return the end of a game that bots play on from a state, with another chance; the state stays as it is."""
    chance = Random(seed)
    other = (
        state.reshuffled(chance)
        if isinstance(state, BaseState)
        else state.determinise(state.to_move, chance)
    )
    seats = seated(bots, other, seed)
    while other.result() is None:
        other.apply(decision(seats[other.to_move], other))
    return other


def course_of(
    recording: Recording,
    played: Prepared,
    bots: Sequence[BotKind],
    playouts: int = PLAYOUTS,
    game: Callable[[], Game] | None = None,
) -> PlayedCourse:
    """Return a recorded game as a course; the game is loaded by a function where it has to travel."""
    loads = game or (lambda: played.game)
    seats = len(recording.seats)
    return PlayedCourse(loads, seats, recording.seed, recording.actions, tuple(bots), playouts)


def ends_first(turns: Sequence[int]) -> Sequence[int]:
    """Return turns in another order: both ends, the middle, the middles of the halves, and so on.

    Whoever watches sees the whole course early, and then more and more closely.

    >>> ends_first([0, 1, 2, 3, 4])
    [0, 4, 2, 1, 3]
    """
    found = dict.fromkeys([*turns[:1], *turns[-1:]])
    step = len(turns)
    while len(found) < len(turns):
        step = max(step // 2, 1)
        found |= dict.fromkeys(turns[::step])
    return list(found)


def chances(
    course: PlayedCourse, executor: Executor | None = None, turns: Sequence[int] | None = None
) -> Iterator[TurnChance]:
    """Yield how a game stood at each of its turns, and at the end; closing the iterator stops it.

    Turns may be asked for in another order than they were taken.
    """
    turns = course.turns if turns is None else turns
    if executor is None:
        yield from map(course.chance_at, turns)
        return
    parcel = Parcel(uuid4().hex, course)
    waiting: list[Future[TurnChance]] = [
        executor.submit(unpacked_and_played, parcel, chance_of_turn, range(done, done + 1))
        for done in turns
    ]
    try:
        for each in waiting:
            yield each.result()
    finally:
        for each in waiting:
            each.cancel()


def chance_of_turn(course: PlayedCourse, part: range) -> TurnChance:
    """Return how a game stood after so many actions as a range begins with."""
    return course.chance_at(part[0])


def _turn(state: State) -> tuple[int, int]:
    """Return which turn it is: the round, and whose."""
    turn = state.turn if isinstance(state, BaseState) else state.to_move
    return state.round, turn
