"""The view: where the camera of a canvas stands, and how it moves without losing the map."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from ..concepts.editor_kind import Box
from ..concepts.marks import Point
from ..drawing.camera import LEAST, MOST, Camera

FULL = 24.0
"""The pixels for the side of a cell that count as 100 %."""
EDGE = 16.0
"""The pixels that stay free around a map that is shown whole."""
SMALLEST = 6.0
"""A zoom that can always be reached, however small the map is."""
SEEN = 14.0
"""The least zoom at which a cell that is to be shown is recognised."""


class CameraView(QObject):
    """Moves a camera over a map."""

    moved = Signal()
    """The camera is another."""

    def __init__(self, bounds: Callable[[], Box], parent: QObject) -> None:
        super().__init__(parent)
        self.camera = Camera()
        self.area = QRectF(0, 0, 1, 1)
        """The part of the widget in which the map is seen: all of it but the rulers."""
        self.room_below: Callable[[Camera, QRectF], float] = lambda _camera, _area: 0.0
        """How many pixels of an area stay free below a map that a camera shows whole, as for a legend."""
        self._bounds = bounds
        self._is_fitted = True

    def resize(self, area: QRectF) -> None:
        """Take on another area; the whole map stays whole, else the middle stays in the middle."""
        middle, self.area = self.camera.on_plane(self.area.center()), area
        if self._is_fitted:
            self.fit()
        else:
            self.look_at(middle)

    def fit(self) -> None:
        """Show the whole map."""
        inside = self.area.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        camera = Camera.fitted(self._bounds(), inside, margin=0.0)
        # Measured from the corner of the widget, as everything that lies over the map.
        free = self.room_below(camera, QRectF(QPointF(), self.area.bottomRight()))
        if free:
            inside.adjust(0, 0, 0, -min(free, inside.height() / 2))
            camera = Camera.fitted(self._bounds(), inside, margin=0.0)
        self._take(camera)
        self._is_fitted = True

    def settle(self) -> None:
        """Take note that the map has another size."""
        if self._is_fitted:
            self.fit()
        else:
            self._take(self.camera)

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Go nearer or farther, with the same point under a position, or in the middle."""
        least = min(Camera.fitted(self._bounds(), self.area).zoom / 2, SMALLEST)
        zoom = min(max(self.camera.zoom * factor, least, LEAST), MOST)
        self._take(
            self.camera.zoomed(
                zoom / self.camera.zoom, self.area.center() if around is None else around
            )
        )

    def pan(self, by: QPointF) -> None:
        """Move as if the map were dragged by so many pixels."""
        self._take(self.camera.moved(by))

    def look_at(self, point: Point) -> None:
        """Bring a point into the middle."""
        self.pan(self.area.center() - self.camera.on_screen(point))

    def follow(self, box: Box) -> None:
        """Move just so far that a box is seen."""
        there, seen = self.camera.area(box), self.area
        by = QPointF(
            max(seen.left() - there.left(), 0) or min(seen.right() - there.right(), 0),
            max(seen.top() - there.top(), 0) or min(seen.bottom() - there.bottom(), 0),
        )
        if not by.isNull():
            self.pan(by)

    def bring(self, box: Box) -> None:
        """Show a box whose cells matter: stay if it is seen well, else go there, zooming if need be."""
        if self.camera.zoom >= SEEN and self.area.contains(self.camera.area(box)):
            return
        largest = Camera.fitted(box, self.area).zoom
        zoom = min(max(self.camera.zoom, SEEN), largest)
        self._take(self.camera.zoomed(zoom / self.camera.zoom, self.area.center()))
        self.look_at(((box.left + box.right) / 2, (box.top + box.bottom) / 2))

    def _take(self, camera: Camera) -> None:
        """Take on a camera, moved so that the middle of the view stays over the map."""
        x, y = camera.on_plane(self.area.center())
        box = self._bounds()
        away = QPointF(x - min(max(x, box.left), box.right), y - min(max(y, box.top), box.bottom))
        camera = camera.moved(away * camera.zoom)
        if camera != self.camera:
            self.camera = camera
            self._is_fitted = False
            self.moved.emit()
