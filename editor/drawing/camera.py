"""The camera: which part of the plane is seen, and how large."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.editor_kind import Box
from ..concepts.marks import Point

LEAST, MOST = 0.25, 400.0
"""The smallest and largest zoom, in pixels for the side of a cell."""
DIGITS = 9
"""So many decimals of a zoom count."""


@late_dataclass
class Camera:
    """Looks at the plane: points in sides of a cell, screen positions in pixels of the widget."""

    zoom: float = 24.0
    """Pixels for the side of a cell."""
    left: float = 0.0
    top: float = 0.0
    """The point of the plane at the widget's upper left corner."""

    def on_screen(self, point: Point) -> QPointF:
        """Return where a point of the plane is on the screen."""
        return QPointF((point[0] - self.left) * self.zoom, (point[1] - self.top) * self.zoom)

    def on_plane(self, position: QPointF) -> Point:
        """Return the point of the plane at a position of the screen."""
        return position.x() / self.zoom + self.left, position.y() / self.zoom + self.top

    def box(self, area: QRectF) -> Box:
        """Return the part of the plane in an area of the screen."""
        left, top = self.on_plane(area.topLeft())
        right, bottom = self.on_plane(area.bottomRight())
        return Box(left, top, right, bottom)

    def area(self, box: Box) -> QRectF:
        """Return the area of the screen that a box of the plane takes."""
        return QRectF(self.on_screen((box.left, box.top)), self.on_screen((box.right, box.bottom)))

    def zoomed(self, factor: float, around: QPointF) -> "Camera":
        """Return a camera that is nearer or farther, with the same point under a position."""
        # A notch nearer and one back is the very same zoom, for which everything is drawn already.
        zoom = round(min(max(self.zoom * factor, LEAST), MOST), DIGITS)
        x, y = self.on_plane(around)
        return Camera(zoom, x - around.x() / zoom, y - around.y() / zoom)

    def moved(self, by: QPointF) -> "Camera":
        """Return a camera that is moved as if the map were dragged by so many pixels."""
        return replace(self, left=self.left - by.x() / self.zoom, top=self.top - by.y() / self.zoom)

    @classmethod
    def fitted(cls, box: Box, area: QRectF, margin: float = 1.0) -> "Camera":
        """Return the camera that shows a box as large as an area allows, in its middle."""
        width = max(box.right - box.left + 2 * margin, 0.1)
        height = max(box.bottom - box.top + 2 * margin, 0.1)
        zoom = min(max(min(area.width() / width, area.height() / height), LEAST), MOST)
        middle_x, middle_y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        middle = area.center()
        return cls(zoom, middle_x - middle.x() / zoom, middle_y - middle.y() / zoom)
