"""Cells in JSON: lists and tables of cells as programs keep them, with any words or numbers for the sectors."""

from hullwright.schema.complaints import unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.limits import MAX_IMPORT_VALUES

from ..importers import Imported, Options
from . import cell_list, labelled_grid, spaces
from .shapes import found_in
from .texts import head_of, text_of
from .written import imported_signs

MOST = 4 * 2**20
"""Bytes up to which a file is looked at as a whole to recognise it."""


def claims(content: bytes, name: str) -> bool:
    """Tell whether a file is JSON with cells in it that no other format claims."""
    head = head_of(content).lstrip()
    if not head.startswith(("[", "{")) or '"hullwright/' in head[:4096] or len(content) > MOST:
        return False
    if any(each.claims(content, name) for each in (cell_list, labelled_grid, spaces)):
        return False
    try:
        return found_in(parse(text_of(content, name), name, MAX_IMPORT_VALUES), {}) is not None
    except HullwrightError:
        return False


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone that the cells in a JSON file make; `legend` says what they stand for, `base` where counting begins."""
    found = found_in(parse(text_of(content, name), name, MAX_IMPORT_VALUES), options)
    if found is None:
        raise unreadable(name, "There is no list of cells, no table of labels and no grid in it.")
    return imported_signs(found, name, options)
