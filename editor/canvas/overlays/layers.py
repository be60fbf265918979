"""Laying over: which layers a canvas has, and when they have to be drawn again."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from ...documents.workplace import Workplace
from ...inspection.focus import Focus
from ..canvas import Canvas
from ..layer import Layer
from .axes import AxesLayer
from .comparison import ComparisonLayer
from .comparisons import Comparisons
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


@dataclass(frozen=True, eq=False)
class Overlays:
    """What all canvases share about what is laid over maps."""

    focus: Focus
    switches: Switches
    comparisons: Comparisons
    tracings: Tracings
    hulls: Hulls
    numbers: OverlayNumbers


class CanvasLayers(QObject):
    """Keeps the layers of a canvas up to date for as long as the canvas lives."""

    def __init__(self, canvas: Canvas, workplace: Workplace, overlays: Overlays) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._workplace = workplace
        self._overlays = overlays
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
        self._found: tuple[object, ...] = ()
        canvas.keep_room(self._shading.room_below)
        LegendClicks(canvas, self._shading.legend, overlays.switches)
        TracingMover(canvas, workplace, overlays.tracings)
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
        ):
            signal.connect(self._refresh)
        overlays.comparisons.changed.connect(self._refresh_mine)
        overlays.tracings.changed.connect(self._refresh_mine)
        overlays.hulls.found.connect(self._refresh_mine)
        self._refresh()

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
        ]
        return [layer for on, layer in chosen if on]

    def _take_in(self) -> None:
        """Draw again if what was found is to be seen on the map; figures are not."""
        findings = self._workplace.findings
        found = (
            findings.problems,
            findings.shadings,
            findings.symmetry and findings.symmetry.odd,
            findings.measurement,
        )
        if [id(each) for each in found] != [id(each) for each in self._found]:
            is_measured = findings.measurement not in self._found[-1:]
            self._found = found
            self._shading.legend.look_again()
            self._canvas.update()
            if is_measured:
                self._tell_span()

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
