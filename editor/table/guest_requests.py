"""What guests ask for: read from the wire with distrust, every field held against what it may be."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.engines.seats.desk import BUTTON, CARD, PIECE, PLAYER, SPACE, DeskTarget
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..languages.catalogue import ENGLISH, LANGUAGES
from .limits import MOST_LETTERS_OF_A_REQUEST, MOST_LETTERS_OF_A_WORD, MOST_TARGETS

HELLO, SIT, BEGIN, ACT, UNDO, WHY = "hello", "sit", "begin", "act", "undo", "why"
LANGUAGE, LEAVE, FREE = "language", "leave", "free"
REQUESTS = frozenset({HELLO, SIT, BEGIN, ACT, UNDO, WHY, LANGUAGE, LEAVE, FREE})

SORTS = frozenset({SPACE, PIECE, CARD, PLAYER, BUTTON})


class Refused(HullwrightError):
    """Something that a guest can't have, with the reason in a sentence."""


class Unintelligible(Refused):
    """A message that no page of ours sends."""


@dataclass(frozen=True)
class GuestRequest:
    """What a guest asks for; fields that a request does not have are empty."""

    do: str
    key: str = ""
    language: str = ENGLISH
    name: str = ""
    seat: int = -1
    edition: int = -1
    """Which state of the desk the guest had before their eyes."""
    # Any: an action as it stands in recordings; it is only ever compared.
    action: Json = None
    path: tuple[DeskTarget, ...] = ()


def request_from(text: str) -> GuestRequest:
    """Return what a message asks for; Unintelligible if it is none of ours."""
    if len(text) > MOST_LETTERS_OF_A_REQUEST:
        raise Unintelligible(
            message(
                "This message is too long: {most} characters at most.",
                most=MOST_LETTERS_OF_A_REQUEST,
            )
        )
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise unintelligible() from None
    if not isinstance(value, dict) or _word(value, "do") not in REQUESTS:
        raise unintelligible()
    return GuestRequest(
        value["do"],
        _word(value, "key"),
        known_language(value.get("language")),
        _word(value, "name"),
        _number(value, "seat"),
        _number(value, "edition"),
        value.get("action"),
        _path(value.get("path", [])),
    )


def known_language(value: object) -> str:
    """Return a language that we speak: the one that is asked for, or English."""
    return value if isinstance(value, str) and value in LANGUAGES else ENGLISH


def _word(value: Mapping[str, Json], name: str) -> str:
    found = value.get(name, "")
    if not isinstance(found, str) or len(found) > MOST_LETTERS_OF_A_WORD:
        raise unintelligible()
    return found


def _number(value: Mapping[str, Json], name: str) -> int:
    found = value.get(name, -1)
    # To Python, true is a number.
    if not isinstance(found, int) or isinstance(found, bool):
        raise unintelligible()
    return found


def _path(value: Json) -> tuple[DeskTarget, ...]:
    if not isinstance(value, list) or len(value) > MOST_TARGETS:
        raise unintelligible()
    return tuple(map(_target, value))


def _target(value: Json) -> DeskTarget:
    if not isinstance(value, dict) or _word(value, "sort") not in SORTS:
        raise unintelligible()
    return DeskTarget(value["sort"], _word(value, "name"))


def unintelligible() -> Unintelligible:
    """Return what is said to a message that no page of ours sends."""
    return Unintelligible(message("This message can't be understood. Reload the page."))


def too_fast() -> Message:
    """Return what is said to whoever sends more than anybody could by hand."""
    return message("Too many requests at once. Reload the page in a moment.")
