"""How a row of the palette is drawn: picture, title, which button paints it, count, key."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..drawing.inks_in_force import colour
from ..words import tr

ROW = 32
ICON = 24
GAP = 6

KEY = Qt.ItemDataRole.UserRole + 1
COUNT = Qt.ItemDataRole.UserRole + 2
FIRST = Qt.ItemDataRole.UserRole + 3
SECOND = Qt.ItemDataRole.UserRole + 4

Index = QModelIndex | QPersistentModelIndex


class SwatchPainter(QStyledItemDelegate):
    """Draws a row from both ends towards the middle, where the title takes what is left."""

    def sizeHint(self, _: QStyleOptionViewItem, __: Index) -> QSize:
        """Return the size of a row."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option)
        room = option.rect.adjusted(GAP, 0, -GAP, 0)
        picture = QRect(room.left(), room.top() + (room.height() - ICON) // 2, ICON, ICON)
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, picture)
        room.setLeft(picture.right() + GAP)
        room = self._paint_key(painter, room, index.data(KEY) or "")
        room = self._paint_count(painter, room, index.data(COUNT))
        if index.data(SECOND):
            room = self._paint_badge(painter, room, tr("2nd"), is_filled=False)
        if index.data(FIRST):
            room = self._paint_badge(painter, room, tr("1st"), is_filled=True)
        self._paint_title(painter, room, index.data(Qt.ItemDataRole.DisplayRole))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.fillRect(option.rect, colour("raised"))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(colour("accent"), 1.5))
            painter.drawRoundedRect(option.rect.adjusted(2, 2, -2, -2), 4, 4)

    def _paint_key(self, painter: QPainter, room: QRect, key: str) -> QRect:
        """Draw the key as a cap; keep its room where there is none, so that counts stand in line."""
        cap = QRect(room.right() - 17, room.center().y() - 8, 18, 18)
        if key:
            painter.setPen(QPen(colour("line"), 1))
            painter.drawRoundedRect(cap.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(colour("faint-text"))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        return room.adjusted(0, 0, -18 - GAP, 0)

    def _paint_count(self, painter: QPainter, room: QRect, count: int | None) -> QRect:
        text = "" if count is None else str(count)
        width = max(_width(painter, "000"), _width(painter, text))
        painter.setPen(colour("faint-text"))
        painter.drawText(
            QRect(room.right() - width + 1, room.top(), width, room.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            text,
        )
        return room.adjusted(0, 0, -width - GAP, 0)

    def _paint_badge(self, painter: QPainter, room: QRect, text: str, *, is_filled: bool) -> QRect:
        width = _width(painter, text) + GAP
        place = QRect(room.right() - width + 1, room.center().y() - 8, width, 18)
        painter.setPen(QPen(colour("accent"), 1))
        painter.setBrush(colour("accent") if is_filled else QColor(Qt.GlobalColor.transparent))
        painter.drawRoundedRect(place.toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(colour("on-accent" if is_filled else "text"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        return room.adjusted(0, 0, -width - GAP // 2, 0)

    def _paint_title(self, painter: QPainter, room: QRect, title: str) -> None:
        painter.setPen(colour("text"))
        fitting = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fitting)


def _width(painter: QPainter, text: str) -> int:
    return painter.fontMetrics().horizontalAdvance(text)
