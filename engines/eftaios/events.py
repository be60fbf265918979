"""Events: what happened, with an audience for each field, because a noise is public and its card is not."""

from typing import Any, NamedTuple

Event = tuple[Any, ...]
"""A kind, the player it is about, and the values of the kind's fields."""

EVERYBODY, OWNER = "everybody", "owner"


class EventKind(NamedTuple):
    """The fields of a kind of event after the player, each with those who learn it."""

    fields: tuple[tuple[str, str], ...] = ()
    known: str = EVERYBODY
    """Who learns that it happened at all."""


KINDS: dict[str, EventKind] = {
    "round": EventKind((("round", EVERYBODY),)),
    "turn": EventKind(),
    "moved": EventKind((("from", OWNER), ("to", OWNER)), OWNER),
    "stayed": EventKind(),
    "waited": EventKind((), OWNER),
    "stuck": EventKind(),
    "silent": EventKind(),
    "noise": EventKind((("sectors", EVERYBODY), ("card", OWNER))),
    "silence": EventKind((("card", OWNER),)),
    "no_card": EventKind(),
    "drew_item": EventKind((("item", OWNER),)),
    "discarded": EventKind((("item", OWNER),)),
    "item": EventKind((("item", EVERYBODY), ("target", EVERYBODY))),
    "item_unseen": EventKind((("item", OWNER), ("target", OWNER)), OWNER),
    "ability": EventKind((("ability", EVERYBODY), ("target", EVERYBODY))),
    "teleported": EventKind((("from", OWNER),)),
    "attack": EventKind((("sector", EVERYBODY),)),
    "defended": EventKind(),
    "cloned": EventKind(),
    "immune": EventKind(),
    "killed": EventKind((("by", EVERYBODY),)),
    "killed_quietly": EventKind((("by", OWNER),), OWNER),
    "revealed": EventKind((("side", EVERYBODY), ("character", EVERYBODY))),
    "position": EventKind((("sector", EVERYBODY),)),
    "became_alien": EventKind((("sector", OWNER),)),
    "restarted": EventKind(),
    "pod": EventKind((("pod", EVERYBODY),)),
    "pod_card": EventKind((("card", EVERYBODY),)),
    "visited": EventKind((("pod", EVERYBODY),)),
    "escaped": EventKind((("pod", EVERYBODY),)),
    "eliminated": EventKind(),
    "absent": EventKind(),
    "sector": EventKind((("sector", EVERYBODY), ("role", EVERYBODY))),
    "won": EventKind(),
}
"""Every kind of event. The player an event is about is public wherever the event is."""

HIDDEN = None
"""What stands for a value that the viewer may not know."""


def seen_by(event: Event, player: int) -> Event | None:
    """Return what a player learns of an event, with secrets hidden, or None if it learns nothing."""
    kind = KINDS[event[0]]
    if event[1] == player:
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


class Bookmark:
    """A place in the events up to which a player has read.

    How many events there were, hidden ones included, is none of its reader's business.
    """

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


BEGINNING = Bookmark(0)
