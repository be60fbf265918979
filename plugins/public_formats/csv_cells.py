"""Cells in a table of text (CSV): a cell of the table for each sector, or a line for each sector with its place."""

import csv
from collections import Counter
from collections.abc import Sequence
from io import StringIO

from hullwright.schema.boards.hexes import offset_of
from hullwright.schema.complaints import unreadable
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.records import Json

from ..importers import Imported, Options
from . import letter_rows, number_rows, share_code
from .shapes import ACROSS, DOWN, KINDS, LABELS, LEAST_CELLS, LEAST_COLUMNS, LEAST_ROWS, found_in
from .texts import HEAD_BYTES, head_of, text_of
from .written import MAX_SIGNS, WrittenCells, imported_signs

DELIMITERS = ",;\t|"
FEW_COLUMNS = 6
"""Columns up to which a table may be a list of cells."""
LONGEST_SIGN = 40


def claims(content: bytes, name: str) -> bool:
    """Tell whether a file is a table with cells in it that no other format claims."""
    if any(each.claims(content, name) for each in (share_code, number_rows, letter_rows)):
        return False
    head = head_of(content)
    if len(content) >= HEAD_BYTES:
        head = head.rpartition("\n")[0]
    if head.lstrip().startswith(("{", "[", "<")):
        return False
    found = _found(head, {})
    return found is not None and len(found.counts) <= MAX_SIGNS and len(found.counts) > 1


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone in a table; `legend` says what its words stand for, `base` where a list counts from."""
    text = text_of(content, name)
    if text.count("\n") > MAX_COLUMNS * MAX_ROWS:
        raise unreadable(name, "It has more lines than any zone has sectors.")
    found = _found(text, options)
    if found is None:
        raise unreadable(
            name,
            "It is neither a table with a column for each column of the zone, nor a list with a "
            "line for each sector.",
        )
    return imported_signs(found, name, options)


def _found(text: str, options: Options) -> WrittenCells | None:
    rows = _table(text)
    if len(rows) < LEAST_ROWS or len(set(map(len, rows))) > 1 or len(rows[0]) < 2:
        return None
    if len(rows[0]) <= FEW_COLUMNS and len(rows) > LEAST_CELLS:
        return found_in(_list(rows), options)
    if len(rows[0]) < LEAST_COLUMNS:
        return None
    return found_in(_without_headings(rows), options)


def _table(text: str) -> list[list[str]]:
    """Return the rows of a table, parted by what parts most lines in the same way."""
    lines = [line for line in text.splitlines() if line.strip(" \t,;|")]
    best = max(DELIMITERS, key=lambda each: _agreement(lines, each))
    try:
        return [
            [cell.strip()[:LONGEST_SIGN] for cell in row]
            for row in csv.reader(StringIO("\n".join(lines)), delimiter=best)
        ]
    except csv.Error:
        return []


def _agreement(lines: Sequence[str], delimiter: str) -> int:
    counts = Counter(line.count(delimiter) for line in lines)
    count, lines_of_it = counts.most_common(1)[0] if counts else (0, 0)
    return lines_of_it if count else 0


def _list(rows: Sequence[Sequence[str]]) -> Json:
    """Return the lines of a list as records by its headings, or as they are if it has none."""
    heads = [each.casefold() for each in rows[0]]
    if not {*ACROSS, *DOWN, *KINDS, *LABELS} & set(heads):
        return [list(row) for row in rows]
    return [dict(zip(heads, row, strict=True)) for row in rows[1:]]


def _without_headings(rows: Sequence[Sequence[str]]) -> Json:
    """Return a table without a first row of letters and a first column of numbers."""
    cells = [list(row) for row in rows]
    if (
        all(offset_of(f"{each}1") for each in rows[0][1:] if each)
        and rows[0][-1]
        and (len(set(rows[0][1:])) == len(rows[0]) - 1)
    ):
        cells = cells[1:]
    if cells and [row[0].lstrip("0") for row in cells] == [str(n + 1) for n in range(len(cells))]:
        cells = [row[1:] for row in cells]
    return cells
