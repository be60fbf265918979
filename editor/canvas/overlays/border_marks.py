"""Marks at the border of the view that say where cells lie which can't be seen, and how many."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...concepts.editor_kind import Cell, Surface
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from .. import rulers

SIZE = 14.0
"""How long an arrow is, in pixels."""
ROOM = 24.0
"""How far from the border its point stays, so that its number fits in beside it."""
TURNS: Mapping[str, float] = {"right": 0.0, "below": 90.0, "left": 180.0, "above": 270.0}
"""By which angle an arrow is turned that points to a side."""


class BorderMark(NamedTuple):
    """An arrow at the border."""

    side: str
    place: QPointF
    cells: int
    """How many cells lie there."""


def border_marks(
    camera: Camera, surface: Surface, cells: Collection[Cell], area: QRectF
) -> Iterator[BorderMark]:
    """Yield a mark for each side of an area beyond which some cells lie."""
    beyond: dict[str, list[QPointF]] = {}
    for cell in cells:
        place = camera.on_screen(surface.centre(cell))
        if side := _side(place, area):
            beyond.setdefault(side, []).append(place)
    inside = area.adjusted(ROOM, ROOM, -ROOM, -ROOM)
    for side, places in beyond.items():
        middle = places[len(places) // 2]
        x = min(max(middle.x(), inside.left()), inside.right())
        y = min(max(middle.y(), inside.top()), inside.bottom())
        yield BorderMark(side, QPointF(x, y), len(places))


def paint_border_marks(
    painter: QPainter, camera: Camera, surface: Surface, cells: Collection[Cell], inks: Inks
) -> None:
    """Draw an arrow and a number at each side of the view beyond which some cells lie."""
    area = QRectF(painter.window()).adjusted(rulers.WIDTH, rulers.HEIGHT, 0, 0)
    for mark in border_marks(camera, surface, cells, area):
        painter.save()
        painter.translate(mark.place)
        _paint(painter, mark, inks)
        painter.restore()


def _paint(painter: QPainter, mark: BorderMark, inks: Inks) -> None:
    painter.setPen(QPen(QColor(inks["paper"]), 2.0))
    painter.setBrush(QColor(inks["preview"]))
    painter.drawEllipse(QPointF(0, 0), SIZE, SIZE)
    painter.save()
    painter.rotate(TURNS[mark.side])
    tip = QPolygonF([QPointF(SIZE + 8, 0), QPointF(SIZE - 1, -7), QPointF(SIZE - 1, 7)])
    painter.drawPolygon(tip)
    painter.restore()
    painter.setPen(QColor(inks["paper"]))
    font = painter.font()
    font.setPixelSize(11)
    font.setBold(True)
    painter.setFont(font)
    room = QRectF(-SIZE, -SIZE, 2 * SIZE, 2 * SIZE)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(mark.cells))


def _side(place: QPointF, area: QRectF) -> str:
    """Return the side of an area that a place lies farthest beyond, or nothing if it lies inside."""
    out = {
        "left": area.left() - place.x(),
        "right": place.x() - area.right(),
        "above": area.top() - place.y(),
        "below": place.y() - area.bottom(),
    }
    side = max(out, key=lambda each: out[each])
    return side if out[side] > 0 else ""
