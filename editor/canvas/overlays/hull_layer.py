"""The hull of a ship, drawn over the cells of its map."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.drawn_ship import FINE
from ...drawing.hull_styles import STYLES, HullPaths, HullStroke, hull_strokes
from ...drawing.inks import Inks
from ...drawing.ring_paths import RingPaths, differing
from .hulls import Hulls
from .layer_cache import LayerCache

THINNEST = 1.0
"""Lines are never thinner, in pixels: from far away a hull is its line."""
REACH = 0.1
"""How far lines reach to their sides at most, in sides of a cell."""


class HullLayer:
    """Draws the hull of a map in the chosen style, as far as it is worked out."""

    under = False
    moves_along = True

    def __init__(self, workplace: Workplace, hulls: Hulls) -> None:
        self._workplace = workplace
        self._hulls = hulls
        self._cache = LayerCache()
        self._rings: Mapping[str, RingPaths] = {}

    def take_newest(self) -> Sequence[Box] | None:
        """Show the hull that is known by now; return where it looks different, None for everywhere."""
        hull = self._hulls.of(self._workplace)
        if hull is None or not self._rings:
            return None
        before, rings = self._rings, self._made_of(hull)
        boxes = differing(before, rings, REACH)
        self._rings = rings
        if boxes is not None:
            self._cache.amend(before, rings, boxes)
        return boxes

    def _made_of(self, hull: HullPaths) -> Mapping[str, RingPaths]:
        """Return the rings of a hull; those that it had before are not made anew."""
        return {name: RingPaths(each, self._rings.get(name)) for name, each in hull.items()}

    @property
    def is_behind(self) -> bool:
        """Whether the last picture showed it as it was drawn for another zoom."""
        return self._cache.is_behind

    def paint(self, painter: QPainter, camera: Camera, _: Box, inks: Inks) -> None:
        """Draw the hull; where nothing else has changed, from what was drawn before."""
        self._cache.is_behind = False
        hull = self._hulls.of(self._workplace)
        if hull is None:
            return
        if not self._rings:
            self._rings = self._made_of(hull)
        style, rings = self._hulls.style, self._rings

        def draw(painter: QPainter, camera: Camera, box: Box) -> None:
            painter.translate(camera.on_screen((0.0, 0.0)))
            painter.scale(camera.zoom, camera.zoom)
            near = _wider(box, max(REACH, THINNEST / camera.zoom))
            for stroke in hull_strokes(style, fine=camera.zoom >= FINE):
                painter.setPen(_pen(stroke, inks, camera.zoom))
                _draw(painter, stroke, rings[stroke.part], near, inks)

        self._cache.paint(painter, camera, (rings, STYLES[style], inks), draw)


def _wider(box: Box, by: float) -> Box:
    return Box(box.left - by, box.top - by, box.right + by, box.bottom + by)


def _draw(painter: QPainter, stroke: HullStroke, rings: RingPaths, near: Box, inks: Inks) -> None:
    """Draw a part of a hull with a pen that is chosen already."""
    if stroke.fill:
        painter.setBrush(QColor(inks[stroke.fill]))
        painter.drawPath(rings.area_in(near))
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Lines of many rings at once take Qt twice as long.
    for ring in rings.touching(near):
        painter.drawPath(ring)


def _pen(stroke: HullStroke, inks: Inks, zoom: float) -> QPen:
    if not stroke.stroke:
        return QPen(Qt.PenStyle.NoPen)
    return QPen(
        QColor(inks[stroke.stroke]),
        max(stroke.width, THINNEST / zoom),
        Qt.PenStyle.SolidLine,
        # Round ends of hundreds of short lines would take Qt a hundred times as long.
        Qt.PenCapStyle.FlatCap,
        Qt.PenJoinStyle.BevelJoin,
    )
