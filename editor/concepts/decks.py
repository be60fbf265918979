"""The decks of a ship: which cells are its rooms, so that a hull can be drawn around them and walls between them."""

from collections.abc import Callable

from hullwright.schema.boards.board import Unit
from hullwright.schema.boards.contours import HullForm
from hullwright.schema.boards.outlines import CellShape
from hullwright.schema.late_dataclass import late_dataclass

from .surface import Look


@late_dataclass
class Decks:
    """How the rooms of a kind are told from the looks of its cells."""

    shape: CellShape
    """The corners of a cell, in steps around its middle."""
    unit: Unit
    """How long such a step is, in sides of a cell."""
    form: HullForm
    room: Callable[[Look], str]
    """The sort of room that a cell of a look is part of; nothing for what lies outside the hull."""
    doorway: float = 0.44
    """How much of a wall between two rooms is left open, as everybody passes there: in lengths of the wall."""
