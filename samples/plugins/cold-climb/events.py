"""The events of a game: what was found in a locker is known to its finder alone."""

from hullwright.engines.events import EVERYBODY, OWNER, EventKind, EventKinds

KINDS: EventKinds = {
    "round": EventKind((("round", EVERYBODY),)),
    "moved": EventKind((("from", EVERYBODY), ("to", EVERYBODY))),
    "climbed": EventKind((("from", EVERYBODY), ("to", EVERYBODY))),
    "searched": EventKind((("at", EVERYBODY), ("card", OWNER))),
    "stayed": EventKind(),
    "cold": EventKind((("deck", EVERYBODY),)),
    "warmed": EventKind(),
    "frozen": EventKind((("at", EVERYBODY),)),
    "escaped": EventKind((("at", EVERYBODY),)),
}
