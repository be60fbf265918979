"""Changes back to the box: the numbers of a whole deck as they are printed, where a map has others."""

from collections.abc import Iterator, Mapping
from functools import partial

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject

from ...lab.variations import BACKS, COUNT, changed_map
from .change import NUMBERS, RuledMap, SmallChange

DECKS: Mapping[str, Message] = {
    "time": message("Time cards as in the box"),
    "card_types": message("Galaxy cards as many as in the box"),
    "buildings": message("Buildings as many as in the box"),
    "events": message("Event cards as many as in the box"),
    "tile_classes": message("Tile backs as in the box"),
    "tile_set": message("Tiles as many as in the box"),
    "actions": message("Action tiles as many as in the box"),
}
"""What maps count by decks, by its place in their layouts."""


def box_changes(document: MapDocument) -> Iterator[SmallChange]:
    """Yield each deck of a map with the numbers that the box has, where they are others."""
    layout = document.to_json().get("layout", {})
    decks = [each for each in DECKS if each in layout]
    if not decks:
        return
    box = MapDocument(kind=document.kind, name="", layout=map_kind(document.kind).blank(None))
    printed = box.to_json()["layout"]
    for each in decks:
        value = as_printed(layout[each], printed.get(each))
        if value != layout[each]:
            make = partial(_with_deck, each, value)
            yield SmallChange(DECKS[each], NUMBERS, make, (), f"box {each}", each, is_first=True)


def as_printed(value: Json, printed: Json) -> Json:
    """Return part of a layout with the numbers of the same part of another; what only one of them has stays.

    >>> as_printed({"fog": {"count": 4, "cost": 2}, "own": {"count": 1}}, {"fog": {"count": 2, "cost": 9}})
    {'fog': {'count': 2, 'cost': 2}, 'own': {'count': 1}}
    >>> as_printed({"nothing": 1, "aliens": 4}, {"nothing": 3, "aliens": 2})
    {'nothing': 3, 'aliens': 2}
    """
    if isinstance(value, list) and isinstance(printed, list):
        named = {each.get("id"): each for each in printed if isinstance(each, dict)}
        return [as_printed(each, named.get(_name(each))) for each in value]
    if not isinstance(value, dict) or not isinstance(printed, dict):
        return value
    if _is_table(value) and _is_table(printed):
        return printed
    return {key: _one(key, each, printed.get(key)) for key, each in value.items()}


def _one(key: str, value: Json, printed: Json) -> Json:
    if key == COUNT and isinstance(printed, int):
        return printed
    if key == BACKS and isinstance(printed, dict):
        return printed
    return as_printed(value, printed) if isinstance(value, dict | list) else value


def _is_table(value: JsonObject) -> bool:
    """Tell whether everything in it is a number of something, as of cards in a deck."""
    return COUNT not in value and all(type(each) is int for each in value.values())


def _name(value: Json) -> Json:
    return value.get("id") if isinstance(value, dict) else None


def _with_deck(name: str, value: Json, played: RuledMap) -> RuledMap | None:
    document = changed_map(played.document.to_json(), (name,), value)
    return RuledMap(document, played.scenario) if document else None
