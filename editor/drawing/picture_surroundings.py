"""What stands around a map in a picture: its name above, and its legend below."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hullwright.schema.documents.maps import MapDocument

from ..concepts.marks import DrawnMarks, in_words
from ..languages.words import tr
from .legend_entries import LegendEntry
from .picture_parts import LegendLine, PictureOverlay

LETTER = 0.58
"""About how wide a letter is, in sizes of the letters: an SVG file is written without a font."""
LETTERS_ACROSS = 72
"""The longer side of a map, in sizes of the letters around it."""
TITLE, SUBTITLE, ENTRY = 2.4, 1.2, 1.0
"""How large letters are, in sizes of the usual ones."""
GAP = 2.2
"""Between the words above a map and the map."""
ROW = 2.2
"""From one row of the legend to the next, in sizes of the letters."""


class MarginText(NamedTuple):
    """A text that begins at a point, in the middle of its height."""

    text: str
    x: float
    y: float
    size: float
    ink: str = "text"
    bold: bool = False


class MarginMarks(NamedTuple):
    """Marks around a point, with so many sides of a cell for one of theirs."""

    marks: DrawnMarks
    x: float
    y: float
    scale: float


class Surroundings(NamedTuple):
    """What stands around a map, and how much room it takes above and below."""

    above: float = 0.0
    below: float = 0.0
    texts: Sequence[MarginText] = ()
    marks: Sequence[MarginMarks] = ()


def heading(document: MapDocument, left: float, top: float, em: float) -> Surroundings:
    """Return the name of a map above it, which ends at `top`."""
    high = (TITLE + (SUBTITLE if document.subtitle else 0) + GAP) * em
    texts = [MarginText(document.name, left, top - high + TITLE * em / 2, TITLE * em, bold=True)]
    if document.subtitle:
        y = top - (GAP - SUBTITLE / 2) * em
        texts.append(MarginText(document.subtitle, left, y, SUBTITLE * em, "faint-text"))
    return Surroundings(above=high, texts=texts)


def legend(
    entries: Sequence[LegendEntry],
    overlays: Sequence[PictureOverlay],
    corner: tuple[float, float],
    width: float,
    em: float,
) -> Surroundings:
    """Return the legend of a map from a corner down, in rows no wider than that."""
    groups = [[_line(each) for each in entries], *(each.legend for each in overlays)]
    texts, marks, y = list[MarginText](), list[MarginMarks](), corner[1] + ROW * em
    for group in groups:
        if not group:
            continue
        for x, row, line in _flowed(group, width / em):
            place = corner[0] + x * em, y + row * ROW * em
            if line.reach:
                marks.append(MarginMarks(line.marks, place[0] + line.reach * em, place[1], em))
            after = place[0] + (2 * line.reach + 0.5 if line.reach else 0) * em
            texts.append(MarginText(line.text, after, place[1], ENTRY * em))
            last = row
        y += (last + 1) * ROW * em
    return Surroundings(below=y - corner[1], texts=texts, marks=marks)


def _line(entry: LegendEntry) -> LegendLine:
    return LegendLine(in_words(entry.marks, tr), 1.0, tr(entry.title))


def _flowed(lines: Sequence[LegendLine], room: float) -> Iterator[tuple[float, int, LegendLine]]:
    """Yield where each line begins, and in which row, in sizes of the letters."""
    x, row = 0.0, 0
    for line in lines:
        wide = (2 * line.reach + 0.5 if line.reach else 0) + LETTER * len(line.text) + 2
        if x and x + wide > room:
            x, row = 0.0, row + 1
        yield x, row, line
        x += wide
