"""A hex zone as text: odd columns stand a line lower, as the hexes do."""

from collections.abc import Iterator

from ...boards.hexes import column_letters, offset_label
from ..kind import Glyph
from .layout import ALIEN, DANGEROUS, HULL, HUMAN, POD, SILENT, HexZone, SectorKind

SYMBOLS = {SILENT: "⬡", DANGEROUS: "⬢", HUMAN: "☍", ALIEN: "☣", HULL: "·"}
MARGIN = 4
CELL = 3


def drawing(zone: HexZone) -> Iterator[Glyph]:
    """Yield the letters of the columns, the numbers of the rows, and a symbol for each sector."""
    for column in range(zone.width):
        yield Glyph(column & 1, MARGIN + CELL * column, column_letters(column), "ruler")
    for row, line in enumerate(zone.rows):
        yield Glyph(2 + 2 * row, 0, f"{row + 1:02}", "ruler")
        for column, character in enumerate(line):
            yield Glyph(
                2 + 2 * row + (column & 1),
                MARGIN + CELL * column,
                symbol(zone.legend[character]),
                zone.legend[character].role,
                offset_label(column, row),
            )


def symbol(sector: SectorKind) -> str:
    """Return how a sector kind is drawn: pods by their number, strangers by a question mark."""
    if sector.role == POD:
        return str(sector.number or "P")
    return SYMBOLS[sector.role] if sector.kind == sector.role else "?"
