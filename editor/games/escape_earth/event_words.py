"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Mapping, Sequence
from typing import Any

from hullwright.engines.escape_earth.events import KINDS
from hullwright.schema.messages import english

from ...words import tr
from ..game import plainly
from ..telling import Telling, Words
from .terms import TERMS, TIME_CARDS

WORDS: Mapping[str, Words] = {
    "round": Words(english("Round {round}")),
    "begins": Words(english("{player} begins with ship {ship}.")),
    "turn": Words(english("{player} is in turn with ship {ship}.")),
    "time": Words(english("Time card: {card}.")),
    "aliens": Words(english("The Aliens come to {position}.")),
    "pushed": Words(english("Ship {ship} is driven back to {position}.")),
    "event": Words(english("A new event: {event}.")),
    "accepted": Words(english("{player} lets it happen: {event}.")),
    "fought": Words(english("{player} fights and wins: {event}.")),
    "card_back": Words(english("The card of ship {ship} goes back to slot 1: {activity}.")),
    "anomaly": Words(english("The Anomaly is at {position}.")),
    "anomaly_gone": Words(english("The Anomaly is gone.")),
    "paid": Words(english("{player} pays a cube from {position}: {kind}.")),
    "lost": Words(english("A cube at {position} is lost: {kind}.")),
    "improved": Words(english("{player} swaps the card in slot {slot} with its right neighbour.")),
    "travelled": Words(
        english("{player} travels from {from} to {position} with a card: {activity}.")
    ),
    "scrapped": Words(english("{player} takes down a building at {position}: {building}.")),
    "built": Words(english("{player} builds at {position}: {building}.")),
    "upgraded": Words(english("{player} upgrades a building at {position}: {building}.")),
    "revealed": Words(english("Position {position} lies open: {card}.")),
    "bonus": Words(english("The planet at {position} brings a cube: {kind}.")),
    "produced": Words(english("{player} produces at {position}: {count} × {kind}.")),
    "repelled": Words(english("{player} drives the Aliens back to {position}, cards: {count}.")),
    "passed": Words(english("{player} ends the turn.")),
    "unwinnable": Words(english("This can’t be won any more: some cards stay hidden for ever.")),
    "won": Words(english("{player} has won.")),
}
"""A sentence for every kind of event."""

NAMED = frozenset({"event", "activity", "kind", "building"})


def telling(seat: int | None = None) -> Telling:
    """Return what tells the events of a game, to a seat or to everybody."""
    return Telling(KINDS, WORDS, _worded, seat)


def _worded(name: str, value: Any, values: Sequence[Any]) -> Any:
    """Return a value of an event in words, by the name of its field."""
    if name == "card" and len(values) == 1:
        return tr(TIME_CARDS[value])
    return named(value) if name in NAMED or name == "card" else value


def named(word: str) -> str:
    """Return how something is called; what a designer made up, by its own name.

    >>> named("planet_food"), named("deep_space")
    ('food planet', 'deep space')
    """
    return tr(TERMS[word]) if word in TERMS else plainly(word)
