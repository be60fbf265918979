"""Legends: what an overlay is about, and what its shades stand for, drawn as a part of a box."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from hullwright.schema.messages import Message, message

from ...concepts.question import Shading
from ...drawing.inks import Inks
from ...languages.words import tr
from .ramp import STEPS, category_step, ramp_for

GRID = 8.0
BAR = 10.0
NARROWEST = 16 * GRID
"""How wide the bar of a ramp is at least, in pixels."""
LETTERS = 12
LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
MIDDLE = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
NONE_FOUND = message("There is nothing to show on this map.")


class OverlayLegend(NamedTuple):
    """What a shading is about, and what its shades stand for."""

    title: Message
    ends: tuple[Message, Message] | None
    """What the weakest and the strongest shade stand for."""
    categories: Sequence[Message] = ()
    """What each category is called, where there are such instead of a ramp."""
    diverging: bool = False
    """Whether the shades are about a zero in their middle."""
    none_found: Message | None = None
    """What is said instead, if there is nothing to show."""

    @classmethod
    def of(cls, title: Message, shading: Shading) -> "OverlayLegend":
        """Return the legend of a shading."""
        if shading.is_empty:
            return cls(title, None, none_found=shading.none_found or NONE_FOUND)
        return cls(title, shading.legend, shading.categories, shading.diverging)


def letters() -> QFont:
    """Return the letters of legends."""
    font = QFont()
    font.setPixelSize(LETTERS)
    return font


def line_height() -> float:
    """Return how high a line of a legend is."""
    return QFontMetricsF(letters()).height()


def width_of(text: str) -> float:
    """Return how wide a text is in a legend."""
    return QFontMetricsF(letters()).horizontalAdvance(text)


def cut(text: str, width: float) -> str:
    """Return a text as it fits into a width, cut with an ellipsis if it does not."""
    return QFontMetricsF(letters()).elidedText(text, Qt.TextElideMode.ElideRight, max(width, 0.0))


def size_of(legend: OverlayLegend) -> QSizeF:
    """Return how much room a legend takes below its title."""
    line = line_height()
    if legend.none_found:
        return QSizeF(width_of(tr(legend.none_found)), line)
    if legend.categories:
        widest = max(width_of(tr(each)) for each in legend.categories)
        return QSizeF(widest + 4 * GRID, len(legend.categories) * (line + GRID / 2))
    if legend.ends is None:
        return QSizeF()
    weak, strong = (width_of(tr(each)) for each in legend.ends)
    between = width_of(" 0 ") if legend.diverging else 0.0
    # Zero stands in the middle, so that both sides get the room of the longer one.
    words = 2 * max(weak, strong) + between if legend.diverging else weak + strong
    return QSizeF(max(words + 2 * GRID, NARROWEST), BAR + GRID / 2 + line)


def paint_legend(painter: QPainter, area: QRectF, legend: OverlayLegend, inks: Inks) -> None:
    """Draw a legend, without its title, into an area as large as it takes."""
    if legend.none_found:
        painter.setPen(QColor(inks["faint-text"]))
        painter.drawText(area, LEFT, cut(tr(legend.none_found), area.width()))
    elif legend.categories:
        _paint_categories(painter, area, legend, inks)
    elif legend.ends is not None:
        _paint_ramp(painter, area, legend, legend.ends, inks)


def _paint_ramp(
    painter: QPainter,
    area: QRectF,
    legend: OverlayLegend,
    ends: tuple[Message, Message],
    inks: Inks,
) -> None:
    weak, strong = (tr(each) for each in ends)
    bar = QRectF(area.left(), area.top(), area.width(), BAR)
    _paint_bar(painter, bar, inks, has_range=weak != strong, diverging=legend.diverging)
    below = area.adjusted(0, BAR + GRID / 2, 0, 0)
    painter.setPen(QColor(inks["faint-text"]))
    painter.drawText(below, LEFT, weak)
    if strong != weak:
        painter.drawText(below, RIGHT, strong)
    if legend.diverging:
        painter.drawText(below, MIDDLE, "0")
        painter.setPen(QPen(QColor(inks["text"]), 1))
        middle = QPointF(bar.center().x(), bar.top())
        painter.drawLine(middle, middle + QPointF(0, BAR))


def _paint_bar(
    painter: QPainter, bar: QRectF, inks: Inks, *, has_range: bool, diverging: bool
) -> None:
    ramp = ramp_for(inks, diverging=diverging)
    shades = QLinearGradient(bar.topLeft(), bar.topRight())
    for step in range(0, STEPS, 8):
        shades.setColorAt(step / (STEPS - 1), ramp.shade(step if has_range else STEPS - 1))
    painter.setPen(QPen(QColor(inks["line"]), 1))
    painter.setBrush(shades)
    painter.drawRect(bar)


def _paint_categories(painter: QPainter, area: QRectF, legend: OverlayLegend, inks: Inks) -> None:
    """Draw each category with its colour and number."""
    ramp = ramp_for(inks)
    row = line_height() + GRID / 2
    for number, name in enumerate(legend.categories):
        place = QRectF(area.left(), area.top() + number * row, 3 * GRID, row - GRID / 4)
        step = category_step(number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ramp.shade(step))
        painter.drawRoundedRect(place, 2, 2)
        painter.setPen(ramp.ink_on(step))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setPen(QColor(inks["text"]))
        beside = QRectF(place.right() + GRID, place.top(), area.width(), place.height())
        painter.drawText(beside, BESIDE, tr(name))
