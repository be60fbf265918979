"""How a row of the palette is drawn: picture, title, which button paints it, count, key."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..drawing.inks_in_force import colour
from ..languages.words import tr
from .row_painter import Index, RowPainter

ROW = 32
ICON = 24
GAP = 6

KEY = Qt.ItemDataRole.UserRole + 1
COUNT = Qt.ItemDataRole.UserRole + 2
FIRST = Qt.ItemDataRole.UserRole + 3
SECOND = Qt.ItemDataRole.UserRole + 4


class SwatchPainter(RowPainter):
    """Draws a row from both ends towards the middle, where the title takes what is left."""

    row_height = ROW

    def paint_row(self, painter: QPainter, area: QRect, index: Index) -> None:
        """Draw a swatch."""
        room = area.adjusted(GAP, 0, -GAP, 0)
        picture = QRect(room.left(), room.top() + (room.height() - ICON) // 2, ICON, ICON)
        index.data(Qt.ItemDataRole.DecorationRole).paint(painter, picture)
        room.setLeft(picture.right() + GAP)
        room = self._paint_key(painter, room, index.data(KEY) or "")
        room = self._paint_count(painter, room, index.data(COUNT))
        if index.data(SECOND):
            room = self._paint_badge(painter, room, tr("2nd"), is_filled=False)
        if index.data(FIRST):
            room = self._paint_badge(painter, room, tr("1st"), is_filled=True)
        self.write(painter, room, index.data(Qt.ItemDataRole.DisplayRole), "text")

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


def _width(painter: QPainter, text: str) -> int:
    return painter.fontMetrics().horizontalAdvance(text)
