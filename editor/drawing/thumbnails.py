"""Thumbnails: a map as a small picture, with some of its cells marked."""

from collections.abc import Collection

from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import Cell
from .camera import Camera
from .images import image_of
from .inks import Inks
from .picture_layout import picture_layout

LARGEST_ZOOM = 24.0
"""Small maps are not blown up further than this, in pixels for the side of a cell."""


def thumbnail(
    document: MapDocument, inks: Inks, largest: int, marked: Collection[Cell] = ()
) -> QImage:
    """Return a picture of a map whose sides have at most so many pixels, with some cells marked."""
    layout = picture_layout(document, rulers=False)
    zoom = min(largest / max(layout.width, layout.height), LARGEST_ZOOM)
    image = image_of(document, inks, zoom=zoom, rulers=False)
    camera = Camera(zoom, layout.box.left, layout.box.top)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shapes = [
            QPolygonF([camera.on_screen(corner) for corner in layout.surface.corners(cell)])
            for cell in marked
            if cell in layout.surface
        ]
        # All grounds first, so that no cell's ground lies over the line of its neighbour.
        for ink, width in (("paper", 4.0), ("preview", 2.0)):
            painter.setPen(QPen(QColor(inks[ink]), width))
            for shape in shapes:
                painter.drawPolygon(shape)
    return image
