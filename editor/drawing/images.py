"""Pictures: a map as an image of any size, also without a display."""

from math import ceil, inf

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_PICTURE_PIXELS
from hullwright.schema.messages import message

from .camera import Camera
from .drawn_ship import FINE, has_hull, marks_without_space, more_room, whole_hull
from .hull_styles import OFF
from .inks import Inks
from .map_picture import MapPicture
from .painter import paint_marks
from .picture_layout import RULER, PictureLayout, picture_layout

LEGIBLE = 7
"""The smallest letters of a ruler, in pixels; below that it is left out."""
LARGEST_ZOOM = 96.0
"""Small maps are not blown up further than this, in pixels for the side of a cell, to fill a size."""


def image_of(
    document: MapDocument,
    inks: Inks,
    *,
    zoom: float | None = None,
    largest: int = 512,
    rulers: bool = True,
    hull: str = OFF,
) -> QImage:
    """Return a picture of a map.

    `zoom` says how many pixels the side of a cell takes; without it the picture is made to fit a
    square of `largest` pixels. With a `hull` in one of our styles, empty cells are left out.
    """
    more = more_room(document, hull)
    layout = picture_layout(document, rulers=rulers, more=more)
    scale = zoom or min(largest / max(layout.width, layout.height), LARGEST_ZOOM)
    if layout.rulers and RULER * scale < LEGIBLE:
        layout = picture_layout(document, rulers=False, more=more)
        scale = zoom or largest / max(layout.width, layout.height)
    return _drawn(document, layout, inks, scale, hull)


def _drawn(
    document: MapDocument, layout: PictureLayout, inks: Inks, zoom: float, hull: str
) -> QImage:
    # Not a pixel more than asked for because of the last digit of a division.
    width, height = (max(ceil(side * zoom - 1e-6), 1) for side in (layout.width, layout.height))
    if width * height > MAX_PICTURE_PIXELS:
        raise HullwrightError(
            message(
                "The picture would have {width} × {height} pixels, more than {most} million; "
                "choose a smaller size.",
                width=width,
                height=height,
                most=MAX_PICTURE_PIXELS // 1_000_000,
            )
        )
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(inks["paper"]))
    with QPainter(image) as painter:
        camera = Camera(zoom, layout.box.left, layout.box.top)
        kind, ship = layout.editor_kind, has_hull(layout.editor_kind, hull)
        marks = marks_without_space(kind, document) if ship else kind.marks
        ground = MapPicture(marks, layout.surface, inks)
        # Whoever wants a picture waits for all of it; nothing is left for a next one.
        ground.paint(painter, camera, QRectF(image.rect()), 1.0, patience=inf)
        painter.translate(camera.on_screen((0.0, 0.0)))
        if ship:
            drawn = whole_hull(kind, layout.surface, hull, fine=zoom >= FINE)
            paint_marks(painter, drawn, inks, zoom)
        paint_marks(painter, layout.rulers, inks, zoom)
    return image
