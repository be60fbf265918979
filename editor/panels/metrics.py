"""The metrics: counts, shares, distances and symmetry of a map, measured while it is painted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from hullwright.schema.checks.survey import Figures

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from ..shell.late_panel import holder
from .block_drawing import DrawingColumn
from .metrics_plots import BlockPlot
from .scroll_column import column_of, fill


class Metrics(QWidget):
    """A panel with what is measured about a map."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("metrics")
        self.setAccessibleName(tr("Metrics"))
        self._workplace: Workplace | None = None
        self._shown: Figures | None = None
        self._pane: QDockWidget | None = None
        """What it is docked in, once it was shown."""
        self.told = WrappedLabel()
        self.remark = WrappedLabel()
        """What bots found out by playing the map, if they did."""
        self.drawings = DrawingColumn(BlockPlot)
        self._column = column_of(self.told)
        self._column.insertWidget(1, self.remark)
        self._column.insertWidget(2, self.drawings)
        scroll = fill(self, self._column)
        scroll.setAccessibleName(tr("Metrics"))
        self.setFocusProxy(scroll)
        self.show_workplace(None)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what is measured about a workplace's map."""
        if self._workplace is not None:
            self._workplace.found.disconnect(self._follow)
        self._workplace = workplace
        if workplace is not None:
            workplace.found.connect(self._follow)
        self._show_figures(workplace.findings.figures if workplace else None)

    def show_remark(self, text: str) -> None:
        """Show what bots found out about the map, or nothing."""
        self.remark.tell(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Know from now on when somebody looks."""
        super().showEvent(event)
        self._pane = holder(self, QDockWidget)
        if self._pane is not None:
            self._pane.visibilityChanged.connect(self._come, Qt.ConnectionType.UniqueConnection)

    def _come(self, is_in_front: bool) -> None:
        if is_in_front:
            self._catch_up()

    def _follow(self) -> None:
        # Behind other panels nobody sees it, and every step brings other figures.
        if self._pane is None or not self._pane.visibleRegion().isEmpty():
            self._catch_up()

    def _catch_up(self) -> None:
        figures = self._workplace.findings.figures if self._workplace else None
        if figures is not self._shown:
            self._show_figures(figures)

    def _show_figures(self, figures: Figures | None) -> None:
        self._shown = figures
        self.told.tell("" if figures is not None else self._excuse())
        place = self._workplace
        self.drawings.show_blocks(place.editor_kind.blocks(figures) if place and figures else ())

    def _excuse(self) -> str:
        if self._workplace is None:
            return tr("Counts, distances and balance of a map are shown here. Open a map to begin.")
        return tr("Measuring…")
