"""The axes of the live symmetry, drawn over the map with the centre they meet in."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil, hypot

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...concepts.editor_kind import NO_SYMMETRY, Box, Surface
from ...concepts.marks import Point
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks

WRITTEN = 13.0
"""Pixels for the side of a cell from which on something is written in the cells."""
GAP = 0.5
"""How far from the middle of a cell an axis keeps, in sides of a cell: there its number or symbol stands."""
STRIDE = 0.4
"""How far apart the places are at which an axis is asked for the cells it passes, in sides of a cell."""


class AxesLayer:
    """Draws the mirror lines of the symmetry, or the edges of a rotation's wedges."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace
        self._made: tuple[tuple[object, ...], list[QLineF]] | None = None

    @property
    def moves_along(self) -> bool:
        """Whether there are no dashes, which begin at the edge of the window."""
        return self._workplace.symmetry.name == NO_SYMMETRY.name

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the axes that are seen; only dashes between numbers, so that none is struck out."""
        del seen
        symmetry = self._workplace.symmetry
        if symmetry.name == NO_SYMMETRY.name:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self._lines(camera, QRectF(painter.window()))
        # A dark or light line under the dashes, so that they show on every kind of cell.
        painter.setPen(QPen(QColor(inks["paper"]), 4))
        painter.drawLines(lines)
        painter.setPen(QPen(QColor(inks["axis"]), 2, Qt.PenStyle.DashLine))
        painter.drawLines(lines)
        middle = camera.on_screen(symmetry.centre)
        painter.setPen(QPen(QColor(inks["paper"]), 2))
        painter.setBrush(QColor(inks["axis"]))
        painter.drawEllipse(middle, 6, 6)
        painter.restore()

    def _lines(self, camera: Camera, window: QRectF) -> list[QLineF]:
        """Return the lines on the screen, the same as before while nothing has changed."""
        place = self._workplace
        made_for = (camera, window, place.symmetry, place.surface)
        if self._made is None or self._made[0] != made_for:
            axes = place.editor_kind.symmetries.axes(place.symmetry, camera.box(window))
            erased = place.editor_kind.erased if camera.zoom >= WRITTEN else None
            pieces = (
                piece for axis in axes for piece in between_cells(place.surface, axis, erased)
            )
            lines = [QLineF(camera.on_screen(a), camera.on_screen(b)) for a, b in pieces]
            self._made = made_for, lines
        return self._made[1]


def between_cells(
    surface: Surface, axis: tuple[Point, Point], erased: str | None
) -> Iterator[tuple[Point, Point]]:
    """Yield the pieces of an axis that keep off the middles of cells; all of it if none has to be kept off."""
    (left, top), (right, bottom) = axis
    length = hypot(right - left, bottom - top)
    if erased is None or not length:
        yield axis
        return
    across, down = (right - left) / length, (bottom - top) / length
    along = ((left + across * far, top + down * far) for far in _strides(length))
    passed = dict.fromkeys(cell for point in along if (cell := surface.cell_at(point)) is not None)
    gaps = [(0.0, 0.0)]
    for cell in passed:
        x, y = surface.centre(cell)
        far = (x - left) * across + (y - top) * down
        aside = abs((x - left) * down - (y - top) * across)
        if aside < GAP and surface.content(cell) != erased:
            half = (GAP**2 - aside**2) ** 0.5
            gaps.append((far - half, far + half))
    gaps.append((length, length))
    for (_, begin), (end, _) in pairwise(sorted(gaps)):
        if end > begin:
            yield (
                (left + across * begin, top + down * begin),
                (left + across * end, top + down * end),
            )


def _strides(length: float) -> Iterator[float]:
    count = ceil(length / STRIDE)
    return (length * number / count for number in range(count + 1))
