"""Spaces: a JSON object with `rows`, `cols` and `spaces` by keys such as `A-1`, small maps cropped.

There are two generations of these files. In the newer one the letter of a key is the column and the
number the row, counted from 1; in the older one the letter is the row and the number the column,
counted from 0. Which it is can be told from whether `col` or `row` is the text.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hullwright.schema.boards.hexes import offset_label, offset_of
from hullwright.schema.complaints import unreadable
from hullwright.schema.files.jsontext import parse
from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT
from hullwright.schema.limits import MAX_IMPORT_VALUES
from hullwright.schema.messages import Message, english, message, some_of
from hullwright.schema.records import Json, JsonObject

from ..importers import Imported, Note, Options
from .placed_cells import Offset, PlacedCells, whole
from .remarks import check_size, result
from .sectors import HULL_SECTOR, Sector
from .sheets import EVACUATION
from .texts import head_of, is_json_object, map_name, plain, text_of

TYPES: Sequence[Sector] = (
    HULL_SECTOR,
    Sector(SILENT),
    Sector(DANGEROUS),
    Sector(POD),
    Sector(POD),
    Sector(HUMAN),
    Sector(ALIEN),
    Sector(EVACUATION),
    Sector(POD),
)
"""What the numbers 0 to 8 stand for."""

CHANGED: Mapping[int, str] = {
    4: english("{count} pods were marked as used; they came in as pods: {some}."),
    7: english(
        "{count} evacuation sectors came in as a kind of their own, like silent ones: {some}."
    ),
    8: english("{count} pods were marked as blocked; they came in as pods: {some}."),
}
"""What is said of types that a map has no word for."""

_SPACES = re.compile(r'"spaces"\s*:\s*\{')
_KEY = re.compile(r"\s*([A-Za-z]{1,3})\s*-?\s*0*([0-9]{1,5})\s*")


class _Space(NamedTuple):
    """A space whose key names a place."""

    key: str
    letters: str
    number: int
    entry: JsonObject


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file looks like a map of spaces."""
    head = head_of(content)
    return (
        is_json_object(head) and bool(_SPACES.search(head)) and not re.search(r'"grid"\s*:', head)
    )


def imported(content: bytes, name: str, _options: Options) -> Imported:
    """Return the zone in a map of spaces, as large as the file says."""
    value = parse(text_of(content, name), name, MAX_IMPORT_VALUES)
    entries = value.get("spaces") if isinstance(value, dict) else None
    if not isinstance(entries, dict):
        raise unreadable(name, "It should be an object with “spaces” by keys such as “A-1”.")
    placing = PlacedCells(name)
    spaces = [each for key, entry in entries.items() for each in _space(placing, key, entry)]
    stated = whole(value.get("cols")), whole(value.get("rows"))
    places = _places(spaces, stated)
    changed: dict[int, list[str]] = {}
    for space, at in zip(spaces, places, strict=True):
        _put(placing, space, at, changed)
    sheet = placing.sheet(_size(placing, stated))
    notes = [*placing.notes, *_notes(spaces, changed, value)]
    description = value.get("description")
    told = plain(description) if isinstance(description, str) else ""
    return result(sheet, name, map_name(value.get("name"), name), notes, told)


def _space(placing: PlacedCells, key: str, entry: Json) -> Sequence[_Space]:
    """Return the space that a key names, or nothing after a complaint or a note about it."""
    if placing.done:
        return ()
    found = _KEY.fullmatch(key)
    if found and isinstance(entry, dict):
        return (_Space(key, found[1].upper(), int(found[2]), entry),)
    if isinstance(entry, dict) and entry.get("type") == 0:
        # Programs leave such entries behind ("null-null"); walls that lie nowhere are no loss.
        placing.notes.append(
            Note(message("“{key}” is not a place and was left out.", key=key[:40]))
        )
    else:
        sentence = message("“{key}” should be a key such as “A-1” with an object.", key=key[:40])
        placing.complain(("spaces", key), message("space {space}", space=key[:40]), sentence)
    return ()


