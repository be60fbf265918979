"""Markings: cells that are marked, by the line around them or, where they are very many, by a tint."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ..concepts.editor_kind import Cell, Surface
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from .outlines import CellsOutline, line_pen
from .tints import Tint

OUTLINED = 1500
"""The most cells that get a line around them."""


class Marking:
    """Marks cells of a surface with an ink."""

    def __init__(self, surface: Surface, ink: str, style: Qt.PenStyle) -> None:
        self._surface = surface
        self._ink = ink
        self._style = style
        self._outline = CellsOutline(surface)
        self._tint: Tint | None = None

    def show(self, cells: Collection[Cell]) -> None:
        """Mark these cells and no others."""
        many = len(cells) > OUTLINED
        self._tint = Tint(self._surface, cells) if many else None
        self._outline.show(() if many else cells)

    def paint(self, painter: QPainter, camera: Camera, part: QRectF, inks: Inks) -> None:
        """Draw what lies in a part of the screen, in two tones to be seen on any ground."""
        colour = QColor(inks[self._ink])
        if self._tint:
            self._tint.paint(painter, camera, part, colour)
        else:
            self._outline.paint(painter, camera, line_pen(QColor(inks["paper"]), 4.0))
            self._outline.paint(painter, camera, line_pen(colour, 2.0, self._style))
