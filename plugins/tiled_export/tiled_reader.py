"""Maps of Tiled's JSON: those that we wrote, with whatever was changed in Tiled; and others by the classes of their tiles."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build
from hullwright.schema.limits import MAX_COLUMNS, MAX_IMPORT_VALUES, MAX_ROWS
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from ..importers import Imported, Note, Options
from ..public_formats.texts import head_of, text_of
from ..public_formats.written import WrittenCells, imported_signs
from .grids import Grid, Place, Tile, grid_kind
from .tiled_map import ORIGIN, PROPERTY, TURNED, with_grid

_FLIPS = 0xE0000000
_TURNS = {flips & _FLIPS: turns for turns, flips in enumerate(TURNED)}


class _Laid(NamedTuple):
    """A tile of a layer: its number in the tilesets, and how it is turned."""

    number: int
    turns: int


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file is a map of Tiled's."""
    head = head_of(content)
    return head.lstrip().startswith("{") and bool(
        re.search(r'"(tiledversion|tilesets|hexsidelength|nextlayerid)"\s*:', head)
        or re.search(rf'"name"\s*:\s*"{PROPERTY}"', head)
    )


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the map in a file of Tiled's."""
    value = parse(text_of(content, name), name, MAX_IMPORT_VALUES)
    if not isinstance(value, dict) or not isinstance(value.get("layers"), list):
        raise unreadable(name, "It is not a map of Tiled's: there are no layers in it.")
    if value.get("infinite"):
        raise unreadable(
            name,
            "It is an infinite map. Switch that off in Tiled (Map > Map Properties) and save it again.",
        )
    tiles = _tiles(value, name)
    width, height, laid = _layer(value["layers"], name)
    kept = _property(value, PROPERTY)
    if kept is None:
        return _foreign(value, laid, tiles, (name, options))
    document = build(parse(kept, name, MAX_IMPORT_VALUES), name)
    if not isinstance(document, MapDocument):
        raise unreadable(name, "What it keeps of Hullwright is not a map.")
    cells = {at: Tile(tiles.get(each.number, ""), each.turns) for at, each in laid.items()}
    origin = _origin(_property(value, ORIGIN))
    before = grid_kind(document.kind).grid(document.layout)
    changed = with_grid(document, Grid(width, height, cells, origin))
    notes = () if changed == document else (_told(before, cells),)
    return Imported(changed, notes)


def _told(before: Grid, cells: Mapping[Place, Tile]) -> Note:
    count = sum(before.cells.get(at) != cells.get(at) for at in {*before.cells, *cells})
    return Note(message("Cells that were changed in Tiled: {count}.", count=count))


def _foreign(
    value: JsonObject,
    laid: Mapping[Place, _Laid],
    tiles: Mapping[int, str],
    source: tuple[str, Options],
) -> Imported:
    """Return the zone in a hexagonal map that was made in Tiled itself, its tiles known by their classes."""
    if value.get("orientation") != "hexagonal" or value.get("staggeraxis") != "x":
        raise unreadable(
            source[0],
            "It was not made by Hullwright, and it is no hexagonal map with staggered columns: "
            "only those can become zones.",
        )
    cells = {at: tiles.get(each.number) or str(each.number) for at, each in laid.items()}
    return imported_signs(WrittenCells(cells), *source)


def _tiles(value: JsonObject, source: str) -> Mapping[int, str]:
    """Return the classes of all tiles by their numbers on the map."""
    found: dict[int, str] = {}
    for tileset in _records(value.get("tilesets")):
        first = tileset.get("firstgid", 1)
        if "source" in tileset and _property(value, PROPERTY) is not None:
            raise unreadable(
                source,
                "Its tileset is in a file of its own. Embed it in Tiled (Tileset > Embed in map) "
                "and save it again.",
            )
        for tile in _records(tileset.get("tiles")):
            number, name = tile.get("id"), tile.get("class") or tile.get("type")
            if isinstance(first, int) and isinstance(number, int) and isinstance(name, str):
                found[first + number] = name
    return found


def _records(value: Json) -> Sequence[JsonObject]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def _layer(layers: Json, source: str) -> tuple[int, int, Mapping[Place, _Laid]]:
    """Return the size and the tiles of the first layer of tiles."""
    for layer in _records(layers):
        if layer.get("type") != "tilelayer":
            continue
        width, height, numbers = (layer.get(each) for each in ("width", "height", "data"))
        if not isinstance(width, int) or not isinstance(height, int):
            break
        if not (0 < width <= MAX_COLUMNS and 0 < height <= MAX_ROWS):
            raise unreadable(source, "Its layer of tiles is larger than a map can be.")
        if not isinstance(numbers, list) or len(numbers) != width * height:
            raise unreadable(
                source,
                "Its tiles are compressed. Choose “CSV” as the tile layer format in Tiled (Map > "
                "Map Properties) and save it again.",
            )
        laid = {
            (at % width, at // width): _Laid(number & ~_FLIPS & 0x0FFFFFFF, _turns(number))
            for at, number in enumerate(numbers)
            if isinstance(number, int) and number
        }
        return width, height, laid
    raise unreadable(source, "There is no layer of tiles in it.")


def _turns(number: int) -> int:
    flips = number & _FLIPS
    if flips not in _TURNS:
        raise HullwrightError(
            message("A tile on it is mirrored; tiles can only be turned. Undo that in Tiled.")
        )
    return _TURNS[flips]


def _property(value: JsonObject, name: str) -> str | None:
    for each in _records(value.get("properties")):
        if each.get("name") == name and isinstance(each.get("value"), str):
            return str(each["value"])
    return None


def _origin(text: str | None) -> Place:
    found = re.fullmatch(r"(-?[0-9]{1,6}),(-?[0-9]{1,6})", text or "")
    return (int(found[1]), int(found[2])) if found else (0, 0)
