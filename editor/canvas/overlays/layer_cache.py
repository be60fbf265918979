"""A cache of what lies over the map: keeps what was drawn on it, so that panning only moves it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ...concepts.editor_kind import Box
from ...drawing.camera import Camera

MARGIN = 0.1
"""How far it reaches beyond what is seen, in parts of its size."""

Draw: TypeAlias = Callable[[QPainter, Camera, Box], None]
"""Draws the part of the plane in a box."""


@dataclass(frozen=True)
class _Drawn:
    what: tuple[object, ...]
    zoom: float
    box: Box
    pixels: QPixmap

    def serves(self, what: tuple[object, ...], zoom: float, seen: Box, ratio: float) -> bool:
        """Whether it shows these very things, as large, as sharp and as far as asked for."""
        return (
            len(self.what) == len(what)
            and all(one is other for one, other in zip(self.what, what, strict=True))
            and self.zoom == zoom
            and self.pixels.devicePixelRatio() == ratio
            and _holds(self.box, seen)
        )


class LayerCache:
    """Draws again only when something else is to be drawn, another zoom is chosen, or one looks past its edge."""

    def __init__(self) -> None:
        self._drawn: _Drawn | None = None

    def paint(
        self, painter: QPainter, camera: Camera, what: tuple[object, ...], draw: Draw
    ) -> None:
        """Paint what `draw` draws; `what` are the values it is drawn from, known by their identity."""
        ratio = painter.device().devicePixelRatio()
        # Often only a few cells are painted again; the cache is made for all that can be seen.
        seen = camera.box(QRectF(painter.window()))
        if self._drawn is None or not self._drawn.serves(what, camera.zoom, seen, ratio):
            self._drawn = _drawn(camera, seen, what, draw, ratio)
        corner = camera.on_screen((self._drawn.box.left, self._drawn.box.top))
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), self._drawn.pixels)


def _drawn(camera: Camera, seen: Box, what: tuple[object, ...], draw: Draw, ratio: float) -> _Drawn:
    area = camera.area(seen)
    across, down = round(area.width() * MARGIN), round(area.height() * MARGIN)
    wide: QRectF = area.adjusted(-across, -down, across, down)
    box = camera.box(wide)
    pixels = QPixmap(wide.size().toSize() * ratio)
    pixels.setDevicePixelRatio(ratio)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, Camera(camera.zoom, box.left, box.top), box)
    return _Drawn(what, camera.zoom, box, pixels)


def _holds(box: Box, seen: Box) -> bool:
    return (
        box.left <= seen.left
        and box.top <= seen.top
        and box.right >= seen.right
        and box.bottom >= seen.bottom
    )
