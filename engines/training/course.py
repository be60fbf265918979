"""Courses: the games by which contenders are judged, played here or on any executor."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from ..contract import AnyBot, Game, State
from ..loader import load
from ..simulation.seats import BotKind, decision, mixed, seated

Maker: TypeAlias = Callable[[int], AnyBot]
"""What makes a bot from a seed."""

BATCH = 10
"""Games in a task: enough to make sending one cheap, few enough to keep all processes busy."""
CONTENDER, OPPONENT = "contender", "opponent"


class Wins(NamedTuple):
    """What a contender made of a game: how many of its seats won, or of those that it is to keep from it lost."""

    won: int
    seats: int


@dataclass(frozen=True)
class LoadedMap:
    """What loads the game on a map; it travels as documents."""

    document: MapDocument
    scenario: Scenario

    def __call__(self) -> Game:
        """Return the game."""
        return load(self.document, self.scenario)


class TrainingGround(NamedTuple):
    """Where games are played, and by how many."""

    name: str
    load: Callable[[], Game]
    players: int


@dataclass(frozen=True)
class Course:
    """Games that follow from their numbers alone: every contender on a course plays the same ones."""

    name: str
    """Courses of one name have the same grounds."""
    grounds: tuple[TrainingGround, ...] = field(compare=False)
    opponents: tuple[Maker, ...] = field(compare=False)
    """Nobody where all players are on one side."""
    sides: int = field(compare=False)
    """How many sides players are dealt to; 0 where everybody plays alone, or all together."""
    side: int = field(compare=False)
    """The contender's."""
    seed: int = field(compare=False)
    hinders: int | None = field(default=None, compare=False)
    """The side whose losses count, if not the wins of the contender's."""

    def played(self, contender: Maker, number: int) -> Wins:
        """Return what a contender makes of a game: grounds change with every game, then opponents, then seats."""
        round_, ground = divmod(number, len(self.grounds))
        players = self.grounds[ground].players
        seed = mixed(self.seed, number)
        state = _games(self)[ground].new_state(players, seed)
        # As they were dealt: what becomes of who changes sides is still to the credit of those who hunted them.
        hindered = [seat for seat, side in enumerate(state.sides) if side == self.hinders]
        seats = seated(self._kinds(contender, round_), state, seed)
        while (result := state.result()) is None:
            state.apply(decision(seats[state.to_move], state))
        if self.hinders is not None:
            return Wins(len(set(hindered).difference(result.winners)), len(hindered))
        own = {seat for seat, each in enumerate(seats) if each.kind == CONTENDER}
        return Wins(len(own.intersection(result.winners)), len(own))

    def _kinds(self, contender: Maker, round_: int) -> Sequence[BotKind]:
        """Return who plays: by side, or in turns where there are none."""
        ours = BotKind(CONTENDER, contender)
        if not self.opponents:
            return (ours,)
        swapped, opponent = divmod(round_, len(self.opponents))
        theirs = BotKind(OPPONENT, self.opponents[opponent])
        if self.sides:
            return [ours if side == self.side else theirs for side in range(self.sides)]
        return (theirs, ours) if swapped % 2 else (ours, theirs)


@lru_cache(maxsize=4)
def _games(course: Course) -> tuple[Game, ...]:
    """Return the games of a course, loaded once in a process: they remember what they have worked out."""
    return tuple(each.load() for each in course.grounds)


def are_together(state: State) -> bool:
    """Tell whether all players win and lose together."""
    return len(set(state.sides)) == 1


def results(
    course: Course, contenders: Sequence[Maker], games: int, executor: Executor | None = None
) -> list[list[Wins]]:
    """Return for each contender what it made of each game; they depend on neither executor nor order."""
    parts = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if executor is None:
        return [
            [each for part in parts for each in played(course, contender, part)]
            for contender in contenders
        ]
    handed: list[list[Future[list[Wins]]]] = [
        [executor.submit(played, course, contender, part) for part in parts]
        for contender in contenders
    ]
    try:
        return [[each for future in row for each in future.result()] for row in handed]
    finally:
        for row in handed:
            for future in row:
                future.cancel()


def played(course: Course, contender: Maker, part: range) -> list[Wins]:
    """Return what a contender makes of some games."""
    return [course.played(contender, number) for number in part]


def share(found: Sequence[Wins]) -> float:
    """Return how many of a contender's seats won, from 0 to 1.

    >>> share([Wins(1, 2), Wins(0, 2)])
    0.25
    """
    return sum(each.won for each in found) / max(1, sum(each.seats for each in found))
