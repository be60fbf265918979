"""The kinds of events of this game: all is public but the tiles that are kept."""

from ..events import EVERYBODY, OWNER, EventKind, EventKinds


def _public(*fields: str) -> EventKind:
    return EventKind(tuple((name, EVERYBODY) for name in fields))


KINDS: EventKinds = {
    "begins": _public(),
    "round": _public("round"),
    "turn": _public(),
    "placed": _public("crew", "cell"),
    "berthed": _public("cell"),
    "released": _public("kind", "cell"),
    "walk": _public("crew", "from", "to"),
    "board": _public("crew", "from", "to"),
    "transfer": _public("crew", "from", "to"),
    "step_out": _public("crew", "from", "to"),
    "drift": _public("crew", "from", "to"),
    "bail_out": _public("crew", "cell"),
    "climb": _public("crew", "cell"),
    "jump": _public("crew", "cell", "jump_point"),
    "pod": _public("from", "to"),
    "fighter": _public("from", "to"),
    "fire": _public("from", "to"),
    "captured": _public("creatures", "cell"),
    "stolen": _public("creatures", "captor"),
    "played": _public("back"),
    "swap": _public("crew", "cell", "other", "other_cell"),
    "to_tile": _public("crew", "from", "to"),
    "to_ship": _public("crew", "from", "to"),
    "to_space": _public("crew", "from", "to"),
    "points": _public("points"),
    "ship": _public("kind", "from", "to"),
    "teleport": _public("kind", "from", "to"),
    "hatched": _public("kind", "cell", "source"),
    "removed": _public("cell", "class"),
    "kept": EventKind((("back", OWNER),)),
    "revealed": _public("back"),
    "appeared": _public("kind", "cell"),
    "taken_aboard": _public("crew", "cell"),
    "black_hole": _public("cell"),
    "rolled": _public("kind"),
    "became": _public("kind", "cell", "into"),
    "taken": _public("kind", "cell"),
    "evolved": _public("kind", "cell", "into", "source"),
    "creature": _public("kind", "from", "to"),
    "turned_away": _public("kind", "from", "to"),
    "lost": _public("crew", "cell", "cause"),
    "wrecked": _public("kind", "cell"),
    "left_behind": _public("crew", "cell"),
    "scored": _public("points", "saved", "jump_points"),
    "won": _public(),
}
"""Every kind of event. The player an event is about is public wherever the event is."""
