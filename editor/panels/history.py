"""The history: every step since a map was opened, to go back to and forth from with a click."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStackedLayout, QVBoxLayout, QWidget

from hullwright.schema.documents.maps import MapDocument

from ..documents.place import Place
from ..files.snapshots import Snapshots
from ..inspection.inspector import Inspector
from ..inspection.step_extents import StepExtents
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from .history_header import HistoryHeader
from .history_rows import StepPainter
from .history_steps import EXTENT, Steps
from .map_cards import MapCards, MapCardText
from .snapshot_list import SnapshotList

if TYPE_CHECKING:
    from ..documents.document import Document

_GOING = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class History(QWidget):
    """A panel with the steps of a document."""

    comparing = Signal(object)
    """The NamedSnapshot that the map is to be compared with."""

    def __init__(
        self, inspector: Inspector, snapshots: Snapshots, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self.setAccessibleName(tr("History"))
        self._document: Document | None = None
        self._listed, self._has_snapshots = 0, False
        self.empty = WrappedLabel(
            tr("Every step you take is listed here, so you can go back to it. Open a map to begin.")
        )
        self._extents = StepExtents(inspector, self)
        self.steps = Steps(self._extents, self)
        self.list = _StepList()
        self.list.setModel(self.steps)
        self._painter = StepPainter(self.list)
        self.list.setItemDelegate(self._painter)
        self.list.clicked.connect(self._go)
        self.steps.moved.connect(self._follow)
        self.cards = MapCards(self.list, self.told)
        """The picture beside the row that somebody stays on."""
        self.header = HistoryHeader()
        """Steps or snapshots; a dock may put it beside its title."""
        self.snapshots = SnapshotList(snapshots)
        self.snapshots.comparing.connect(self.comparing)
        self.snapshots.rows.counted.connect(self._count)
        self.header.taking.connect(self.take_snapshot)
        self.header.listed.connect(self._show)
        self._arrange()
        self.show_workplace(None)

    def add_above(self, widget: QWidget) -> None:
        """Show something else about the steps above their list, where it is seen in a low dock, too."""
        self._column.insertWidget(1, widget)

    def _arrange(self) -> None:
        self.no_snapshots = WrappedLabel(
            tr(
                "No state has a name yet. Take a snapshot to come back to it, or to compare with it."
            )
        )
        for label in (self.empty, self.no_snapshots):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.header)
        # In its place before it is filled: what it shows first would be a window of its own for a moment.
        self._stack = QStackedLayout()
        column.addLayout(self._stack)
        for page in (self.list, self.snapshots, self.no_snapshots, self.empty):
            self._stack.addWidget(page)
        self.setFocusProxy(self.list)

    def show_workplace(self, workplace: Place | None) -> None:
        """Show the steps of a workplace's document."""
        self._document = workplace.document if workplace else None
        self.steps.show_document(self._document)
        self.snapshots.show_document(self._document)
        self.header.setEnabled(self._document is not None)
        self._show(self._listed)

    def take_snapshot(self) -> None:
        """Give the present state a name, which can be typed over at once."""
        if self._document is not None:
            self.header.choose(1)
            self._count(1)
            self.snapshots.take()

    def _count(self, count: int) -> None:
        self.header.show_count(count)
        self._has_snapshots = count > 0
        self._show(self._listed)

    def _show(self, listed: int) -> None:
        """Show the steps, the snapshots, or a sentence where there are none."""
        self._listed = listed
        shown: QWidget = self.list
        if self._document is None:
            shown = self.empty
        elif listed:
            shown = self.snapshots if self._has_snapshots else self.no_snapshots
        self._stack.setCurrentWidget(shown)
        self.setFocusProxy(shown)

    def _follow(self, row: int) -> None:
        self.list.setCurrentIndex(self.steps.index(row))
        self.list.scrollTo(self.steps.index(row))

    def told(self, index: QModelIndex) -> MapCardText | None:
        """Return what is told about a row that somebody stays on; nothing where there is no map."""
        if self._document is None or index.row() > self._document.history.count():
            return None
        value = self._document.value_after(index.row())
        if not isinstance(value, MapDocument):
            return None
        step = self.steps.step(index.row())
        extent = self._extents.of(step) if step is not None else None
        words = index.data(EXTENT)
        return MapCardText(value, index.data(), words, extent.cells if extent else ())

    def _go(self, index: QModelIndex) -> None:
        if self._document is not None and index.isValid():
            self._document.history.setIndex(index.row())


class _StepList(QListView):
    """The list of steps."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("history.steps")
        self.setAccessibleName(tr("Steps since the map was opened"))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the step under the cursor with Return or Space."""
        if event.key() in _GOING:
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)
