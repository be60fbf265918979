"""Labelled grid: a JSON object with a `title` and a `grid` of cells that bear labels and states.

The program it comes from calls the column `row` and the row `column`; `x` and `y` are where it
drew the cell. The label is what people read, so it decides; the others show slips.
"""

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple

from hullwright.schema.boards.hexes import offset_label, offset_of
from hullwright.schema.complaints import unreadable
from hullwright.schema.files.jsontext import parse
from hullwright.schema.limits import MAX_IMPORT_VALUES
from hullwright.schema.messages import message, some_of
from hullwright.schema.records import Json, JsonObject

from ..importers import Imported, Note, Options
from .placed_cells import Offset, PlacedCells, whole
from .remarks import result
from .texts import head_of, is_json_object, map_name, text_of

_GRID = re.compile(r'"grid"\s*:\s*\[')


class _Cell(NamedTuple):
    """A cell of the grid with a label that names a place."""

    at: Offset
    entry: JsonObject


_READINGS: Sequence[tuple[str, str, int]] = (
    ("row", "column", 0),
    ("column", "row", 0),
    ("row", "column", 1),
    ("column", "row", 1),
)
"""The fields that may hold column and row, and where they count from; the first is the usual one."""


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file looks like a labelled grid."""
    head = head_of(content)
    return is_json_object(head) and bool(_GRID.search(head)) and '"state"' in head


def imported(content: bytes, name: str, _options: Options) -> Imported:
    """Return the zone in a labelled grid."""
    value = parse(text_of(content, name), name, MAX_IMPORT_VALUES)
    grid = value.get("grid") if isinstance(value, dict) else None
    if not isinstance(grid, list):
        raise unreadable(name, "It should be an object with a “grid”, a list of cells.")
    placing = PlacedCells(name)
    cells = [each for number, entry in enumerate(grid) for each in _placed(placing, number, entry)]
    sheet = placing.sheet()
    notes = [*placing.notes, *_misread(cells), *_misdrawn(cells)]
    return result(sheet, name, map_name(value.get("title"), name), notes)


def _placed(placing: PlacedCells, number: int, entry: Json) -> Sequence[_Cell]:
    """Place a cell and return it, or return nothing after a complaint about it."""
    if placing.done:
        return ()
    path, place = ("grid", number), message("cell {cell}", cell=number + 1)
    if not isinstance(entry, dict):
        placing.complain(path, place, message("A cell should be an object with label and state."))
        return ()
    label = entry.get("label")
    at = offset_of(label) if isinstance(label, str) else None
    if at is None:
        placing.complain(
            path, place, message("“{label}” is not a label such as D09.", label=str(label)[:40])
        )
        return ()
    place = message("sector {sector}", sector=offset_label(*at))
    sector = placing.sector(entry.get("state"), (*path, "state"), place)
    if sector is None:
        return ()
    placing.put(at, sector, path, place)
    return (_Cell(at, entry),)


def _misread(cells: Sequence[_Cell]) -> Iterator[Note]:
    """Yield a note for cells whose label disagrees with their column and row."""
    told = [each for each in cells if {"row", "column"} <= each.entry.keys()]
    wrong = min(
        ([each for each in told if _told(each, *way) != each.at] for way in _READINGS), key=len
    )
    if wrong:
        labels = [offset_label(*each.at) for each in wrong]
        yield Note(
            message(
                "{count} labels disagree with the column and row beside them; the labels were "
                "used: {some}.",
                count=len(labels),
                some=some_of(labels),
            ),
            tuple(labels),
        )


def _told(cell: _Cell, across: str, down: str, base: int) -> Offset | None:
    column, row = whole(cell.entry[across]), whole(cell.entry[down])
    return None if column is None or row is None else (column - base, row - base)


def _misdrawn(cells: Sequence[_Cell]) -> Iterator[Note]:
    """Yield a note for cells that were drawn elsewhere than their label says.

    All cells of a column are drawn at one x, and those of a row at one y, or at two: odd columns
    sit lower (EA-M2).
    """
    strays = {
        *_strays(cells, "x", lambda at: at[0]),
        *_strays(cells, "y", lambda at: (at[1], at[0] & 1)),
    }
    if strays:
        labels = [offset_label(*at) for at in sorted(strays)]
        yield Note(
            message(
                "{count} labels disagree with where the cells were drawn (x, y): {some}.",
                count=len(labels),
                some=some_of(labels),
            ),
            tuple(labels),
        )


def _strays(
    cells: Sequence[_Cell], field: str, line: Callable[[Offset], Hashable]
) -> Iterator[Offset]:
    drawn = [(each.at, whole(each.entry.get(field))) for each in cells]
    counts: dict[Hashable, Counter[int]] = {}
    for at, value in drawn:
        if value is not None:
            counts.setdefault(line(at), Counter())[value] += 1
    usual = {key: counter.most_common(1)[0][0] for key, counter in counts.items()}
    for at, value in drawn:
        if value is not None and abs(value - usual[line(at)]) > 1:
            yield at
