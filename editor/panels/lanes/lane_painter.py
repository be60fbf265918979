"""How the canvas is drawn: the square as it lies on the table, grips at its sides, and what is chosen."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.kinds.tile_maze.sides import SIDES

from ...concepts.marks import Point
from ...drawing.inks import Inks
from ...drawing.painter import paint_marks
from ...kinds.tile_maze.figures import strip
from ...kinds.tile_maze.lane_shapes import LANE_WIDTH, LaneShape, Line, lane_shapes
from ...kinds.tile_maze.looks import MazeTileLook
from ...kinds.tile_maze.marks import marks
from ...kinds.tile_maze.plane import SIDE
from ...kinds.tile_maze.squares import Square
from .gesture import Gesture, grip_of

ROOM = 0.7
"""How much of the canvas the square takes; the rest is for the grips."""
GRIP_SIZE = 0.075
RING = 0.17


class LaneCanvasView(NamedTuple):
    """What there is to see on the canvas."""

    look: MazeTileLook
    square: Square
    space: SpaceName | None
    begun: str
    cursor: str | None
    """The side that the keyboard is at, nothing for the middle, or None without the focus."""
    gesture: Gesture | None


def paint_lane_canvas(painter: QPainter, view: LaneCanvasView, inks: Inks, side: float) -> None:
    """Draw the canvas around the painter's origin, with so many pixels for the side of the square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipRect(QRectF(-side / 2 - 1, -side / 2 - 1, side + 2, side + 2))
    paint_marks(painter, marks(view.look), inks, side / SIDE)
    painter.restore()
    if view.space is not None and view.space.lane < len(view.square.lanes):
        shape = lane_shapes(view.square.lanes)[view.space.lane]
        _paint_chosen(painter, shape, view.space.space, inks, side)
    if view.cursor == "":
        _outlined(painter, _circle((0.0, 0.0), 0.05, side), inks)
    taken = view.gesture.sides if view.gesture else view.begun
    if view.gesture is not None:
        _paint_gesture(painter, view.gesture, inks, side)
    for each in SIDES:
        _paint_grip(painter, each, inks, side, is_on=each in taken, at=view.cursor)


def _paint_chosen(painter: QPainter, shape: LaneShape, space: int, inks: Inks, side: float) -> None:
    outline = QPainterPath()
    for way in shape.ways:
        piece = QPainterPath()
        piece.addPolygon(_polygon(strip(way, LANE_WIDTH + 0.05), side))
        outline = outline.united(piece)
    _outlined(painter, outline, inks)
    if space < len(shape.spots) and shape.lane.size > 1:
        _outlined(painter, _circle(shape.spots[space], RING / 2, side), inks)


def _outlined(painter: QPainter, path: QPainterPath, inks: Inks) -> None:
    """Draw an outline that stands out on light floors and dark walls alike."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks["cell-text"]), 4.5))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(inks["selection"]), 2.5))
    painter.drawPath(path)


def _paint_grip(
    painter: QPainter, each: str, inks: Inks, side: float, *, is_on: bool, at: str | None
) -> None:
    disc = _circle(grip_of(each), GRIP_SIZE, side)
    painter.setBrush(QColor(inks["accent" if is_on else "raised"]))
    edge = "accent" if is_on or at == each else "faint-text"
    painter.setPen(QPen(QColor(inks[edge]), 3 if at == each else 1.25))
    painter.drawPath(disc)
    painter.setPen(QColor(inks["on-accent" if is_on else "text"]))
    painter.drawText(disc.boundingRect(), int(Qt.AlignmentFlag.AlignCenter), each)


def _paint_gesture(painter: QPainter, gesture: Gesture, inks: Inks, side: float) -> None:
    first = grip_of(gesture.sides[0])
    through = [grip_of(each) for each in gesture.sides[1:]]
    points = (first, *(point for each in through for point in ((0.0, 0.0), each)), gesture.at)
    pen = QPen(QColor(inks["accent"]), 3, Qt.PenStyle.DashLine)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_path(points, side))


def _path(line: Line, side: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(_polygon(line, side))
    return path


def _polygon(line: Line, side: float) -> QPolygonF:
    return QPolygonF([QPointF(x * side, y * side) for x, y in line])


def _circle(at: Point, radius: float, side: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(at[0] * side, at[1] * side), radius * side, radius * side)
    return path
