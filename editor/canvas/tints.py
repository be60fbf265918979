"""Tints: very many cells, marked by a thin colour over them instead of a line around them."""

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from ..concepts.editor_kind import Cell, Surface
from ..drawing.camera import Camera

STRENGTH = 0.3
"""How much of the colour is seen, from none to all."""
NEAR = 20.0
"""The distance of rows, in pixels, from which on each cell is tinted by its shape."""


class Tint:
    """A colour over some cells of a surface."""

    def __init__(self, surface: Surface, cells: Collection[Cell]) -> None:
        self._surface = surface
        self._cells = cells if isinstance(cells, frozenset) else frozenset(cells)
        self._mask: QImage | None = None

    def paint(self, painter: QPainter, camera: Camera, part: QRectF, colour: QColor) -> None:
        """Draw what lies in a part of the screen."""
        painter.save()
        painter.setOpacity(STRENGTH)
        if self._surface.spacing * camera.zoom >= NEAR:
            self._paint_near(painter, camera, part, colour)
        else:
            self._paint_far(painter, camera, colour)
        painter.restore()

    def _paint_near(self, painter: QPainter, camera: Camera, part: QRectF, colour: QColor) -> None:
        left, top, right, bottom = camera.box(part)
        more = self._surface.spacing
        left, top, right, bottom = left - more, top - more, right + more, bottom + more
        seen = self._surface.inside([(left, top), (right, top), (right, bottom), (left, bottom)])
        path = QPainterPath()
        for cell in seen:
            if cell in self._cells:
                corners = self._surface.corners(cell)
                path.addPolygon(QPolygonF([camera.on_screen(corner) for corner in corners]))
                path.closeSubpath()
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, colour)

    def _paint_far(self, painter: QPainter, camera: Camera, colour: QColor) -> None:
        if self._mask is None:
            self._mask = self._masked()
        mask, pitch, bounds = self._mask, self._surface.spacing / 2, self._surface.bounds
        mask.setColorTable([0, colour.rgba()])
        begin = camera.on_screen((bounds.left, bounds.top))
        size = pitch * camera.zoom
        painter.drawImage(
            QRectF(begin.x(), begin.y(), mask.width() * size, mask.height() * size),
            mask,
            QRectF(mask.rect()),
        )

    def _masked(self) -> QImage:
        """Return a picture with two by two pixels for each of the cells."""
        bounds, pitch = self._surface.bounds, self._surface.spacing / 2
        width = int((bounds.right - bounds.left) / pitch) + 2
        height = int((bounds.bottom - bounds.top) / pitch) + 2
        made = bytearray(width * height)
        centre, pair = self._surface.centre, b"\1\1"
        # From the middle of a cell to the upper left one of its pixels.
        left, top = bounds.left + pitch / 2, bounds.top + pitch / 2
        for cell in self._cells:
            x, y = centre(cell)
            at = int((y - top) / pitch) * width + int((x - left) / pitch)
            made[at : at + 2] = pair
            made[at + width : at + width + 2] = pair
        image = QImage(bytes(made), width, height, width, QImage.Format.Format_Indexed8)
        return image.copy()
