"""Rows of single characters, one for each cell: what the formats of numbers and letters share."""

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.limits import MAX_COLUMNS, MAX_COMPLAINTS, MAX_ROWS
from hullwright.schema.messages import english, message

from ..importers import Imported, Note, Options
from .remarks import check_size, result
from .sectors import Sector, legend_option
from .sheets import OFFICIAL, Sheet
from .texts import head_of, map_name, text_of
from .written import grid, insist_on_legend, is_for_sheet

_SEPARATORS = re.compile(r"[\s,;]+")
_BETWEEN = " \t\f\v,;"


def rows_imported(
    content: bytes,
    name: str,
    options: Options,
    meanings: Mapping[str, Sector],
    *,
    names_itself: bool,
) -> Imported:
    """Return the zone that rows of characters make; a first line that is no row is its name."""
    told = {key.lower(): sector for key, sector in legend_option(options).items()}
    meanings = {**meanings, **told}
    lines = _lines(text_of(content, name), name)
    rows = [cells_of(line) for line in lines]
    width = _usual_width(rows)
    titled = _is_title(rows[0], width, meanings)
    if titled:
        del rows[0]
    if not rows or width < 2:
        raise unreadable(name, "There are no rows of “{known}” in it.", known=" ".join(meanings))
    check_size(width, len(rows), name)
    faults = list(islice(_uneven(rows, width), 2 * MAX_COMPLAINTS))
    if faults:
        raise Unreadable(name, faults)
    insist_on_legend(grid(rows), name, meanings, is_told=bool(told))
    sheet = Sheet([[meanings[cell] for cell in row] for row in rows])
    if is_for_sheet(options):
        sheet = sheet.centred()
    nameless = names_itself and not titled
    notes = [Note(message("It contains no name; the file's name was used."))] if nameless else []
    found = result(sheet, name, map_name(lines[0] if titled else None, name), notes)
    signs = Counter(cell for row in rows for cell in row)
    return replace(found, legend={sign: str(meanings[sign]) for sign, _ in signs.most_common()})


def has_rows(content: bytes, characters: Container[str]) -> bool:
    """Tell whether a file is for the most part rows of these characters, all of one length."""
    lines = [line for line in head_of(content).splitlines() if line.strip(_BETWEEN)]
    rows = [cells_of(line) for line in lines[:100]]
    # Rows between brackets are an array of some program.
    if len(rows) < 4 or sum(line.count("{") + line.count("[") for line in lines[:100]) > 3:
        return False
    width = _usual_width(rows)
    body = rows[1:] if _is_title(rows[0], width, characters) else rows
    fitting = sum(
        abs(len(row) - width) <= 1 and sum(each in characters for each in row) >= 0.8 * len(row)
        for row in body
    )
    return width >= 4 and len(body) >= 3 and fitting >= 0.8 * len(body)


def cells_of(line: str, *, keeps_case: bool = False) -> Sequence[str]:
    """Return the cells of a line, with something between them or not, large letters as small ones.

    >>> cells_of("0 1, 3"), cells_of("0013 3011")
    (['0', '1', '3'], ['0', '0', '1', '3', '3', '0', '1', '1'])
    """
    # Some letters become two in lower case, and two cells; none of them is a cell of ours.
    plain = line.lower() if line.isascii() and not keeps_case else line
    parts = [each for each in _SEPARATORS.split(plain) if each]
    joined = "".join(parts)
    # A long line with few gaps has cells without anything between them, and a stray space or two.
    return list(joined) if len(parts) <= 1 + len(joined) // 8 else parts


def refuse_endless_lines(text: str, source: str) -> None:
    """Refuse at once, before any line is read, what has far more of them than any zone has rows."""
    if text.count("\n") > 100 * MAX_ROWS:
        raise unreadable(source, "It has more lines than any zone has rows.")


def _lines(text: str, source: str) -> list[str]:
    """Return the lines that hold something, after a look at whether they can be a zone at all."""
    refuse_endless_lines(text, source)
    lines = [line for line in text.splitlines() if line.strip(_BETWEEN)]
    if not lines:
        raise unreadable(source, "There is nothing in it.")
    if max(map(len, lines)) > 8 * MAX_COLUMNS or len(lines) > MAX_ROWS + 1:
        raise unreadable(
            source,
            "It has more cells than a zone can have, {columns} × {rows}.",
            columns=MAX_COLUMNS,
            rows=MAX_ROWS,
        )
    return lines


def _usual_width(rows: Sequence[Sequence[str]]) -> int:
    counts = Counter(map(len, rows))
    return max(counts, key=lambda width: (counts[width], width == OFFICIAL[0], width))


def _is_title(row: Sequence[str], width: int, known: Container[str]) -> bool:
    """Tell whether the first line is too unlike the others to be a row with a slip in it."""
    return 2 * len(row) < width or 2 * sum(each in known for each in row) < len(row)


def _uneven(rows: Sequence[Sequence[str]], width: int) -> Iterator[Complaint]:
    """Yield a complaint for each row with too few or too many cells."""
    surplus = [len(row) - width for row in rows]
    row = 0
    while row < len(rows):
        path, place = ("layout", "rows", row), message("row {row}", row=row + 1)
        values = {"row": row + 1, "next": row + 2, "found": len(rows[row]), "width": width}
        if surplus[row] and surplus[row] == -sum(surplus[row + 1 : row + 2]):
            template = english(
                "Row {row} has {found} cells and row {next} has {other}, but each needs {width}: "
                "what one has too many probably belongs to the other."
            )
            yield Complaint(path, place, message(template, other=len(rows[row + 1]), **values))
            row += 1
        elif surplus[row]:
            template = english("Row {row} has {found} cells, but needs {width}.")
            yield Complaint(path, place, message(template, **values))
        row += 1
