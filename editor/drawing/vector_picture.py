"""A picture drawn shape by shape: cells one by one, what lies over them, and what stands around the map."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ..concepts.marks import Marks, Shape, Text
from .drawn_ship import FINE
from .inks import Inks
from .painter import paint_marks
from .paths import text_path
from .picture_layout import PictureLayout
from .picture_parts import FarOverlay, PictureOverlay

LABEL = 0.36
"""The size of the labels in the cells, in sides of a cell."""
FAR = 9.0
"""Pixels for the side of a cell below which an overlay is drawn from far away."""


def paint_cells(painter: QPainter, layout: PictureLayout, inks: Inks, zoom: float) -> None:
    """Draw the cells of a picture, with the origin of the plane at the painter's."""
    cells = list(layout.placed())
    for cell in cells:
        _paint_at(painter, cell.x, cell.y, layout.marks(cell.look), inks, zoom)
    if not layout.parts.is_labelled:
        return
    for cell in cells:
        if cell.label:
            down, ink = cell.label_place
            label = Text(cell.label, ink, LABEL, (0.0, down))
            _paint_at(painter, cell.x, cell.y, (label,), inks, zoom)


def paint_hull(painter: QPainter, layout: PictureLayout, inks: Inks, zoom: float) -> None:
    """Draw the hull around a ship."""
    paint_marks(painter, layout.hull(fine=zoom >= FINE), inks, zoom)


def paint_overlays(painter: QPainter, layout: PictureLayout, inks: Inks, zoom: float) -> None:
    """Draw what lies over the cells."""
    for overlay in layout.parts.overlays:
        if overlay.far and zoom < FAR and layout.shown is None:
            _paint_far(painter, overlay.far, zoom)
        else:
            _paint_near(painter, layout, overlay, inks, zoom)


def paint_margins(painter: QPainter, layout: PictureLayout, inks: Inks, zoom: float) -> None:
    """Draw rulers, name and legend."""
    paint_marks(painter, layout.rulers, inks, zoom)
    for part in layout.around:
        for each in part.marks:
            _paint_at(painter, each.x, each.y, each.marks, inks, zoom, each.scale)
        for text in part.texts:
            outline = text_path(text.text, text.size, text.bold)
            left = text.x - outline.boundingRect().left()
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(zoom, zoom)
            painter.fillPath(outline.translated(QPointF(left, text.y)), QColor(inks[text.ink]))
            painter.restore()


def _paint_near(
    painter: QPainter, layout: PictureLayout, overlay: PictureOverlay, inks: Inks, zoom: float
) -> None:
    cells = [each for each in overlay.cells() if layout.is_shown(each.x, each.y)]
    for sort, strength in ((Shape, overlay.strength), (Text, 1.0)):
        painter.setOpacity(strength)
        for cell in cells:
            marks = tuple(each for each in cell.marks if isinstance(each, sort))
            _paint_at(painter, cell.x, cell.y, marks, inks, zoom)
    painter.setOpacity(1.0)


def _paint_far(painter: QPainter, far: FarOverlay, zoom: float) -> None:
    image = QImage(far.codes, far.width, far.height, far.width, QImage.Format.Format_Indexed8)
    image.setColorTable(list(far.colours))
    left, top, right, bottom = (each * zoom for each in far.box)
    whole = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter.drawImage(QRectF(left, top, right - left, bottom - top), whole)


def _paint_at(
    painter: QPainter,
    x: float,
    y: float,
    marks: Marks,
    inks: Inks,
    zoom: float,
    scale: float = 1.0,
) -> None:
    painter.save()
    painter.translate(x * zoom, y * zoom)
    paint_marks(painter, marks, inks, zoom * scale)
    painter.restore()
