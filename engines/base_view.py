"""What the views of all games have in common: whose it is, what it decides, and the events it learned of."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from hullwright.schema.records import JsonObject

from .base_state import BaseState
from .contract import Action
from .events import BEGINNING, Bookmark, Event, EventKinds, seen_by

# Any: which game a state is of, the state itself says.
StateT = TypeVar("StateT", bound=BaseState[Any])


class BaseView(Generic[StateT]):
    """What one player may know, as far as all games are alike.

    Nothing is copied until it is asked for, so that a bot that does not look costs nothing. Engines add
    properties for what lies open and for the player's own secrets; nobody else reads `_state`.
    """

    __slots__ = ("_state", "player")

    kinds: ClassVar[EventKinds]
    """The events of the game, with their audiences."""

    def __init__(self, state: StateT, player: int) -> None:
        self._state = state
        self.player = player

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    @property
    def round(self) -> int:
        """The present round."""
        return self._state.round

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._state.turn

    @property
    def phase(self) -> str:
        """What the player has to decide now, or nothing if another decides."""
        frame = self._state.pending[-1]
        return str(frame[0]) if frame[1] == self.player else ""

    def legal(self) -> tuple[Action, ...]:
        """Return what the player may choose now, or nothing if another decides."""
        return self._state.legal() if self.phase else ()

    def determinised(self, chance: Random, /) -> StateT:
        """Return a full state that the player could be in, dealt anew by a chance of the player's own."""
        return self._state.determinise(self.player, chance)

    def common_json(self) -> JsonObject:
        """Return what a player may know in every game."""
        return {
            "player": self.player,
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "events": [list(event) for event in self.events()],
        }

    def events(self, since: Bookmark = BEGINNING) -> Iterator[Event]:
        """Yield what the player learned of since a bookmark, secrets hidden."""
        kinds, player = self.kinds, self.player
        for event in self._state.events[since.number :]:
            seen = seen_by(kinds, event, player)
            if seen is not None:
                yield seen

    @property
    def bookmark(self) -> Bookmark:
        """The present moment, with which to ask later for what is new."""
        return Bookmark(len(self._state.events))
