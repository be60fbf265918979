"""Stamps: shaded cells with their numbers, drawn once for a zoom and then only copied."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QPolygonF

from ...concepts.marks import Point
from .ramp import Ramp

LETTERS, SMALL = 0.62, 0.42
"""The size of a number in a shaded cell, and on a plate, in sides of a cell."""
LEGIBLE = 8
"""The smallest letters on a plate, in pixels; below that a symbol is left alone."""
WIDEST = 1.5
"""How wide a number may be, in sides of a cell; longer ones have smaller letters."""
LOW = 0.6
"""How far below the middle of a cell a number stands that leaves a symbol free."""
INSET = 0.96
"""How much of a cell a shade covers, so that its edges and what stands on them stay seen."""
TINT = 150
"""How much of a picture in a cell a shade covers, of 255."""
MOST = 4000
"""So many stamps are kept; a shading has one for each number that is seen."""


class StampStyle(NamedTuple):
    """All that decides how stamps look, besides the shape of a cell."""

    ramp: Ramp
    zoom: float
    ratio: float
    """Dots for a pixel of the screen."""
    tints: bool = False
    """Whether pictures in the cells are to be seen through the shades."""


class NumberStamps:
    """Draws cells of one shape at one zoom."""

    def __init__(self, shape: Sequence[Point], style: StampStyle) -> None:
        """Take the corners of a cell around its middle."""
        zoom = style.zoom
        self.style = style
        self._shape = QPolygonF([QPointF(x * zoom * INSET, y * zoom * INSET) for x, y in shape])
        reach = max(abs(each) for point in shape for each in point)
        self.reach = round(reach * zoom) + 1
        """How far a stamp reaches from the middle of its cell, in pixels."""
        self._made: dict[tuple[int | None, str], QPixmap] = {}

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
        stamp = QPixmap(QSize(side, side) * self.style.ratio)
        stamp.setDevicePixelRatio(self.style.ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        with QPainter(stamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(self.reach, self.reach)
            if step is not None:
                self._draw_cell(painter, step)
            if text and step is not None and not self.style.tints:
                self._write(painter, text, LETTERS, QPointF(0, 0), self.style.ramp.ink_on(step))
            elif text and SMALL * self.style.zoom >= LEGIBLE:
                self._draw_plate(painter, step, text)
        return stamp

    def _draw_cell(self, painter: QPainter, step: int) -> None:
        colour = QColor(self.style.ramp.shade(step))
        colour.setAlpha(TINT if self.style.tints else 255)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(self._shape)

    def _draw_plate(self, painter: QPainter, step: int | None, text: str) -> None:
        """Draw a number on a plate of its own: below a symbol, or in the middle of a picture."""
        zoom, ramp = self.style.zoom, self.style.ramp
        plate = QRectF(0, 0, max(self._width(text, SMALL) + 0.3 * zoom, 0.6 * zoom), 0.5 * zoom)
        plate.moveCenter(QPointF(0, LOW * zoom if step is None else 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ramp.shade(step or 0))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        self._write(painter, text, SMALL, plate.center(), ramp.ink_on(step or 0))

    def _write(
        self, painter: QPainter, text: str, size: float, middle: QPointF, ink: QColor
    ) -> None:
        painter.setFont(self._font(text, size))
        painter.setPen(ink)
        area = QRectF(0, 0, 2 * self.reach, 2 * self.reach)
        area.moveCenter(middle)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def _width(self, text: str, size: float) -> float:
        return QFontMetricsF(self._font(text, size)).horizontalAdvance(text)

    def _font(self, text: str, size: float) -> QFont:
        """Return letters of a size, or smaller ones if the text would not fit into its cell."""
        letters, zoom = QFont(), self.style.zoom
        letters.setPixelSize(max(round(zoom * size), 1))
        width = QFontMetricsF(letters).horizontalAdvance(text)
        if width > WIDEST * zoom:
            letters.setPixelSize(max(int(zoom * size * WIDEST * zoom / width), 1))
        return letters
