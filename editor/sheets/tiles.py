"""Maps that are too large for one page: spread over several, which overlap by a cell."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, inf

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..concepts.editor_kind import Box
from ..languages.words import tr_in
from .letters import Letters, TextMeasure, one_line
from .map_drawing import MapDrawing
from .pages import Item, Page, PageFrame, page_frame

MARGIN = 10.0
HEAD = 7.0
SECTOR = 5.5
"""How high sectors are at the least, in millimetres."""
MOST_PAGES = 36
OVERLAP = 2.0
"""In sides of a cell: whoever goes over the edge of a page sees where to."""

NAME = Letters(3.6, bold=True)
PLACE = Letters(2.8, ink="faint-text")


@dataclass(frozen=True)
class PageTiles:
    """The pages that a large map is spread over."""

    drawing: MapDrawing
    paper: str
    landscape: bool
    columns: int
    rows: int

    @classmethod
    def of(cls, drawing: MapDrawing, paper: str) -> "PageTiles":
        """Return as few pages as show a map well; HullwrightError if they would be too many."""
        refuse_endless(drawing, paper)
        ways = [cls._turned(drawing, paper, landscape=each) for each in (False, True)]
        best = min(ways, key=lambda each: each.count)
        if best.count > MOST_PAGES:
            raise _too_large(drawing, best.count)
        return best

    @classmethod
    def _turned(cls, drawing: MapDrawing, paper: str, *, landscape: bool) -> "PageTiles":
        width, height = _room(drawing, paper, landscape=landscape)
        box = drawing.box
        columns = _count(box.right - box.left, width)
        return cls(drawing, paper, landscape, columns, _count(box.bottom - box.top, height))

    @property
    def count(self) -> int:
        """How many pages there are."""
        return self.columns * self.rows

    def pages(self, language: str, measure: TextMeasure) -> Iterator[Page]:
        """Yield the pages, row by row."""
        frame = page_frame(self.paper, landscape=self.landscape).inset(MARGIN)
        for number, box in enumerate(self._boxes(), start=1):
            items = [*self._head(frame.upper(HEAD), number, language, measure)]
            items += self.drawing.drawn(frame.below(HEAD), measure, box)
            yield Page(self.paper, self.landscape, tuple(items))

    def _boxes(self) -> Iterator[Box]:
        box = self.drawing.box
        width = (box.right - box.left - OVERLAP) / self.columns
        height = (box.bottom - box.top - OVERLAP) / self.rows
        for row in range(self.rows):
            for column in range(self.columns):
                left, top = box.left + column * width, box.top + row * height
                yield Box(left, top, left + width + OVERLAP, top + height + OVERLAP)

    def _head(
        self, line: PageFrame, number: int, language: str, measure: TextMeasure
    ) -> Iterator[Item]:
        name = line.left_part(line.width * 0.5)
        yield one_line(self.drawing.document.name, name, NAME, measure)
        row, column = divmod(number - 1, self.columns)
        place = tr_in(
            language,
            "Part {number} of {count}: row {row}, column {column}",
            number=number,
            count=self.count,
            row=row + 1,
            column=column + 1,
        )
        yield one_line(place, line.beside(line.width * 0.52), PLACE, measure, 1.0)


def refuse_endless(drawing: MapDrawing, paper: str) -> None:
    """Refuse a map that would need far too many pages before any of its cells is looked at."""
    bounds = drawing.surface.bounds
    width, height = _room(drawing, paper, landscape=True)
    area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top)
    count = area / (width * height) if width * height else inf
    # Four times: what is empty at the edges is not printed.
    if count > 4 * MOST_PAGES:
        raise _too_large(drawing, ceil(count))


def _room(drawing: MapDrawing, paper: str, *, landscape: bool) -> tuple[float, float]:
    """Return how much of the plane a page shows, in sides of a cell."""
    frame = page_frame(paper, landscape=landscape).inset(MARGIN).below(HEAD)
    side = SECTOR / drawing.sector
    return frame.width / side - drawing.ruler_room, frame.height / side - drawing.ruler_room


def _count(length: float, room: float) -> int:
    return max(ceil((length - OVERLAP) / (room - OVERLAP)), 1)


def _too_large(drawing: MapDrawing, count: int) -> HullwrightError:
    return HullwrightError(
        message(
            "{name} is too large for paper: it would take {count} pages, but {most} is the "
            "limit. Draw it as a picture instead.",
            name=drawing.document.name,
            count=count,
            most=MOST_PAGES,
        )
    )
