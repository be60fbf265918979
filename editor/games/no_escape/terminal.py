"""The terminal of the game: events in words, what to type, and the maze with everybody in it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from hullwright.engines.contract import Action
from hullwright.engines.events import Event
from hullwright.engines.no_escape.view import NoEscapeView
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.desk import PUBLIC
from hullwright.engines.seats.no_escape.desk import NoEscapeDesk, without_steps_between
from hullwright.engines.seats.no_escape.event_words import telling

from ...languages.words import tr
from ..event_text import event_lines
from . import screen
from .choices import OFFERS, typed

if TYPE_CHECKING:
    from hullwright.engines.no_escape.game import NoEscapeGame

DRAWN_BEFORE = frozenset(
    {"act", "lay", "branch", "jump", "path", "replace", "swap", "with", "lift", "put", "twist"}
    | {"remove", "move", "push", "turn", "swap_places"}
)
"""The decisions for which one looks at the maze."""


class NoEscapeTerminal:
    """Tells one game to the player at a seat, or to everybody."""

    offers: ClassVar[Mapping[str, str]] = OFFERS

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        # A terminal is made for games of its own engine alone.
        self._game = cast("NoEscapeGame", prepared.game)
        self._telling = telling(self._game, seat)
        self._layout = NoEscapeDesk(prepared, PUBLIC if seat is None else seat)

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told; of steps in a row only where they end."""
        return event_lines(self._telling, without_steps_between(events))

    def typed(self, action: Action) -> str:
        """Return what a person types for an action."""
        return typed(self._game, action)

    def also_typed(self, _action: Action) -> Iterable[str]:
        """Return nothing: there is one way to type an action."""
        return ()

    def redraws(self, phase: str) -> bool:
        """Tell whether the maze is drawn before a decision: wherever places matter."""
        return phase in DRAWN_BEFORE

    def screen(self, view: NoEscapeView) -> Iterator[str]:
        """Yield the maze, what the signs mean, and lines about everybody."""
        yield from screen.picture(view, self._layout)
        yield tr(screen.LEGEND)
        yield from screen.lines(view)

    def follow(self, view: NoEscapeView) -> None:
        """Keep no notes: all that can be known lies open."""


TERMINAL = NoEscapeTerminal
