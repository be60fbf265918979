"""The steps of an undo history as rows of a list: where it began, and each step since."""

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind

from ..documents.afterwards import Afterwards
from ..documents.document import Document
from ..inspection.step_extents import StepExtents
from ..languages.words import tr

if TYPE_CHECKING:
    from ..documents.step import Step

PRESENT = Qt.ItemDataRole.UserRole + 1
UNDONE = Qt.ItemDataRole.UserRole + 2
SAVED = Qt.ItemDataRole.UserRole + 3
ICON = Qt.ItemDataRole.UserRole + 4
"""The name of the drawing of whatever did the step."""
EXTENT = Qt.ItemDataRole.UserRole + 5
"""How many cells the step changed, in words, or nothing."""
USUAL_ICON = "layout"
BEGUN_ICON, OPENED_ICON = "new", "open"

Index = QModelIndex | QPersistentModelIndex
_TOP = QModelIndex()


class Steps(QAbstractListModel):
    """Row 0 is the document as it was opened, row n the document after its n-th step."""

    moved = Signal(int)
    """The row of the present state."""

    def __init__(self, extents: StepExtents, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._extents = extents
        self._document: Document | None = None
        self._rows = 0
        # A document says that it changes before its history has counted the step, and a jump over a
        # thousand steps says so a thousand times: look once, afterwards.
        self._afterwards = Afterwards(self, self._catch_up)
        extents.learnt.connect(self._wait)

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
        row = index.row()
        if role in {PRESENT, UNDONE, SAVED}:
            return self._is(role, row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._described(index)
        if role == ICON:
            return self._icon(row)
        return self._extent(row) if role == EXTENT else None

    def step(self, row: int) -> "Step | None":
        """Return the step that led to a row; None for the first row, and for rows that are gone."""
        document = self._document
        if document is None or not 0 < row <= document.history.count():
            # The rows of steps that are gone stay until the list catches up.
            return None
        return document.step(row - 1)

    def _is(self, role: int, row: int) -> bool:
        if self._document is None:
            return False
        history = self._document.history
        if role == SAVED:
            return row == history.cleanIndex() and self._document.path is not None
        return row == history.index() if role == PRESENT else row > history.index()

    def _title(self, row: int) -> str:
        step = self.step(row)
        if step is not None:
            return tr(step.title)
        return "" if row or self._document is None else _beginning(self._document)

    def _icon(self, row: int) -> str:
        step = self.step(row)
        if step is not None:
            return step.icon or USUAL_ICON
        is_filed = self._document is not None and self._document.path is not None
        return OPENED_ICON if is_filed else BEGUN_ICON

    def _extent(self, row: int) -> str:
        step = self.step(row)
        found = self._extents.of(step) if step is not None else None
        if found is None or found.count == 0:
            return ""
        return tr("whole map") if found.count is None else tr("{count} cells", count=found.count)

    def _described(self, index: Index) -> str:
        told = [self._title(index.row())]
        if extent := self._extent(index.row()):
            told.append(extent)
        if index.data(PRESENT):
            told.append(tr("the current state"))
        if index.data(UNDONE):
            told.append(tr("undone"))
        if index.data(SAVED):
            told.append(tr("saved"))
        return ", ".join(told)

    def _wait(self, *_: object) -> None:
        self._afterwards.ask()

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


def _beginning(document: Document) -> str:
    """Return how a document came to be: by its name if it has a file, else by what it is."""
    value = document.value_after(0)
    if document.path is not None:
        return tr("Opened “{name}”", name=value.name)
    if not isinstance(value, MapDocument):
        return tr("New scenario")
    return tr("New map: {kind}", kind=map_kind(value.kind).title)
