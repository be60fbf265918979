"""The axes of the live symmetry, drawn over the map with the centre they meet in."""

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...concepts.editor_kind import NO_SYMMETRY, Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks


class AxesLayer:
    """Draws the mirror lines of the symmetry, or the edges of a rotation's wedges."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the axes that are seen."""
        symmetry = self._workplace.symmetry
        if symmetry.name == NO_SYMMETRY.name:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = [
            QLineF(camera.on_screen(a), camera.on_screen(b))
            for a, b in self._workplace.editor_kind.symmetries.axes(symmetry, seen)
        ]
        # A dark or light line under the dashes, so that they show on every kind of cell.
        painter.setPen(QPen(QColor(inks["paper"]), 4))
        painter.drawLines(lines)
        painter.setPen(QPen(QColor(inks["axis"]), 2, Qt.PenStyle.DashLine))
        painter.drawLines(lines)
        middle = camera.on_screen(symmetry.centre)
        painter.setPen(QPen(QColor(inks["paper"]), 2))
        painter.setBrush(QColor(inks["axis"]))
        painter.drawEllipse(middle, 6, 6)
        painter.restore()
