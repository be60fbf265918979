"""Painting for Qt: painters that let go whatever happens, and widgets that say so when they can't be drawn."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from ..languages.words import tr
from .inks_in_force import colour

_MARGIN = 12
SCATTERED = 2.0
"""Pieces that fill less than one part in so many of the rectangle around them are drawn one by one."""
_LEAST = (120, 60)
"""A smaller widget has no room for a sentence, and stays empty."""


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """Yield what paints a widget; if something goes wrong, a sentence is there in place of half a picture."""
    with QPainter(widget) as painter:
        try:
            yield painter
        except Exception:
            _excuse(painter, widget.rect())
            raise


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Give a painter back as it was, also when something goes wrong: others may go on with it."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def pieces_of(region: QRegion, most: int) -> list[QRectF]:
    """Return the rectangles of a region, or the one around them if they are too many or lie close together."""
    # Qt's regions can be gone through, which their types do not say.
    pieces = _joined(cast("Iterable[QRect]", region))
    around = region.boundingRect()
    if len(pieces) > most or _extent(around) < SCATTERED * sum(map(_extent, pieces)):
        return [QRectF(around)]
    return [QRectF(each) for each in pieces]


def _joined(bands: Iterable[QRect]) -> list[QRect]:
    """Put together what a region cuts into bands, as it does with two cells half beside each other."""
    found: list[QRect] = []
    for each in sorted(bands, key=lambda band: (band.left(), band.width(), band.top())):
        column = each.left(), each.width(), each.top()
        if found and (found[-1].left(), found[-1].width(), found[-1].bottom() + 1) == column:
            found[-1].setBottom(each.bottom())
        else:
            found.append(QRect(each))
    return found


def _extent(piece: QRect) -> int:
    return piece.width() * piece.height()


def _excuse(painter: QPainter, room: QRect) -> None:
    painter.resetTransform()
    painter.setClipping(False)
    painter.setOpacity(1.0)
    painter.fillRect(room, colour("window"))
    if room.width() < _LEAST[0] or room.height() < _LEAST[1]:
        return
    painter.setPen(colour("text"))
    text = tr("This can't be drawn because of a fault in Hullwright itself. Your work is safe.")
    inside = room.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    painter.drawText(inside, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
