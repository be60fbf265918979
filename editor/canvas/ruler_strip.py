"""A strip of a ruler: drawn longer than it is seen, so that panning only moves it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

AHEAD = 240.0
"""So many pixels before its beginning and after its end are drawn as well."""

ZOOMS = 3
"""For so many zooms it keeps what was drawn: whoever goes nearer often comes back."""


class StripPlace(NamedTuple):
    """Where a ruler lies along one of the ways on the screen, and what it measures there."""

    zoom: float
    begin: float
    """What lies at the edge of the widget, on the plane."""


class _DrawnStrip(NamedTuple):
    what: tuple[object, ...]
    place: StripPlace
    pixels: QPixmap

    def moved(self, place: StripPlace) -> int:
        """Return by how many pixels it has moved since it was drawn."""
        return round((self.place.begin - place.begin) * place.zoom)

    def shows(self, what: tuple[object, ...], place: StripPlace) -> bool:
        """Whether it was drawn from these values, at the same zoom and not too far away."""
        is_near = place.zoom == self.place.zoom and abs(self.moved(place)) <= AHEAD
        return is_near and self.what == what


class RulerStrip:
    """Keeps what was drawn of one ruler."""

    def __init__(self, *, upright: bool) -> None:
        self._upright = upright
        self._kept: list[_DrawnStrip] = []
        """What was drawn for some zooms, the one that was seen last at the end."""

    def paint(
        self,
        painter: QPainter,
        area: QRectF,
        place: StripPlace,
        what: tuple[object, ...],
        draw: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Paint an area of the widget; `what` are the values, besides its place, that it is drawn from.

        `draw` is asked to fill an area that may reach beyond the widget.
        """
        ratio = painter.device().devicePixelRatio()
        what = (*what, area, ratio)
        drawn = next((each for each in self._kept if each.shows(what, place)), None)
        if drawn is None:
            drawn = _DrawnStrip(what, place, self._drawn(self._reach(area), draw, ratio))
        others = [each for each in self._kept if each.place.zoom != place.zoom]
        self._kept = [*others[-ZOOMS + 1 :], drawn]
        corner = self._reach(area).topLeft() + self._along(drawn.moved(place))
        painter.drawPixmap(corner, drawn.pixels)

    def _along(self, pixels: float) -> QPointF:
        return QPointF(0, pixels) if self._upright else QPointF(pixels, 0)

    def _reach(self, area: QRectF) -> QRectF:
        more = self._along(2 * AHEAD)
        size = area.size() + QSizeF(more.x(), more.y())
        return QRectF(area.topLeft() - self._along(AHEAD), size)

    def _drawn(
        self, reach: QRectF, draw: Callable[[QPainter, QRectF], None], ratio: float
    ) -> QPixmap:
        pixels = QPixmap((reach.size() * ratio).toSize())
        pixels.setDevicePixelRatio(ratio)
        with QPainter(pixels) as painter:
            painter.translate(-reach.topLeft())
            draw(painter, reach)
        return pixels
