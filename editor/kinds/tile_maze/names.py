"""Names: what people call tiles and start boards, those of the house set in every language."""

from collections.abc import Mapping

from hullwright.schema.checks.sentences.tile_maze import HOUSE_TILES
from hullwright.schema.kinds.tile_maze.layout import StartBoard, TileDefinition
from hullwright.schema.messages import Message, message, verbatim

BOARDS: Mapping[str, Message] = {
    "alpha": message("Start board Alpha"),
    "omega": message("Start board Omega"),
}


def tile_name(tile: str, definition: TileDefinition) -> Message:
    """Return what a person reads for a kind of tile: its own title, that of the house set, or its id."""
    return _called(HOUSE_TILES, tile, definition.title)


def board_name(board: str, definition: StartBoard) -> Message:
    """Return what a person reads for a start board: its own title, that of the house set, or its id."""
    return _called(BOARDS, board, definition.title)


def _called(house: Mapping[str, Message], name: str, title: str) -> Message:
    return house[name] if name in house and not title else verbatim(title or name)
