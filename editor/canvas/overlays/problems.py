"""Problems on the canvas: the cells they are about, outlined, with a badge that says how bad it is."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hullwright.schema.checks.problem import Problem, Severity

from ...concepts.editor_kind import Box, Cell, Surface
from ...documents.workplace import Workplace
from ...drawing.camera import Camera
from ...drawing.inks import Inks
from ...drawing.painter import paint_marks
from ...inspection.focus import Focus
from .badges import BADGES
from .layer_cache import LayerCache
from .reach import cells_in, named_cells, outline, touching

NEAR = 9.0
"""Pixels for the side of a cell from which every cell is marked; below, dots stand for many."""
MOST_DOTS = 600
"""So many dots are drawn for a problem; where there are more cells, each stands for several."""
DASHES = {
    Severity.ERROR: Qt.PenStyle.SolidLine,
    Severity.WARNING: Qt.PenStyle.DashLine,
    Severity.HINT: Qt.PenStyle.DotLine,
}


class ProblemsLayer:
    """Marks the cells of the problems; those of the problem in focus more strongly."""

    under = False
    moves_along = True

    def __init__(self, workplace: Workplace, focus: Focus) -> None:
        self._workplace = workplace
        self._focus = focus
        self._cache = LayerCache()
        self._shown: tuple[Problem, ...] | None = None
        self._compared: tuple[Problem, ...] | None = None
        self._worst: tuple[tuple[Problem, ...], Mapping[str, Severity]] = ((), {})

    @property
    def problems(self) -> tuple[Problem, ...] | None:
        """The problems of the map: the very same ones for as long as nothing else is found."""
        found = self._workplace.findings.problems
        if found is not self._compared:
            # Once for each answer, and not for each picture.
            self._compared = found
            if found != self._shown:
                self._shown = found
        return self._shown

    @property
    def is_behind(self) -> bool:
        """Whether the last picture showed it as it was drawn for another zoom."""
        return self._cache.is_behind

    def paint(self, painter: QPainter, camera: Camera, seen: Box, inks: Inks) -> None:
        """Draw the marks."""
        self._cache.is_behind = False
        del seen
        problems = self.problems
        if not problems:
            return
        focused = self._focus.of(self._workplace)
        what = (problems, focused, inks)

        def draw(on: QPainter, moved: Camera, box: Box) -> None:
            if moved.zoom < NEAR:
                self._draw_dots(on, moved, box, inks)
            else:
                self._draw_marks(on, moved, box, inks)
            if focused:
                self._draw_focus(on, moved, box, (focused, inks))

        self._cache.paint(painter, camera, what, draw)

    def _worst_by_cell(self) -> Mapping[str, Severity]:
        """Return the worst that is said of each cell; a cell named by several problems has one mark."""
        problems = self.problems or ()
        if self._worst[0] is not problems:
            worst: dict[str, Severity] = {}
            for each in reversed(problems):
                worst.update(dict.fromkeys(each.cells, each.severity))
            self._worst = problems, worst
        return self._worst[1]

    def _draw_marks(self, painter: QPainter, camera: Camera, box: Box, inks: Inks) -> None:
        surface, worst = self._workplace.surface, self._worst_by_cell()
        # Problems name cells as people do. Few names are looked up; with many it is quicker the other way round.
        marked = (
            {cell: worst[label] for label, cell in named_cells(surface, worst)}
            if len(worst) < MOST_DOTS
            else {cell: worst.get(surface.label(cell)) for cell in cells_in(surface, box)}
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for cell in touching(surface, marked, box):
            severity = marked[cell]
            if severity:
                _draw_mark(painter, camera, surface, cell, (severity, inks))

    def _draw_dots(self, painter: QPainter, camera: Camera, box: Box, inks: Inks) -> None:
        """Mark from far away: a dot for each cell, or for every so many of them."""
        surface = self._workplace.surface
        for problem in reversed(self.problems or ()):
            size = max(camera.zoom * 1.4, 4.0)
            painter.setPen(QPen(QColor(inks["paper"]), 1))
            painter.setBrush(QColor(inks[problem.severity]))
            for cell in touching(surface, _some_cells(surface, problem), box):
                painter.drawEllipse(camera.on_screen(surface.centre(cell)), size / 2, size / 2)

    def _draw_focus(
        self, painter: QPainter, camera: Camera, box: Box, shown: tuple[Problem, Inks]
    ) -> None:
        problem, inks = shown
        surface = self._workplace.surface
        cells = list(touching(surface, _some_cells(surface, problem), box))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ground = QPen(QColor(inks["paper"]), max(camera.zoom * 0.3, 4.0))
        line = QPen(QColor(inks[problem.severity]), max(camera.zoom * 0.18, 2.5))
        for pen in (ground, line):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for cell in cells:
                painter.drawPolygon(outline(surface, cell, camera))
        for cell in cells if camera.zoom >= NEAR else ():
            _draw_badge(painter, camera, surface, cell, (problem.severity, inks))


def _some_cells(surface: Surface, problem: Problem) -> Iterator[Cell]:
    """Yield the cells of a problem, or every so many of them."""
    some = problem.cells[:: len(problem.cells) // MOST_DOTS + 1]
    return (cell for _, cell in named_cells(surface, some))


def _draw_mark(
    painter: QPainter, camera: Camera, surface: Surface, cell: Cell, shown: tuple[Severity, Inks]
) -> None:
    severity, inks = shown
    pen = QPen(QColor(inks[severity]), max(camera.zoom * 0.09, 1.5), DASHES[severity])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(outline(surface, cell, camera))
    _draw_badge(painter, camera, surface, cell, shown)


def _draw_badge(
    painter: QPainter, camera: Camera, surface: Surface, cell: Cell, shown: tuple[Severity, Inks]
) -> None:
    """Draw a badge at the upper right of a cell, where neither a number nor a symbol is."""
    severity, inks = shown
    x, y = surface.centre(cell)
    across = max(corner_x for corner_x, _ in surface.corners(cell)) - x
    up = y - min(corner_y for _, corner_y in surface.corners(cell))
    corner: QPointF = camera.on_screen((x + 0.5 * across, y - 0.68 * up))
    painter.save()
    painter.translate(corner)
    paint_marks(painter, BADGES[severity], inks, max(camera.zoom, 14.0))
    painter.restore()
