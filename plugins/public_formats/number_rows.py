"""Number rows: the name in the first line, then a number for each cell, 14 rows of 23."""

from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT

from ..importers import Imported, Options
from .rows import has_rows, rows_imported
from .sectors import HULL_SECTOR, Sector

MEANINGS = {
    "0": HULL_SECTOR,
    "1": Sector(SILENT),
    "2": Sector(POD),
    "3": Sector(DANGEROUS),
    "8": Sector(ALIEN),
    "9": Sector(HUMAN),
}


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file holds rows of numbers."""
    return has_rows(content, frozenset("0123456789"))


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone in rows of numbers; a `legend` such as `4=silent` adds or changes numbers."""
    return rows_imported(content, name, options, MEANINGS, names_itself=True)
