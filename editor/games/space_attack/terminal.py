"""The terminal of the game: events in words, what to type, and the map with everything on it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from hullwright.engines.contract import Action
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.space_attack.event_words import telling
from hullwright.engines.space_attack.view import SpaceAttackView

from ...languages.words import tr
from ..event_text import event_lines
from .choices import OFFERS, typed
from .screen import LEGEND, SpaceAttackScreen

if TYPE_CHECKING:
    from hullwright.engines.space_attack.game import SpaceAttackGame


class SpaceAttackTerminal:
    """Tells one game to the player at a seat, or to everybody."""

    offers: ClassVar[Mapping[str, str]] = OFFERS

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        # A terminal is made for games of its own engine alone.
        self._game = cast("SpaceAttackGame", prepared.game)
        self._telling = telling(self._game, seat)
        self._screen = SpaceAttackScreen(self._game, prepared.document)

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told; rounds stand out."""
        return event_lines(self._telling, events)

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        return typed(self._game, action)

    def also_typed(self, _action: Action) -> Iterable[str]:
        """Return nothing: there is one way to type an action."""
        return ()

    def redraws(self, phase: str) -> bool:
        """Tell whether the map is drawn before a decision: wherever places matter."""
        return phase in {"place", "berth", "release", "move", "remove", "creature", "defend"}

    def screen(self, view: SpaceAttackView) -> Iterator[str]:
        """Yield the map, what the signs mean, and lines about everybody."""
        yield from self._screen.map(view)
        yield tr(LEGEND)
        yield self._screen.creatures()
        yield from self._screen.lines(view)

    def follow(self, view: SpaceAttackView) -> None:
        """Keep no notes: what is forgotten after set-up, people note themselves (SA-13)."""


TERMINAL = SpaceAttackTerminal
