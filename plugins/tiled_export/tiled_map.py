"""A map as Tiled's JSON: a layer of tiles, a tileset with a picture beside the file, and the whole map as a property."""

import json
from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.records import Json, JsonObject

from ..contributions_exporters import ExportedFiles
from ..map_context import MapContext
from .grids import Grid, GridKind, Tile, grid_kind
from .tile_pictures import tile_picture

VERSION, TILED = "1.6", "1.8.2"
"""The version of Tiled's format that is written, which everything since 2021 reads."""
LAYER, TILES_FILE = "cells", "tiles.png"
PROPERTY, ORIGIN = "hullwright", "hullwright-origin"
COLUMNS = 8
"""Tiles in a row of the tileset's picture."""
TURNED = (0, 0xA0000000, 0xC0000000, 0x60000000)
"""What is added to a tile's number for each quarter of a turn to the right: flips of Tiled's."""


def exported(document: MapDocument, _: Mapping[str, Json], context: MapContext) -> ExportedFiles:
    """Return a map for Tiled; under a scenario, as it is played."""
    kind = grid_kind(document.kind)
    grid, names = kind.grid(document.layout), kind.names(document.layout)
    value = {
        "type": "map",
        "version": VERSION,
        "tiledversion": TILED,
        **kind.projection,
        "renderorder": "right-down",
        "infinite": False,
        "compressionlevel": -1,
        "width": grid.width,
        "height": grid.height,
        "tilewidth": kind.tile_size[0],
        "tileheight": kind.tile_size[1],
        "nextlayerid": 2,
        "nextobjectid": 1,
        "layers": [_layer(grid, list(names))],
        "tilesets": [_tileset(kind, names, context.beside)],
        "properties": _properties(document, grid),
    }
    text = json.dumps(value, ensure_ascii=False, indent=1)
    picture = tile_picture(document, names, kind.tile_size, COLUMNS)
    return ExportedFiles(f"{text}\n".encode(), {TILES_FILE: picture})


def _layer(grid: Grid, names: list[str]) -> JsonObject:
    numbers = {name: number + 1 for number, name in enumerate(names)}
    return {
        "id": 1,
        "name": LAYER,
        "type": "tilelayer",
        "visible": True,
        "opacity": 1,
        "x": 0,
        "y": 0,
        "width": grid.width,
        "height": grid.height,
        "data": [
            _number(numbers, grid.cells.get((column, row)))
            for row in range(grid.height)
            for column in range(grid.width)
        ],
    }


def _number(numbers: Mapping[str, int], tile: Tile | None) -> int:
    return 0 if tile is None else numbers[tile.name] + TURNED[tile.turns % 4]


def _tileset(kind: GridKind, names: Mapping[str, str], beside: str) -> JsonObject:
    width, height = kind.tile_size
    columns = min(COLUMNS, max(len(names), 1))
    rows = -(-len(names) // columns)
    return {
        "firstgid": 1,
        "name": "Hullwright",
        "image": f"{beside}/{TILES_FILE}",
        "imagewidth": columns * width,
        "imageheight": rows * height,
        "tilewidth": width,
        "tileheight": height,
        "tilecount": len(names),
        "columns": columns,
        "margin": 0,
        "spacing": 0,
        "tiles": [{"id": number, "type": name} for number, name in enumerate(names)],
    }


def _properties(document: MapDocument, grid: Grid) -> list[JsonObject]:
    """Return what Tiled keeps for us without looking at it: the map, and where its grid begins."""
    whole = json.dumps(parse(to_text(document.to_json()), document.name), ensure_ascii=False)
    return [
        {"name": PROPERTY, "type": "string", "value": whole},
        {"name": ORIGIN, "type": "string", "value": f"{grid.origin[0]},{grid.origin[1]}"},
    ]


def with_grid(document: MapDocument, grid: Grid) -> MapDocument:
    """Return a map with the cells of a grid."""
    layout = grid_kind(document.kind).changed(document.layout, grid)
    return replace(document, layout=layout)
