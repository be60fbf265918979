"""What can be laid into the slots of a galaxy: cards of each type, cards from the deck, sides, tokens."""

from collections.abc import Iterator, Sequence

from hullwright.schema.kinds.galaxy.laid_cards import (
    ALIENS_START,
    ANOMALY_LIMIT,
    FACE_DOWN,
    FACE_UP,
)
from hullwright.schema.kinds.galaxy.layout import DRAWN, SPACE, CardType, Galaxy
from hullwright.schema.messages import message

from ...concepts.editor_kind import Swatch
from .cutouts_texts import card_title
from .looks import DRAWN_FACE, CardFace, SlotLook, face_of

DIGITS = "1234567"
"""For the first card types; the box has seven. The digits after them turn cards over."""

HELP = message("Lays a card of this type in the slot; the side facing up stays.")

OTHERS: Sequence[Swatch] = (
    Swatch(
        FACE_UP,
        message("Face up"),
        message("The card in the slot is turned face up: players see it from the beginning."),
        SlotLook(CardFace(""), face_up=True),
        "8",
    ),
    Swatch(
        FACE_DOWN,
        message("Face down"),
        message("The card in the slot is turned face down: an outpost has to reveal it."),
        SlotLook(CardFace(""), face_up=False),
        "9",
    ),
    Swatch(
        DRAWN,
        message("Drawn"),
        message("The card comes from the shuffled deck, another one in each game."),
        SlotLook(DRAWN_FACE),
        "0",
    ),
    Swatch(
        ALIENS_START,
        message("Aliens"),
        message("Where the Aliens' token starts; usually just beyond the last card."),
        SlotLook(None, aliens=True),
    ),
    Swatch(
        ANOMALY_LIMIT,
        message("Anomaly"),
        message("The position nearest to the start that the Anomaly can take."),
        SlotLook(CardFace(SPACE), face_up=True, anomaly=True),
    ),
)


def swatches(galaxy: Galaxy) -> Sequence[Swatch]:
    """Return what can be laid: the card types of the galaxy, and what every galaxy has."""
    return (*_types(galaxy), *OTHERS)


def _types(galaxy: Galaxy) -> Iterator[Swatch]:
    # What a galaxy has once comes last, so that nobody lays a second start by a slip of the hand.
    types = sorted(galaxy.card_types.items(), key=lambda item: item[1].start or item[1].goal)
    for number, (name, each) in enumerate(types):
        key = DIGITS[number] if number < len(DIGITS) else ""
        yield Swatch(name, card_title(name, each.title), HELP, _look(name, each), key)


def _look(name: str, card: CardType) -> SlotLook:
    """Return how a type looks in the palette, where its name stands beside it."""
    return SlotLook(face_of(name, card)._replace(name=""), face_up=True)
