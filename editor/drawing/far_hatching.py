"""Hatching from far away: looks that share a colour with others keep something of the lines that tell them apart."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from ..concepts.marks import Marks, Shape
from .inks import Inks

PERIOD, THICK = 4, 2
"""How far apart the lines are and how thick, in pixels of the picture."""


def hatched(drawn: Sequence[Marks | None], colours: Sequence[int], inks: Inks) -> dict[int, str]:
    """Return which of the looks would be taken for another by its colour, with the ink of its lines.

    On paper, hull and silent sectors are both white.
    """
    lines = [_line_ink(each or ()) for each in drawn]
    plain = {colour for colour, ink in zip(colours, lines, strict=True) if not ink}
    return {
        number: inks[ink]
        for number, (colour, ink) in enumerate(zip(colours, lines, strict=True))
        if ink and colour in plain
    }


def hatch(image: QImage, where: QImage, ink: str) -> None:
    """Draw slanted lines over an image, where another one of its size is not transparent."""
    lines = where.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(lines) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(lines.rect(), QBrush(_tile(ink)))
    with QPainter(image) as painter:
        painter.drawImage(0, 0, lines)


def _tile(ink: str) -> QImage:
    """Return what repeats itself in slanted lines."""
    tile = QImage(PERIOD, PERIOD, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    for x in range(PERIOD):
        for y in range(PERIOD):
            if (x + y) % PERIOD < THICK:
                tile.setPixelColor(x, y, QColor(ink))
    return tile


def _line_ink(drawn: Marks) -> str:
    """Return the ink of the lines on a look's ground; nothing if there are none."""
    lines = (each for each in drawn if isinstance(each, Shape) and not each.fill)
    return next((each.stroke for each in lines), "")
