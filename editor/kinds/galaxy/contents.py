"""What people read for what can be laid into a slot, and what it means to other galaxies."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.checks.sentences.galaxy import CARDS
from hullwright.schema.kinds.galaxy.laid_cards import (
    ALIENS_START,
    ANOMALY_LIMIT,
    FACE_DOWN,
    FACE_UP,
    NO_CARD,
)
from hullwright.schema.kinds.galaxy.layout import DRAWN, CardType, Galaxy
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject, from_json, to_json

from ..content_names import named

MOST_TYPES = 60
"""The most card types; the published schema states the same number."""


NAMES: Mapping[str, Message] = {
    FACE_UP: message("face up"),
    FACE_DOWN: message("face down"),
    ALIENS_START: message("Aliens' start"),
    ANOMALY_LIMIT: message("Anomaly's limit"),
    NO_CARD: message("no card"),
    DRAWN: message("drawn"),
    **CARDS,
}


def content_name(content: str) -> Message:
    """Return what a person reads for a content.

    >>> str(content_name("planet_food"))
    'food planet'
    """
    return named(NAMES, content)


def meanings(galaxy: Galaxy) -> Mapping[str, JsonObject]:
    """Return the card types of a galaxy, as they stand in its file."""
    return {name: to_json(each) for name, each in galaxy.card_types.items()}


def understood(galaxy: Galaxy, told: Mapping[str, Json]) -> Galaxy:
    """Return a galaxy that has the card types with these meanings; nonsense is passed over."""
    found = {
        name: meant
        for name, each in told.items()
        if name not in galaxy.card_types and (meant := _meant(galaxy, name, each)) is not None
    }
    room = MOST_TYPES - len(galaxy.card_types)
    if not found or room <= 0:
        return galaxy
    return replace(galaxy, card_types={**galaxy.card_types, **dict(list(found.items())[:room])})


def _meant(galaxy: Galaxy, name: str, told: Json) -> CardType | None:
    """Return the card type that somebody tells of, or None if no galaxy could hold it."""
    from hullwright.schema.files.published import faults

    if name == DRAWN or any(
        faults({**to_json(galaxy), "card_types": {**meanings(galaxy), name: told}}, "galaxy")
    ):
        return None
    meant = from_json(told, CardType)
    return meant if meant.bonus in {None, *galaxy.cubes} else replace(meant, bonus=None)
