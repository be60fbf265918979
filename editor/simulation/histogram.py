"""Histograms: how a spread of numbers is drawn in a narrow panel."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hullwright.schema.messages import verbatim

from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import number, tr
from ..panels.block_drawing import GAP, LEFT, RIGHT, BlockDrawing
from .spread import Spread, SpreadColumn

TALL = 32
"""How high the highest column is."""
WIDEST = 24
"""How wide a column is at the most, where there are few."""


class Histogram(BlockDrawing[Spread]):
    """Draws one spread."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Spread(verbatim("")), parent)

    def height_of(self, block: Spread) -> int:
        """Return the height of title, columns and their numbers."""
        below = TALL + self.line() + 2 if block.columns else 0
        return self.line() + below

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw title and mean, columns below, and the least and the most number under them."""
        with painting(self) as painter:
            line, spread = float(self.line()), self.block
            room = QRectF(0, 0, self.width(), line)
            title, value = tr(spread.title), tr(spread.value)
            width = painter.fontMetrics().horizontalAdvance(value)
            self.write(painter, room, RIGHT, value, "text")
            self.write(painter, room.adjusted(0, 0, -width - GAP, 0), LEFT, title, "faint-text")
            if spread.columns:
                reach = self._paint_columns(painter, line)
                below = QRectF(0, line + TALL + 2, reach, line)
                self._paint_ends(painter, below, spread.columns)

    def _paint_columns(self, painter: QPainter, top: float) -> float:
        """Draw the columns, and return how far they reach to the right."""
        found = self.block.columns
        step = min(self.width() / len(found), WIDEST)
        highest = max(each.count for each in found)
        painter.fillRect(QRectF(0, top + TALL, step * len(found), 1), colour("line"))
        for place, each in enumerate(found):
            # What came up at all is never too low to be seen.
            height = max(TALL * each.count / highest, 1.5 if each.count else 0)
            bar = QRectF(place * step, top + TALL - height, max(step - 1, 1), height)
            painter.fillRect(bar, colour("accent"))
        return step * len(found)

    def _paint_ends(
        self, painter: QPainter, room: QRectF, columns: tuple[SpreadColumn, ...]
    ) -> None:
        least, most = number(columns[0].least), number(columns[-1].most)
        metrics = painter.fontMetrics()
        wanted = metrics.horizontalAdvance(least) + metrics.horizontalAdvance(most) + GAP
        room.setWidth(max(room.width(), wanted if least != most else 0))
        self.write(painter, room, LEFT, least, "faint-text")
        if least != most:
            self.write(painter, room, RIGHT, most, "faint-text")
