"""The events of the game in words: a sentence for each kind, and what stands in its gaps."""

from collections.abc import Mapping, Sequence
from functools import partial

from hullwright.schema.checks.sentences.galaxy import ACTIVITIES
from hullwright.schema.kinds.galaxy.event_effects import PRICES
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.messages import Message, english, verbatim
from hullwright.schema.names import plainly
from hullwright.schema.records import Json

from ...escape_earth.events import KINDS
from ...escape_earth.value_words import TIME_CARDS, VALUE_WORDS
from ..event_text import EventSentences, EventWords

WORDS: Mapping[str, EventWords] = {
    "round": EventWords(english("Round {round}")),
    "begins": EventWords(english("{player} begins with ship {ship}.")),
    "turn": EventWords(english("It is the turn of {player}, with ship {ship}.")),
    "time": EventWords(english("Time card: {card}.")),
    "aliens": EventWords(english("The Aliens come to {position}.")),
    "pushed": EventWords(english("Ship {ship} is driven back to {position}.")),
    "event": EventWords(english("A new event: {event}.")),
    "accepted": EventWords(english("{player} lets it happen: {event}.")),
    "fought": EventWords(english("{player} fights and wins: {event}.")),
    "card_back": EventWords(english("The card of ship {ship} goes back to slot 1: {activity}.")),
    "anomaly": EventWords(english("The Anomaly is at {position}.")),
    "anomaly_gone": EventWords(english("The Anomaly is gone.")),
    "paid": EventWords(english("{player} pays a cube from {position}: {kind}.")),
    "lost": EventWords(english("A cube at {position} is lost: {kind}.")),
    "improved": EventWords(
        english("{player} swaps the card in slot {slot} with its right neighbour.")
    ),
    "travelled": EventWords(
        english("{player} travels from {from} to {position} with a card: {activity}.")
    ),
    "scrapped": EventWords(english("{player} takes down a building at {position}: {building}.")),
    "built": EventWords(english("{player} builds at {position}: {building}.")),
    "upgraded": EventWords(english("{player} upgrades a building at {position}: {building}.")),
    "revealed": EventWords(english("Position {position} is revealed: {card}.")),
    "bonus": EventWords(english("The planet at {position} brings a cube: {kind}.")),
    "produced": EventWords(english("{player} produces at {position}: {count} × {kind}.")),
    "repelled": EventWords(
        english("{player} drives the Aliens back to {position}, cards: {count}.")
    ),
    "passed": EventWords(english("{player} passes.")),
    "gained": EventWords(english("The building at {position} gains cubes: {count} × {kind}.")),
    "acts_left": EventWords(english("Actions {player} has left: {count}.")),
    "covered": EventWords(english("Position {position} is covered again.")),
    "carried": EventWords(english("Ship {ship} is carried on to {position}.")),
    "destroyed": EventWords(english("A building at {position} is destroyed: {building}.")),
    "downgraded": EventWords(english("A building at {position} loses its upgrade: {building}.")),
    "costs_raised": EventWords(english("For {rounds} rounds {price} costs {more} more.")),
    "blocked": EventWords(english("For {rounds} rounds nobody can use the card {activity}.")),
    "time_deck": EventWords(english("Time cards of this kind in the deck: {count} ({time_card}).")),
    "unwinnable": EventWords(english("This can’t be won any more: some cards will stay hidden.")),
    "won": EventWords(english("{player} has won.")),
}
"""A sentence for every kind of event."""

FIELDS: Mapping[str, str] = {
    "event": "events",
    "building": "buildings",
    "card": "card_types",
    "kind": "",
}
"""Fields that name something of the galaxy, and the table where it may have a title of its own."""


def telling(galaxy: Galaxy, seat: int | None = None) -> EventSentences:
    """Return what tells the events of a game in a galaxy, to a seat or to everybody."""
    return EventSentences(KINDS, WORDS, partial(_worded, galaxy), seat)


def _worded(galaxy: Galaxy, name: str, value: Json, values: Sequence[Json]) -> Json:
    """Return a value of an event in words, by the name of its field."""
    if name == "time_card" or (name == "card" and len(values) == 1):
        return TIME_CARDS[value]
    if name == "price":
        return PRICES.words[value]
    if name == "activity":
        return activity_named(value)
    return named(galaxy, value, FIELDS[name]) if name in FIELDS else value


def named(galaxy: Galaxy, word: str, table: str = "") -> Message:
    """Return how something is called: by a title of its own, by that of the box, or by its name.

    >>> from hullwright.schema.kinds.galaxy.house import house
    >>> str(named(house(), "planet_food")), str(named(house(), "deep_space"))
    ('food planet', 'deep space')
    """
    entry = getattr(galaxy, table).get(word) if table else None
    title = getattr(entry, "title", "")
    return verbatim(title) if title else VALUE_WORDS.of(word)


def activity_named(word: str) -> Message:
    """Return how an activity card is called, which is not as the cubes it makes.

    >>> str(activity_named("knowledge")), str(VALUE_WORDS.of("knowledge"))
    ('Science', 'knowledge')
    """
    return ACTIVITIES[word] if word in ACTIVITIES else verbatim(plainly(word))
