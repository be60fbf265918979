"""Trial games: played from a seed by nobody in particular, to see how an engine behaves."""

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

from hullwright.schema.messages import Message, message

from .contract import Action, Game, State

MOMENTS = frozenset((0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610))
"""After how many actions the costly questions are asked."""


@dataclass(frozen=True)
class TrialGame:
    """One game to be played: who plays it, and from which seed."""

    game: Game
    players: int
    seed: int
    most: int
    """After how many actions a game counts as endless."""

    def begin(self) -> State:
        """Return the beginning of the game."""
        return self.game.new_state(self.players, self.seed)

    def steps(self, state: State) -> Iterator[tuple[int, Action]]:
        """Yield each decision as its number and the action chosen, then carry the action out."""
        for number in range(self.most):
            legal = state.legal() if state.result() is None else ()
            if not legal:
                return
            action = legal[crc32(f"{self.seed}/{number}".encode()) % len(legal)]
            yield number, action
            state.apply(action)

    def moments(self) -> Iterator[tuple[int, State]]:
        """Yield the state of a game at some moments, the last one included."""
        state, count = self.begin(), 0
        for number, _ in self.steps(state):
            if number in MOMENTS:
                yield number, state
            count = number + 1
        yield count, state

    def played(self) -> tuple[State, list[Action]]:
        """Return the state at the end of the game, and the actions that led there."""
        state = self.begin()
        return state, [action for _, action in self.steps(state)]

    def found(self, count: int, template: str, **values: object) -> Message:
        """Return a finding with the place where it can be seen again."""
        return message(
            "{what} ({players} players, seed {seed}, after {count} actions)",
            what=message(template, **values),
            players=self.players,
            seed=self.seed,
            count=count,
        )
