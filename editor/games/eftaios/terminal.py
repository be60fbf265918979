"""The terminal of the game: events in words, what to type, and the map with a player's notes on it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.belief import Belief
from hullwright.engines.eftaios.fates import ABOARD
from hullwright.engines.eftaios.own_pieces import own_titles
from hullwright.engines.eftaios.view import EftaiosView
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.eftaios.event_words import telling

from ...languages.words import language_in_use, tr
from ..event_text import event_lines
from .choices import OFFERS, also_typed, typed
from .screen import LEGEND, EftaiosScreen, Possible

if TYPE_CHECKING:
    from hullwright.engines.eftaios.game import EftaiosGame


class EftaiosTerminal:
    """Tells one game to the player at a seat, or to everybody."""

    offers: ClassVar[Mapping[str, str]] = OFFERS

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        # A terminal is made for games of its own engine alone.
        game = cast("EftaiosGame", prepared.game)
        self._zone, self._items = game.zone, game.items
        own = own_titles(game.ruleset, language_in_use())
        self._telling = telling(game, own, seat)
        self._screen = EftaiosScreen(prepared.document, own)
        self._belief: Belief | None = None
        self._explained = False

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told; rounds stand out."""
        return event_lines(self._telling, events)

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        return typed(action, self._zone, self._items)

    def also_typed(self, action: Action) -> Iterable[str]:
        """Return what else a person may type for it: a pod's number."""
        return also_typed(action, self._zone)

    def redraws(self, phase: str) -> bool:
        """Tell whether the map is drawn before a decision: where to move."""
        return phase in {"turn", "onward"}

    def screen(self, view: EftaiosView) -> Iterator[str]:
        """Yield the map with what the player has noted, what the signs mean, and lines about everybody."""
        possible = self._possible(view)
        yield from self._screen.map(view, possible)
        yield tr(LEGEND)
        if not self._explained:
            # Once is enough: the map itself shows the signs every time.
            self._explained = True
            yield from map(tr, self._screen.signs)
        yield from self._screen.lines(view, possible)

    def follow(self, view: EftaiosView) -> None:
        """Note where the others can be by what happened since the last time."""
        self._notes(view)

    def _notes(self, view: EftaiosView) -> Belief:
        if self._belief is None:
            self._belief = Belief(view)
        else:
            self._belief.update(view)
        return self._belief

    def _possible(self, view: EftaiosView) -> Possible:
        """Return where the others can be, by everything the player has been told."""
        notes = self._notes(view)
        return {
            player: notes.where(player, HUMAN_SIDE) | notes.where(player, ALIEN_SIDE)
            for player in range(view.players)
            if player != view.player and view.fates[player] == ABOARD
        }


TERMINAL = EftaiosTerminal
