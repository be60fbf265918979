"""Shapes: the forms in which programs keep the cells of a zone, found in any value made of lists, tables and texts."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hullwright.schema.boards.hexes import offset_of
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..importers import Note, Options
from .placed_cells import Offset, whole
from .rows import cells_of
from .sheets import OFFICIAL
from .written import WrittenCells, grid

DEPTH = 8
"""How deep a map may lie in a value."""
LEAST_CELLS = 12
LEAST_ROWS, LEAST_COLUMNS = 3, 3

LABELS = ("label", "id", "name", "coord", "coords", "coordinate", "position", "pos", "cell", "key")
ACROSS = ("x", "col", "column", "c", "i")
DOWN = ("y", "row", "r", "j")
KINDS = (
    "kind",
    "type",
    "state",
    "sector",
    "terrain",
    "tile",
    "sectortype",
    "value",
    "content",
    "t",
)
NAMES = ("name", "title", "mapname", "label")


class _Placed(NamedTuple):
    """A cell that a file names by two numbers, in the file's own way of counting."""

    across: int
    down: int
    sign: str


def found_in(value: Json, options: Options) -> WrittenCells | None:
    """Return the cells of the largest map that a value holds, or None if there is none."""
    best: WrittenCells | None = None
    for each in _candidates(value, options, DEPTH):
        if best is None or len(each.cells) > len(best.cells):
            best = each
    if best is None or best.name:
        return best
    return WrittenCells(best.cells, best.is_labelled, name_in(value), best.notes)


def _is_likely(written: WrittenCells) -> bool:
    """Tell whether cells may be those of a zone: enough of them, of few sorts, none of them far off."""
    if len(written.cells) < LEAST_CELLS or 2 * len(written.counts) > len(written.cells):
        return False
    width, height = written.size()
    return width <= MAX_COLUMNS and height <= MAX_ROWS and min(map(min, written.cells)) >= 0


def name_in(value: Json) -> str:
    """Return what a value says the map is called, or nothing."""
    if not isinstance(value, dict):
        return ""
    by_key = {str(key).casefold(): each for key, each in value.items()}
    return next((by_key[key] for key in NAMES if isinstance(by_key.get(key), str)), "")


def _candidates(value: Json, options: Options, depth: int) -> Iterator[WrittenCells]:
    if depth == 0:
        return
    for shape in SHAPES.get(type(value), ()):
        found = shape(value, options)
        if found is not None and _is_likely(found):
            # The first that fits is the most particular.
            yield found
            break
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value[:200]:
            yield from _candidates(each, options, depth - 1)


# By their labels


def _of_labels(table: Mapping[str, Json], _: Options) -> WrittenCells | None:
    """Return the cells of a table from labels to signs, such as {"A02": "silent"}."""
    cells = {}
    for key, each in table.items():
        at = offset_of(key) if isinstance(key, str) else None
        sign = _sign(each) if not isinstance(each, dict) else _kind_of(each)
        if at is not None and sign is not None:
            cells[at] = sign
    return WrittenCells(cells, is_labelled=True) if 2 * len(cells) > len(table) else None


def _of_groups(table: Mapping[str, Json], _: Options) -> WrittenCells | None:
    """Return the cells of a table from signs to the labels of their sectors, as lists or in one text."""
    cells: dict[Offset, str] = {}
    for sign, group in table.items():
        listed = _listed(group)
        places = [offset_of(each) for each in listed if isinstance(each, str)]
        if listed and all(places):
            cells.update((at, str(sign)) for at in places if at)
    return WrittenCells(cells, is_labelled=True) if len(set(cells.values())) > 1 else None


def _listed(group: Json) -> list[Json]:
    if isinstance(group, str):
        return [each.strip() for each in group.replace(";", ",").split(",") if each.strip()]
    return group if isinstance(group, list) else []


# By their columns and rows


def _of_records(entries: Sequence[Json], options: Options) -> WrittenCells | None:
    """Return the cells of a list of objects, each with a place and a sign."""
    records = [
        {str(key).casefold(): each for key, each in entry.items()}
        for entry in entries
        if isinstance(entry, dict)
    ]
    if len(records) < LEAST_CELLS or 2 * len(records) < len(entries):
        return None
    labelled = {}
    for record in records:
        at, sign = _label_of(record), _kind_of(record)
        if at is not None and sign is not None:
            labelled[at] = sign
    if 2 * len(labelled) > len(records):
        return WrittenCells(labelled, is_labelled=True)
    return placed(list(_numbered(records)), options)


def _label_of(record: Mapping[str, Json]) -> Offset | None:
    for key in LABELS:
        label = record.get(key)
        if isinstance(label, str) and (at := offset_of(label)) is not None:
            return at
    return None


def _numbered(records: Sequence[Mapping[str, Json]]) -> Iterator[_Placed]:
    across = next((key for key in ACROSS if key in records[0]), "")
    down = next((key for key in DOWN if key in records[0]), "")
    for record in records:
        x, y, sign = whole(record.get(across)), whole(record.get(down)), _kind_of(record)
        if x is not None and y is not None and sign is not None:
            yield _Placed(x, y, sign)


def _kind_of(record: Mapping[str, Json]) -> str | None:
    by_key = {str(key).casefold(): each for key, each in record.items()}
    for key in KINDS:
        sign = _sign(by_key.get(key))
        if sign is not None:
            return sign
    return None


