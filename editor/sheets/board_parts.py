"""A board in the size of its pieces: drawn in parts on several pages, with flaps to glue them together.

Parts meet on lines through the middles of cells. The part on the left or above keeps the halves of the
cells beyond the line as a flap; the other one is cut along the line and glued upon it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil

from ..concepts.cutouts import LargeBoard
from ..concepts.editor_kind import Box
from ..languages.words import tr_in
from .letters import Letters, TextMeasure, one_line
from .map_drawing import MapDrawing
from .pages import Item, PageFrame, Rule, page_frame

ASIDE, TOP, BOTTOM = 8.0, 15.0, 12.0
"""White around a part; above it stands its name."""
ENDLESS = 400
"""Pages after which nobody counts any more."""
NAME = Letters(3.0, bold=True)
HINT = Letters(2.2, ink="faint-text")


@dataclass(frozen=True)
class BoardParts:
    """The pages of a board."""

    drawing: MapDrawing
    board: LargeBoard
    paper: str

    @property
    def _room(self) -> PageFrame:
        page = page_frame(self.paper, landscape=False)
        return PageFrame(ASIDE, TOP, page.width - 2 * ASIDE, page.height - TOP - BOTTOM)

    @property
    def count(self) -> int:
        """How many pages there are; an estimate if they are far too many."""
        bounds, side = self.drawing.surface.bounds, self.board.side
        area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top) * side * side
        estimate = ceil(area / (self._room.width * self._room.height))
        if estimate > ENDLESS:
            return estimate
        return (len(self._across) - 1) * (len(self._down) - 1)

    @cached_property
    def _across(self) -> Sequence[float]:
        """Where the parts begin and end from left to right, on the plane."""
        box, reach = self.drawing.box, self.drawing.reach[0]
        places = {round(each.x, 6) for each in self.drawing.cells}
        return _lines(
            box.left, box.right, sorted(places), self._room.width / self.board.side, reach
        )

    @cached_property
    def _down(self) -> Sequence[float]:
        box, reach = self.drawing.box, self.drawing.reach[1]
        places = {round(each.y, 6) for each in self.drawing.cells}
        return _lines(
            box.top, box.bottom, sorted(places), self._room.height / self.board.side, reach
        )

    def parts(self, language: str, measure: TextMeasure) -> Iterator[list[Item]]:
        """Yield what stands on each page, row by row."""
        number = 0
        for row, (top, bottom) in enumerate(pairwise(self._down)):
            for column, (left, right) in enumerate(pairwise(self._across)):
                number += 1
                part = Box(left, top, right, bottom)
                yield [
                    self._name(number, language, measure),
                    *self._cells_of(part, row, column, measure),
                    *self._seams(part, row, column, language, measure),
                ]

    def _name(self, number: int, language: str, measure: TextMeasure) -> Item:
        title = tr_in(language, self.board.title)
        text = tr_in(
            language,
            "{title}, part {number} of {count}",
            title=title,
            number=number,
            count=self.count,
        )
        line = PageFrame(ASIDE, TOP - 9.0, self._room.width, 4.0)
        return one_line(text if self.count > 1 else title, line, NAME, measure)

    def _origin(self, part: Box, row: int, column: int) -> tuple[float, float]:
        """Return where the origin of the plane lies on a page: the part in the corner, flaps beside it."""
        (across, down), side = self.drawing.reach, self.board.side
        flap = (across * side if column else 0.0, down * side if row else 0.0)
        return (
            self._room.left + flap[0] - part.left * side,
            self._room.top + flap[1] - part.top * side,
        )

    def _cells_of(self, part: Box, row: int, column: int, measure: TextMeasure) -> Iterator[Item]:
        across, down = self.drawing.reach
        hair = 1e-3
        grown = Box(
            part.left - across + hair,
            part.top - down + hair,
            part.right + across - hair,
            part.bottom + down - hair,
        )
        origin = self._origin(part, row, column)
        return self.drawing.cells_in(grown, origin, self.board.side, measure)

    # Where parts are cut and glued.

    def _seams(
        self, part: Box, row: int, column: int, language: str, measure: TextMeasure
    ) -> Iterator[Item]:
        x, y = self._origin(part, row, column)
        side = self.board.side
        left, right = x + part.left * side, x + part.right * side
        top, bottom = y + part.top * side, y + part.bottom * side
        texts = []
        if column:
            yield _seam((left, top), (left, bottom))
            texts.append(tr_in(language, "Cut off everything left of the line."))
        if row:
            yield _seam((left, top), (right, top))
            texts.append(tr_in(language, "Cut off everything above the line."))
        if part.right < self._across[-1]:
            yield _seam((right, top), (right, bottom))
            texts.append(tr_in(language, "Glue the next part on at the line on the right."))
        if part.bottom < self._down[-1]:
            yield _seam((left, bottom), (right, bottom))
            texts.append(tr_in(language, "Glue the part below on at the lower line."))
        line = PageFrame(ASIDE, TOP - 5.0, self._room.width, 3.4)
        yield one_line("  ".join(texts), line, HINT, measure)


def _seam(begin: tuple[float, float], end: tuple[float, float]) -> Rule:
    return Rule(begin, end, "faint-text", 0.15, dashed=True)


def _lines(
    begin: float, end: float, places: Sequence[float], room: float, reach: float
) -> Sequence[float]:
    """Return where parts begin and end so that each, with its flaps, has room; seams go through places."""
    parts = max(ceil((end - begin) / room), 1)
    while True:
        found = _split(begin, end, places, parts)
        widest = max(b - a + reach * ((a > begin) + (b < end)) for a, b in pairwise(found))
        # One cell and its flaps fit on any paper, so there is an end to this.
        if widest <= room + 1e-6 or parts >= len(places):
            return found
        parts += 1


def _split(begin: float, end: float, places: Sequence[float], parts: int) -> Sequence[float]:
    ideal = (begin + (end - begin) * number / parts for number in range(1, parts))
    seams = {min(places, key=lambda place: abs(place - each)) for each in ideal}
    return [begin, *sorted(seams), end]
