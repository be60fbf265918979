"""Events: what happened, with an audience for each field, because a noise is public and its card is not."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

# Any: the values of the fields differ by the kind, and `EventKind` says what they are.
Event: TypeAlias = tuple[Any, ...]
"""A kind, the player it is about, and the values of the kind's fields."""

EVERYBODY, OWNER = "everybody", "owner"

NOBODY = -1
"""Stands for the player where an event is about none."""

HIDDEN = None
"""What stands for a value that the viewer may not know."""


@dataclass(frozen=True)
class EventKind:
    """The fields of a kind of event after the player, each with those who learn it."""

    fields: tuple[tuple[str, str], ...] = ()
    known: str = EVERYBODY
    """Who learns that it happened at all."""

    @cached_property
    def size(self) -> int:
        """How long an event of this kind is, with the kind and the player."""
        return 2 + len(self.fields)

    @cached_property
    def is_open(self) -> bool:
        """Whether everybody learns all of it."""
        return {self.known, *(audience for _, audience in self.fields)} == {EVERYBODY}


EventKinds: TypeAlias = Mapping[str, EventKind]
"""Every kind of event of a game. The player an event is about is public wherever the event is."""


def seen_by(kinds: EventKinds, event: Event, player: int) -> Event | None:
    """Return what a player learns of an event, with secrets hidden, or None if it learns nothing."""
    kind = kinds[event[0]]
    if event[1] == player or (kind.is_open and len(event) == kind.size):
        return event
    if kind.known == OWNER:
        return None
    if not kind.fields:
        return event
    values = (
        value if audience == EVERYBODY else HIDDEN
        for value, (_, audience) in zip(event[2:], kind.fields, strict=True)
    )
    return (event[0], event[1], *values)


def is_event(event: object, kinds: EventKinds) -> bool:
    """Tell whether something is an event that everybody can be told of.

    >>> kinds = {"noise": EventKind((("sector", EVERYBODY),))}
    >>> is_event(("noise", 2, 17), kinds), is_event(("noise", 2), kinds), is_event(("bang", 2), kinds)
    (True, False, False)
    """
    if type(event) is not tuple or len(event) < 2 or type(event[1]) is not int:
        return False
    kind = kinds.get(event[0]) if isinstance(event[0], str) else None
    return kind is not None and len(event) == kind.size


class Bookmark:
    """A place in the events up to which a player has read.

    How many events there were, hidden ones included, is none of its reader's business.
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


BEGINNING = Bookmark(0)
