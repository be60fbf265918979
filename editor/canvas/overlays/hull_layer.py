"""The hull of a ship, drawn over the cells of its map."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ...concepts.editor_kind import Box
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.drawn_ship import FINE
from ...drawing.hull_styles import STYLES, HullPaths, HullStroke, hull_strokes
from ...drawing.inks import Inks
from ...drawing.paths import long_path
from .hulls import Hulls
from .layer_cache import LayerCache

if TYPE_CHECKING:
    from collections.abc import Mapping

THINNEST = 1.0
"""Lines are never thinner, in pixels: from far away a hull is its line."""


class HullLayer:
    """Draws the hull of a map in the chosen style, as far as it is worked out."""

    under = False

    def __init__(self, workplace: Workplace, hulls: Hulls) -> None:
        self._workplace = workplace
        self._hulls = hulls
        self._cache = LayerCache()
        self._hull: HullPaths = {}
        self._paths: Mapping[str, QPainterPath] = {}

    def paint(self, painter: QPainter, camera: Camera, _: Box, inks: Inks) -> None:
        """Draw the hull; where nothing else has changed, from what was drawn before."""
        hull = self._hulls.of(self._workplace)
        if hull is None:
            return
        if hull is not self._hull:
            self._hull = hull
            self._paths = {name: long_path(each) for name, each in hull.items()}
        style, paths = self._hulls.style, self._paths

        def draw(painter: QPainter, camera: Camera, _: Box) -> None:
            painter.translate(camera.on_screen((0.0, 0.0)))
            painter.scale(camera.zoom, camera.zoom)
            for stroke in hull_strokes(style, fine=camera.zoom >= FINE):
                painter.setPen(_pen(stroke, inks, camera.zoom))
                fill = QColor(inks[stroke.fill]) if stroke.fill else Qt.BrushStyle.NoBrush
                painter.setBrush(fill)
                painter.drawPath(paths[stroke.part])

        self._cache.paint(painter, camera, (paths, STYLES[style], inks), draw)


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
