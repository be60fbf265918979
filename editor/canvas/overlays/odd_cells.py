"""Odd cells: those that do not agree with their images under the symmetry, marked on the map."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from .reach import outline, touching

INNER = 0.75
"""How large the free middle of a cell is, as a part of it."""


class OddCellsLayer:
    """Hatches the odd cells and draws a line around each."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    @property
    def moves_along(self) -> bool:
        """Whether nothing is hatched: hatching lies still on the screen."""
        return not (self._workplace.findings.symmetry and self._workplace.findings.symmetry.odd)

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the odd cells that are seen."""
        report, surface = self._workplace.findings.symmetry, self._workplace.surface
        # A map may have become smaller since it was asked about.
        odd = [cell for cell in report.odd if cell in surface] if report else []
        if not odd:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(camera.zoom * 0.08, 1.5)
        ink = QColor(inks["axis"])
        hatching = QBrush(ink, Qt.BrushStyle.BDiagPattern)
        for cell in touching(surface, odd, seen):
            corners = outline(surface, cell, camera)
            painter.fillPath(_rim(corners), hatching)
            painter.setPen(QPen(ink, width))
            painter.drawPolygon(corners)


def _rim(corners: QPolygonF) -> QPainterPath:
    """Return the rim of a cell: its middle stays free for what lies there."""
    middle = corners.boundingRect().center()
    inner = QPolygonF([middle + (corner - middle) * INNER for corner in corners.toList()])
    path = QPainterPath()
    for each in (corners, inner):
        path.addPolygon(each)
        path.closeSubpath()
    return path
