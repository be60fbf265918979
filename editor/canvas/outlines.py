"""Outlines: the lines around a set of cells, without those between two of them."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..concepts.editor_kind import Cell, Surface
from ..drawing.camera import Camera

if TYPE_CHECKING:
    from ..concepts.marks import Point

FINE = 4096
"""Corners of neighbours are the same if they agree to this part of a cell's side."""
WIDEST = 8.0
"""How far lines may reach from where they are, in pixels."""
DASHED = 4000
"""Longer outlines are drawn without dashes, which cost time and are too small to see."""

Corner: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Corner, Corner]


class CellsOutline:
    """The lines around some cells; going on to other cells costs only as much as they differ."""

    def __init__(self, surface: Surface, cells: Collection[Cell] = ()) -> None:
        self._surface = surface
        self._cells: frozenset[Cell] = frozenset()
        self._points: dict[Corner, Point] = {}
        self._edges: set[Edge] = set()
        self.loops: list[QPolygonF] = []
        """The closed lines, on the plane."""
        self._bounds = QRectF()
        self.show(cells)

    def show(self, cells: Collection[Cell]) -> None:
        """Go around these cells from now on."""
        before, self._cells = self._cells, frozenset(cells)
        if before == self._cells:
            return
        for cell in self._cells - before:
            self._toggle(self._around(cell))
        for cell in before - self._cells:
            self._toggle((end, begin) for begin, end in self._around(cell))
        self.loops = [
            QPolygonF([QPointF(*self._points[corner]) for corner in loop])
            for loop in loops_of(self._edges)
        ]
        self._bounds = QRectF()
        for loop in self.loops:
            self._bounds |= loop.boundingRect()

    def _toggle(self, edges: Iterator[Edge]) -> None:
        """Add edges, but take out those that a neighbour goes along the other way."""
        for begin, end in edges:
            if (end, begin) in self._edges:
                self._edges.remove((end, begin))
            else:
                self._edges.add((begin, end))

    def _around(self, cell: Cell) -> Iterator[Edge]:
        points = self._surface.corners(cell)
        corners = [(round(x * FINE), round(y * FINE)) for x, y in points]
        self._points.update(zip(corners, points, strict=True))
        return zip(corners, [*corners[1:], corners[0]], strict=True)

    def touches(self, camera: Camera, part: QRectF) -> bool:
        """Tell whether any of the lines may be seen in a part of the screen."""
        corner = camera.on_screen((self._bounds.left(), self._bounds.top()))
        size = self._bounds.size() * camera.zoom
        return QRectF(corner, size).adjusted(-WIDEST, -WIDEST, WIDEST, WIDEST).intersects(part)

    def paint(self, painter: QPainter, camera: Camera, pen: QPen) -> None:
        """Draw the lines with a pen whose width counts pixels."""
        pen = QPen(pen)
        pen.setCosmetic(True)
        if len(self._edges) > DASHED:
            pen.setStyle(Qt.PenStyle.SolidLine)
        painter.save()
        painter.translate(camera.on_screen((0.0, 0.0)))
        painter.scale(camera.zoom, camera.zoom)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for loop in self.loops:
            painter.drawPolygon(loop)
        painter.restore()


def line_pen(colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """Return a pen for lines around cells."""
    return QPen(colour, width, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)


def loops_of(edges: Collection[Edge]) -> Iterator[list[Corner]]:
    """Yield closed lines that together go along each edge once."""
    onwards: dict[Corner, list[Corner]] = {}
    for begin, end in edges:
        onwards.setdefault(begin, []).append(end)
    while onwards:
        here = first = next(iter(onwards))
        loop = []
        while here in onwards:
            loop.append(here)
            ends = onwards[here]
            after = ends.pop()
            if not ends:
                del onwards[here]
            here = after
            if here == first:
                break
        yield loop
