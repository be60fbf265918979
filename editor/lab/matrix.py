"""The matrix of an answer: each cell a share with its interval as a bar around the fair band, pale while unsure."""

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from ..drawing.inks_in_force import colour
from ..drawing.painting import saved
from ..languages.words import tr

ROW = Qt.ItemDataRole.UserRole
TALL, BAR = 52, 10
MARGIN = 8
PALE, CLEAR = 90, 255
FAIR = (0.45, 0.55)
SIDE_INKS = {"human": "human", "alien": "alien"}
"""Inks of the sides; others are drawn in the accent."""

AnyIndex = QModelIndex | QPersistentModelIndex


class AnswerMatrix(QTableWidget):
    """Shows the rows of an answer in lines and columns; one of them is chosen."""

    chosen = Signal(int)
    """The number of the row of figures that was chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab.matrix")
        self.setAccessibleName(tr("Answer in figures"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_BarDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setWordWrap(True)
        self.currentItemChanged.connect(self._tell)

    def show_snapshot(self, snapshot: dict[str, Any]) -> None:
        """Show what is known; the chosen cell stays chosen."""
        matrix, rows = snapshot.get("matrix"), snapshot.get("rows", [])
        if not matrix:
            self.setRowCount(0)
            return
        columns, lines = matrix["columns"], matrix["lines"]
        if (self.rowCount(), self.columnCount()) != (len(lines), len(columns)):
            self._lay_out(len(lines), len(columns))
        self.setHorizontalHeaderLabels(columns)
        self.horizontalHeader().setVisible(any(columns))
        self.setVerticalHeaderLabels([each["title"] for each in lines])
        for down, line in enumerate(lines):
            for across, at in enumerate(line["rows"]):
                self._fill(down, across, at, rows[at] if at is not None else None)
        if self.currentItem() is None and lines:
            self.setCurrentCell(0, 0)

    def _lay_out(self, lines: int, columns: int) -> None:
        self.setRowCount(lines)
        self.setColumnCount(columns)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(TALL)
        down.setMaximumWidth(260)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _fill(self, down: int, across: int, at: int | None, row: dict[str, Any] | None) -> None:
        item = self.item(down, across)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(down, across, item)
        item.setData(ROW, (at, row) if row else None)
        text = f"{row['title']}: {row['figures']}, {row['told']}" if row else ""
        item.setToolTip(text)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)

    def _tell(self, item: QTableWidgetItem | None, _: object = None) -> None:
        found = item.data(ROW) if item else None
        if found:
            self.chosen.emit(found[0])


class _BarDelegate(QStyledItemDelegate):
    """Draws figures, and their interval as a bar."""

    def sizeHint(self, _: QStyleOptionViewItem, __: AnyIndex) -> QSize:
        """Return the room of two lines."""
        return QSize(120, TALL)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Draw one cell."""
        found = index.data(ROW)
        with saved(painter):
            # The stubs do not know the fields of an option.
            style_option: Any = option
            room = QRectF(style_option.rect)
            if style_option.state & QStyle.StateFlag.State_Selected:
                painter.fillRect(room, colour("raised"))
            if found:
                self._paint_row(painter, room.adjusted(MARGIN, 5, -MARGIN, -5), found[1])

    def _paint_row(self, painter: QPainter, room: QRectF, row: dict[str, Any]) -> None:
        metrics = painter.fontMetrics()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.setPen(colour("text" if row["verdict"] is not None else "faint-text"))
        # What was found comes first; how it is called is said by the tool tip as well.
        texts = (f"{row['figures']}  {row['told']}", row["figures"], row["brief"])
        fits = (each for each in texts if metrics.horizontalAdvance(each) <= room.width())
        shown = next(fits, row["brief"])
        painter.drawText(room, int(left), shown)
        if row["is_share"]:
            bar = QRectF(room.left(), room.bottom() - BAR - 2, room.width(), BAR)
            self._paint_bar(painter, bar, row)

    def _paint_bar(self, painter: QPainter, bar: QRectF, row: dict[str, Any]) -> None:
        least = -1.0 if min(row["low"], row["value"]) < 0 else 0.0

        def at(value: float) -> float:
            return bar.left() + bar.width() * (value - least) / (1 - least)

        middle = bar.center().y()
        if row["verdict"] != "":
            band = QRectF(at(FAIR[0]), bar.top() - 2, at(FAIR[1]) - at(FAIR[0]), BAR + 4)
            painter.fillRect(band, _pale(colour("good"), PALE))
        painter.fillRect(QRectF(bar.left(), middle, bar.width(), 1), colour("line"))
        ink = colour(SIDE_INKS.get(row["verdict"] or "", "accent"))
        low, high = at(row["low"]), at(row["high"])
        unsure = row["verdict"] is None
        painter.fillRect(
            QRectF(low, bar.top(), max(high - low, 2), BAR), _pale(ink, PALE if unsure else 170)
        )
        painter.fillRect(QRectF(at(row["value"]) - 1.5, bar.top() - 2, 3, BAR + 4), ink)


def _pale(ink: QColor, alpha: int) -> QColor:
    found = QColor(ink)
    found.setAlpha(alpha)
    return found
