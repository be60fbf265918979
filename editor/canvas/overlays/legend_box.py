"""The box of legends on the canvas: it lies where no cell does, and shrinks to its title where there is no room."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ...languages.words import tr
from .legend import (
    BESIDE,
    GRID,
    OverlayLegend,
    cut,
    letters,
    line_height,
    paint_legend,
    size_of,
    width_of,
)

BESIDE_RULERS = QPointF(6 * GRID, 4 * GRID)
"""How far the box keeps from the left and upper edges, along which the rulers lie."""
ARROW = 4.0
"""Half the width of the sign that opens and closes the box, in pixels."""
PLACES = (
    *((0.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.5, 1.0), (0.5, 0.0)),
    *((0.0, 0.5), (1.0, 0.5), (0.0, 0.25), (1.0, 0.25), (0.0, 0.75), (1.0, 0.75), (1.0, 1.0)),
)
"""Where the box may lie, from left to right and from top to bottom; the last is where notices come up."""

IsTaken: TypeAlias = Callable[[QRectF], bool]
"""Tells whether something of the map lies in a part of the screen."""


class LegendBox:
    """Draws legends, and says where it did."""

    def __init__(self) -> None:
        self.is_wanted = True
        """Whether it is open where there is room; otherwise its title alone is shown."""
        self.area = QRectF()
        """Where it lies, in pixels of the widget; empty if there is none."""
        self.is_open = False
        """Whether more than its title is seen."""
        self._is_held = False
        self._place = PLACES[0]
        self._drawn_for: tuple[object, ...] | None = None

    def put_away(self) -> None:
        """Show nothing."""
        self.area = QRectF()
        self.look_again()

    def look_again(self) -> None:
        """Find a place anew when it is drawn the next time, as when the map has changed."""
        self._drawn_for = None

    def press(self) -> bool:
        """Open or close it as somebody clicked on it; return whether that holds for good."""
        self.look_again()
        if self._is_held or (self.is_wanted and not self.is_open):
            # There was no room: it lies over the map for as long as it is wanted there.
            self._is_held = not self._is_held
            return False
        return True

    def paint(
        self,
        painter: QPainter,
        legends: Sequence[OverlayLegend],
        inks: Inks,
        is_taken: IsTaken,
        camera: Camera,
    ) -> None:
        """Draw legends one above another; a place once found is kept while the camera stands still."""
        if not legends:
            self.put_away()
            return
        window = QRectF(painter.window())
        drawn_for = (camera, window, tuple(legends), self.is_wanted)
        if drawn_for != self._drawn_for:
            self._lay(window, legends, is_taken)
            self._drawn_for = drawn_for
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(letters())
        self._draw(painter, legends, inks)
        painter.restore()

    def room_below(
        self, window: QRectF, legends: Sequence[OverlayLegend], is_taken: IsTaken
    ) -> float:
        """Return how many pixels have to stay free below a map, so that the box hides nothing of it."""
        if not legends or not self.is_wanted:
            return 0.0
        size = _open_size(legends)
        is_free = any(not is_taken(_laid(window, size, each)) for each in PLACES)
        return 0.0 if is_free else size.height() + 2 * GRID

    def _lay(self, window: QRectF, legends: Sequence[OverlayLegend], is_taken: IsTaken) -> None:
        """Decide where it lies and whether it is open."""
        opened, closed = _open_size(legends), _title_size(legends[0], is_open=False)
        if self.is_wanted:
            for place in dict.fromkeys((self._place, *PLACES)):
                area = _laid(window, opened, place)
                if not is_taken(area):
                    self._place, self.area, self.is_open = place, area, True
                    self._is_held = False
                    return
        self.is_open = self.is_wanted and self._is_held
        size = opened if self.is_open else closed
        areas = [_laid(window, size, each) for each in dict.fromkeys((self._place, *PLACES))]
        self.area = next((each for each in areas if not is_taken(each)), areas[0])

    def _draw(self, painter: QPainter, legends: Sequence[OverlayLegend], inks: Inks) -> None:
        painter.setPen(QPen(QColor(inks["line"]), 1))
        painter.setBrush(QColor(inks["panel"]))
        painter.drawRoundedRect(self.area.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        inner = self.area.adjusted(GRID, GRID, -GRID, -GRID)
        self._draw_arrow(painter, inner, inks)
        line, top = line_height(), inner.top()
        for legend in legends if self.is_open else legends[:1]:
            painter.setPen(QColor(inks["text"]))
            title = QRectF(inner.left(), top, inner.width(), line)
            text = _title(legend, is_open=self.is_open)
            painter.drawText(title, BESIDE, cut(text, inner.width() - 4 * ARROW))
            top += line + GRID / 2
            if self.is_open:
                size = size_of(legend)
                area = QRectF(inner.left(), top, inner.width(), size.height())
                paint_legend(painter, area, legend, inks)
                top += size.height() + GRID

    def _draw_arrow(self, painter: QPainter, inner: QRectF, inks: Inks) -> None:
        """Draw the sign that says whether a click opens or closes the box."""
        down = ARROW / 2 if self.is_open else -ARROW / 2
        middle = QPointF(inner.right() - ARROW, inner.top() + line_height() / 2)
        ends = (QPointF(-ARROW, -down), QPointF(0, down), QPointF(ARROW, -down))
        painter.setPen(QPen(QColor(inks["faint-text"]), 1.75))
        painter.drawPolyline(QPolygonF([middle + each for each in ends]))


def _title(legend: OverlayLegend, *, is_open: bool) -> str:
    """Return the title of a legend, which says by itself if there is nothing more to be seen."""
    if legend.none_found and not is_open:
        return tr("{title}: none found", title=legend.title)
    return tr(legend.title)


def _title_size(legend: OverlayLegend, *, is_open: bool) -> QSizeF:
    width = width_of(_title(legend, is_open=is_open)) + 2 * GRID + 2 * ARROW
    return QSizeF(width + 2 * GRID, line_height() + 2 * GRID)


def _open_size(legends: Sequence[OverlayLegend]) -> QSizeF:
    sizes = list(_sizes(legends))
    height = sum(each.height() for each in sizes) + GRID * (len(sizes) - 1)
    return QSizeF(max(each.width() for each in sizes), height + 2 * GRID)


def _sizes(legends: Sequence[OverlayLegend]) -> Iterator[QSizeF]:
    for legend in legends:
        size = size_of(legend)
        width = max(size.width() + 2 * GRID, _title_size(legend, is_open=True).width())
        yield QSizeF(width, line_height() + GRID / 2 + size.height())


def _laid(window: QRectF, size: QSizeF, place: tuple[float, float]) -> QRectF:
    """Return the area of a size at a place of a window, beside its rulers and no wider than it."""
    inside = window.adjusted(BESIDE_RULERS.x(), BESIDE_RULERS.y(), -GRID, -GRID)
    size = QSizeF(min(size.width(), inside.width()), size.height())
    left = inside.left() + place[0] * max(inside.width() - size.width(), 0.0)
    top = inside.top() + place[1] * max(inside.height() - size.height(), 0.0)
    return QRectF(QPointF(round(left), round(top)), size)
