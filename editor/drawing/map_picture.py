"""The ground: the cells of a map as they are drawn, near by from tiles and far out from one picture."""

from collections.abc import Callable, Collection
from math import inf
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform

from ..concepts.editor_kind import Cell, Look, Surface
from ..concepts.marks import Marks
from ..languages.words import language_in_use
from .camera import Camera
from .far_view import FarPicture
from .inks import Inks
from .map_tiles import MapTiles, TileStyle
from .sprites import Sprites

NEAR = 9.0
"""The distance of rows, in pixels of the screen, from which on cells are drawn with their symbols."""
CLEAR = 48.0
"""The distance of rows from which on so few cells are seen that they are always drawn at once."""
PATIENCE = 0.014
"""How long a picture may take, in seconds, before the rest is left to the next."""


class MapPicture:
    """Draws the cells of a surface."""

    def __init__(self, marks: Callable[[Look], Marks], surface: Surface, inks: Inks) -> None:
        self.surface = surface
        self.is_behind = False
        """Whether something was left out in the last picture, to be drawn in the next."""
        self.labelled = True
        """Whether labels are written where there is room."""
        self._marks = marks
        self._inks = inks
        self._tiles: MapTiles | None = None
        self._before: MapTiles | None = None
        """Tiles of the zoom before this one, which stand in for those that are not drawn yet."""
        self._far = FarPicture(marks, surface, inks)

    def change(self, surface: Surface) -> Collection[Cell] | None:
        """Take on another surface; return the cells that look different, or None for all."""
        cells = surface.changed(self.surface)
        self.surface = surface
        self._before = None
        if self._tiles:
            self._tiles.change(surface, cells)
        self._far.change(surface, cells)
        return cells

    def colour(self, inks: Inks) -> None:
        """Draw with these inks from now on."""
        if inks is not self._inks:
            self._inks = inks
            self._far = FarPicture(self._marks, self.surface, inks)
            self.forget()

    def forget(self) -> None:
        """Let go of what can be drawn again, as when nobody looks."""
        self._tiles = self._before = None

    def is_far(self, camera: Camera) -> bool:
        """Whether a camera is so far away that symbols would be specks."""
        return self.surface.spacing * camera.zoom < NEAR and self._far.is_there()

    def sprites(self, camera: Camera, ratio: float) -> Sprites:
        """Return the sprites for a camera, in dots."""
        return self._styled(camera, ratio).sprites

    def paint(
        self,
        painter: QPainter,
        camera: Camera,
        area: QRectF,
        ratio: float,
        patience: float = PATIENCE,
    ) -> None:
        """Draw what lies in an area of the screen, whose pixels have so many dots each way.

        What takes longer than the patience, in seconds, is left to the next picture.
        """
        if self.is_far(camera):
            self._far.paint(painter, camera, area)
            self._far.paint_landmarks(painter, camera, area)
            self.is_behind = False
            return
        tiles = self._styled(camera, ratio)
        origin = origin_of(camera, ratio)
        dots = QRect(
            QPoint(int(area.left() * ratio) - 1, int(area.top() * ratio) - 1),
            QPoint(int(area.right() * ratio) + 1, int(area.bottom() * ratio) + 1),
        )
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        until = perf_counter() + patience if self._has_stand_in(camera) else inf
        missing = list(tiles.paint(painter, dots.translated(-origin), origin, until))
        painter.restore()
        self.is_behind = bool(missing)
        for place in missing:
            there = QRectF(place.x(), place.y(), place.width(), place.height())
            self._stand_in(
                painter, camera, QTransform.fromScale(1 / ratio, 1 / ratio).mapRect(there), ratio
            )

    def paint_landmarks(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Draw once more what people look for, over whatever lies over the cells; near by nothing does."""
        if self.is_far(camera):
            self._far.paint_landmarks(painter, camera, area)

    def _stand_in(self, painter: QPainter, camera: Camera, area: QRectF, ratio: float) -> None:
        """Draw an area for which there are no tiles yet, from tiles of another zoom or from far away."""
        self._far.paint(painter, camera, area)
        if self._before:
            painter.save()
            painter.setClipRect(area)
            painter.scale(1 / ratio, 1 / ratio)
            painter.translate(origin_of(camera, ratio))
            factor = camera.zoom / self._before.style.zoom
            painter.scale(factor, factor)
            self._before.paint_again(painter)
            painter.restore()

    def _has_stand_in(self, camera: Camera) -> bool:
        """Whether something may stand in for tiles that take long, as very many cells are seen."""
        return self.surface.spacing * camera.zoom < CLEAR and self._far.is_vast()

    def _styled(self, camera: Camera, ratio: float) -> MapTiles:
        style = TileStyle(self._inks, camera.zoom, ratio, self.labelled, language_in_use())
        if self._tiles is None or self._tiles.style != style:
            if self._tiles and self._tiles.style._replace(zoom=style.zoom) == style:
                self._before = self._tiles
            self._tiles = MapTiles(self._marks, self.surface, style)
        return self._tiles


def origin_of(camera: Camera, ratio: float) -> QPoint:
    """Return where the origin of the plane is on the screen, in whole dots."""
    return QPoint(
        round(-camera.left * camera.zoom * ratio), round(-camera.top * camera.zoom * ratio)
    )