def _places(spaces: Sequence[_Space], stated: tuple[int | None, int | None]) -> Sequence[Offset]:
    """Return the column and row of each space, both from 0."""
    letter_is_row = _letter_is_row(spaces)
    lettered, counted = (stated[1], stated[0]) if letter_is_row else stated
    most = max((each.number for each in spaces), default=0)
    base = int(all(each.number for each in spaces) and (not letter_is_row or most == counted))
    letters = _letter_numbers({each.letters for each in spaces}, lettered)
    pairs = [(letters[each.letters], each.number - base) for each in spaces]
    return [(number, letter) for letter, number in pairs] if letter_is_row else pairs


def _letter_is_row(spaces: Sequence[_Space]) -> bool:
    rows, columns = (
        sum(isinstance(each.entry.get(field), str) for each in spaces) for field in ("row", "col")
    )
    return rows > columns


def _letter_numbers(letters: set[str], stated: int | None) -> Mapping[str, int]:
    """Return the number that letters stand for, from 0: past Z comes AA, then AB or, there, BA."""
    usual = {each: _letter_number(each) for each in letters}
    if stated and max(usual.values(), default=0) >= stated:
        turned = {each: _letter_number(each[::-1]) for each in letters}
        if max(turned.values(), default=0) < stated:
            return turned
    return usual


def _letter_number(letters: str) -> int:
    found = offset_of(f"{letters}1")
    return found[0] if found else 0


def _put(placing: PlacedCells, space: _Space, at: Offset, changed: dict[int, list[str]]) -> None:
    path, place = ("spaces", space.key), message("space {space}", space=space.key.strip())
    number = whole(space.entry.get("type"))
    if number is None or not 0 <= number < len(TYPES):
        placing.complain((*path, "type"), place, _no_type(space.entry.get("type")))
        return
    placing.put(at, TYPES[number], path, place)
    if number in CHANGED:
        changed.setdefault(number, []).append(offset_label(*at))


def _no_type(given: Json) -> Message:
    if given is None:
        return message("The type is missing; types are 0 to 8.")
    return message("“{given}” is not a type; types are 0 to 8.", given=str(given)[:20])


def _size(placing: PlacedCells, stated: tuple[int | None, int | None]) -> Offset | None:
    """Return the size that the file states, or larger where its spaces reach further."""
    columns, rows = stated
    if not placing.cells or not columns or not rows or columns < 1 or rows < 1:
        return None
    check_size(columns, rows, placing.source)
    width, height = placing.reach()
    if width > columns or height > rows:
        placing.notes.append(
            Note(
                message(
                    "The file states {columns} × {rows}, but its spaces reach over {width} × {height}.",
                    columns=columns,
                    rows=rows,
                    width=width,
                    height=height,
                )
            )
        )
    return max(width, columns), max(height, rows)


def _notes(
    spaces: Sequence[_Space], changed: Mapping[int, list[str]], value: JsonObject
) -> Sequence[Note]:
    notes = [
        Note(message(CHANGED[number], count=len(labels), some=some_of(labels)), tuple(labels))
        for number, labels in sorted(changed.items())
    ]
    wrong = [each.key for each in spaces if not _agrees(each)]
    if wrong:
        sentence = message(
            "{count} keys disagree with the row and col beside them; the keys were used: {some}.",
            count=len(wrong),
            some=some_of(wrong),
        )
        notes.append(Note(sentence))
    if value.get("gameConfig"):
        notes.append(Note(message("Its game settings (gameConfig) are not part of a map.")))
    return notes


def _agrees(space: _Space) -> bool:
    """Tell whether row and col, in whatever order, are the letters and the number of the key."""
    told = [space.entry.get("row"), space.entry.get("col")]
    texts = [
        each.strip().upper() for each in told if isinstance(each, str) and not each.isdecimal()
    ]
    numbers = [whole(each) for each in told if whole(each) is not None]
    return texts in ([], [space.letters]) and numbers in ([], [space.number])
