"""A map as a table: a line for each space of its board, or a cell for each cell of its rows."""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..map_context import MapContext

HEADINGS = ("label", "x", "y", "role", "content")
_FORMULA = re.compile(r"[=+@\t\r]|-(?![0-9])")
"""How a text begins that spreadsheets work out instead of showing it."""


def exported(document: MapDocument, options: Mapping[str, Json], context: MapContext) -> bytes:
    """Return the table as text with a byte order mark, by which spreadsheets know that it is UTF-8."""
    rows = _sheet(document) if options.get("sheet") else _list(document, context)
    separator = ";" if options.get("semicolons") else ","
    text = StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def _list(document: MapDocument, context: MapContext) -> Iterator[Sequence[object]]:
    """Yield the headings and a line for each space; x and y are the board's own places."""
    contents = map_kind(document.kind).contents(document.layout)
    board = context.board
    yield HEADINGS
    for number, label in enumerate(board.ids):
        role = board.roles[number]
        yield label, board.xs[number], board.ys[number], role, contents.get(label, role)


def _sheet(document: MapDocument) -> Iterator[Sequence[object]]:
    """Yield the rows of a map as its file has them, in words."""
    rows = getattr(document.layout, "rows", None)
    if not isinstance(rows, tuple):
        raise HullwrightError(
            message(
                "{name} has no rows of cells: choose a line for each space instead.",
                name=document.name,
            )
        )
    words = {sign: _word(each) for sign, each in document.layout.legend.items()}
    for row in rows:
        yield [words[sign] for sign in row]


# Any: legends are of the map kind's own type.
def _word(entry: object) -> str:
    kind = getattr(entry, "kind", None) or getattr(entry, "cell", "")
    number = getattr(entry, "number", None)
    return str(kind) if number is None else f"{kind} {number}"


def _plain(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula: names come from strangers."""
    return f"'{cell}" if isinstance(cell, str) and _FORMULA.match(cell) else cell