def _of_triples(entries: Sequence[Json], options: Options) -> WrittenCells | None:
    """Return the cells of a list of lists, each with two numbers and a sign, or a label and a sign, in any order."""
    lists = [each for each in entries if isinstance(each, list) and 2 <= len(each) <= 5]
    if len(lists) < LEAST_CELLS or 2 * len(lists) < len(entries):
        return None
    labelled = {}
    numbered = []
    for each in lists:
        at, sign = _labelled(each)
        if at is not None and sign is not None:
            labelled[at] = sign
        elif place := _triple(each):
            numbered.append(place)
    if 2 * len(labelled) > len(lists):
        return WrittenCells(labelled, is_labelled=True)
    return placed(numbered, options) if 2 * len(numbered) > len(lists) else None


def _labelled(entry: Sequence[Json]) -> tuple[Offset | None, str | None]:
    places = [offset_of(each) if isinstance(each, str) else None for each in entry]
    at = next((each for each in places if each is not None), None)
    rest = [each for each, place in zip(entry, places, strict=True) if place is None]
    return at, _sign(rest[0]) if rest else None


def _triple(entry: Sequence[Json]) -> _Placed | None:
    """Return a cell of two numbers and a word; where all three are numbers, the last is the sign."""
    words = [each for each in entry if isinstance(each, str) and whole(each) is None]
    numbers = [number for each in entry if (number := whole(each)) is not None]
    if words and len(numbers) >= 2:
        behind = str(numbers[2]) if len(numbers) > 2 and numbers[2] else ""
        return _Placed(numbers[0], numbers[1], f"{words[0]}{behind}".strip())
    return _Placed(numbers[0], numbers[1], str(numbers[2])) if len(numbers) == 3 else None


def placed(cells: Sequence[_Placed], options: Options) -> WrittenCells | None:
    """Return cells at the columns and rows that two numbers mean, with notes on how they were counted."""
    # Programs keep walls at a place that is none, one upon the other.
    places = Counter((each.across, each.down) for each in cells)
    if places[0, 0] >= LEAST_ROWS:
        # So 0 is nowhere, and counting begins at 1.
        options = {"base": 1, **options}
    cells = [each for each in cells if places[each.across, each.down] < LEAST_ROWS]
    if len(cells) < LEAST_CELLS:
        return None
    notes = []
    if _is_turned(cells):
        cells = [_Placed(each.down, each.across, each.sign) for each in cells]
        notes.append(Note(message("Its first number is the row and its second the column.")))
    left = _base([each.across for each in cells], OFFICIAL[0], options)
    above = _base([each.down for each in cells], OFFICIAL[1], options)
    if min(each.across for each in cells) > 0 or min(each.down for each in cells) > 0:
        notes.append(
            Note(
                message(
                    "Columns are taken as counted from {left} and rows from {above}; if it lies "
                    "elsewhere, import it with another base.",
                    left=left,
                    above=above,
                )
            )
        )
    there = {(each.across - left, each.down - above): each.sign for each in cells}
    return WrittenCells(there, is_labelled=True, notes=tuple(notes))


def _is_turned(cells: Sequence[_Placed]) -> bool:
    return (
        max(each.across for each in cells) <= OFFICIAL[1] < max(each.down for each in cells)
        and max(each.down for each in cells) <= OFFICIAL[0]
    )


def _base(numbers: Sequence[int], most: int, options: Options) -> int:
    """Return the number from which columns or rows are counted: what the person says, or what fits the sheet."""
    told = str(options.get("base", "")).strip()
    if told in {"0", "1"}:
        return int(told)
    if min(numbers) < 1:
        return min(numbers)
    return int(max(numbers) == most)


# As rows


def _of_rows(entries: Sequence[Json], _: Options) -> WrittenCells | None:
    """Return the cells of a list of lists of signs, one for each row."""
    rows = [
        [_sign(cell) for cell in each]
        for each in entries
        if isinstance(each, list) and len(each) >= LEAST_COLUMNS
    ]
    if len(rows) != len(entries) or len(rows) < LEAST_ROWS:
        return None
    if len(set(map(len, rows))) > 1 or any(None in row for row in rows):
        return None
    turned = len(rows) == OFFICIAL[0] and len(rows[0]) == OFFICIAL[1]
    signs = [[cell or "" for cell in row] for row in rows]
    if turned:
        note = Note(message("Its lists are columns, not rows."))
        return grid([list(each) for each in zip(*signs, strict=True)], notes=[note])
    return grid(signs)


def _of_lines(entries: Sequence[Json], _: Options) -> WrittenCells | None:
    """Return the cells of a list of texts, one for each row."""
    return _lines([each for each in entries if isinstance(each, str)])


def _of_text(text: str, _: Options) -> WrittenCells | None:
    """Return the cells of a text with a line for each row, also with a margin of “|” before each."""
    lines = [line.strip().removeprefix("|") for line in text.splitlines()]
    return _lines([line for line in lines if line])


def _lines(lines: Sequence[str]) -> WrittenCells | None:
    if lines and all(map(offset_of, lines)):
        # A list of labels is no drawing, however alike they look.
        return None
    rows = [cells_of(line, keeps_case=True) for line in lines]
    if len(rows) < LEAST_ROWS or len(set(map(len, rows))) > 1 or len(rows[0]) < LEAST_COLUMNS:
        return None
    return grid(rows)


def _sign(value: Json) -> str | None:
    """Return a sign as text, or None for what is none."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, str):
        return value.strip()[:60] or " "
    return str(value) if isinstance(value, int) else None


# Any: each shape is one of values of some type.
SHAPES: Mapping[type, Sequence[Callable[[Any, Options], WrittenCells | None]]] = {
    str: (_of_text,),
    dict: (_of_labels, _of_groups),
    list: (_of_records, _of_triples, _of_rows, _of_lines),
}
"""The shapes that values of a type can have, the most particular first."""
