"""The ground: the cells of a map as they are drawn, near by from tiles and far out from one picture."""

from collections.abc import Callable, Collection
from math import floor, inf
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion, QTransform

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
AHEAD = 300
"""So many dots around what is seen are drawn ahead."""
SLIGHT = 1e-6
"""A part of a dot by which reckoning may be wrong."""
RESTING = 3
"""The tiles of so many other zooms are kept: whoever goes nearer often comes back."""


class MapPicture:
    """Draws the cells of a surface."""

    def __init__(self, marks: Callable[[Look], Marks], surface: Surface, inks: Inks) -> None:
        self.surface = surface
        self.is_behind = False
        """Whether something was left out in the last picture, to be drawn in the next."""
        self.labelled = True
        """Whether labels are written where there is room."""
        self.on_paper = False
        """Whether it covers whatever lies under it with paper."""
        self._marks = marks
        self._inks = inks
        self._tiles: MapTiles | None = None
        self._resting: list[MapTiles] = []
        """Tiles of other zooms; the last ones stand in for those that are not drawn yet."""
        self._is_zoomed = False
        """Whether this is another zoom than in the last picture."""
        self._far = FarPicture(marks, surface, inks)

    def copied(self) -> "MapPicture":
        """Return a picture of the same map that can become one of another, at little cost."""
        made = MapPicture(self._marks, self.surface, self._inks)
        made.labelled = self.labelled
        made._far = self._far.copied()
        return made

    def change(self, surface: Surface) -> Collection[Cell] | None:
        """Take on another surface; return the cells that look different, or None for all."""
        cells = surface.changed(self.surface)
        self.surface = surface
        for tiles in (self._tiles, *self._resting):
            if tiles:
                tiles.change(surface, cells)
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
        self._tiles = None
        self._resting.clear()

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
            self._lay_paper(painter, area)
            self._far.paint(painter, camera, area)
            self._far.paint_landmarks(painter, camera, area)
            self.is_behind = False
            return
        tiles = self._styled(camera, ratio)
        origin = origin_of(camera, ratio)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        until = self._until(camera, patience)
        missing = list(tiles.paint(painter, _dots(area, ratio).translated(-origin), origin, until))
        painter.restore()
        self._is_zoomed = False
        self.is_behind = bool(missing)
        if missing:
            self._stand_in(painter, camera, missing, ratio)

    def draw_ahead(self, camera: Camera, area: QRectF, ratio: float) -> bool:
        """Draw a bit of what lies around an area of the screen; return whether there was any to draw."""
        if self.is_far(camera):
            return False
        dots = _dots(area, ratio).adjusted(-AHEAD, -AHEAD, AHEAD, AHEAD)
        return self._styled(camera, ratio).draw_ahead(dots.translated(-origin_of(camera, ratio)))

    def paint_landmarks(self, painter: QPainter, camera: Camera, area: QRectF) -> None:
        """Draw once more what people look for, over whatever lies over the cells; near by nothing does."""
        if self.is_far(camera):
            self._far.paint_landmarks(painter, camera, area)

    def _stand_in(
        self, painter: QPainter, camera: Camera, missing: list[QRect], ratio: float
    ) -> None:
        """Draw where there are no tiles yet, from tiles of another zoom or from far away."""
        dots = QRegion()
        for place in missing:
            dots += place
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        painter.setClipRegion(dots, Qt.ClipOperation.IntersectClip)
        painter.save()
        painter.scale(ratio, ratio)
        area = QTransform.fromScale(1 / ratio, 1 / ratio).mapRect(QRectF(dots.boundingRect()))
        self._lay_paper(painter, area)
        self._far.paint(painter, camera, area)
        painter.restore()
        if self._resting:
            painter.translate(origin_of(camera, ratio))
            factor = camera.zoom / self._resting[-1].style.zoom
            painter.scale(factor, factor)
            self._resting[-1].paint_again(painter)
        painter.restore()

    def _lay_paper(self, painter: QPainter, area: QRectF) -> None:
        if self.on_paper:
            painter.fillRect(area, QColor(self._inks["paper"]))

    def _until(self, camera: Camera, patience: float) -> float:
        """Return up to when tiles are drawn: not at all at first if those of another zoom can stand in."""
        if self._is_zoomed and self._resting and patience < inf:
            return 0.0
        # Very many cells are seen, which take long.
        is_slow = self.surface.spacing * camera.zoom < CLEAR and self._far.is_vast()
        return perf_counter() + patience if is_slow else inf

    def _styled(self, camera: Camera, ratio: float) -> MapTiles:
        style = TileStyle(
            self._inks, camera.zoom, ratio, self.labelled, language_in_use(), self.on_paper
        )
        if self._tiles is None or self._tiles.style != style:
            self._rest(style)
            found = next((each for each in self._resting if each.style == style), None)
            if found:
                self._resting.remove(found)
            self._tiles = found or MapTiles(self._marks, self.surface, style)
            self._is_zoomed = True
        return self._tiles

    def _rest(self, style: TileStyle) -> None:
        """Put the present tiles by; keep those that differ from a style in nothing but the zoom."""
        if self._tiles and not self._tiles.is_blank:
            self._tiles.rest()
            self._resting.append(self._tiles)
        alike = [each for each in self._resting if each.style._replace(zoom=style.zoom) == style]
        self._resting = alike[-RESTING:]


def _dots(area: QRectF, ratio: float) -> QRect:
    """Return the dots of an area of the screen, and those around it."""
    return QRect(
        QPoint(int(area.left() * ratio) - 1, int(area.top() * ratio) - 1),
        QPoint(int(area.right() * ratio) + 1, int(area.bottom() * ratio) + 1),
    )


def origin_of(camera: Camera, ratio: float) -> QPoint:
    """Return where the origin of the plane is on the screen, in whole dots."""
    dots = camera.zoom * ratio
    return QPoint(_whole(-camera.left * dots), _whole(-camera.top * dots))


def _whole(dots: float) -> int:
    """Return the nearest whole number; of two the upper, so that what is dragged by a dot moves by one."""
    return floor(dots + 0.5 + SLIGHT)
