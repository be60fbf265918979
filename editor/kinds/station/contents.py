"""What people read for the contents of the cells of a station, and what they mean to other stations."""

import re
from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.kinds.station.cell_content import NAME, cell_content
from hullwright.schema.kinds.station.layout import (
    FIGHTER,
    OPEN,
    OUTSIDE,
    POD,
    QUEEN,
    SPAWN,
    STATION,
    TURRET,
    WARRIOR,
    Station,
    TileClass,
    contents,
)
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject

from ..content_names import named

NAMES: Mapping[str, Message] = {
    OUTSIDE: message("outside"),
    OPEN: message("open"),
    STATION: message("station"),
    "gate": message("gate"),
    "back": message("back"),
    "cargo tile": message("cargo tile"),
    "habitat tile": message("habitat tile"),
    "bridge tile": message("bridge tile"),
    "reactor tile": message("reactor tile"),
    QUEEN: message("queen"),
    SPAWN: message("spawn"),
    WARRIOR: message("warrior"),
    POD: message("escape pod"),
    FIGHTER: message("fighter"),
    TURRET: message("turret"),
}


def content_name(content: str) -> Message:
    """Return what a person reads for a content.

    >>> str(content_name("gate NW, queen"))
    'gate NW, queen'
    """
    return named(NAMES, content)


def meanings(station: Station) -> Mapping[str, JsonObject]:
    """Return the tile class that each content of a station means, for maps that do not have it."""
    found = {}
    for content in {*contents(station).values()} - {"jump point"}:
        tile = cell_content(content).ground.tile
        if tile:
            found[content] = {"tile_class": tile}
    return found


def understood(station: Station, told: Mapping[str, Json]) -> Station:
    """Return a station that has the tile classes of some contents, without any tiles in those it lacked.

    New classes fall before the last one, which keeps the turrets (SA-12). Nonsense is passed over.
    """
    known = {each.id for each in station.tile_classes}
    wanted = (each.get("tile_class") for each in told.values() if isinstance(each, dict))
    missing = dict.fromkeys(
        name
        for name in wanted
        if isinstance(name, str) and re.fullmatch(NAME, name) and name not in known
    )
    if not missing:
        return station
    *before, last = station.tile_classes
    added = (TileClass(id=name, backs={}) for name in missing)
    return replace(station, tile_classes=(*before, *added, last))
