"""Laying over: which layers a canvas has, and when they have to be drawn again."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from ...documents.workplace import Workplace
from ...inspection.focus import Focus
from ..canvas import Canvas
from ..layer import Layer
from .axes import AxesLayer
from .comparison import ComparisonLayer
from .comparisons import Comparisons
from .legend_clicks import LegendClicks
from .problems import ProblemsLayer
from .shading import ShadingLayer
from .switches import AXES, LEGEND, PROBLEMS, TRACING, Switches
from .tracing import TracingLayer, TracingMover
from .tracings import Tracings


@dataclass(frozen=True, eq=False)
class Overlays:
    """What all canvases share about what is laid over maps."""

    focus: Focus
    switches: Switches
    comparisons: Comparisons
    tracings: Tracings


class CanvasLayers(QObject):
    """Keeps the layers of a canvas up to date for as long as the canvas lives."""

    def __init__(self, canvas: Canvas, workplace: Workplace, overlays: Overlays) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._workplace = workplace
        self._overlays = overlays
        self._shading = ShadingLayer(workplace)
        self._problems = ProblemsLayer(workplace, overlays.focus)
        self._comparison = ComparisonLayer(workplace, overlays.comparisons)
        self._axes = AxesLayer(workplace)
        self._tracing = TracingLayer(workplace, overlays.tracings)
        self._found: tuple[object, object] = (None, None)
        canvas.keep_room(self._shading.room_below)
        LegendClicks(canvas, self._shading.legend, overlays.switches)
        TracingMover(canvas, workplace, overlays.tracings)
        workplace.found.connect(self._take_in)
        for signal in (
            workplace.overlaid,
            workplace.mirrored,
            overlays.focus.changed,
            overlays.switches.changed,
        ):
            signal.connect(self._refresh)
        overlays.comparisons.changed.connect(self._refresh_mine)
        overlays.tracings.changed.connect(self._refresh_mine)
        self._refresh()

    def layers(self) -> list[Layer]:
        """Return the layers that are switched on, in the order of drawing."""
        is_on, tracing = self._overlays.switches.is_on, self._overlays.tracings.of(self._workplace)
        chosen: list[tuple[bool, Layer]] = [
            (is_on(TRACING) and tracing is not None, self._tracing),
            (True, self._shading),
            (True, self._comparison),
            (is_on(PROBLEMS), self._problems),
            (is_on(AXES), self._axes),
        ]
        return [layer for on, layer in chosen if on]

    def _take_in(self) -> None:
        """Draw again if what was found is to be seen on the map; figures are not."""
        findings = self._workplace.findings
        found = (findings.problems, findings.shadings)
        if any(one is not other for one, other in zip(found, self._found, strict=True)):
            self._found = found
            self._shading.legend.look_again()
            self._canvas.update()

    def _refresh_mine(self, workplace: Workplace) -> None:
        if workplace is self._workplace:
            self._refresh()

    def _refresh(self) -> None:
        self._shading.legend.is_wanted = self._overlays.switches.is_on(LEGEND)
        self._canvas.layers[:] = self.layers()
        self._canvas.update()
