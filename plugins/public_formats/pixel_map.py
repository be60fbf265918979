"""Pixel map: a PNG with 2 × 2 pixels for each cell, odd columns one pixel lower (EA-M2)."""

import struct
import sys
import warnings
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from io import BytesIO

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.complaints import unreadable
from hullwright.schema.kinds.hex_zone.layout import HULL
from hullwright.schema.limits import MAX_COLUMNS, MAX_PICTURE_PIXELS, MAX_ROWS
from hullwright.schema.messages import message, some_of

from ..importers import Imported, LegendWanted, Note, Options
from .colours import colour_named, colour_of, proposed
from .remarks import check_size, result
from .sectors import Sector, legend_option
from .sheets import Sheet
from .texts import map_name
from .written import is_for_sheet, makes_no_sense

SIGNATURE = b"\x89PNG\r\n\x1a\n"

MAX_COLOURS = 64
"""A picture with more colours than this is a photograph, not a map."""

MIXED_SHARE = 0.1
"""The share of cells with several colours from which a picture is not made of cells."""

_DAMAGE = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    LookupError,
    TypeError,
    ArithmeticError,
    MemoryError,
    struct.error,
    zlib.error,
)
"""What Pillow raises for damaged pictures."""


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file is a PNG picture; whether it is made of cells shows when it is read."""
    return _size(content) is not None


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone in a pixel map; colours mean what the option `legend` says, or are guessed."""
    legend = {colour_named(key): each for key, each in legend_option(options).items()}
    lines = _pixels(content, name)
    cells = [
        [_cell(lines, column, row) for column in range(len(lines[0]) // 2)]
        for row in range(len(lines) // 2)
    ]
    notes = list(_mixed(lines, cells, name))
    counts = Counter(each for row in cells for each in row)
    guessed = {
        colour: each
        for colour, each in proposed(counts, _background(lines), _rim(cells)).items()
        if colour not in legend
    }
    meanings = {**guessed, **legend}
    if not legend:
        _insist_on_sense(meanings, counts, name)
    sheet = Sheet([[meanings[each] for each in row] for row in cells])
    if is_for_sheet(options) and not notes:
        sheet = sheet.centred()
    notes += [*_guesses(guessed, counts), *_unused(legend, counts)]
    found = result(sheet, name, map_name(None, name), notes)
    used = {colour: str(meanings[colour]) for colour, _ in counts.most_common()}
    return replace(found, legend=used)


def _size(content: bytes) -> tuple[int, int] | None:
    if not content.startswith(SIGNATURE) or content[12:16] != b"IHDR" or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _is_cellular(width: int, height: int) -> bool:
    return (
        not width % 2
        and height % 2 == 1
        and 2 <= width <= 2 * MAX_COLUMNS
        and 3 <= height <= 2 * MAX_ROWS + 1
    )


def _pixels(content: bytes, source: str) -> Sequence[Sequence[str]]:
    """Return the colours of a picture, line by line; its size is known to be fit before it unfolds."""
    size = _size(content)
    if size is None:
        raise unreadable(source, "It is not a PNG picture.")
    width, height = size
    if width * height > MAX_PICTURE_PIXELS:
        raise unreadable(
            source,
            "It has {count} pixels, more than {most}.",
            count=width * height,
            most=MAX_PICTURE_PIXELS,
        )
    check_size(width // 2, height // 2, source)
    if not _is_cellular(width, height):
        raise unreadable(
            source,
            "It is {width} × {height} pixels. A pixel map has 2 for each column and 2 for each row "
            "and one more: 46 × 29 for a zone of 23 × 14.",
            width=width,
            height=height,
        )
    return _decoded(content, source)


def _decoded(content: bytes, source: str) -> Sequence[Sequence[str]]:
    from PIL import Image

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(content), formats=["PNG"]) as picture:
                width, height = picture.size
                flat = picture.convert("RGBA").tobytes()
    except _DAMAGE as fault:
        raise unreadable(source, "The picture is damaged: {reason}.", reason=fault) from None
    pixels = memoryview(flat).cast("I")
    values = set(pixels)
    if len(values) > MAX_COLOURS:
        raise unreadable(
            source,
            "It has {count} colours, more than the {most} a pixel map can have: it is some other "
            "picture.",
            count=len(values),
            most=MAX_COLOURS,
        )
    colours = {each: colour_of(each.to_bytes(4, sys.byteorder)) for each in values}
    named = [colours[each] for each in pixels]
    return [named[row * width : (row + 1) * width] for row in range(height)]


def _corners(lines: Sequence[Sequence[str]], column: int, row: int) -> Sequence[str]:
    x, y = 2 * column, 2 * row + (column & 1)
    return lines[y][x], lines[y][x + 1], lines[y + 1][x], lines[y + 1][x + 1]


def _cell(lines: Sequence[Sequence[str]], column: int, row: int) -> str:
    corners = _corners(lines, column, row)
    first = corners[0]
    return first if corners.count(first) == 4 else Counter(corners).most_common(1)[0][0]


def _mixed(
    lines: Sequence[Sequence[str]], cells: Sequence[Sequence[str]], source: str
) -> Iterator[Note]:
    """Yield a note for cells with several colours; raise Unreadable if they are many."""
    found = [
        offset_label(column, row)
        for row, line in enumerate(cells)
        for column in range(len(line))
        if len(set(_corners(lines, column, row))) > 1
    ]
    if len(found) > MIXED_SHARE * len(cells) * len(cells[0]):
        raise unreadable(
            source,
            "{count} cells have several colours ({some}): the picture is not made of cells of 2 × 2 "
            "pixels with odd columns one pixel lower, or it was scaled.",
            count=len(found),
            some=some_of(found),
        )
    if found:
        yield Note(
            message(
                "{count} cells have several colours; the most frequent one was used: {some}.",
                count=len(found),
                some=some_of(found),
            ),
            tuple(found),
        )


def _rim(cells: Sequence[Sequence[str]]) -> Counter[str]:
    """Return how often each colour lies at the rim of the sheet."""
    sides = [each for row in cells for each in (row[0], row[-1])]
    return Counter([*cells[0], *cells[-1], *sides])


def _insist_on_sense(meanings: Mapping[str, Sector], counts: Counter[str], source: str) -> None:
    """Raise LegendWanted if what was guessed can't be a zone: a third of it special, or no hull anywhere."""
    has_hull = any(each.kind == HULL for each in meanings.values())
    if has_hull and not makes_no_sense(meanings, counts):
        return
    reason = (
        message("What its colours stand for can only be guessed, and the guess makes no good zone.")
        if has_hull
        else message(
            "What its colours stand for can only be guessed, and none of them looks like hull."
        )
    )
    legend = {colour: str(meanings[colour]) for colour, _ in counts.most_common()}
    raise LegendWanted(source, reason, legend)


def _background(lines: Sequence[Sequence[str]]) -> str:
    """Return the usual colour where no cell lies: above the odd columns and below the even ones."""
    above = [each for at, each in enumerate(lines[0]) if at % 4 >= 2]
    below = [each for at, each in enumerate(lines[-1]) if at % 4 < 2]
    return Counter([*above, *below]).most_common(1)[0][0]


def _guesses(guessed: Mapping[str, Sector], counts: Counter[str]) -> Iterator[Note]:
    used = [
        f"{colour}={guessed[colour]}" for colour, _ in counts.most_common() if colour in guessed
    ]
    if used:
        yield Note(
            message(
                "What these colours mean was guessed; check it, and import again with a corrected "
                "legend where it is wrong: {legend}",
                legend=",".join(used),
            )
        )


def _unused(legend: Mapping[str, Sector], counts: Counter[str]) -> Iterator[Note]:
    absent = [each for each in legend if each not in counts]
    if absent:
        yield Note(
            message(
                "The legend names colours that are not in the picture: {some}.",
                some=some_of(absent),
            )
        )
