"""The teller of the game: events in words, what to type, and the map with a player's notes on it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.belief import Belief
from hullwright.engines.eftaios.fates import ABOARD
from hullwright.engines.eftaios.view import View
from hullwright.engines.eftaios.zone import ALIEN, HUMAN
from hullwright.engines.events import Event
from hullwright.engines.recording import Table

from ...words import tr
from .choices import OFFERS, also_typed, typed
from .event_words import telling
from .screen import LEGEND, Possible, Screen


class EftaiosTeller:
    """Tells one game to the player at a seat, or to everybody."""

    offers: ClassVar[Mapping[str, str]] = OFFERS

    def __init__(self, table: Table, seat: int | None = None) -> None:
        self._zone = table.game.zone
        self._telling = telling(self._zone, seat)
        self._screen = Screen(table.document)
        self._belief: Belief | None = None

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told; rounds stand out."""
        return self._telling.lines(events)

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        return typed(action, self._zone)

    def also_typed(self, action: Action) -> Iterable[str]:
        """Return what else a person may type for it: a pod's number."""
        return also_typed(action, self._zone)

    def redraws(self, phase: str) -> bool:
        """Tell whether the map is drawn before a decision: at the beginning of a turn."""
        return phase == "turn"

    def screen(self, view: View) -> Iterator[str]:
        """Yield the map with what the player has noted, what the signs mean, and lines about everybody."""
        possible = self._possible(view)
        yield from self._screen.map(view, possible)
        yield tr(LEGEND)
        yield from self._screen.lines(view, possible)

    def follow(self, view: View) -> None:
        """Note where the others can be by what happened since the last time."""
        self._notes(view)

    def _notes(self, view: View) -> Belief:
        if self._belief is None:
            self._belief = Belief(view)
        else:
            self._belief.update(view)
        return self._belief

    def _possible(self, view: View) -> Possible:
        """Return where the others can be, by everything the player has been told."""
        notes = self._notes(view)
        return {
            player: notes.where(player, HUMAN) | notes.where(player, ALIEN)
            for player in range(view.players)
            if player != view.player and view.fates[player] == ABOARD
        }


TELLER = EftaiosTeller
