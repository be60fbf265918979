"""Histograms: how a spread of numbers is drawn in a narrow panel, by the plots that the lab has, too."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from hullwright.schema.messages import verbatim

from ..drawing.painting import painting
from ..languages.words import tr
from ..panels.block_drawing import GAP, LEFT, RIGHT, BlockDrawing
from .spread import Spread

if TYPE_CHECKING:
    from ..panels.answer_plot import AnswerPlot

TALL = 84
"""How high the columns and their numbers are."""


class Histogram(BlockDrawing[Spread]):
    """Draws one spread: title and mean, and below them a plot, which is loaded with the first columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Spread(verbatim("")), parent)
        self.plot: AnswerPlot | None = None

    def show_block(self, block: Spread) -> None:
        """Draw another spread."""
        is_same = block == self.block
        super().show_block(block)
        if is_same:
            return
        if block.columns:
            self._draw(block)
        if self.plot is not None:
            self.plot.setVisible(bool(block.columns))

    def height_of(self, block: Spread) -> int:
        """Return the height of title, columns and their numbers."""
        return self.line() + (TALL if block.columns else 0)

    def _draw(self, block: Spread) -> None:
        from ..panels.answer_plot import AnswerPlot

        if self.plot is None:
            self.plot = AnswerPlot(self, is_small=True)
            self._place()
        first = block.columns[0]
        counts = {each.least: each.count for each in block.columns}
        self.plot.show_columns(counts, "", width=first.most - first.least + 1)

    def _place(self) -> None:
        if self.plot is not None:
            self.plot.setGeometry(0, self.line(), self.width(), TALL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the plot below the title."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw title and mean."""
        with painting(self) as painter:
            room = QRectF(0, 0, self.width(), self.line())
            title, value = tr(self.block.title), tr(self.block.value)
            width = painter.fontMetrics().horizontalAdvance(value)
            self.write(painter, room, RIGHT, value, "text")
            self.write(painter, room.adjusted(0, 0, -width - GAP, 0), LEFT, title, "faint-text")
