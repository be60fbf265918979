"""The foot of a map on a sheet: what its symbols are called, and what there is to know about some of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..concepts.marks import DrawnMarks
from ..drawing.legend_entries import LegendEntry
from ..languages.words import tr_in
from .letters import LINE, Letters, TextMeasure, lines_of, one_line, stack
from .map_drawing import MapDrawing, marks_in, symbol
from .pages import Item, PageFrame

ENTRY = Letters(2.7)
NOTE = Letters(2.4)

ROW = 6.0
"""A row of the legend."""
SIDE = 2.3
"""The side of a cell in the legend."""
TEXT = 2 * SIDE + 1.5
"""Where the words begin."""
MOST = 80.0
"""The height above which a legend does without notes, for the map needs the room."""


class _Entry(NamedTuple):
    """An entry in the language of a sheet."""

    marks: DrawnMarks
    title: str
    whole: str = ""
    """The title with what there is to know, if there is something."""


class _Row(NamedTuple):
    """Entries side by side, each with the width it takes."""

    height: float
    entries: list[tuple[float, _Entry]]


@dataclass(frozen=True)
class SheetLegend:
    """The symbols of a map with their names, in as many rows as they need."""

    entries: Sequence[_Entry]
    measure: TextMeasure

    @classmethod
    def of(cls, drawing: MapDrawing, language: str, measure: TextMeasure) -> "SheetLegend":
        """Return the legend of a map in a language."""
        return cls([_said(each, language) for each in drawing.legend()], measure)

    def rows(self, width: float) -> list[_Row]:
        """Return the entries by rows: those with a note below the others, each in a row of its own."""
        plain = [each for each in self.entries if not each.whole]
        noted = [each for each in self.entries if each.whole]
        rows = [*self._short(plain, width), *(self._long(each, width) for each in noted)]
        if sum(row.height for row in rows) <= MOST:
            return rows
        return self._short([each._replace(whole="") for each in self.entries], width)

    def _short(self, entries: Sequence[_Entry], width: float) -> list[_Row]:
        made: list[_Row] = []
        left = 0.0
        for entry in entries:
            room = min(TEXT + ENTRY.size * self.measure(entry.title, bold=False) + 4, width)
            if not made or left + room > width:
                made.append(_Row(ROW, []))
                left = 0.0
            made[-1].entries.append((room, entry))
            left += room
        return made

    def _long(self, entry: _Entry, width: float) -> _Row:
        lines = lines_of(entry.whole, max(width - TEXT - 1.0, 1.0), NOTE, self.measure)
        return _Row(max(ROW, LINE * NOTE.size * len(lines) + 1.0), [(width, entry)])

    def height(self, width: float) -> float:
        """Return how high the legend is in a width."""
        return sum(row.height for row in self.rows(width))

    def drawn(self, frame: PageFrame) -> Iterator[Item]:
        """Yield the legend from the top of a frame down."""
        top = frame.top
        for row in self.rows(frame.width):
            x = frame.left
            for room, entry in row.entries:
                yield from symbol(entry.marks, x + SIDE, top + ROW / 2, SIDE, self.measure)
                words = PageFrame(x + TEXT, top, room - TEXT - 1.0, row.height)
                yield from self._words(entry, words)
                x += room
            top += row.height

    def _words(self, entry: _Entry, frame: PageFrame) -> Iterator[Item]:
        if entry.whole:
            yield from stack(entry.whole, frame.below(1.0), NOTE, self.measure)
        else:
            yield one_line(entry.title, frame, ENTRY, self.measure)


def _said(entry: LegendEntry, language: str) -> _Entry:
    made = _Entry(marks_in(language, entry.marks), tr_in(language, entry.title))
    if entry.note is None:
        return made
    whole = tr_in(language, "{title}: {note}", title=made.title, note=entry.note)
    return made._replace(whole=whole)
