"""A cache of what lies over the map: keeps what was drawn on it, so that panning only moves it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hullwright.schema.late_dataclass import late_dataclass

from ...concepts.editor_kind import Box
from ...drawing.camera import Camera
from ...drawing.ring_paths import boxes_apart

EDGE = 2
"""Pixels around what differs that are drawn again with it, because lines are smoothed."""
MARGIN = 0.1
"""How far it reaches beyond what is seen, in parts of its size."""
PATCHES = 12
"""In so many boxes it is drawn again at the most; where more look different, all of it is."""
ZOOMS = 3
"""For so many zooms it keeps what was drawn: whoever goes nearer often comes back."""

Draw: TypeAlias = Callable[[QPainter, Camera, Box], None]
"""Draws the part of the plane in a box."""


@late_dataclass
class _Drawn:
    what: tuple[object, ...]
    zoom: float
    box: Box
    pixels: QPixmap
    stale: Sequence[Box] = ()
    """Where it is still to be drawn again."""

    def shows(self, what: tuple[object, ...], ratio: float) -> bool:
        """Whether it shows these very things, as sharp as asked for."""
        return (
            len(self.what) == len(what)
            and all(one is other for one, other in zip(self.what, what, strict=True))
            and self.pixels.devicePixelRatio() == ratio
        )

    def amended(self, before: object, after: object, boxes: Sequence[Box]) -> "_Drawn":
        """Return it as drawn from another value, which looks different in some boxes."""
        if not any(value is before for value in self.what):
            return self
        what = tuple(after if value is before else value for value in self.what)
        return replace(self, what=what, stale=boxes_apart([*self.stale, *boxes]))


class LayerCache:
    """Draws again only when something else is to be drawn, another zoom is chosen, or one looks past its edge."""

    def __init__(self) -> None:
        self._kept: list[_Drawn] = []
        """What was drawn for some zooms, the one that was seen last at the end."""
        self._stood_in: float | None = None
        """A zoom at which what was drawn for another was shown, larger or smaller than it is."""
        self.is_behind = False
        """Whether the last picture was such; layers that may draw nothing at all reset it."""

    def amend(self, before: object, after: object, boxes: Sequence[Box]) -> None:
        """Let one of the values it was drawn from be another, which looks different only in some boxes."""
        amended = [each.amended(before, after, boxes) for each in self._kept]
        self._kept = [each for each in amended if len(each.stale) <= PATCHES]

    def paint(
        self, painter: QPainter, camera: Camera, what: tuple[object, ...], draw: Draw
    ) -> None:
        """Paint what `draw` draws; `what` are the values it is drawn from, known by their identity."""
        ratio = painter.device().devicePixelRatio()
        # Often only a few cells are painted again; the cache is made for all that can be seen.
        seen = camera.box(QRectF(painter.window()))
        kept = [each for each in self._kept if each.shows(what, ratio)]
        drawn = next((each for each in kept if each.zoom == camera.zoom), None)
        # As with the cells themselves: whoever zooms sees that at once, and fine lines a moment later.
        is_zoomed = drawn is None or (drawn is not kept[-1] and bool(drawn.stale))
        self.is_behind = is_zoomed and bool(kept) and camera.zoom != self._stood_in
        if self.is_behind:
            self._stood_in, shown = camera.zoom, drawn or kept[-1]
            painter.drawPixmap(camera.area(shown.box), shown.pixels, _all_of(shown.pixels))
            return
        if drawn is None or not _holds(drawn.box, seen):
            drawn = _drawn(camera, seen, what, draw, ratio)
            self._stood_in = None
        elif drawn.stale:
            drawn = _drawn_again(drawn, draw)
            self._stood_in = None
        others = [each for each in kept if each.zoom != camera.zoom]
        self._kept = [*others[-ZOOMS + 1 :], drawn]
        corner = camera.on_screen((drawn.box.left, drawn.box.top))
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), drawn.pixels)


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


def _drawn_again(drawn: _Drawn, draw: Draw) -> _Drawn:
    """Return it with what is stale drawn again."""
    camera = Camera(drawn.zoom, drawn.box.left, drawn.box.top)
    with QPainter(drawn.pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in drawn.stale:
            area = QRectF(camera.area(box).toAlignedRect().adjusted(-EDGE, -EDGE, EDGE, EDGE))
            painter.save()
            painter.setClipRect(area)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(area, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            draw(painter, camera, camera.box(area))
            painter.restore()
    return replace(drawn, stale=())


def _all_of(pixels: QPixmap) -> QRectF:
    return QRectF(pixels.rect())


def _holds(box: Box, seen: Box) -> bool:
    return (
        box.left <= seen.left
        and box.top <= seen.top
        and box.right >= seen.right
        and box.bottom >= seen.bottom
    )
