"""Cell list: a JSON list of `[x, y, "danger"]`, the column and the row each counted from 0 or 1."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from hullwright.schema.complaints import unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.limits import MAX_IMPORT_VALUES
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..importers import Imported, Note, Options
from .placed_cells import PlacedCells, whole
from .remarks import result
from .sectors import Sector
from .sheets import OFFICIAL
from .texts import head_of, map_name, text_of

_START = re.compile(r'\s*\[\s*\[\s*"?-?[0-9]+(\.0)?"?\s*,\s*"?-?[0-9]+(\.0)?"?\s*,\s*"')


class _Cell(NamedTuple):
    """An entry of the list that makes sense by itself."""

    number: int
    x: int
    y: int
    sector: Sector


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file begins like a list of cells."""
    return bool(_START.match(head_of(content)))


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone that a list of cells makes; the option `base` says where counting begins."""
    entries = parse(text_of(content, name), name, MAX_IMPORT_VALUES)
    if not isinstance(entries, list):
        raise unreadable(name, "It should be a list of cells, each [column, row, kind].")
    placing = PlacedCells(name)
    cells = [each for number, entry in enumerate(entries) for each in _cell(placing, number, entry)]
    base = _base(cells, options, placing.notes)
    for cell in cells:
        at = (cell.x - base, cell.y - base)
        placing.put(at, cell.sector, (cell.number,), message("cell {cell}", cell=cell.number + 1))
        if placing.done:
            break
    sheet = placing.sheet()
    return result(sheet, name, map_name(None, name), placing.notes)


def _cell(placing: PlacedCells, number: int, entry: Json) -> Sequence[_Cell]:
    """Return the cell that an entry names, or nothing after a complaint about it."""
    if placing.done:
        return ()
    place = message("cell {cell}", cell=number + 1)
    if not isinstance(entry, list) or len(entry) != 3:
        placing.complain(
            (number,), place, message("A cell should be a column, a row and a sector kind.")
        )
        return ()
    x, y = whole(entry[0]), whole(entry[1])
    if x is None or y is None:
        placing.complain((number,), place, message("Column and row should be whole numbers."))
        return ()
    sector = placing.sector(entry[2], (number, 2), place)
    return (_Cell(number, x, y, sector),) if sector else ()


def _base(cells: Sequence[_Cell], options: Options, notes: list[Note]) -> int:
    """Return the number from which columns and rows are counted, and note how it was found."""
    told = str(options.get("base", "")).strip()
    if told:
        if told not in {"0", "1"}:
            raise HullwrightError(
                message("The base of a cell list is 0 or 1, not “{base}”.", base=told)
            )
        return int(told)
    if not cells or min(min(each.x, each.y) for each in cells) < 1:
        return 0
    one = _counts_from_one(cells)
    notes.append(Note(_decided_for(one=one)))
    return int(one)


def _counts_from_one(cells: Sequence[_Cell]) -> bool:
    """Tell whether columns and rows without a 0 are counted from 1: the list is full, or reaches so far."""
    width, height = max(each.x for each in cells), max(each.y for each in cells)
    return (
        width == OFFICIAL[0]
        or height == OFFICIAL[1]
        or len({(each.x, each.y) for each in cells}) == width * height
    )


def _decided_for(*, one: bool) -> Message:
    if one:
        return message("Columns and rows are counted from 1 in this list.")
    return message(
        "Columns and rows are taken as counted from 0, though none is 0. If every sector lies one "
        "column and one row too far, import it with base 1."
    )
