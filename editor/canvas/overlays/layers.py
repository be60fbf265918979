"""Laying over: which layers a canvas has, and when they have to be drawn again."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from hullwright.schema.late_dataclass import late_dataclass

from ...concepts.editor_kind import Cell
from ...documents.workplace import Workplace
from ...inspection.focus import Focus
from ..canvas import Canvas
from ..layer import Layer
from .axes import AxesLayer
from .comparison import ComparisonLayer
from .comparisons import Comparisons
from .fit_pointer import FitLayer, FitPointer
from .grid_fit import GridFit
from .guides import GuidesLayer
from .hull_layer import HullLayer
from .hulls import Hulls
from .legend_clicks import LegendClicks
from .locks import LocksLayer
from .map_preview_layer import MapPreviewLayer
from .odd_cells import OddCellsLayer
from .overlay_numbers import OverlayNumbers
from .problems import ProblemsLayer
from .shading import ShadingLayer
from .span import SpanLayer, span_lines, walks_of
from .switches import AXES, GUIDES, LEGEND, ODD_CELLS, PROBLEMS, TRACING, Switches
from .tracing import TracingLayer, TracingMover
from .tracings import Tracings

REST = 120
"""Milliseconds after a change in which the hand may go on, before another hull is drawn."""


@late_dataclass(eq=False)
class Overlays:
    """What all canvases share about what is laid over maps."""

    focus: Focus
    switches: Switches
    comparisons: Comparisons
    tracings: Tracings
    grid_fit: GridFit
    hulls: Hulls
    numbers: OverlayNumbers


class CanvasLayers(QObject):
    """Keeps the layers of a canvas up to date for as long as the canvas lives."""

    def __init__(self, canvas: Canvas, workplace: Workplace, overlays: Overlays) -> None:
        super().__init__(canvas)
        self._found: tuple[object, ...] = ()
        self._odd_found: Sequence[Cell] = ()
        self._canvas, self._workplace, self._overlays = canvas, workplace, overlays
        self._hull = HullLayer(workplace, overlays.hulls)
        self._shading = ShadingLayer(workplace)
        self._problems = ProblemsLayer(workplace, overlays.focus)
        self._comparison = ComparisonLayer(workplace, overlays.comparisons)
        self._preview = MapPreviewLayer(workplace, self._draw_again)
        self._axes = AxesLayer(workplace)
        self._tracing = TracingLayer(workplace, overlays.tracings)
        self._guides = GuidesLayer(workplace)
        self._odd = OddCellsLayer(workplace)
        self._locks = LocksLayer(workplace)
        self._span = SpanLayer(workplace)
        canvas.keep_room(self._shading.room_below)
        LegendClicks(canvas, self._shading.legend, overlays.switches)
        TracingMover(canvas, workplace, overlays.tracings)
        pointer = FitPointer(canvas, workplace, overlays.grid_fit)
        self._fit = FitLayer(pointer, overlays.tracings)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._take_hull)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        workplace, overlays = self._workplace, self._overlays
        workplace.found.connect(self._take_in)
        for signal in (
            workplace.overlaid,
            workplace.previewed,
            workplace.mirrored,
            workplace.guided,
            workplace.locked_anew,
            workplace.measured,
            workplace.choices.changed,
            overlays.focus.changed,
            overlays.switches.changed,
            overlays.hulls.changed,
            overlays.grid_fit.changed,
        ):
            signal.connect(self._refresh)
        for mine in (overlays.comparisons.changed, overlays.tracings.changed):
            mine.connect(self._refresh_mine)
        overlays.hulls.found.connect(self._wait_for_rest)
        workplace.document.changed.connect(self._wait_on)

    def _wait_for_rest(self, workplace: Workplace) -> None:
        if workplace is self._workplace:
            self._rest.start()

    def _wait_on(self) -> None:
        if self._rest.isActive():
            self._rest.start()

    def _take_hull(self) -> None:
        boxes = self._hull.take_newest()
        if boxes is None:
            self._refresh()
        else:
            self._canvas.update_ground(boxes)

    def layers(self) -> list[Layer]:
        """Return the layers that are switched on, in the order of drawing."""
        is_on, tracing = self._overlays.switches.is_on, self._overlays.tracings.of(self._workplace)
        chosen: list[tuple[bool, Layer]] = [
            (is_on(TRACING) and tracing is not None, self._tracing),
            (True, self._hull),
            (True, self._shading),
            (self._workplace.preview is not None, self._preview),
            (True, self._comparison),
            (is_on(PROBLEMS), self._problems),
            (is_on(ODD_CELLS), self._odd),
            (is_on(GUIDES), self._guides),
            (is_on(AXES), self._axes),
            (True, self._locks),
            (True, self._span),
            (self._overlays.grid_fit.workplace is self._workplace, self._fit),
        ]
        return [layer for on, layer in chosen if on]

    def _take_in(self) -> None:
        """Draw again if what was found is to be seen on the map; figures are not."""
        findings = self._workplace.findings
        if findings.checked < 1.0:
            # The panel tells what is known already; the map is marked once all of it is.
            return
        is_on = self._overlays.switches.is_on
        found = (
            # Only what is to be seen: every step finds other odd cells.
            self._problems.problems if is_on(PROBLEMS) else None,
            # One by one: every answer brings another mapping, mostly an empty one.
            *findings.shadings.values(),
            self._odd_cells() if is_on(ODD_CELLS) else None,
            findings.measurement,
        )
        if [id(each) for each in found] != [id(each) for each in self._found]:
            is_measured = findings.measurement not in self._found[-1:]
            self._found = found
            self._shading.legend.look_again()
            self._canvas.update()
            if is_measured:
                self._tell_span()

    def _odd_cells(self) -> Sequence[Cell]:
        """Return the odd cells: the very same ones for as long as no others are found."""
        report = self._workplace.findings.symmetry
        odd = report.odd if report else ()
        if odd is not self._odd_found and odd != self._odd_found:
            self._odd_found = odd
        return self._odd_found

    def _tell_span(self) -> None:
        """Say what was measured, also to those who do not see the card."""
        place = self._workplace
        if place.span is not None and walks_of(place):
            text = " · ".join(span_lines(place, place.span))
            self._canvas.setAccessibleDescription(text)
            self._canvas.noted.emit(text)

    def _draw_again(self) -> None:
        QTimer.singleShot(0, self._canvas, self._canvas.update)

    def _refresh_mine(self, workplace: Workplace) -> None:
        if workplace is self._workplace:
            self._refresh()

    def _refresh(self) -> None:
        self._shading.legend.is_wanted = self._overlays.switches.is_on(LEGEND)
        self._canvas.layers[:] = self.layers()
        self._canvas.update()
