"""The kinds of events of this game: everything is public but the tiles that are drawn."""

from ..events import EVERYBODY, OWNER, EventKind, EventKinds

KINDS: EventKinds = {
    "round": EventKind((("round", EVERYBODY),)),
    "turn": EventKind(),
    "redealt": EventKind((("tiles", EVERYBODY),)),
    "drew": EventKind((("count", EVERYBODY), ("tiles", OWNER))),
    "drew_openly": EventKind((("count", EVERYBODY), ("tiles", EVERYBODY))),
    "played": EventKind((("tile", EVERYBODY),)),
    "aborted": EventKind((("tile", EVERYBODY), ("event", EVERYBODY), ("by", EVERYBODY))),
    "stopped": EventKind((("event", EVERYBODY),)),
    "laid": EventKind((("tile", EVERYBODY), ("cell", EVERYBODY), ("quarter", EVERYBODY))),
    "removed": EventKind((("tile", EVERYBODY), ("cell", EVERYBODY))),
    "twisted": EventKind((("cell", EVERYBODY), ("quarter", EVERYBODY))),
    "drifted": EventKind((("from", EVERYBODY), ("to", EVERYBODY), ("quarter", EVERYBODY))),
    "swapped": EventKind((("cell", EVERYBODY), ("other", EVERYBODY))),
    "new_path": EventKind((("cell", EVERYBODY), ("side", EVERYBODY))),
    "hand_lost": EventKind((("tiles", EVERYBODY),)),
    "flipped": EventKind((("tile", EVERYBODY),)),
    "salvaged": EventKind((("tile", EVERYBODY),)),
    "locked": EventKind((("target", EVERYBODY),)),
    "held": EventKind(),
    "turned": EventKind((("target", EVERYBODY),)),
    "charged": EventKind((("tokens", EVERYBODY),)),
    "drained": EventKind((("target", EVERYBODY),)),
    "jetpack": EventKind(),
    "rolled": EventKind((("dice", EVERYBODY),)),
    "moved": EventKind((("cell", EVERYBODY), ("space", EVERYBODY), ("pushed", EVERYBODY))),
    "jumped": EventKind((("cell", EVERYBODY), ("space", EVERYBODY))),
    "faced": EventKind((("towards", EVERYBODY),)),
    "blocked": EventKind(),
    "stuck": EventKind(),
    "escaped": EventKind((("cell", EVERYBODY), ("side", EVERYBODY), ("pushed", EVERYBODY))),
    "exploded": EventKind(),
    "won": EventKind(),
}
"""Every kind of event. The player an event is about is public wherever the event is."""
