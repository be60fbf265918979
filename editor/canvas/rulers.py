"""Rulers: the letters and numbers of columns and rows along the edges of the canvas."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText

from ..concepts.editor_kind import RulerMark, Surface
from ..concepts.marks import Point
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from .ruler_strip import RulerStrip, StripPlace

HEIGHT, WIDTH = 24.0, 40.0
"""The height of the ruler above and the width of the ruler on the left, in pixels."""
LETTERS = 12
GAP = 12.0
"""The least space between two texts on the ruler above, in pixels."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Written(NamedTuple):
    """A mark of a ruler on the screen."""

    at: float
    text: str
    stands_out: bool


class Rulers:
    """Draws the rulers of a surface."""

    def __init__(self, surface: Surface) -> None:
        self._bounds: object = None
        self._texts: dict[str, QStaticText] = {}
        """The texts of marks as they were laid out when they were first written."""
        self._above, self._beside = RulerStrip(upright=False), RulerStrip(upright=True)
        self.change(surface)

    def change(self, surface: Surface) -> None:
        """Take on another surface."""
        if surface.bounds != self._bounds:
            self._bounds = surface.bounds
            self._columns, self._rows = tuple(surface.columns()), tuple(surface.rows())
            metrics = QFontMetricsF(_font())
            widths = [metrics.horizontalAdvance(mark.text) for mark in self._columns]
            self._widest = max(widths, default=0.0)

    @property
    def are_blank(self) -> bool:
        """Whether there is nothing to write, as for maps without columns and rows."""
        return not self._columns and not self._rows

    def paint(
        self, painter: QPainter, camera: Camera, whole: QRectF, inks: Inks, point: Point | None
    ) -> None:
        """Draw both rulers along a widget; the column and row of a point stand out."""
        x, y = point or (None, None)
        above = QRectF(WIDTH, 0, whole.width() - WIDTH, HEIGHT)
        beside = QRectF(0, HEIGHT, WIDTH, whole.height() - HEIGHT)

        def draw_columns(painter: QPainter, reach: QRectF) -> None:
            painter.fillRect(reach, QColor(inks["ruler-paper"]))
            room = (reach.left() - self._widest, reach.right() + self._widest)
            space = self._widest + GAP
            for mark in written(self._columns, camera.zoom, camera.left, space, x, room):
                self._write(painter, QPointF(mark.at, HEIGHT / 2), mark, inks)

        def draw_rows(painter: QPainter, reach: QRectF) -> None:
            painter.fillRect(reach, QColor(inks["ruler-paper"]))
            room = (reach.top() - HEIGHT, reach.bottom() + HEIGHT)
            for mark in written(self._rows, camera.zoom, camera.top, LETTERS + 4, y, room):
                self._write(painter, QPointF(WIDTH / 2, mark.at), mark, inks)

        painter.setClipRect(above)
        across = StripPlace(camera.zoom, camera.left)
        self._above.paint(painter, above, across, (self._columns, x, inks), draw_columns)
        painter.setClipRect(beside)
        down = StripPlace(camera.zoom, camera.top)
        self._beside.paint(painter, beside, down, (self._rows, y, inks), draw_rows)
        painter.setClipping(False)
        painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), QColor(inks["ruler-paper"]))
        painter.setPen(QColor(inks["line"]))
        painter.drawLine(QPointF(WIDTH, HEIGHT), QPointF(whole.right(), HEIGHT))
        painter.drawLine(QPointF(WIDTH, HEIGHT), QPointF(WIDTH, whole.bottom()))

    def _write(self, painter: QPainter, middle: QPointF, mark: Written, inks: Inks) -> None:
        painter.setFont(_font())
        text = self._text(mark.text)
        size = text.size()
        if mark.stands_out:
            chip = QRectF(0, 0, size.width() + 12, HEIGHT - 6)
            chip.moveCenter(middle)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(inks["accent"]))
            painter.drawRoundedRect(chip, 4, 4)
        painter.setPen(QColor(inks["on-accent" if mark.stands_out else "ruler"]))
        # On whole pixels, as Qt writes whatever it lays out itself.
        left, top = middle.x() - size.width() / 2, middle.y() - size.height() / 2
        painter.drawStaticText(QPointF(round(left), round(top)), text)

    def _text(self, written: str) -> QStaticText:
        """Return a text that is laid out once: maps are dragged past hundreds of them."""
        text = self._texts.get(written)
        if text is None:
            self._texts[written] = text = QStaticText(written)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.prepare(font=_font())
        return text


def written(
    marks: Sequence[RulerMark],
    zoom: float,
    begin: float,
    space: float,
    near: float | None,
    room: tuple[float, float] = (-inf, inf),
) -> Iterator[Written]:
    """Yield the marks that have room along a ruler, and always the one nearest to a place.

    Only those in a part of the screen are looked at, however many there are.
    """
    if not marks:
        return
    pitch = (marks[-1].at - marks[0].at) / max(len(marks) - 1, 1) * zoom or space
    step = next((each for each in STEPS if each * pitch >= space), STEPS[-1])
    nearest = -1 if near is None else nearest_of(marks, near)
    special = (marks[nearest].at - begin) * zoom
    first, last = (bisect_left(marks, begin + each / zoom, key=_place) for each in room)
    numbers = {
        *range(first + -first % step, last, step),
        *(each for each in (nearest,) if first <= each < last),
    }
    for number in sorted(numbers):
        at = (marks[number].at - begin) * zoom
        if number == nearest:
            yield Written(at, marks[number].text, stands_out=True)
        elif nearest < 0 or abs(at - special) >= space:
            yield Written(at, marks[number].text, stands_out=False)


def nearest_of(marks: Sequence[RulerMark], at: float) -> int:
    """Return the number of the mark that is nearest to a place, the first of two."""
    after = bisect_left(marks, at, key=_place)
    around = range(max(after - 1, 0), min(after + 1, len(marks)))
    # A hex of an odd column lies half way between two rows and belongs to the first.
    return min(around, key=lambda number: abs(marks[number].at - at + 1e-6))


def _place(mark: RulerMark) -> float:
    return mark.at


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(LETTERS)
    return font
