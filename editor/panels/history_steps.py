"""The steps of an undo history as rows of a list: where it began, and each step since."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from ..documents.document import Document
from ..languages.words import tr

PRESENT = Qt.ItemDataRole.UserRole + 1
UNDONE = Qt.ItemDataRole.UserRole + 2
SAVED = Qt.ItemDataRole.UserRole + 3

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class Steps(QAbstractListModel):
    """Row 0 is the document as it was opened, row n the document after its n-th step."""

    moved = Signal(int)
    """The row of the present state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._rows = 0
        # A document says that it changes before its history has counted the step, and a jump over a
        # thousand steps says so a thousand times: look once, afterwards.
        self._afterwards = QTimer(self, singleShot=True)
        self._afterwards.timeout.connect(self._catch_up)

    def show_document(self, document: Document | None) -> None:
        """Show the steps of another document."""
        if self._document is not None:
            self._document.changed.disconnect(self._wait)
            self._document.renamed.disconnect(self._wait)
        self.beginResetModel()
        self._document = document
        self._rows = 0 if document is None else document.history.count() + 1
        self.endResetModel()
        if document is not None:
            document.changed.connect(self._wait)
            document.renamed.connect(self._wait)
            self.moved.emit(document.history.index())

    def rowCount(self, parent: Index = _TOP) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a row shows."""
        if self._document is None or not index.isValid():
            return None
        row, history = index.row(), self._document.history
        facts = {
            PRESENT: row == history.index(),
            UNDONE: row > history.index(),
            SAVED: row == history.cleanIndex() and self._document.path is not None,
        }
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._title(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._described(index)
        return facts.get(role)

    def _title(self, row: int) -> str:
        if self._document is None or row > self._document.history.count():
            # The rows of steps that are gone stay until the list catches up.
            return ""
        if row:
            return tr(self._document.step_title(row - 1))
        path = self._document.path
        return tr("Opened “{file}”", file=path.name) if path else tr("New map")

    def _described(self, index: Index) -> str:
        told = [self._title(index.row())]
        if index.data(PRESENT):
            told.append(tr("the present state"))
        if index.data(UNDONE):
            told.append(tr("undone"))
        if index.data(SAVED):
            told.append(tr("saved"))
        return ", ".join(told)

    def _wait(self, *_: object) -> None:
        if not self._afterwards.isActive():
            self._afterwards.start(0)

    def _catch_up(self) -> None:
        if self._document is None:
            return
        rows = self._document.history.count() + 1
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()
        elif rows < self._rows:
            self.beginRemoveRows(QModelIndex(), rows, self._rows - 1)
            self._rows = rows
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(rows - 1))
        self.moved.emit(self._document.history.index())
