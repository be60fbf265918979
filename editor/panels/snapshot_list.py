"""The list of snapshots: named states of a map to go back to, compare, rename and delete."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QWidget

from hullwright.schema.documents.maps import MapDocument

from ..documents.document import Document
from ..drawing.icon import icon
from ..files.named_snapshot import NamedSnapshot
from ..files.snapshots import Snapshots
from ..languages.words import tr
from .map_cards import MapCards, MapCardText
from .snapshot_rows import WHEN, SnapshotPainter, SnapshotRows

_GOING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class SnapshotList(QListView):
    """Shows the snapshots of a document."""

    comparing = Signal(object)
    """The NamedSnapshot that the document is to be compared with."""

    def __init__(self, snapshots: Snapshots, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history.snapshots")
        self.setAccessibleName(tr("Snapshots"))
        self._snapshots = snapshots
        self.rows = SnapshotRows(snapshots, self)
        self.setModel(self.rows)
        self._painter = SnapshotPainter(self)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.doubleClicked.connect(self._go_back)
        self.cards = MapCards(self, self._told)
        """The picture beside the row that somebody stays on."""

    def show_document(self, document: Document | None) -> None:
        """Show the snapshots of another document."""
        self.rows.show_document(document)

    def take(self) -> None:
        """Give the present state a name, and let people type a better one at once."""
        if self.rows.document is not None:
            self._snapshots.take(self.rows.document)
            self.setFocus()
            self.setCurrentIndex(self.rows.index(0))
            self.edit(self.rows.index(0))

    def menu(self) -> QMenu:
        """Return what can be done with the chosen snapshot."""
        menu = QMenu(self)
        for title, key, sign, act in (
            (tr("Go back to it"), "Return", "undo", self._go_back),
            (tr("Compare with the map as it is now"), "C", "compare", self._compare),
            (tr("Rename"), "F2", "properties", self.edit),
            (tr("Delete"), "Del", "delete", self._remove),
        ):
            action = QAction(icon(sign), f"{title}\t{key}", menu)
            action.triggered.connect(self._deed(act))
            menu.addAction(action)
        return menu

    def _deed(self, act: Callable[[QModelIndex], object]) -> Callable[[], object]:
        return lambda: act(self.currentIndex())

    def _open_menu(self, place: QPoint) -> None:
        if self._chosen() is not None:
            menu = self.menu()
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Return, compare with C, delete with Del; F2 renames."""
        index, key = self.currentIndex(), event.key()
        if key in _GOING:
            self._go_back(index)
        elif key == Qt.Key.Key_C:
            self._compare(index)
        elif key == Qt.Key.Key_Delete:
            self._remove(index)
        else:
            super().keyPressEvent(event)

    def _chosen(self) -> NamedSnapshot | None:
        return self.rows.snapshot(self.currentIndex())

    def _go_back(self, index: QModelIndex) -> None:
        snapshot = self.rows.snapshot(index)
        if self.rows.document is not None and snapshot is not None:
            self._snapshots.go_back(self.rows.document, snapshot)

    def _compare(self, index: QModelIndex) -> None:
        snapshot = self.rows.snapshot(index)
        if snapshot is not None:
            self.comparing.emit(snapshot)

    def _remove(self, index: QModelIndex) -> None:
        snapshot = self.rows.snapshot(index)
        if self.rows.document is not None and snapshot is not None:
            self._snapshots.remove(self.rows.document, snapshot)
            self.setCurrentIndex(self.rows.index(min(index.row(), self.rows.rowCount() - 1)))

    def _told(self, index: QModelIndex) -> MapCardText | None:
        snapshot = self.rows.snapshot(index)
        value = self._snapshots.value(snapshot) if snapshot is not None else None
        if not isinstance(value, MapDocument) or self.state() == self.State.EditingState:
            return None
        return MapCardText(value, str(index.data()), str(index.data(WHEN)))
