"""The link with a letter for each cell: `_` hull, `s` silent, `d` dangerous, `h` and `a` starts, digits for pods, down the columns."""

from hullwright.schema.kinds.hex_zone.layout import DANGEROUS, SILENT

from ..importers import Imported, Note
from .public_code import SPECIALS
from .remarks import result
from .sectors import HULL_SECTOR, Sector
from .sheets import OFFICIAL, Sheet
from .texts import map_name

MEANINGS = {"_": HULL_SECTOR, "s": Sector(SILENT), "d": Sector(DANGEROUS), **SPECIALS}


def read_symbols(symbols: str, source: str, notes: tuple[Note, ...] = ()) -> Imported:
    """Return the zone of such a link; it carries no name."""
    columns, rows = OFFICIAL
    sheet = Sheet(
        [
            [MEANINGS[symbols[column * rows + row]] for column in range(columns)]
            for row in range(rows)
        ]
    )
    return result(sheet, source, map_name(None, source), notes)
