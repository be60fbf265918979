"""A race in progress, and what a player may know of it."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from hullwright.engines.base_state import BaseState, refusal
from hullwright.engines.base_view import BaseView
from hullwright.engines.contract import Action, Result
from hullwright.engines.events import EVERYBODY, EventKind, EventKinds
from hullwright.schema.messages import Message
from hullwright.schema.records import JsonObject

if TYPE_CHECKING:
    from .race_game import RaceGame

KINDS: EventKinds = {"stepped": EventKind((("to", EVERYBODY),))}
"""What can happen, and who may know of it."""


class RaceView(BaseView["RaceState"]):
    """What a player may know: here, everything."""

    kinds = KINDS

    @property
    def places(self) -> Sequence[int]:
        """Where everybody is."""
        return tuple(self._state.places)

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        return {**self.common_json(), "places": list(self.places)}


class RaceState(BaseState["RaceGame"]):
    """A race in progress."""

    PLAIN_LISTS = ("places",)

    def __init__(self, game: "RaceGame", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        self.places = [game.start] * players
        self.round, self.turn = 1, self.below(players)
        self.first = self.turn
        self.pending = [("step", self.turn)]

    @property
    def sides(self) -> Sequence[int]:
        """Everybody plays alone."""
        return range(self.players)

    def clone(self) -> "RaceState":
        """Return a copy that shares nothing that changes."""
        other = super().clone()
        other.first = self.first
        return other

    def legal(self) -> tuple[Action, ...]:
        """Return a step onto every place that touches."""
        near = self.game.board.neighbours[self.places[self.turn]]
        return tuple(("step", there) for there in near)

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        """Carry out a step, and ask the next player."""
        self.places[self.turn] = action[1]
        self.tell("stepped", self.turn, action[1])
        if self.game.board.roles[action[1]] == "pod":
            self.outcome = Result((self.turn,), "somebody is at the goal")
        self.turn = (self.turn + 1) % self.players
        self.round += self.turn == self.first
        if self.round > self.game.ruleset.rounds and self.outcome is None:
            self.outcome = Result((), "nobody was fast enough")
        self.pending = [("step", self.turn)]

    def view(self, player: int) -> RaceView:
        """Return what a player may know."""
        return RaceView(self, player)

    def determinise(self, player: int, chance: Any) -> "RaceState":
        """Return a state that the player could be in: there are no secrets."""
        del player
        other = self.clone()
        other.chance = copy(chance)
        return other

    def to_json(self) -> JsonObject:
        """Return the whole state."""
        return {**self.common_json(), "places": list(self.places)}

    def to_text(self, say: Callable[[Message], str]) -> str:
        """Return the whole state for people to read."""
        del say
        return " ".join(self.game.board.ids[place] for place in self.places)
