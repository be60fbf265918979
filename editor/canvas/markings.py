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
        self.ink = ink
        self.style = style
        self._outline = CellsOutline(surface)
        self._tint: Tint | None = None
        self._is_made = True
        self.cells: Collection[Cell] = ()
        """The cells that are marked."""

    def show(self, cells: Collection[Cell]) -> None:
        """Mark these cells and no others."""
        if cells == self.cells:
            return
        self.cells = cells
        # Made when it is drawn: while a stroke goes on from far away, nobody sees the lines.
        self._is_made = False

    def _make(self) -> None:
        many = len(self.cells) > OUTLINED
        self._tint = Tint(self._surface, self.cells) if many else None
        self._outline.show(() if many else self.cells)
        self._is_made = True

    def paint(self, painter: QPainter, camera: Camera, part: QRectF, inks: Inks) -> None:
        """Draw what lies in a part of the screen, in two tones to be seen on any ground."""
        if not self._is_made:
            self._make()
        if self._tint:
            self._tint.paint(painter, camera, part, QColor(inks[self.ink]))
        elif self._outline.loops and self._outline.touches(camera, part):
            colour = QColor(inks[self.ink])
            self._outline.paint(painter, camera, line_pen(QColor(inks["paper"]), 4.0))
            self._outline.paint(painter, camera, line_pen(colour, 2.0, self.style))
