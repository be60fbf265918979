"""The results of a play-out in a narrow panel: sentences, bars with intervals, and histograms."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.schema.messages import message

from ..concepts.metric_blocks import MetricBlock, heading
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..panels.block_drawing import GAP, DrawingColumn
from ..panels.metrics_plots import BlockPlot
from ..shell.forms.labels import WrappedLabel
from .heat_switch import HeatSwitch
from .histogram import Histogram
from .play_out import PlayOut
from .report import ReportBlocks


class Results(QWidget):
    """Shows what became of the games that were played so far."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.about = WrappedLabel(ink="text")
        self.conditions = WrappedLabel()
        self.heat = HeatSwitch()
        self._note = WrappedLabel(tr("Brackets and frames are 95 % intervals."))
        self.shares, self.places, self.kinds, self.tallies = (
            DrawingColumn(BlockPlot) for _ in range(4)
        )
        self.beginning = WrappedLabel(ink="text")
        self.spreads = DrawingColumn(Histogram)
        self._titles = [BlockPlot() for _ in range(2)]
        self._titles[0].show_block(heading(message("How games end")))
        self._titles[1].show_block(heading(message("How games go")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in (
            *(self.about, self.conditions, self.heat, self._titles[0], self._note, self.shares),
            *(self.places, self.beginning, self.kinds, self._titles[1], self.spreads, self.tallies),
        ):
            column.addWidget(part)

    def show_play_out(
        self, workplace: Workplace | None, play_out: PlayOut | None, is_older: bool
    ) -> None:
        """Show what became of a play-out's games, if any were played."""
        self.heat.show_play_out(workplace, play_out, is_older)
        newest = play_out.newest if play_out else None
        self.setVisible(newest is not None)
        if play_out is None or newest is None:
            return
        report = ReportBlocks(play_out, newest)
        self.about.tell(report.about())
        self.conditions.tell(report.conditions())
        self.shares.show_blocks(report.shares())
        self.places.show_blocks(report.places())
        self.beginning.tell(report.of_beginning())
        self.kinds.show_blocks(report.kinds())
        self.spreads.show_blocks(report.spreads())
        self.tallies.show_blocks(report.tallies())

    def blocks(self) -> dict[str, MetricBlock]:
        """Return the blocks that are drawn with bars, by their titles."""
        piles = (self.shares, self.places, self.kinds, self.tallies)
        shown = (each for pile in piles for each in pile.drawings if not each.isHidden())
        return {tr(each.block.title): each.block for each in shown}
