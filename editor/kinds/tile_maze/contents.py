"""What people read for the contents of the cells of a table."""

from collections.abc import Mapping

from hullwright.schema.kinds.tile_maze.laid import EMPTY
from hullwright.schema.messages import Message, message

from ..content_names import named

NAMES: Mapping[str, Message] = {
    EMPTY: message("empty"),
    "new path": message("new path"),
    "start board": message("start board"),
    "single": message("single"),
    "triple": message("triple"),
    "corner": message("corner"),
    "long_corner": message("long corner"),
    "tee": message("tee"),
    "cross": message("cross"),
    "overpass": message("overpass"),
    "double_corner": message("double corner"),
    "control_room": message("control room"),
    "teleporter": message("teleporter"),
}


def content_name(content: str) -> Message:
    """Return what a person reads for a content.

    >>> str(content_name("long_corner 90°, new path N"))
    'long corner 90°, new path N'
    """
    return named(NAMES, content)
