"""Legends: small boxes in a corner of the canvas that say what the shades stand for."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from hullwright.schema.messages import Message

from ...drawing.inks import Inks
from ...languages.words import tr
from .ramp import STEPS, category_step, ink_on, shade

GRID = 8.0
BAR = 10.0


class OverlayLegend(NamedTuple):
    """What a shading is about, and what its shades stand for."""

    title: Message
    ends: tuple[Message, Message] | None
    """What the weakest and the strongest shade stand for."""
    categories: Sequence[Message] = ()
    """What each category is called, where there are such instead of a ramp."""


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
        corner = QPointF(left, bottom)
        if legend.categories:
            bottom = _paint_categories(painter, corner, legend, inks) - GRID
        elif legend.ends:
            bottom = _paint(painter, corner, legend.title, legend.ends, inks) - GRID
    painter.restore()


def _paint(
    painter: QPainter, corner: QPointF, about: Message, ends: tuple[Message, Message], inks: Inks
) -> float:
    """Draw the legend of a ramp with its lower left corner there; return its upper edge."""
    measure = QFontMetricsF(painter.font())
    title = tr(about)
    weak, strong = (tr(each) for each in ends)
    width = max(
        measure.horizontalAdvance(title),
        measure.horizontalAdvance(weak) + measure.horizontalAdvance(strong) + 3 * GRID,
        20 * GRID,
    )
    line = measure.height()
    box = QRectF(0, 0, width + 2 * GRID, 2 * line + BAR + 3 * GRID)
    box.moveBottomLeft(corner)
    inner = _paint_box(painter, box, title, inks)
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


def _paint_box(painter: QPainter, box: QRectF, title: str, inks: Inks) -> QRectF:
    """Draw the ground of a legend with its title; return where its rest belongs."""
    ground = QColor(inks["panel"])
    ground.setAlpha(235)
    painter.setPen(QPen(QColor(inks["line"]), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 4, 4)
    inner = box.adjusted(GRID, GRID, -GRID, -GRID)
    painter.setPen(QColor(inks["text"]))
    painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, title)
    return inner


def _paint_categories(
    painter: QPainter, corner: QPointF, legend: OverlayLegend, inks: Inks
) -> float:
    """Draw the legend of categories, each with its colour and number; return its upper edge."""
    measure = QFontMetricsF(painter.font())
    title, names = tr(legend.title), [tr(each) for each in legend.categories]
    row = measure.height() + GRID / 2
    swatch = 3 * GRID
    widest = max(map(measure.horizontalAdvance, names)) + swatch + GRID
    width = max(measure.horizontalAdvance(title), widest)
    box = QRectF(0, 0, width + 2 * GRID, (len(names) + 1) * row + 2 * GRID)
    box.moveBottomLeft(corner)
    inner = _paint_box(painter, box, title, inks)
    for number, name in enumerate(names):
        place = QRectF(inner.left(), inner.top() + (number + 1) * row, swatch, row - GRID / 4)
        step = category_step(number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(step))
        painter.drawRoundedRect(place, 2, 2)
        painter.setPen(ink_on(step))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setPen(QColor(inks["text"]))
        beside = QRectF(place.right() + GRID, place.top(), width, place.height())
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
    return box.top()


def _paint_bar(painter: QPainter, bar: QRectF, has_range: bool) -> None:
    shades = QLinearGradient(bar.topLeft(), bar.topRight())
    for step in range(0, STEPS, 9):
        shades.setColorAt(step / (STEPS - 1), shade(step if has_range else STEPS - 1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shades)
    painter.drawRect(bar)
