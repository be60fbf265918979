"""The line around one cell as a small picture, so that one that follows the mouse is only copied."""

from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from ..concepts.editor_kind import Cell, Surface
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..drawing.map_picture import origin_of
from .outlines import line_pen

if TYPE_CHECKING:
    from ..concepts.marks import Point

BROAD, NARROW = 4.0, 2.0
"""The width of the line on paper and of the line in its own ink over it, in pixels."""
FINE = 4096
"""Cells have one shape if their corners agree to this part of a side."""

Shape: TypeAlias = tuple[tuple[int, int], ...]


class CellFrame:
    """Draws the line around a cell in whole dots, as the picture of the cell itself is drawn."""

    def __init__(self, ink: str, style: Qt.PenStyle) -> None:
        self._ink, self._style = ink, style
        self._drawn: tuple[tuple[object, ...], QPixmap] | None = None

    def paint(
        self,
        painter: QPainter,
        camera: Camera,
        placed: tuple[Surface, Cell],
        inks: Inks,
        ratio: float,
    ) -> None:
        """Draw the line around a cell of a surface."""
        surface, cell = placed
        centre = surface.centre(cell)
        pixels = self._picture(_shape(surface, cell, centre), camera.zoom, inks, ratio)
        origin, scale, half = origin_of(camera, ratio), camera.zoom * ratio, pixels.width() // 2
        left = origin.x() + round(centre[0] * scale) - half
        top = origin.y() + round(centre[1] * scale) - half
        painter.drawPixmap(QPointF(left / ratio, top / ratio), pixels)

    def _picture(self, shape: Shape, zoom: float, inks: Inks, ratio: float) -> QPixmap:
        wanted = (shape, zoom, ratio, inks["paper"], inks[self._ink])
        if self._drawn is None or self._drawn[0] != wanted:
            self._drawn = wanted, self._made(shape, zoom, inks, ratio)
        return self._drawn[1]

    def _made(self, shape: Shape, zoom: float, inks: Inks, ratio: float) -> QPixmap:
        scale = zoom * ratio
        reach = max(max(abs(x), abs(y)) for x, y in shape) / FINE
        half = ceil(reach * scale + BROAD * ratio)
        pixels = QPixmap(2 * half, 2 * half)
        pixels.fill(Qt.GlobalColor.transparent)
        corners = [QPointF(half + x / FINE * scale, half + y / FINE * scale) for x, y in shape]
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(line_pen(QColor(inks["paper"]), BROAD * ratio))
            painter.drawPolygon(QPolygonF(corners))
            painter.setPen(line_pen(QColor(inks[self._ink]), NARROW * ratio, self._style))
            painter.drawPolygon(QPolygonF(corners))
        pixels.setDevicePixelRatio(ratio)
        return pixels


def _shape(surface: Surface, cell: Cell, centre: "Point") -> Shape:
    """Return the corners of a cell around its middle, in fine parts of a side."""
    left, top = centre
    return tuple(
        (round((x - left) * FINE), round((y - top) * FINE)) for x, y in surface.corners(cell)
    )
