"""The grid in which pieces lie on a page, with the marks along which they are cut."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil

from ..concepts.cutouts import CutoutOutline, CutoutSet
from ..concepts.marks import Shape
from ..concepts.polygons import closed_path
from .pages import Item, PageFrame, PagePanel, Rule, Symbol

APART, CROP = 0.8, 2.6
"""How far crop marks begin from the pieces, and how long they are."""
CUT_INK, CUT_LINE = "line", 0.12


@dataclass(frozen=True)
class PieceGrid:
    """Some pieces of a set in rows and columns, in the middle of a page's width."""

    cutouts: CutoutSet
    page: PageFrame
    top: float
    first: int
    """The number of the first piece, counted from 0."""
    count: int
    columns: int

    @property
    def _size(self) -> tuple[float, float]:
        return piece_size(self.cutouts)

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return ceil(self.count / self.columns)

    @property
    def frame(self) -> PageFrame:
        """What the rows take, also where the last one is not full."""
        width, height = self._size
        wide = width * self.columns
        left = self.page.left + (self.page.width - wide) / 2
        return PageFrame(left, self.top, wide, height * self.rows)

    def place(self, number: int) -> PageFrame:
        """Return where a piece lies, counted from the first one of this grid."""
        row, column = divmod(number, self.columns)
        return self._cell(row, column)

    def place_behind(self, number: int) -> PageFrame:
        """Return where the back of a piece lies on the next page, if paper is turned over its long edge."""
        row, column = divmod(number, self.columns)
        return self._cell(row, self.columns - 1 - column)

    def _cell(self, row: int, column: int) -> PageFrame:
        width, height = self._size
        frame = self.frame
        return PageFrame(frame.left + column * width, frame.top + row * height, width, height)

    def cuts(self) -> Iterator[Item]:
        """Yield the outlines of the pieces, and marks beside the grid that guide a ruler."""
        if self.cutouts.outline is not CutoutOutline.OWN:
            for number in range(self.count):
                yield outline(self.place(number), self.cutouts.outline)
        if self.cutouts.outline is CutoutOutline.RECTANGLE:
            yield from self._crops()
        if self.cutouts.folded:
            yield from self._folds()

    def _crops(self) -> Iterator[Item]:
        frame, (width, height) = self.frame, self._size
        for column in range(self.columns + 1):
            x = frame.left + column * width
            yield _crop((x, frame.top - APART - CROP), (x, frame.top - APART))
            yield _crop((x, frame.bottom + APART), (x, frame.bottom + APART + CROP))
        for row in range(self.rows + 1):
            y = frame.top + row * height
            yield _crop((frame.left - APART - CROP, y), (frame.left - APART, y))
            yield _crop((frame.right + APART, y), (frame.right + APART + CROP, y))

    def _folds(self) -> Iterator[Item]:
        for number in range(self.count):
            place = self.place(number)
            x = place.left + place.width / 2
            yield Rule((x, place.top), (x, place.bottom), "faint-text", 0.12, dashed=True)


def piece_size(cutouts: CutoutSet) -> tuple[float, float]:
    """Return what a piece takes on the page: twice its width if it is folded."""
    return cutouts.width * (2 if cutouts.folded else 1), cutouts.height


def _crop(begin: tuple[float, float], end: tuple[float, float]) -> Rule:
    return Rule(begin, end, "faint-text", 0.15)


def outline(frame: PageFrame, shape: CutoutOutline) -> Item:
    """Return the line along which a piece is cut out."""
    if shape is CutoutOutline.RECTANGLE:
        return PagePanel(frame, edge=CUT_INK, thickness=CUT_LINE)
    side = frame.height / 2
    across = frame.width / 2 / side
    corners = [(0, -1), (across, -0.5), (across, 0.5), (0, 1), (-across, 0.5), (-across, -0.5)]
    line = Shape(closed_path(corners), stroke=CUT_INK, width=CUT_LINE / side)
    return Symbol((line,), frame.left + frame.width / 2, frame.top + side, side)
