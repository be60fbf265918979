"""A command row: how the command palette draws one command."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ..drawing.inks_in_force import colour
from ..drawing.painting import saved
from .command_list import Role

_HEIGHT, _MARGIN, _GAP = 32, 12, 16
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class CommandRow(QStyledItemDelegate):
    """Draws title, menu and shortcut; in place of the menu why it can't be done, or why it was found."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a row."""
        return QSize(super().sizeHint(option, index).width(), _HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a row."""
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        reason = index.data(Role.REASON)
        ink, faint = ("on-accent", "on-accent") if is_chosen else ("text", "faint-text")
        with saved(painter):
            painter.setFont(option.font)
            if is_chosen:
                painter.fillRect(option.rect, colour("accent"))
            room = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
            room = self._right(painter, room, index.data(Role.KEY), faint)
            title = index.data(Qt.ItemDataRole.DisplayRole)
            room = self._left(painter, room, title, faint if reason else ink)
            beside = reason or index.data(Role.BECAUSE) or index.data(Role.PLACE)
            self._left(painter, room, beside, faint)

    def _right(self, painter: QPainter, room: QRect, text: str, ink: str) -> QRect:
        """Draw a text at the right of the room, and return the room that is left."""
        painter.setPen(colour(ink))
        painter.drawText(room, _MIDDLE | Qt.AlignmentFlag.AlignRight, text)
        width = QFontMetrics(painter.font()).horizontalAdvance(text)
        return room.adjusted(0, 0, -(width + _GAP if text else 0), 0)

    def _left(self, painter: QPainter, room: QRect, text: str, ink: str) -> QRect:
        """Draw a text at the left of the room, cut short if need be, and return the room that is left."""
        metrics = QFontMetrics(painter.font())
        short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(room.width(), 0))
        painter.setPen(colour(ink))
        painter.drawText(room, _MIDDLE | Qt.AlignmentFlag.AlignLeft, short)
        return room.adjusted(metrics.horizontalAdvance(short) + _GAP, 0, 0, 0)
