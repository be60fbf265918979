"""A hex zone as text: odd columns stand a line lower, as the hexes do."""

from collections.abc import Iterator

from ...boards.hexes import column_letters, offset_label
from ..kind import Glyph
from . import sector_symbols
from .edge_drawing import edge_glyphs
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
    yield from edge_glyphs(zone, 2, MARGIN, CELL)


def symbol(sector: SectorKind) -> str:
    """Return how a sector kind is drawn: pods by their number, own kinds by their symbol."""
    if sector.role == POD:
        return str(sector.number or "P")
    if sector.kind == sector.role:
        return SYMBOLS[sector.role]
    return sector_symbols.SYMBOLS.get(sector.symbol, sector_symbols.STRANGE)
