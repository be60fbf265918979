"""Stamps: shaded cells with their numbers, drawn once for a zoom and then only copied."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QPolygonF

from ...concepts.marks import Point
from .ramp import STRENGTH, ink_on, shade

LETTERS, SMALL = 0.62, 0.42
"""The size of a number in a shaded cell, and below a symbol, in sides of a cell."""
LOW = 0.6
"""How far below the middle of a cell a number stands that leaves a symbol free."""
MOST = 4000
"""So many stamps are kept; a shading has one for each number that is seen."""


class NumberStamps:
    """Draws cells of one shape at one zoom."""

    def __init__(self, shape: Sequence[Point], zoom: float, ratio: float) -> None:
        """Take the corners of a cell around its middle."""
        self._shape = QPolygonF([QPointF(x * zoom, y * zoom) for x, y in shape])
        self._zoom = zoom
        self._ratio = ratio
        reach = max(abs(each) for point in shape for each in point)
        self.reach = round(reach * zoom) + 1
        """How far a stamp reaches from the middle of its cell, in pixels."""
        self._made: dict[tuple[int | None, str], QPixmap] = {}

    def serves(self, zoom: float, ratio: float) -> bool:
        """Whether the stamps are as large and as sharp as asked for."""
        return self._zoom == zoom and self._ratio == ratio

    def stamp(self, step: int | None, text: str) -> QPixmap:
        """Return a cell with a shade and a text; without a shade, the text leaves a symbol free."""
        key = step, text
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self._made.clear()
            found = self._made[key] = self._drawn(*key)
        return found

    def _drawn(self, step: int | None, text: str) -> QPixmap:
        side = 2 * self.reach
        stamp = QPixmap(QSize(side, side) * self._ratio)
        stamp.setDevicePixelRatio(self._ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        with QPainter(stamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(self.reach, self.reach)
            letters = QFont(painter.font())
            letters.setPixelSize(max(round(self._zoom * (SMALL if step is None else LETTERS)), 1))
            painter.setFont(letters)
            if step is None:
                self._draw_pill(painter, text)
            else:
                self._draw_cell(painter, step, text)
        return stamp

    def _draw_cell(self, painter: QPainter, step: int, text: str) -> None:
        colour = QColor(shade(step))
        colour.setAlpha(STRENGTH)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(self._shape)
        painter.setPen(ink_on(step))
        painter.drawText(self._shape.boundingRect(), Qt.AlignmentFlag.AlignCenter, text)

    def _draw_pill(self, painter: QPainter, text: str) -> None:
        zoom = self._zoom
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 0.3 * zoom
        pill = QRectF(0, 0, max(width, 0.6 * zoom), 0.5 * zoom)
        pill.moveCenter(QPointF(0, LOW * zoom))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(0))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(ink_on(0))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
