"""How a step of the history is drawn: the present one marked, undone ones faint, the saved one labelled."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..drawing.inks_in_force import colour
from ..words import tr
from .history_steps import PRESENT, SAVED, UNDONE, Index

ROW = 24
GAP = 8
RAIL = 20
"""Where the dot of a step stands on the line that joins them."""


class StepPainter(QStyledItemDelegate):
    """Draws the steps along a line, like stops of a tram."""

    def sizeHint(self, _: QStyleOptionViewItem, __: Index) -> QSize:
        """Return the size of a row."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        self._paint_stop(painter, option.rect, index)
        room = option.rect.adjusted(RAIL + 12, 0, -GAP, 0)
        if index.data(SAVED):
            room = self._paint_saved(painter, room)
        self._paint_title(painter, room, index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.fillRect(option.rect, colour("raised"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colour("accent"), 1.5))
            painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 4, 4)

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

    def _paint_saved(self, painter: QPainter, room: QRect) -> QRect:
        text = tr("saved")
        width = painter.fontMetrics().horizontalAdvance(text)
        painter.setPen(colour("good"))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return room.adjusted(0, 0, -width - GAP, 0)

    def _paint_title(self, painter: QPainter, room: QRect, index: Index) -> None:
        font = painter.font()
        font.setBold(bool(index.data(PRESENT)))
        font.setItalic(bool(index.data(UNDONE)))
        painter.setFont(font)
        painter.setPen(colour("faint-text" if index.data(UNDONE) else "text"))
        fitting = painter.fontMetrics().elidedText(
            index.data(Qt.ItemDataRole.DisplayRole), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fitting)
