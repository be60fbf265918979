"""Letter rows: a letter for each cell, 14 rows of 23."""

from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT

from ..importers import Imported, Options
from .rows import has_rows, rows_imported
from .sectors import HULL_SECTOR, Sector

MEANINGS = {
    "x": HULL_SECTOR,
    "s": Sector(SILENT),
    "d": Sector(DANGEROUS),
    "e": Sector(POD),
    "a": Sector(ALIEN),
    "h": Sector(HUMAN),
}


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file holds rows of letters."""
    return has_rows(content, MEANINGS)


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone in rows of letters; a `legend` such as `p=pod` adds or changes letters."""
    return rows_imported(content, name, options, MEANINGS, names_itself=False)
