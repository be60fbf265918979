"""Guides over the map: thin lines along columns, rows and diagonals."""

from PySide6.QtCore import QLineF
from PySide6.QtGui import QColor, QPainter, QPen

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks


class GuidesLayer:
    """Draws the guides of a map."""

    under = False
    moves_along = True

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the guides that are seen."""
        if not self._workplace.guides:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ends = (each.inside(seen) for each in self._workplace.guides)
        lines = [QLineF(camera.on_screen(a), camera.on_screen(b)) for a, b in ends]
        # In two tones, so that they show on every kind of cell.
        for colour, width in ((inks["paper"], 3.0), (inks["accent"], 1.25)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawLines(lines)
