"""Single cells with other looks than the map has, as previews show them."""

import math
from collections.abc import Callable, Mapping

from PySide6.QtGui import QColor, QPainter

from ..concepts.editor_kind import Cell, Look, Surface
from ..concepts.marks import Marks
from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..drawing.map_picture import MapPicture, origin_of
from ..drawing.painter import ground_ink


def paint_near(
    painter: QPainter,
    camera: Camera,
    looks: Mapping[Cell, Look],
    ground: MapPicture,
    ratio: float,
) -> None:
    """Draw cells of a map with other looks, as large as the map is drawn near by."""
    if not looks:
        return
    centre, origin = ground.surface.centre, origin_of(camera, ratio)
    cells = ((*centre(cell), look) for cell, look in looks.items())
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    ground.sprites(camera, ratio).draw(painter, cells, -origin.x(), -origin.y())
    painter.restore()


def paint_far(
    painter: QPainter,
    camera: Camera,
    looks: Mapping[Cell, Look],
    surface: Surface,
    drawn: tuple[Callable[[Look], Marks], Inks],
) -> None:
    """Draw squares as large as rows are high, as a map is drawn from far away."""
    marks, inks = drawn
    # A cell that is smaller than a pixel takes one, or nobody would see what they paint.
    side = max(surface.spacing * camera.zoom, 1.0)
    size = math.ceil(side)
    colours = {look: QColor(inks[ground_ink(marks(look))]) for look in set(looks.values())}
    for cell, look in looks.items():
        place = camera.on_screen(surface.centre(cell))
        left, top = math.floor(place.x() - side / 2 + 0.5), math.floor(place.y() - side / 2 + 0.5)
        painter.fillRect(left, top, size, size, colours[look])
