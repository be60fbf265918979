"""The table of a table: every cell can be reached and changed with the keyboard alone."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QTableView, QWidget

from hullwright.schema.messages import Message
from hullwright.schema.records import Json

from ...languages.words import tr
from .cells import Cells
from .column_widths import Need, lines, need_of, shared
from .model import Index, TableModel

ROW = 28
TITLE = 8
"""Pixels around a text that may stand on several lines."""
PADDING = 6
"""Pixels around what stands on one line: numbers, ticks and the heads of columns."""
WIDEST = 120
"""No column but the first takes more room than this if others want it, too."""
HEAD = 0.9
"""Heads of columns are smaller than the words below them, so that numbers leave room to titles."""
MOST_LINES = 3
"""Sentences show no more lines than this in their cell; the whole of them is in the tooltip."""
LEAST_ROWS = 4
"""So many rows are shown at least; where there is room, all of them are."""

_BEGINNING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class TableView(QTableView):
    """Shows a table; typing begins to edit, Return edits or goes on to the row below."""

    adding = Signal()
    """Insert was pressed: one more row is wanted."""
    removing = Signal()
    """Delete was pressed: the row in front shall go."""
    moved = Signal()
    """Another cell is in front."""
    opening = Signal(QModelIndex)
    """A cell of effects shall be edited, which no editor in its place can do."""

    def __init__(
        self, judge: Callable[[str, str, Json], Message | None], parent: QWidget | None = None
    ):
        super().__init__(parent)
        self.setObjectName("tables.table")
        self.map_table = TableModel()
        self.cells = Cells(self.map_table, judge, self)
        self.setModel(self.map_table)
        self.setItemDelegate(self.cells)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        # Tab goes on to the next part of the panel; arrows go from cell to cell.
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._arrange_headers()
        self.doubleClicked.connect(self._open)
        self.map_table.modelReset.connect(self.fit)
        self.map_table.dataChanged.connect(lambda *_: self.fit())

    def _arrange_headers(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(24)
        # Tighter than other headers: a dock of 280 pixels has room for five columns and a title.
        header.setStyleSheet("QHeaderView::section { padding: 4px 2px; }")
        header.setHighlightSections(False)
        small = header.font()
        small.setPointSizeF(small.pointSizeF() * HEAD)
        header.setFont(small)

    # Room.

    def fit(self) -> None:
        """Give each column the room it needs, and what is left to the titles of the rows."""
        if not self.map_table.columnCount():
            return
        texts = [self._texts(column) for column in range(self.map_table.columnCount())]
        needs = [self._need(column, each) for column, each in enumerate(texts)]
        room = self.viewport().width()
        widths = shared(needs, room)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        for row in range(self.map_table.rowCount()):
            self.setRowHeight(row, self._height([each[row] for each in texts], widths))
        bar = self.horizontalScrollBar().sizeHint().height() + 2 if sum(widths) > room else 0
        self.setMaximumHeight(self._head() + self._below(None) + bar + 2 * self.frameWidth())
        self.updateGeometry()

    def _head(self) -> int:
        return self.horizontalHeader().sizeHint().height()

    def _below(self, most: int | None) -> int:
        """Return how high the rows are, or the first few of them."""
        return sum(self.rowHeight(row) for row in range(self.map_table.rowCount())[:most])

    def _texts(self, column: int) -> list[str]:
        rows = range(self.map_table.rowCount())
        return [str(self.map_table.index(row, column).data() or "") for row in rows]

    def _need(self, column: int, texts: list[str]) -> Need:
        header = self.horizontalHeader().fontMetrics()
        title = str(self.map_table.headerData(column, Qt.Orientation.Horizontal) or "")
        head = max(map(header.horizontalAdvance, title.splitlines()), default=0) + PADDING
        need = need_of(texts, self.fontMetrics().horizontalAdvance)
        if not self.map_table.is_wordy(column):
            return Need(*(max(head, need.whole + PADDING) for _ in need))
        most = max(head, WIDEST if column else need.whole + TITLE)
        return Need(*(max(head, min(each + TITLE, most)) for each in need))

    def _height(self, texts: list[str], widths: list[int]) -> int:
        """Return how high a row has to be for its texts, which are broken between words."""
        most = max(
            self._lines(column, text, width - TITLE)
            for column, (text, width) in enumerate(zip(texts, widths, strict=True))
            if self.map_table.is_wordy(column)
        )
        return ROW + (most - 1) * self.fontMetrics().lineSpacing()

    def _lines(self, column: int, text: str, width: int) -> int:
        count = lines(text, width, self.fontMetrics().horizontalAdvance)
        return min(count, MOST_LINES) if self.map_table.is_long(column) else count

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into the new width."""
        super().resizeEvent(event)
        self.fit()

    def sizeHint(self) -> QSize:
        """Return the room for a few rows; the table takes what is left of the panel, and scrolls."""
        rows = max(self._below(LEAST_ROWS), ROW)
        return QSize(240, self._head() + rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the same height, in a dock of any width."""
        return QSize(120, self.sizeHint().height())

    # Where the person is.

    def key_in_front(self) -> str | None:
        """Return the key of the row that the person is in, or None."""
        row = self.currentIndex().row()
        return self.map_table.rows[row].key if 0 <= row < len(self.map_table.rows) else None

    def go_to(self, key: str, column: int) -> None:
        """Go to a cell of a row, if it is still there."""
        row = self.map_table.row_of(key)
        if row is not None:
            place = self.map_table.index(row, max(0, min(column, self.map_table.columnCount() - 1)))
            self.setCurrentIndex(place)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell that another cell is in front."""
        super().currentChanged(current, previous)
        self.moved.emit()

    # Keys.

    def event(self, event: QEvent) -> bool:
        """Keep the keys that the table itself understands from the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_ours = event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Insert}
            is_typing = event.text().isprintable() and bool(event.text())
            if (is_ours or is_typing) and not event.modifiers() & _COMMANDS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Edit with Return, add with Insert, remove with Delete."""
        key = event.key()
        if self.cells.open is not None:
            # Return in an editor comes by here, too; the editor has taken care of it.
            event.accept()
        elif key in _BEGINNING and self._begin():
            event.accept()
        elif key == Qt.Key.Key_Insert:
            self.adding.emit()
        elif key == Qt.Key.Key_Delete:
            self.removing.emit()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> bool:
        index = self.currentIndex()
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)
            return True
        return self._open(index)

    def _open(self, index: Index) -> bool:
        """Ask for the effects of a cell to be edited; return whether there are any."""
        if not index.isValid() or self.map_table.vocabulary(index) is None:
            return False
        self.opening.emit(index)
        return True

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close an editor; what was refused is offered again, what was taken over leads on."""
        is_done = hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache
        super().closeEditor(editor, hint)
        if self.cells.doubt is not None:
            QTimer.singleShot(0, self, self._offer_again)
        elif is_done:
            self._go_down()

    def _go_down(self) -> None:
        below = self.currentIndex().siblingAtRow(self.currentIndex().row() + 1)
        if below.isValid():
            self.setCurrentIndex(below)

    def _offer_again(self) -> None:
        doubt = self.cells.doubt
        if doubt is None or not self.hasFocus():
            self.cells.doubt = None
            return
        index = self.map_table.index_of(doubt.key, doubt.column)
        if index.isValid():
            self.setCurrentIndex(index)
            self.edit(index)

    def describe(self, title: str, help_: str) -> None:
        """Say what the table is, for those who can't see it."""
        self.setAccessibleName(title)
        self.setAccessibleDescription(
            tr("{help} Return changes a cell, Insert adds a row, Delete removes one.", help=help_)
        )
