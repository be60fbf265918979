"""Painting for Qt: painters that let go whatever happens, and widgets that say so when they can't be drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ..languages.words import tr
from .inks_in_force import colour

_MARGIN = 12
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
