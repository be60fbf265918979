"""How rows of lists are drawn in panels: on a ground that shows mouse, choice and focus."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..drawing.inks_in_force import colour
from ..drawing.painting import saved

Index = QModelIndex | QPersistentModelIndex


class RowPainter(QStyledItemDelegate):
    """Draws the rows of a list, all of one height."""

    row_height = 24

    def sizeHint(self, _: QStyleOptionViewItem, __: Index) -> QSize:
        """Return the size of a row."""
        return QSize(120, self.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            state = option.state
            if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
                painter.fillRect(option.rect, colour("raised"))
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(colour("accent"), 1.5))
                painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 4, 4)
            self.paint_row(painter, option.rect, index)

    def paint_row(self, painter: QPainter, area: QRect, index: Index) -> None:
        """Draw what is on the ground of a row."""
        raise NotImplementedError

    def write(self, painter: QPainter, room: QRect, text: str, ink: str) -> None:
        """Write as much of a text as there is room for."""
        painter.setPen(colour(ink))
        fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fitting)
