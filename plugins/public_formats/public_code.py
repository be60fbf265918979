"""The public share code: `name,base64,specials`, for zones of 23 × 14.

The cells run down the columns (A01 … A14, B01 …), two bits each, the high bits first: 0 is hull, 1
silent, 2 dangerous, 3 a special. The specials follow in the same order, a letter for each: `h` and
`a` for the starts, a digit for a pod.
"""

import base64
import re
from collections.abc import Iterator, Sequence

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HUMAN, POD, SILENT
from hullwright.schema.messages import Message, message, some_of

from ..importers import Imported, Note
from .remarks import result
from .sectors import HULL_SECTOR, Sector
from .sheets import OFFICIAL, Sheet
from .texts import escaped, map_name, unescaped

COLUMNS, ROWS = OFFICIAL
CELLS = COLUMNS * ROWS
BYTES = (2 * CELLS + 7) // 8
LETTERS = (BYTES + 2) // 3 * 4
PADDING = 8 * BYTES - 2 * CELLS
"""The bits behind the last cell, which are 0."""

GROUND = (HULL_SECTOR, Sector(SILENT), Sector(DANGEROUS))
SPECIAL = len(GROUND)
SPECIALS = {
    "h": Sector(HUMAN),
    "a": Sector(ALIEN),
    **{str(number): Sector(POD, number) for number in range(1, 10)},
}
WRITTEN = {sector: letter for letter, sector in SPECIALS.items() if letter in "ha1234"}
"""The specials that every program knows which reads such codes."""


def read_public(text: str, file_name: str) -> Imported:
    """Return the zone that a public share code stands for."""
    parts = text.strip().rsplit(",", 2)
    if len(parts) < 3:
        raise unreadable(
            file_name,
            "A share code has three parts with commas between them: name,cells,specials. This "
            "one has {count}.",
            count=len(parts),
        )
    name, letters, specials = parts[0], _packed(parts[1]), _packed(parts[2]).casefold()
    wrong = [*_wrong_letters(letters)]
    cells = [] if wrong else _cells(letters)
    wrong += [*_wrong_specials(cells, specials)]
    if "\n" in name.strip():
        wrong.append(message("The name goes over several lines: a file holds one code."))
    if wrong:
        raise Unreadable(file_name, [Complaint((), message("share code"), each) for each in wrong])
    told = unescaped(name.strip())
    return result(
        _sheet(cells, specials),
        file_name,
        told if told.strip() else map_name(None, file_name),
        _leftover(letters),
    )


def write_public(name: str, sheet: Sheet) -> str:
    """Return the public share code of a zone that it can carry."""
    cells = [sheet.rows[row][column] for column in range(COLUMNS) for row in range(ROWS)]
    bits = 0
    for each in cells:
        bits = bits << 2 | (GROUND.index(each) if each in GROUND else SPECIAL)
    packed = (bits << PADDING).to_bytes(BYTES, "big")
    specials = "".join(WRITTEN[each] for each in cells if each not in GROUND)
    return f"{escaped(name)},{base64.b64encode(packed).decode()},{specials}"


def fits_public(sheet: Sheet) -> bool:
    """Tell whether the public share code can carry a zone: 23 × 14, each special at most once."""
    cells = [each for row in sheet.rows for each in row if each not in GROUND]
    return (
        (sheet.width, sheet.height) == OFFICIAL
        and len(set(cells)) == len(cells)
        and all(each in WRITTEN for each in cells)
    )


def _packed(text: str) -> str:
    """Return letters without the gaps that mail programs put into long words."""
    return re.sub(r"\s+", "", text)


def _wrong_letters(letters: str) -> Iterator[Message]:
    bare = letters.rstrip("=")
    strangers = sorted(set(re.sub(r"[A-Za-z0-9+/_-]", "", bare)))
    if strangers:
        yield message(
            "The cells are written in A–Z, a–z, 0–9, + and /; this is none of them: {some}.",
            some=some_of(strangers),
        )
    if len(bare) != LETTERS:
        yield message(
            "The cells take {found} letters, but 23 × 14 needs {needed}: some are missing or "
            "extra.",
            found=len(bare),
            needed=LETTERS,
        )


def _bits(letters: str) -> int:
    plain = letters.rstrip("=").replace("-", "+").replace("_", "/")
    return int.from_bytes(base64.b64decode(plain), "big")


def _cells(letters: str) -> Sequence[int]:
    bits = _bits(letters) >> PADDING
    return [bits >> 2 * (CELLS - 1 - number) & 3 for number in range(CELLS)]


def _labels(cells: Sequence[int]) -> list[str]:
    """Return where the specials lie, in the order of the code."""
    return [offset_label(*divmod(at, ROWS)) for at, each in enumerate(cells) if each == SPECIAL]


def _wrong_specials(cells: Sequence[int], specials: str) -> Iterator[Message]:
    strangers = [each for each in specials if each not in SPECIALS]
    if strangers:
        yield message(
            "The specials are h, a and the numbers of pods; this is none of them: {some}.",
            some=some_of(strangers),
        )
    labels = _labels(cells)
    if cells and len(labels) != len(specials):
        yield message(
            "The cells have {found} special sectors ({some}), but {given} specials follow them: "
            "a start or a pod is missing or extra.",
            found=len(labels),
            some=some_of(labels, most=9),
            given=len(specials),
        )


def _sheet(cells: Sequence[int], specials: str) -> Sheet:
    letters = iter(specials)
    sectors = [SPECIALS[next(letters)] if each == SPECIAL else GROUND[each] for each in cells]
    return Sheet(
        [[sectors[column * ROWS + row] for column in range(COLUMNS)] for row in range(ROWS)]
    )


def _leftover(letters: str) -> Sequence[Note]:
    if not _bits(letters) & (1 << PADDING) - 1:
        return ()
    return (
        Note(
            message(
                "The last letter of the cells covers more than the last sector, W14: it may be "
                "mistyped."
            )
        ),
    )
