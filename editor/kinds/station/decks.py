"""The decks of a station: its tiles, those of each class that always lies in its place as rooms of their own."""

from hullwright.schema.boards.outlines import POINTY_HEX
from hullwright.schema.kinds.station.board import HULL_FORM, UNIT
from hullwright.schema.kinds.station.layout import STATION

from ...concepts.decks import Decks
from ...concepts.surface import Look
from .looks import StationCellLook


def room(look: Look) -> str:
    """Return what sort of room a cell is part of: the class of its tile, if that is known before the game."""
    if not isinstance(look, StationCellLook) or look.cell != STATION:
        return ""
    return look.tile.name if look.tile else STATION


DECKS = Decks(POINTY_HEX, UNIT, HULL_FORM, room)
