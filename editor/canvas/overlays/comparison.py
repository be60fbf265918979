"""A comparison on the canvas: changed cells outlined, with what was there before and what is there now."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.comparison import Change, Comparison

from ...concepts.editor_kind import Box, Cell, Look, Surface
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ...drawing.painter import paint_marks
from .comparisons import Comparisons
from .edge_changes import edge_changes
from .layer_cache import LayerCache
from .reach import named_cells, outline, touching

ROOM = 12.0
"""Pixels for the side of a cell from which there is room for before → after."""
SMALL = 0.36
"""The size of the cell as it was, drawn into the cell as it is."""


class ComparisonLayer:
    """Draws what differs from another map."""

    under = False
    moves_along = True

    def __init__(self, workplace: Workplace, comparisons: Comparisons) -> None:
        self._workplace = workplace
        self._comparisons = comparisons
        self._cache = LayerCache()
        self._known: tuple[Comparison, Surface, Mapping[Cell, Change]] | None = None

    @property
    def is_behind(self) -> bool:
        """Whether the last picture showed it as it was drawn for another zoom."""
        return self._cache.is_behind

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the changes."""
        self._cache.is_behind = False
        del seen
        comparison = self._comparisons.of(self._workplace)
        other = self._comparisons.other(self._workplace)
        if not comparison or other is None:
            return
        before = self._workplace.editor_kind.surface(other.layout)
        # What was there before is told only where one sees what is there now.
        is_covered = self._workplace.preview is not None

        def draw(on: QPainter, moved: Camera, box: Box) -> None:
            surface, changes = self._workplace.surface, self._changes_by_cell(comparison)
            for cell in touching(surface, changes, box):
                self._draw(on, moved, (surface, cell, changes[cell]), inks)
                if moved.zoom >= ROOM and cell in before and not is_covered:
                    self._draw_before(on, moved, surface.centre(cell), (before.look(cell), inks))
            self._draw_edges(on, moved, other, inks)

        what = (comparison, inks, is_covered)
        self._cache.paint(painter, camera, what, draw)

    def _draw_edges(
        self, painter: QPainter, camera: Camera, other: MapDocument, inks: Inks
    ) -> None:
        """Draw a line where something else stands between two cells: dashed where it went."""
        for change in edge_changes(self._workplace, other, self._comparisons.base(self._workplace)):
            painter.setPen(QPen(QColor(inks["paper"]), max(camera.zoom * 0.3, 4.0)))
            ends = [camera.on_screen(each) for each in change.line]
            painter.drawLine(*ends)
            style = Qt.PenStyle.DashLine if change.has_gone else Qt.PenStyle.SolidLine
            ink = "good" if change.is_new else "preview"
            painter.setPen(QPen(QColor(inks[ink]), max(camera.zoom * 0.16, 2.0), style))
            painter.drawLine(*ends)

    def _changes_by_cell(self, comparison: Comparison) -> Mapping[Cell, Change]:
        """Return the changed cells; the labels of a comparison are read once and not at each zoom."""
        known, surface = self._known, self._workplace.surface
        if known is None or known[0] is not comparison or known[1] is not surface:
            changes = {each.place: each for each in comparison.cells}
            by_cell = {cell: changes[label] for label, cell in named_cells(surface, changes)}
            known = self._known = comparison, surface, by_cell
        return known[2]

    def _draw(
        self,
        painter: QPainter,
        camera: Camera,
        changed: tuple[Surface, Cell, Change],
        inks: Inks,
    ) -> None:
        """Outline a changed cell: solid where something came, dashed where something went."""
        surface, cell, change = changed
        style = Qt.PenStyle.DashLine if change.after is None else Qt.PenStyle.SolidLine
        ink = "good" if change.before is None else "preview"
        shape = outline(surface, cell, camera)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks["paper"]), max(camera.zoom * 0.2, 2.5)))
        painter.drawPolygon(shape)
        painter.setPen(QPen(QColor(inks[ink]), max(camera.zoom * 0.12, 1.5), style))
        painter.drawPolygon(shape)

    def _draw_before(
        self,
        painter: QPainter,
        camera: Camera,
        centre: tuple[float, float],
        was: tuple[Look, Inks],
    ) -> None:
        """Draw the cell as it was, small, with an arrow to the cell as it is."""
        look, inks = was
        corner: QPointF = camera.on_screen((centre[0] - 0.42, centre[1] + 0.44))
        painter.save()
        painter.translate(corner)
        paint_marks(painter, self._workplace.editor_kind.marks(look), inks, camera.zoom * SMALL)
        painter.setPen(QPen(QColor(inks["preview"]), max(camera.zoom * 0.07, 1.2)))
        start, tip = QPointF(0.38, 0.0) * camera.zoom, QPointF(0.7, 0.0) * camera.zoom
        wing = QPointF(-0.13, 0.13) * camera.zoom
        painter.drawLine(start, tip)
        painter.drawLine(tip, tip + wing)
        painter.drawLine(tip, tip + QPointF(wing.x(), -wing.y()))
        painter.restore()
