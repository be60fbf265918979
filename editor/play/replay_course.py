"""The course of a recorded game: its state after any number of actions, and what happened on the way."""

from bisect import bisect_right
from dataclasses import dataclass, field

from hullwright.engines.base_state import insist
from hullwright.engines.contract import Illegal, State
from hullwright.engines.recordings import is_of_another_version, prepared_again
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.desk import EVERYTHING, Eyes, SeatDesk
from hullwright.engines.seats.game_desk import GameDesk
from hullwright.engines.seats.table import desk_of, game_desk
from hullwright.schema.documents.recordings import Recording

EVERY = 25
"""After so many actions a state is kept, from which others are played."""


@dataclass(frozen=True)
class GameMoment:
    """Something on the time line of a game."""

    after: int
    """After how many actions it had happened."""
    mark: str


@dataclass
class ReplayCourse:
    """A recorded game that can be looked at after any action."""

    recording: Recording
    book: RuleBook
    _layouts: dict[tuple[Eyes, str], GameDesk] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.prepared = prepared_again(self.recording, self.book)
        self.is_older = is_of_another_version(self.recording, self.prepared)
        self.refused: Illegal | None = None
        self.moments: list[GameMoment] = []
        self.rounds: list[int] = [0]
        """After how many actions each round began."""
        self._kept: list[State] = []
        self.length = self._play()

    def _play(self) -> int:
        """Play everything once, as far as it is legal; return how many actions that are."""
        game = self.prepared.game
        state = game.new_state(len(self.recording.seats), self.recording.seed)
        marked = game_desk(self.prepared, EVERYTHING).marked
        for number, value in enumerate(self.recording.actions):
            if number % EVERY == 0:
                self._kept.append(state.clone())
            before, round_ = len(state.events), state.round
            try:
                action = game.action_from_json(value)
                insist(state, action)
            except Illegal as reason:
                self.refused = reason
                return number
            state.apply(action)
            found = {marked[each[0]]: None for each in state.events[before:] if each[0] in marked}
            self.moments += [GameMoment(number + 1, mark) for mark in found]
            if state.round != round_:
                self.rounds.append(number + 1)
        if not self._kept:
            self._kept.append(state.clone())
        return len(self.recording.actions)

    def state_after(self, number: int) -> State:
        """Return the state after so many actions."""
        nearest = min(number // EVERY, len(self._kept) - 1)
        state = self._kept[nearest].clone()
        for value in self.recording.actions[nearest * EVERY : number]:
            state.apply(self.prepared.game.action_from_json(value))
        return state

    def desk(self, number: int, eyes: Eyes, language: str) -> SeatDesk:
        """Return what some eyes saw after so many actions."""
        key = eyes, language
        if key not in self._layouts:
            self._layouts[key] = game_desk(self.prepared, eyes, language)
        return desk_of(self._layouts[key], self.state_after(number))

    def next_round(self, number: int) -> int:
        """Return when the next round begins after so many actions, or the end."""
        place = bisect_right(self.rounds, number)
        return self.rounds[place] if place < len(self.rounds) else self.length

    def next_moment(self, number: int) -> GameMoment | None:
        """Return the next thing that is marked on the time line."""
        return next((each for each in self.moments if each.after > number), None)
