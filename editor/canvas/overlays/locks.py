"""Locks: a padlock on each cell that brushes leave alone."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...concepts.editor_kind import Box, Cell
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from .reach import cells_in

ROOM = 10.0
"""Pixels for the side of a cell from which there is room for a padlock."""
PLACE = (0.42, 0.42)
"""Where it sits from the middle of a cell, in sides: beside the symbol."""
SIZE = 0.17
"""How far it reaches to each side, in sides of a cell."""


class LocksLayer:
    """Draws padlocks on locked cells."""

    under = False
    moves_along = True

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the padlocks that are seen and have room."""
        if camera.zoom < ROOM:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cell in self._locked(seen):
            x, y = self._workplace.surface.centre(cell)
            place = camera.on_screen((x + PLACE[0], y + PLACE[1]))
            _paint_padlock(painter, place, SIZE * camera.zoom, inks)

    def _locked(self, seen: Box) -> Iterator[Cell]:
        place = self._workplace
        lock = place.editor_kind.lock if place.choices.now.locks_pieces else None
        if lock is None and not place.locked:
            return
        content = place.surface.content
        for cell in cells_in(place.surface, seen):
            if cell in place.locked or (lock is not None and lock.holds(content(cell))):
                yield cell


def _paint_padlock(painter: QPainter, at: QPointF, size: float, inks: Inks) -> None:
    """Draw a closed padlock around a point."""
    body = QRectF(at.x() - size, at.y() - size * 0.2, 2 * size, 1.5 * size)
    bow = QPainterPath()
    bow.moveTo(at.x() - size * 0.6, body.top())
    bow.arcTo(
        QRectF(at.x() - size * 0.6, body.top() - size * 1.1, size * 1.2, size * 1.8), 180, -180
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((inks["paper"], 4.0), (inks["cursor"], 2.0)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawPath(bow)
    painter.setPen(QPen(QColor(inks["paper"]), 1.0))
    painter.setBrush(QColor(inks["cursor"]))
    painter.drawRoundedRect(body, size * 0.25, size * 0.25)
