"""Names: what people call tiles and start boards, those of the house set in every language."""

import re
from collections.abc import Mapping

from hullwright.schema.checks.sentences.tile_maze import HOUSE_TILES
from hullwright.schema.kinds.tile_maze.layout import StartBoard, TileDefinition
from hullwright.schema.messages import Message, message, verbatim

OWN_BOARD = re.compile(r"own(?:_([0-9]+))?")
"""The ids of boards that are copied to draw on."""

BOARDS: Mapping[str, Message] = {
    "alpha": message("Start board Alpha"),
    "omega": message("Start board Omega"),
}


def tile_name(tile: str, definition: TileDefinition) -> Message:
    """Return what a person reads for a kind of tile: its own title, that of the house set, or its id."""
    return _called(HOUSE_TILES, tile, definition.title)


def board_name(board: str, definition: StartBoard) -> Message:
    """Return what a person reads for a start board: its own title, that of the house set, or its id."""
    own = OWN_BOARD.fullmatch(board)
    if own is None or definition.title:
        return _called(BOARDS, board, definition.title)
    if own[1] is None:
        return message("Your own start board")
    return message("Your own start board {number}", number=int(own[1]))


def _called(house: Mapping[str, Message], name: str, title: str) -> Message:
    return house[name] if name in house and not title else verbatim(title or name)
