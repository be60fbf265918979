"""Landmarks: starts, pods and the like, drawn from far away as large as they have to be to be found."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ..concepts.marks import Marks
from ..concepts.surface import Landmark, Look
from .camera import Camera
from .inks import Inks
from .painter import reach_of, sprite

SIDE = 5.0
"""Pixels for the side of a cell, however far away it is: a symbol of ten pixels can be recognised."""
REACH = 8
"""How far a landmark may reach from the middle of its cell, in pixels."""


class LandmarkSprites:
    """Draws landmarks, each look from one picture."""

    def __init__(self, marks: Callable[[Look], Marks], inks: Inks) -> None:
        self._marks = marks
        self._inks = inks
        self._pictures: dict[tuple[Look, float], QPixmap] = {}

    def paint(
        self, painter: QPainter, camera: Camera, landmarks: Iterable[Landmark], area: QRectF
    ) -> None:
        """Draw those that touch an area of the screen."""
        near = area.adjusted(-REACH, -REACH, REACH, REACH)
        ratio = painter.device().devicePixelRatio()
        for each in landmarks:
            middle = camera.on_screen(each.at)
            if near.contains(middle):
                picture = self._picture(each.look, ratio)
                half = picture.deviceIndependentSize() / 2
                painter.drawPixmap(middle - QPointF(half.width(), half.height()), picture)

    def _picture(self, look: Look, ratio: float) -> QPixmap:
        found = self._pictures.get((look, ratio))
        if found is None:
            marks = self._marks(look)
            found = sprite(marks, self._inks, SIDE, ratio, reach_of(marks))
            self._pictures[look, ratio] = found
        return found
