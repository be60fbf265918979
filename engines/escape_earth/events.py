"""The events of a game: the team has no secrets from each other, so that everybody learns all of them."""

from ..events import EVERYBODY, EventKind, EventKinds


def _open(*names: str) -> EventKind:
    return EventKind(tuple((name, EVERYBODY) for name in names))


KINDS: EventKinds = {
    "round": _open("round"),
    "begins": _open("ship"),
    "turn": _open("ship"),
    "time": _open("card"),
    "aliens": _open("position"),
    "pushed": _open("ship", "position"),
    "event": _open("event"),
    "accepted": _open("event"),
    "fought": _open("event"),
    "card_back": _open("activity", "ship"),
    "anomaly": _open("position"),
    "anomaly_gone": _open(),
    "paid": _open("kind", "position"),
    "lost": _open("kind", "position"),
    "improved": _open("slot"),
    "travelled": _open("activity", "from", "position"),
    "scrapped": _open("building", "position"),
    "built": _open("building", "position"),
    "upgraded": _open("building", "position"),
    "revealed": _open("position", "card"),
    "bonus": _open("kind", "position"),
    "produced": _open("count", "kind", "position"),
    "repelled": _open("count", "position"),
    "passed": _open(),
    "gained": _open("count", "kind", "position"),
    "acts_left": _open("count"),
    "covered": _open("position"),
    "carried": _open("ship", "position"),
    "destroyed": _open("building", "position"),
    "downgraded": _open("building", "position"),
    "costs_raised": _open("price", "more", "rounds"),
    "blocked": _open("activity", "rounds"),
    "time_deck": _open("time_card", "count"),
    "unwinnable": _open(),
    "won": _open(),
}
"""Every kind of event."""
