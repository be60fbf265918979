"""Pictures: a map as an image of any size, also without a display."""

from dataclasses import replace
from math import ceil, inf

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_PICTURE_PIXELS
from hullwright.schema.messages import message

from .camera import Camera
from .inks import Inks
from .map_picture import MapPicture
from .picture_layout import RULER, PictureLayout, picture_layout
from .picture_parts import PictureParts
from .vector_picture import paint_cells, paint_hull, paint_margins, paint_overlays

LEGIBLE = 7
"""The smallest letters of a ruler, in pixels; below that it is left out."""
LARGEST_ZOOM = 96.0
"""Small maps are not blown up further than this, in pixels for the side of a cell, to fill a size."""
_CLEAR = QImage.Format.Format_ARGB32_Premultiplied


def image_of(
    document: MapDocument,
    inks: Inks,
    *,
    zoom: float | None = None,
    largest: int = 512,
    rulers: bool = True,
    parts: PictureParts | None = None,
) -> QImage:
    """Return a picture of a map, with rulers or with whatever parts are named.

    `zoom` says how many pixels the side of a cell takes; without it the picture is made to fit a
    square of `largest` pixels.
    """
    parts = parts or PictureParts(rulers=rulers)
    layout = picture_layout(document, parts)
    scale = zoom or min(largest / max(layout.width, layout.height), LARGEST_ZOOM)
    if layout.rulers and RULER * scale < LEGIBLE:
        layout = picture_layout(document, replace(parts, rulers=False), before=layout)
        scale = zoom or largest / max(layout.width, layout.height)
    return _drawn(layout, inks, scale)


def _drawn(layout: PictureLayout, inks: Inks, zoom: float) -> QImage:
    # Not a pixel more than asked for because of the last digit of a division.
    width, height = (max(ceil(side * zoom - 1e-6), 1) for side in (layout.width, layout.height))
    if width * height > MAX_PICTURE_PIXELS:
        raise HullwrightError(
            message(
                "The picture would be {width} × {height} pixels, more than {most} million; "
                "choose a smaller size.",
                width=width,
                height=height,
                most=MAX_PICTURE_PIXELS // 1_000_000,
            )
        )
    clear = layout.parts.transparent
    image = QImage(width, height, _CLEAR if clear else QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.transparent if clear else QColor(inks["paper"]))
    with QPainter(image) as painter:
        camera = Camera(zoom, layout.box.left, layout.box.top)
        if layout.shown is None:
            _paint_ground(painter, camera, layout, inks, QRectF(image.rect()))
        painter.translate(camera.on_screen((0.0, 0.0)))
        if layout.shown is not None:
            paint_cells(painter, layout, inks, zoom)
        paint_hull(painter, layout, inks, zoom)
        paint_overlays(painter, layout, inks, zoom)
        paint_margins(painter, layout, inks, zoom)
    return image


def _paint_ground(
    painter: QPainter, camera: Camera, layout: PictureLayout, inks: Inks, area: QRectF
) -> None:
    """Draw all cells, from tiles or from far away, as fast as on the screen."""
    ground = MapPicture(layout.marks, layout.surface, inks)
    ground.labelled = layout.parts.is_labelled
    # Whoever wants a picture waits for all of it; nothing is left for a next one.
    ground.paint(painter, camera, area, 1.0, patience=inf)
