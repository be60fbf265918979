"""The words for what can be laid into a slot, and what they mean.

The content of a slot is its card: the name of a type, or "drawn". Which side is up belongs to the slot
(EE-11) and stays when cards are exchanged or pasted. Words with a blank in them can't be names of types:
they turn the card of a slot over, or put a token there.
"""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.checks.sentences.galaxy import CARDS
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.galaxy.layout import DRAWN, CardType, Galaxy, GalaxyCard
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject, from_json, to_json

from ..content_names import named

FACE_UP, FACE_DOWN = "face up", "face down"
ALIENS_START = "Aliens' start"
ANOMALY_LIMIT = "Anomaly's limit"
NO_CARD = "no card"
"""What is said of the spots beyond the last card; painting it changes nothing."""

SIDES: Mapping[str, bool] = {FACE_UP: True, FACE_DOWN: False}
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


def laid(galaxy: Galaxy, card: GalaxyCard, content: str) -> GalaxyCard:
    """Return what lies in a slot after a content was painted there."""
    if content in SIDES:
        return replace(card, face_up=SIDES[content])
    if content != DRAWN and content not in galaxy.card_types:
        raise HullwrightError(
            message(
                "This galaxy has no card type “{content}”; choose one in the palette.",
                content=content,
            )
        )
    return replace(card, card=content)


def side_of(galaxy: Galaxy, position: int) -> str:
    """Return which side of the card at a position is up."""
    return FACE_UP if galaxy.cards[position - 1].face_up else FACE_DOWN


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
