"""Terminals: how one game is played in the terminal, by a person at a seat or before everybody's eyes."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol

from hullwright.engines.contract import Action
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared

from .table import GAMES, game_words


class GameTerminal(Protocol):
    """Tells what happens at a table, and asks for decisions. It knows what its seat may know, no more."""

    @property
    def offers(self) -> Mapping[str, str]:
        """How each kind of action is offered: "Move: type the sector you go to: {words}"."""
        ...

    def lines(self, events: Iterable[Event], /) -> Iterator[str]:
        """Yield a line for each event that is told."""
        ...

    def typed(self, action: Action, /) -> str:
        """Return what a person types for an action."""
        ...

    def also_typed(self, action: Action, /) -> Iterable[str]:
        """Return what else a person may type for it, such as "pod 3"."""
        ...

    def redraws(self, phase: str, /) -> bool:
        """Tell whether the screen is drawn before such a decision."""
        ...

    # Any: each game has views of its own.
    def screen(self, view: Any, /) -> Iterator[str]:
        """Yield the map with the player's notes, what its signs mean, and lines about everybody."""
        ...

    # Any: each game has views of its own.
    def follow(self, view: Any, /) -> None:
        """Bring the player's notes up to date."""
        ...


class MakeTerminal(Protocol):
    """Makes terminals of a game."""

    offers: Mapping[str, str]

    def __call__(self, prepared: Prepared, seat: int | None = None, /) -> GameTerminal:
        """Return the terminal of a game for a seat; without one it tells everything, secrets included."""
        ...


def terminal_of(game: str) -> MakeTerminal:
    """Return what makes the terminals of a game."""
    if game in GAMES:
        return _terminal_in(game_words(game).terminal)
    # Whoever plays no game of a plugin never comes here.
    from .brought import PLAIN, brought_terminal

    return brought_terminal(game) or _terminal_in(PLAIN)


def _terminal_in(module: str) -> MakeTerminal:
    made: MakeTerminal = import_module(f".{module}", __package__).TERMINAL
    return made
