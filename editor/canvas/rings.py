"""Rings: marks around cells too small for a line around them, which leave free what lies there."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ..concepts.editor_kind import Surface
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from .markings import Marking
from .outlines import line_pen

RADIUS = 6.0
"""How far a ring is from the middle of its cell, in pixels."""


def paint_rings(
    painter: QPainter, camera: Camera, surface: Surface, marking: Marking, inks: Inks
) -> None:
    """Draw a ring around each marked cell; those that touch become one."""
    rings = QPainterPath()
    rings.setFillRule(Qt.FillRule.WindingFill)
    for cell in marking.cells:
        rings.addEllipse(camera.on_screen(surface.centre(cell)), RADIUS, RADIUS)
    if len(marking.cells) > 1:
        rings = rings.simplified()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, style in (
        (inks["paper"], 4.0, Qt.PenStyle.SolidLine),
        (inks[marking.ink], 2.0, marking.style),
    ):
        painter.setPen(line_pen(QColor(colour), width, style))
        painter.drawPath(rings)
