"""How a step of the history is drawn: the present one marked, undone ones faint, the saved one labelled."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPen

from ..drawing.icon import icon
from ..drawing.inks_in_force import colour
from ..languages.words import tr
from .history_steps import EXTENT, ICON, PRESENT, SAVED, UNDONE, Index
from .row_painter import RowPainter

ROW = 24
GAP = 8
RAIL = 20
"""Where the dot of a step stands on the line that joins them."""
SIGN = 16
"""The size of an icon."""


class StepPainter(RowPainter):
    """Draws the steps along a line, like stops of a tram."""

    row_height = ROW

    def paint_row(self, painter: QPainter, area: QRect, index: Index) -> None:
        """Draw a step."""
        self._paint_stop(painter, area, index)
        room = area.adjusted(RAIL + 12, 0, -GAP, 0)
        self._paint_icon(painter, room, index)
        room = room.adjusted(SIGN + GAP, 0, 0, 0)
        if index.data(SAVED):
            room = self._paint_aside(painter, room, tr("saved"), "good")
        if extent := index.data(EXTENT):
            room = self._paint_aside(painter, room, extent, "faint-text")
        self._paint_title(painter, room, index)

    def _paint_icon(self, painter: QPainter, room: QRect, index: Index) -> None:
        place = QRect(room.left(), room.center().y() - SIGN // 2, SIGN, SIGN)
        ink = "faint-text" if index.data(UNDONE) else "text"
        icon(index.data(ICON), ink).paint(painter, place)

    def _paint_stop(self, painter: QPainter, area: QRect, index: Index) -> None:
        middle = QPointF(area.left() + RAIL, area.center().y() + 0.5)
        is_last = index.row() == index.model().rowCount() - 1
        top = middle.y() if index.row() == 0 else area.top()
        bottom = middle.y() if is_last else area.bottom() + 1
        painter.setPen(QPen(colour("line"), 2))
        painter.drawLine(QPointF(middle.x(), top), QPointF(middle.x(), bottom))
        if index.data(PRESENT):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("accent"))
            painter.drawEllipse(middle, 6, 6)
            return
        painter.setPen(QPen(colour("faint-text"), 1.5))
        painter.setBrush(colour("panel" if index.data(UNDONE) else "faint-text"))
        painter.drawEllipse(middle, 3.5, 3.5)

    def _paint_aside(self, painter: QPainter, room: QRect, text: str, ink: str) -> QRect:
        """Write a few words at the right and return the room that is left."""
        width = painter.fontMetrics().horizontalAdvance(text)
        painter.setPen(colour(ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return room.adjusted(0, 0, -width - GAP, 0)

    def _paint_title(self, painter: QPainter, room: QRect, index: Index) -> None:
        font = painter.font()
        font.setBold(bool(index.data(PRESENT)))
        font.setItalic(bool(index.data(UNDONE)))
        painter.setFont(font)
        ink = "faint-text" if index.data(UNDONE) else "text"
        self.write(painter, room, index.data(Qt.ItemDataRole.DisplayRole), ink)
