"""What one player may know of a state: everything but face-down cards and the order of decks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.deals import Row
from hullwright.schema.records import JsonObject

from ..base_view import BaseView
from .box import GalaxyBox
from .conditions import Condition
from .determinisation import hidden_positions
from .events import KINDS
from .ruleset import EscapeEarthRuleset
from .tables import PlanTable, table_of
from .time_cards import TIME_CARDS

if TYPE_CHECKING:
    from .game import EscapeEarthGame
    from .state import EscapeEarthState


class EscapeEarthView(BaseView["EscapeEarthState"]):
    """What one player may know; players of a team know the same."""

    __slots__ = ()

    kinds = KINDS

    @property
    def game(self) -> "EscapeEarthGame":
        """The game that is played, which is no secret."""
        return self._state.game

    @property
    def ruleset(self) -> EscapeEarthRuleset:
        """The rules in force."""
        return self._state.game.ruleset

    @property
    def box(self) -> GalaxyBox:
        """The tables of the galaxy."""
        return self._state.game.box

    @property
    def hand(self) -> int:
        """The ship and row whose turn it is, counted from 0."""
        return self._state.hand

    @property
    def acts(self) -> int:
        """Actions that are left in the turn."""
        return self._state.acts

    @property
    def rows(self) -> Sequence[Row]:
        """The row of activity cards of each hand, from slot 1."""
        return tuple(self._state.rows)

    @property
    def ships(self) -> Sequence[int]:
        """Where each ship is."""
        return tuple(self._state.ships)

    @property
    def cards(self) -> Sequence[str | None]:
        """The type of card at each position; None where it lies face down and is not the goal."""
        state = self._state
        laid, drawn = hidden_positions(state)
        hidden = {*laid, *drawn}
        return tuple(None if at in hidden else each for at, each in enumerate(state.cards, 1))

    @property
    def opened(self) -> int:
        """The positions that lie face up, as a bit mask."""
        return self._state.opened

    @property
    def face_down(self) -> Mapping[str, int]:
        """The cards that nobody has seen, those left out among them, by type."""
        state = self._state
        laid, drawn = hidden_positions(state)
        return Counter([state.cards[at - 1] for at in (*laid, *drawn)] + list(state.left_out))

    @property
    def works(self) -> Mapping[int, tuple[int, int, int]]:
        """The buildings by position: which, whether upgraded, and its cubes."""
        return dict(self._state.works)

    @property
    def gifts(self) -> Mapping[int, int]:
        """The kind of the cube on each bonus planet that still has it."""
        return dict(self._state.gifts)

    @property
    def stock(self) -> Sequence[int]:
        """How many buildings of each type are left."""
        return tuple(self._state.stock)

    @property
    def supply(self) -> Sequence[int]:
        """How many cubes of each kind are left."""
        return tuple(self._state.supply)

    @property
    def time(self) -> Mapping[str, int]:
        """The time cards that are still in the pile."""
        return dict(zip(TIME_CARDS, self._state.time, strict=True))

    @property
    def active(self) -> Sequence[int]:
        """The active copies of each event."""
        return tuple(self._state.active)

    @property
    def events_left(self) -> int:
        """How many cards the event deck has."""
        return sum(self._state.event_deck)

    @property
    def aliens(self) -> int:
        """Where the Aliens are."""
        return self._state.aliens

    @property
    def anomaly(self) -> int:
        """Where the Anomaly is; 0 while it is out of play."""
        return self._state.anomaly

    @property
    def conditions(self) -> Sequence[Condition]:
        """What events have brought about for some rounds: name, what about, how much, last round."""
        return self._state.conditions

    @property
    def is_unwinnable(self) -> bool:
        """Whether it was said that cards stay hidden for ever (EE-82)."""
        return self._state.locked

    @property
    def table(self) -> PlanTable:
        """Everything that the team's acts can change, as one value, nothing hidden in it."""
        return table_of(self._state)

    @property
    def situation(self) -> tuple[object, ...]:
        """What tells situations apart, nothing hidden in it."""
        return self._state.situation()

    def possible(self, chance: Random) -> "EscapeEarthState":
        """Return a full state that the player could be in, everything unknown dealt anew."""
        return self._state.determinise(self.player, chance)

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        box = self.box
        return {
            **self.common_json(),
            "legal": [list(action) for action in self.legal()],
            "ship": self.hand + 1,
            "acts": self.acts,
            "rows": [[box.activity[card] for card in row] for row in self.rows],
            "ships": list(self.ships),
            "cards": list(self.cards),
            "opened": self.opened,
            "face_down": dict(sorted(self.face_down.items())),
            "works": [
                [at, box.names[number], level, cubes]
                for at, (number, level, cubes) in sorted(self.works.items())
            ],
            "gifts": [[at, box.kinds[kind]] for at, kind in sorted(self.gifts.items())],
            "stock": dict(zip(box.names, self.stock, strict=True)),
            "supply": dict(zip(box.kinds, self.supply, strict=True)),
            "time": dict(self.time),
            "active": dict(zip(box.event_names, self.active, strict=True)),
            "events_left": self.events_left,
            "aliens": self.aliens,
            "anomaly": self.anomaly,
            "conditions": [list(each) for each in self.conditions],
            "unwinnable": self.is_unwinnable,
        }
