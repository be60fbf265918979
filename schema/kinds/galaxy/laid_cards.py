"""The words for what can be laid into a slot, and what they mean.

The content of a slot is its card: the name of a type, or "drawn". Which side is up belongs to the slot
(EE-11) and stays when cards are exchanged or pasted. Words with a blank in them can't be names of types:
they turn the card of a slot over, or put a token there.
"""

from collections.abc import Mapping
from dataclasses import replace

from ...errors import HullwrightError
from ...messages import message
from .layout import DRAWN, Galaxy, GalaxyCard

FACE_UP, FACE_DOWN = "face up", "face down"
ALIENS_START = "Aliens' start"
ANOMALY_LIMIT = "Anomaly's limit"
NO_CARD = "no card"
"""What is said of the spots beyond the last card; painting it changes nothing."""

SIDES: Mapping[str, bool] = {FACE_UP: True, FACE_DOWN: False}


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
