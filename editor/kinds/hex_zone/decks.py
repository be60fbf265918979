"""The decks of a zone: corridors, rooms, and what has a frame of its own, such as pods."""

from hullwright.schema.boards.outlines import FLAT_HEX
from hullwright.schema.kinds.hex_zone.board import HULL_FORM, UNIT
from hullwright.schema.kinds.hex_zone.layout import HULL

from ...concepts.decks import Decks
from ...concepts.surface import Look
from .looks import SectorLook


def room(look: Look) -> str:
    """Return what sort of room a sector is part of: what it counts as, and its own sign if it has one."""
    if not isinstance(look, SectorLook) or look.role == HULL:
        return ""
    return f"{look.role} {look.symbol} {look.colour}"


DECKS = Decks(FLAT_HEX, UNIT, HULL_FORM, room)
