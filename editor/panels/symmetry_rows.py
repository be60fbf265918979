"""How a symmetry is drawn in the list of them: its picture, its name, and how well a map keeps to it."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter

from ..drawing.inks_in_force import colour
from .row_painter import Index, RowPainter

ROW = 36
ICON = 24
GAP = 8
NAME = Qt.ItemDataRole.UserRole + 1
SHARE = Qt.ItemDataRole.UserRole + 2
CHOSEN = Qt.ItemDataRole.UserRole + 3
BAR = 3


class SymmetryRowPainter(RowPainter):
    """Draws a row with a bar below it that is as long as the share."""

    row_height = ROW

    def paint_row(self, painter: QPainter, area: QRect, index: Index) -> None:
        """Draw a symmetry."""
        room = area.adjusted(GAP, 2, -GAP, -BAR - 2)
        picture = QRect(room.left(), room.top() + (room.height() - ICON) // 2, ICON, ICON)
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, picture)
        room.setLeft(picture.right() + GAP)
        room = self._paint_share(painter, room, index.data(SHARE) or "")
        is_chosen = bool(index.data(CHOSEN))
        font = painter.font()
        font.setBold(is_chosen)
        painter.setFont(font)
        self.write(painter, room, index.data(Qt.ItemDataRole.DisplayRole), "text")
        if is_chosen:
            painter.fillRect(QRect(area.left(), area.top(), BAR, area.height()), colour("accent"))

    def _paint_share(self, painter: QPainter, room: QRect, text: str) -> QRect:
        width = painter.fontMetrics().horizontalAdvance(text) if text else 0
        painter.setPen(colour("faint-text"))
        alignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, alignment, text)
        return room.adjusted(0, 0, -width - GAP, 0)
