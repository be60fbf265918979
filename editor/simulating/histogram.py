"""Histograms: how a spread of numbers is drawn in a narrow panel."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..drawing.inks_in_force import colour
from ..words import number
from .spread import Column, Spread

TALL = 32
"""How high the highest column is."""
WIDEST = 24
"""How wide a column is at the most, where there are few."""
GAP = 8
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Histogram(QWidget):
    """Draws one spread; screen readers are told the same in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spread = Spread("")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def spread(self) -> Spread:
        """The spread that is drawn."""
        return self._spread

    def show_block(self, spread: Spread) -> None:
        """Draw another spread; nothing is drawn anew if it is the same."""
        if spread == self._spread:
            return
        is_as_tall = bool(spread.columns) is bool(self._spread.columns)
        self._spread = spread
        self.setAccessibleName(spread.title)
        self.setAccessibleDescription(spread.told)
        self.setToolTip(f"{spread.title}\n{spread.told}")
        if not is_as_tall:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of title, columns and their numbers."""
        below = TALL + self._line() + 2 if self._spread.columns else 0
        return QSize(120, self._line() + below)

    minimumSizeHint = sizeHint

    def _line(self) -> int:
        return self.fontMetrics().height() + 2

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw title and mean, columns below, and the least and the most number under them."""
        painter = QPainter(self)
        line, spread = float(self._line()), self._spread
        room = QRectF(0, 0, self.width(), line)
        width = painter.fontMetrics().horizontalAdvance(spread.value)
        self._write(painter, room, RIGHT, spread.value, "text")
        self._write(painter, room.adjusted(0, 0, -width - GAP, 0), LEFT, spread.title)
        if spread.columns:
            reach = self._paint_columns(painter, line)
            below = QRectF(0, line + TALL + 2, reach, line)
            self._paint_ends(painter, below, spread.columns)

    def _paint_columns(self, painter: QPainter, top: float) -> float:
        """Draw the columns, and return how far they reach to the right."""
        found = self._spread.columns
        step = min(self.width() / len(found), WIDEST)
        highest = max(each.count for each in found)
        painter.fillRect(QRectF(0, top + TALL, step * len(found), 1), colour("line"))
        for place, each in enumerate(found):
            # What came up at all is never too low to be seen.
            height = max(TALL * each.count / highest, 1.5 if each.count else 0)
            bar = QRectF(place * step, top + TALL - height, max(step - 1, 1), height)
            painter.fillRect(bar, colour("accent"))
        return step * len(found)

    def _paint_ends(self, painter: QPainter, room: QRectF, columns: tuple[Column, ...]) -> None:
        least, most = number(columns[0].least), number(columns[-1].most)
        metrics = painter.fontMetrics()
        wanted = metrics.horizontalAdvance(least) + metrics.horizontalAdvance(most) + GAP
        room.setWidth(max(room.width(), wanted if least != most else 0))
        self._write(painter, room, LEFT, least)
        if least != most:
            self._write(painter, room, RIGHT, most)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        where: Qt.AlignmentFlag,
        text: str,
        ink: str = "faint-text",
    ) -> None:
        painter.setPen(colour(ink))
        elide = Qt.TextElideMode.ElideRight
        fitting = painter.fontMetrics().elidedText(text, elide, max(round(room.width()), 24))
        painter.drawText(room, where, fitting)
