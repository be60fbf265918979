"""What is measured on the map: the ways between two cells, and a card that tells their lengths."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ...concepts.editor_kind import Box, Cell
from ...concepts.walk import Measurement, Span, Walk
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ...languages.words import tr
from ...tools.measure import apart
from ..rulers import HEIGHT, WIDTH

GRID = 8.0
INKS = ("player-1", "player-4")
"""The colours of the first and the second way; their lines differ in style, too."""
STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
BESIDE = 0.12
"""How far the ways keep apart where they go through the same cells, in sides of a cell."""


class SpanLayer:
    """Draws the ways between the two cells that somebody measures between."""

    under = False

    def __init__(self, workplace: Workplace) -> None:
        self._workplace = workplace

    @property
    def moves_along(self) -> bool:
        """Whether there is no card, which stays in the window."""
        return self._workplace.span is None

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the straight line, the ways and the card."""
        del seen
        span, surface = self._workplace.span, self._workplace.surface
        if span is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ends = [camera.on_screen(surface.centre(each)) for each in (span.start, span.end)]
        _paint_line(painter, ends, QPen(QColor(inks["preview"]), 1.5, Qt.PenStyle.DotLine), inks)
        walks = walks_of(self._workplace)
        for number, walk in enumerate(walks):
            self._paint_way(painter, camera, number, walk, inks)
        for end in ends:
            painter.setPen(QPen(QColor(inks["paper"]), 2))
            painter.setBrush(QColor(inks["preview"]))
            painter.drawEllipse(end, 5, 5)
        _paint_card(painter, ends, span_lines(self._workplace, span), inks)

    def _paint_way(
        self, painter: QPainter, camera: Camera, number: int, walk: Walk[Cell], inks: Inks
    ) -> None:
        surface, off = self._workplace.surface, BESIDE * (2 * number - 1)
        there = [surface.centre(each) for each in walk.cells if each in surface]
        points = [camera.on_screen((x + off, y + off)) for x, y in there]
        ink, style = INKS[number % len(INKS)], STYLES[number % len(STYLES)]
        pen = QPen(QColor(inks[ink]), 3.5, style, Qt.PenCapStyle.RoundCap)
        _paint_line(painter, points, pen, inks)


def walks_of(workplace: Workplace) -> Sequence[Walk[Cell]]:
    """Return the ways that are known between the cells somebody measures between now."""
    known: Measurement[Cell] | None = workplace.findings.measurement
    return known.walks if known is not None and known.span == workplace.span else ()


def span_lines(workplace: Workplace, span: Span[Cell]) -> list[str]:
    """Return what is said about a span, a line for each who walks there."""
    walks = walks_of(workplace)
    return [tr(apart(workplace.surface, span)), *(tr(each.text) for each in walks)]


def _paint_line(painter: QPainter, points: Sequence[QPointF], pen: QPen, inks: Inks) -> None:
    line = QPolygonF(list(points))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rim = QPen(QColor(inks["paper"]), pen.widthF() + 3)
    for each in (rim, pen):
        painter.setPen(each)
        painter.drawPolyline(line)


def _paint_card(
    painter: QPainter, ends: Sequence[QPointF], lines: Sequence[str], inks: Inks
) -> None:
    letters = QFont(painter.font())
    letters.setPixelSize(12)
    painter.setFont(letters)
    measure = QFontMetricsF(letters)
    size = QSizeF(
        max(map(measure.horizontalAdvance, lines)) + 2 * GRID,
        len(lines) * measure.lineSpacing() + 2 * GRID,
    )
    card = card_place(QRectF(painter.window()), ends, size)
    ground = QColor(inks["panel"])
    ground.setAlpha(240)
    painter.setPen(QPen(QColor(inks["line"]), 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(card, 4, 4)
    painter.setPen(QColor(inks["text"]))
    inner = card.adjusted(GRID, GRID, -GRID, -GRID)
    painter.drawText(inner, Qt.AlignmentFlag.AlignLeft, "\n".join(lines))


def card_place(whole: QRectF, ends: Sequence[QPointF], size: QSizeF) -> QRectF:
    """Return where a card belongs: behind the end of the line, away from its start, and inside the view."""
    start, end = ends
    gap = 3 * GRID
    x = end.x() + gap if end.x() >= start.x() else end.x() - gap - size.width()
    y = end.y() + gap if end.y() >= start.y() else end.y() - gap - size.height()
    left, top = whole.left() + WIDTH + GRID, whole.top() + HEIGHT + GRID
    x = min(max(x, left), whole.right() - size.width() - GRID)
    y = min(max(y, top), whole.bottom() - size.height() - GRID)
    return QRectF(QPointF(x, y), size)
