"""The still picture: what lies still while the hand moves over it, kept so that a preview only copies it.

It reaches a little beyond what is seen, so that a map which is dragged is copied as well.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias, cast

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion

from ..drawing.camera import Camera
from ..drawing.inks import Inks
from ..drawing.map_picture import origin_of

EXACT = 0.001
"""A part of a dot that nobody sees."""

Draw: TypeAlias = Callable[[QPainter, Camera, QRectF], None]
"""Draws a part of what a camera sees."""


class StillView(NamedTuple):
    """What decides where everything lies in the picture, and in which colours."""

    camera: Camera
    area: QRect
    """Where the map is seen, in pixels of the widget."""
    ratio: float
    """Dots for a pixel of the screen."""
    inks: Inks

    def dragged_to(self, other: "StillView") -> QPoint | None:
        """Return by how many pixels a map is dragged from here to another view, or None if that is not all."""
        if self.camera is other.camera:
            by = QPoint()
        elif self.camera.zoom == other.camera.zoom:
            by = origin_of(other.camera, 1) - origin_of(self.camera, 1)
            exact = self.camera.on_screen((other.camera.left, other.camera.top)) + by
            if max(abs(exact.x()), abs(exact.y())) > EXACT:
                return None
        else:
            return None
        is_alike = self.inks is other.inks and self.ratio == other.ratio and self.area == other.area
        return by if is_alike else None


class StillPicture:
    """Keeps what was drawn for a view until somebody says that it looks different."""

    def __init__(self) -> None:
        self._view: StillView | None = None
        self._margin = 0
        self._pixels = QPixmap()
        self._stale = QRegion()
        """What looks different by now, in pixels of the picture."""
        self._moved = QPoint()
        """By how many pixels the map has been dragged since."""

    def drop(self) -> None:
        """Keep nothing, as when everything may look different or nobody looks."""
        self._view = None
        self._pixels = QPixmap()
        self._stale = QRegion()

    def spoil(self, region: QRegion) -> None:
        """Take note that a region of the widget looks different."""
        if self._view is not None:
            self._stale += region.translated(-self._corner(self._view))

    def _corner(self, view: StillView) -> QPoint:
        """Return where the picture begins, in pixels of the widget."""
        return view.area.topLeft() + self._moved - QPoint(self._margin, self._margin)

    def shows(self, view: StillView) -> bool:
        """Whether it was drawn for a view, or for one from which the map was dragged no farther than it reaches."""
        by = self._view.dragged_to(view) if self._view is not None else None
        if by is None or max(abs(by.x()), abs(by.y())) > self._margin:
            return False
        self._moved = by
        return True

    def is_near(self, view: StillView) -> bool:
        """Whether it was drawn for a view from which the map was only dragged."""
        return self._view is not None and self._view.dragged_to(view) is not None

    @property
    def is_in_the_middle(self) -> bool:
        """Whether it reaches equally far in all directions beyond what is seen."""
        return self._moved.isNull()

    def keep(self, view: StillView, margin: int, draw: Draw) -> None:
        """Draw all of a view with a margin around it, and keep it."""
        self.drop()
        self._margin, self._moved = margin, QPoint()
        size = view.area.size() + QSize(2 * margin, 2 * margin)
        pixels = QPixmap(size * view.ratio)
        pixels.setDevicePixelRatio(view.ratio)
        with QPainter(pixels) as painter:
            draw(painter, self._camera(view), QRectF(QPointF(), size))
        self._view, self._pixels = view, pixels

    def _camera(self, view: StillView) -> Camera:
        """Return the camera that sees what the picture shows."""
        return view.camera.moved(QPointF(self._moved - self._corner(view)))

    def catch_up(self, draw: Draw) -> None:
        """Draw what looks different by now."""
        if self._stale.isEmpty() or self._view is None:
            return
        stale, self._stale = self._stale, QRegion()
        with QPainter(self._pixels) as painter:
            # All pieces in one go: to begin with one takes longer than what is drawn in it.
            painter.setClipRegion(stale)
            draw(painter, self._camera(self._view), QRectF(stale.boundingRect()))

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Copy a region, to which the painter is clipped."""
        if self._view is None:
            return
        corner = self._corner(self._view)
        if self._pixels.devicePixelRatio() > 1:
            painter.drawPixmap(corner, self._pixels)
            return
        # Qt's regions can be gone through, which their types do not say.
        for part in cast("Iterable[QRect]", region.intersected(self._view.area)):
            painter.drawPixmap(part, self._pixels, part.translated(-corner))
