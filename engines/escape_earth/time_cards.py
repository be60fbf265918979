"""The time deck of a game: the cards of the map or the ruleset, and what events have changed in it."""

from typing import TYPE_CHECKING

from ..events import NOBODY

if TYPE_CHECKING:
    from .state import EscapeEarthState

NOTHING, EVENT, ALIENS = range(3)
TIME_CARDS = ("nothing", "event", "aliens")


def deck(state: "EscapeEarthState") -> list[int]:
    """Return how many time cards of each kind there are in all (EE-5)."""
    return [a + b for a, b in zip(state.game.time_cards, state.time_change, strict=True)]


def change(state: "EscapeEarthState", card: str, count: int) -> None:
    """Put time cards of a kind into the deck, or take some out, as far as there are any."""
    number = TIME_CARDS.index(card)
    more = max(count, -deck(state)[number])
    changed = list(state.time_change)
    changed[number] += more
    state.time_change = tuple(changed)
    state.time[number] = min(max(0, state.time[number] + more), deck(state)[number])
    state.tell("time_deck", NOBODY, card, deck(state)[number])


def draw(state: "EscapeEarthState") -> int | None:
    """Return the next time card; with the Event card all are shuffled again (EE-20, EE-21)."""
    if not any(state.time):
        state.time[:] = deck(state)
    if not any(state.time):
        return None
    card = state.drawn(state.time)
    state.tell("time", NOBODY, TIME_CARDS[card])
    if card == EVENT:
        state.time[:] = deck(state)
    return card
