"""How a game ends: together, one way or the other (EE-80 … EE-82)."""

from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Result
from ..events import NOBODY
from .ruleset import KINDS

if TYPE_CHECKING:
    from .state import EscapeEarthState

WON = english("all ships are at the goal")
ALIENS = english("the Aliens reached the start")
CHAOS = english("three different events are active")
NO_EVENTS = english("the event deck is empty")
LOCKED = english("hidden cards can't be revealed any more")
NO_TIME = english("the last round is over")

MOST_EVENTS = 3
"""So many different events are chaos (EE-81)."""


def win(state: "EscapeEarthState") -> None:
    """End the game: the whole team has won (EE-80)."""
    for player in range(state.players):
        state.tell("won", player)
    _end(state, tuple(range(state.players)), WON)


def lose(state: "EscapeEarthState", reason: str) -> None:
    """End the game: the whole team has lost (EE-81)."""
    _end(state, (), reason)


def look_at_events(state: "EscapeEarthState") -> None:
    """End the game if the event deck is empty, or too many different events are active (EE-81)."""
    rules = state.game.ruleset
    number = sum(map(bool, state.active)) if rules.chaos_counts == KINDS else sum(state.active)
    if rules.chaos and number >= MOST_EVENTS:
        lose(state, CHAOS)
    elif not any(state.event_deck):
        lose(state, NO_EVENTS)


def _end(state: "EscapeEarthState", winners: tuple[int, ...], reason: str) -> None:
    scores = tuple(float(player in winners) for player in range(state.players))
    state.outcome = Result(winners, reason, scores)
    state.pending = [("over", NOBODY)]
