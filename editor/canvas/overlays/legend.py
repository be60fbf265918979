"""Legends: small boxes in a corner of the canvas that say what the shades stand for."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from hullwright.schema.messages import Message

from ...drawing.inks import Inks
from ...languages.words import tr
from .ramp import STEPS, shade

GRID = 8.0
BAR = 10.0


class OverlayLegend(NamedTuple):
    """What a shading is about, and what its weakest and strongest shade stand for."""

    title: Message
    ends: tuple[Message, Message]


def paint_legends(painter: QPainter, legends: Sequence[OverlayLegend], inks: Inks) -> None:
    """Draw legends above one another in the lower left corner of the canvas."""
    area = painter.window()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters = QFont(painter.font())
    letters.setPixelSize(12)
    painter.setFont(letters)
    bottom = area.bottom() - GRID
    # The ruler lies along the left edge.
    left = area.left() + 6 * GRID
    for legend in legends:
        bottom = _paint(painter, QPointF(left, bottom), legend, inks) - GRID
    painter.restore()


def _paint(painter: QPainter, corner: QPointF, legend: OverlayLegend, inks: Inks) -> float:
    """Draw a legend with its lower left corner there; return its upper edge."""
    measure = QFontMetricsF(painter.font())
    title = tr(legend.title)
    weak, strong = (tr(each) for each in legend.ends)
    width = max(
        measure.horizontalAdvance(title),
        measure.horizontalAdvance(weak) + measure.horizontalAdvance(strong) + 3 * GRID,
        20 * GRID,
    )
    line = measure.height()
    box = QRectF(0, 0, width + 2 * GRID, 2 * line + BAR + 3 * GRID)
    box.moveBottomLeft(corner)
    ground = QColor(inks["panel"])
    ground.setAlpha(235)
    painter.setPen(QPen(QColor(inks["line"]), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4, 4)
    inner = box.adjusted(GRID, GRID, -GRID, -GRID)
    painter.setPen(QColor(inks["text"]))
    painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, title)
    _paint_bar(
        painter,
        QRectF(inner.left(), inner.top() + line + GRID / 2, inner.width(), BAR),
        weak != strong,
    )
    painter.setPen(QColor(inks["faint-text"]))
    painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, weak)
    if strong != weak:
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, strong)
    return box.top()


def _paint_bar(painter: QPainter, bar: QRectF, has_range: bool) -> None:
    shades = QLinearGradient(bar.topLeft(), bar.topRight())
    for step in range(0, STEPS, 9):
        shades.setColorAt(step / (STEPS - 1), shade(step if has_range else STEPS - 1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shades)
    painter.drawRect(bar)
