"""The terminal of the game: events in words, what to type, and the galaxy with everything on it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from hullwright.engines.contract import Action
from hullwright.engines.escape_earth.view import EscapeEarthView
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.escape_earth.event_words import telling

from ...languages.words import tr
from ..event_text import event_lines
from .choices import OFFERS, typed
from .screen import LEGEND, EscapeEarthScreen


class EscapeEarthTerminal:
    """Tells one game to the player at a seat, or to everybody."""

    offers: ClassVar[Mapping[str, str]] = OFFERS

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        self._telling = telling(prepared.document.layout, seat)
        self._screen = EscapeEarthScreen(prepared.document)

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event; rounds stand out."""
        return event_lines(self._telling, events)

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        return typed(action)

    def also_typed(self, _action: Action) -> Iterable[str]:
        """Return nothing: there is one way to type an action."""
        return ()

    def redraws(self, phase: str) -> bool:
        """Tell whether the galaxy is drawn before a decision: before each that has to do with places."""
        return phase in {"start", "act", "instant"}

    def screen(self, view: EscapeEarthView) -> Iterator[str]:
        """Yield the galaxy, what the signs mean, and lines about everything on the table."""
        yield from self._screen.map(view)
        yield tr(LEGEND)
        yield from self._screen.lines(view)

    def follow(self, view: EscapeEarthView) -> None:
        """Keep no notes: all that can be known lies open."""


TERMINAL = EscapeEarthTerminal
