"""Gaps: which tiles could be laid next, by the rules of laying (NE-40 … NE-42)."""

from collections.abc import Iterator
from typing import TypeAlias

from .layout import TileDefinition
from .sides import OPPOSITE, SIDES, Cell, turned
from .table import MazeTable

Gap: TypeAlias = tuple[bool | None, ...]
"""What an empty cell asks for on each side, N E S W: an exit, a wall, or nothing."""


def gaps(table: MazeTable) -> Iterator[Gap]:
    """Yield what each empty cell asks for that an exit leads to (NE-40, NE-41)."""
    cells = dict.fromkeys(piece.cell.beside(side) for piece, side in table.open_exits())
    for cell in cells:
        yield tuple(_asked(table, cell, side) for side in SIDES)


def _asked(table: MazeTable, cell: Cell, side: str) -> bool | None:
    other = table.cells.get(cell.beside(side))
    return None if other is None else OPPOSITE[side] in other.exits


def fits(definition: TileDefinition, gap: Gap, exits: int) -> bool:
    """Tell whether a tile can be laid into a gap in some rotation, with an exit left (NE-42)."""
    own = "".join(sorted(definition.sides))
    return any(_keeps(turned(own, rotation), gap, exits) for rotation in (0, 90, 180, 270))


def _keeps(sides: str, gap: Gap, exits: int) -> bool:
    asked = list(zip(SIDES, gap, strict=True))
    if any(wanted is not None and wanted != (side in sides) for side, wanted in asked):
        return False
    closed = sum(wanted is True for _, wanted in asked)
    opened = sum(wanted is None and side in sides for side, wanted in asked)
    return exits - closed + opened >= 1
