"""Rulers: the letters and numbers of columns and rows along the edges of the canvas."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ..concepts.editor_kind import RulerMark, Surface
from ..concepts.marks import Point
from ..drawing.camera import Camera
from ..drawing.inks import Inks

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
        painter.setFont(_font())
        above = QRectF(WIDTH, 0, whole.width() - WIDTH, HEIGHT)
        beside = QRectF(0, HEIGHT, WIDTH, whole.height() - HEIGHT)
        painter.fillRect(QRectF(0, 0, whole.width(), HEIGHT), QColor(inks["ruler-paper"]))
        painter.fillRect(beside, QColor(inks["ruler-paper"]))
        x, y = point or (None, None)
        painter.setClipRect(above)
        for mark in written(self._columns, camera.zoom, camera.left, self._widest + GAP, x):
            if above.left() - self._widest < mark.at < above.right() + self._widest:
                _write(painter, QRectF(mark.at - 40, 0, 80, HEIGHT), mark, inks)
        painter.setClipRect(beside)
        for mark in written(self._rows, camera.zoom, camera.top, LETTERS + 4, y):
            if beside.top() - HEIGHT < mark.at < beside.bottom() + HEIGHT:
                _write(painter, QRectF(0, mark.at - HEIGHT / 2, WIDTH, HEIGHT), mark, inks)
        painter.setClipping(False)
        painter.setPen(QColor(inks["line"]))
        painter.drawLine(QPointF(WIDTH, HEIGHT), QPointF(whole.right(), HEIGHT))
        painter.drawLine(QPointF(WIDTH, HEIGHT), QPointF(WIDTH, whole.bottom()))


def written(
    marks: Sequence[RulerMark], zoom: float, begin: float, space: float, near: float | None
) -> Iterator[Written]:
    """Yield the marks that have room along a ruler, and always the one nearest to a place."""
    if not marks:
        return
    pitch = (marks[-1].at - marks[0].at) / max(len(marks) - 1, 1) * zoom or space
    step = next((each for each in STEPS if each * pitch >= space), STEPS[-1])
    nearest = -1 if near is None else nearest_of(marks, near)
    special = (marks[nearest].at - begin) * zoom
    for number, mark in enumerate(marks):
        at = (mark.at - begin) * zoom
        if number == nearest:
            yield Written(at, mark.text, stands_out=True)
        elif number % step == 0 and (nearest < 0 or abs(at - special) >= space):
            yield Written(at, mark.text, stands_out=False)


def nearest_of(marks: Sequence[RulerMark], at: float) -> int:
    """Return the number of the mark that is nearest to a place, the first of two."""
    # A hex of an odd column lies half way between two rows and belongs to the first.
    return min(range(len(marks)), key=lambda number: abs(marks[number].at - at + 1e-6))


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(LETTERS)
    return font


def _write(painter: QPainter, area: QRectF, mark: Written, inks: Inks) -> None:
    if mark.stands_out:
        text = painter.fontMetrics().horizontalAdvance(mark.text)
        chip = QRectF(0, 0, text + 12, HEIGHT - 6)
        chip.moveCenter(area.center())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks["accent"]))
        painter.drawRoundedRect(chip, 4, 4)
    painter.setPen(QColor(inks["on-accent" if mark.stands_out else "ruler"]))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, mark.text)
