"""What one player may know: everything but what others found, and what lies in lockers."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hullwright.engines.base_view import BaseView
from hullwright.schema.records import JsonObject

from .events import KINDS

if TYPE_CHECKING:
    from .game import ColdClimbGame
    from .state import ColdClimbState


class ColdClimbView(BaseView["ColdClimbState"]):
    """What one player may know."""

    __slots__ = ()

    _state: "ColdClimbState"
    kinds = KINDS

    @property
    def game(self) -> "ColdClimbGame":
        """The tower and the rules in force."""
        return self._state.game

    @property
    def places(self) -> Sequence[int]:
        """Where each player is, or was last."""
        return tuple(self._state.places)

    @property
    def fates(self) -> Sequence[str]:
        """What has become of each player."""
        return tuple(self._state.fates)

    @property
    def hand(self) -> Sequence[str]:
        """What the player has found."""
        return tuple(self._state.hands[self.player])

    @property
    def unsearched(self) -> Sequence[int]:
        """The lockers that nobody has searched."""
        return tuple(self._state.unsearched)

    @property
    def cold(self) -> int:
        """The highest deck to which the cold has come; 0 if it has not begun."""
        return self._state.cold

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        return {
            **self.common_json(),
            "places": list(self.places),
            "fates": list(self.fates),
            "hand": list(self.hand),
            "found": [len(hand) for hand in self._state.hands],
            "unsearched": list(self.unsearched),
            "cold": self.cold,
            "steps": self._state.steps,
            "first": self._state.first,
        }
