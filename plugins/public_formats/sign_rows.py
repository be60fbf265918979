"""Rows of any signs: a character or a word for each cell, with a legend of the person's."""

from hullwright.schema.complaints import unreadable

from ..importers import Imported, Options
from . import csv_cells, letter_rows, number_rows, share_code
from .rows import cells_of, refuse_endless_lines
from .texts import HEAD_BYTES, head_of, text_of
from .written import MAX_SIGNS, WrittenCells, grid, imported_signs

LEAST_ROWS, LEAST_COLUMNS = 4, 5


def claims(content: bytes, name: str) -> bool:
    """Tell whether a file is rows of few signs, all of one length, that no other format claims."""
    if any(
        each.claims(content, name) for each in (share_code, number_rows, letter_rows, csv_cells)
    ):
        return False
    head = head_of(content)
    if len(content) >= HEAD_BYTES:
        head = head.rpartition("\n")[0]
    if head.lstrip().startswith(("{", "[", "<")):
        return False
    found = _found(head)
    return found is not None and 1 < len(found.counts) <= MAX_SIGNS


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone in rows of signs; `legend` says what they stand for."""
    text = text_of(content, name)
    refuse_endless_lines(text, name)
    found = _found(text)
    if found is None:
        raise unreadable(name, "There are no rows of one length in it.")
    return imported_signs(found, name, options)


def _found(text: str) -> WrittenCells | None:
    """Return the cells of rows; a first line of another length is the name."""
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    rows = [cells_of(line, keeps_case=True) for line in lines]
    name = ""
    if len(rows) > LEAST_ROWS and len(rows[0]) != len(rows[1]):
        name = lines[0].strip()
        rows = rows[1:]
    if len(rows) < LEAST_ROWS or len(set(map(len, rows))) > 1 or len(rows[0]) < LEAST_COLUMNS:
        return None
    return grid(rows, name)
