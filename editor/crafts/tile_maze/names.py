"""Names: what people call tiles and start boards, those of the house set in their own language.

A *title* is a template like all titles of tables, translated where it is shown; a *name* is what a
person reads.
"""

from collections.abc import Mapping

from hullwright.schema.kinds.tile_maze.layout import StartBoard, TileDefinition

from ...words import tr

HOUSE_TILES: Mapping[str, str] = {
    "single": "Single space",
    "triple": "Triple space",
    "corner": "Corner",
    "long_corner": "Long corner",
    "tee": "Tee",
    "cross": "Cross",
    "overpass": "Overpass",
    "double_corner": "Double corner",
    "control_room": "Control room",
    "teleporter": "Teleporter",
}
"""The tiles of the house set, whose definitions have no titles."""
HOUSE_BOARDS: Mapping[str, str] = {"alpha": "Start board Alpha", "omega": "Start board Omega"}


def tile_title(tile: str, definition: TileDefinition) -> str:
    """Return the title of a kind of tile: its own, that of the house set, or its id."""
    return _template(definition.title) or HOUSE_TILES.get(tile, tile)


def tile_name(tile: str, definition: TileDefinition) -> str:
    """Return what a person reads for a kind of tile."""
    if definition.title or tile not in HOUSE_TILES:
        return definition.title or tile
    return tr(HOUSE_TILES[tile])


def board_title(board: str, definition: StartBoard) -> str:
    """Return the title of a start board: its own, that of the house set, or its id."""
    return _template(definition.title) or HOUSE_BOARDS.get(board, board)


def board_name(board: str, definition: StartBoard) -> str:
    """Return what a person reads for a start board."""
    if definition.title or board not in HOUSE_BOARDS:
        return definition.title or board
    return tr(HOUSE_BOARDS[board])


def _template(title: str) -> str:
    """Return a title of the person's own as a template, so that its braces are no gaps."""
    return title.replace("{", "{{").replace("}", "}}")
