"""Recorded games from version 1 to version 2, whose maps are of version 2."""

from ...records import JsonObject
from . import map_1_to_2


def migrate(document: JsonObject) -> JsonObject:
    """Return a recorded game of version 1 as version 2 has it."""
    played_on = document.get("map")
    if not isinstance(played_on, dict) or played_on.get("version") != 1:
        return document
    return {**document, "map": {**map_1_to_2.migrate(played_on), "version": 2}}
