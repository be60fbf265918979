"""The snapshots of a document as rows of a list, and how such a row is drawn."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, Qt, Signal
from PySide6.QtGui import QPainter

from ..documents.document import Document
from ..drawing.icon import icon
from ..drawing.inks_in_force import colour
from ..files.named_snapshot import NamedSnapshot
from ..files.snapshots import Snapshots
from ..languages.words import moment
from .row_painter import Index, RowPainter

WHEN = Qt.ItemDataRole.UserRole + 1
"""When a snapshot was taken, in words."""
SIGN, GAP = 16, 8
_TOP = QModelIndex()


class SnapshotRows(QAbstractListModel):
    """A row for each snapshot, the latest first; its name can be typed over."""

    counted = Signal(int)
    """How many snapshots there are."""

    def __init__(self, snapshots: Snapshots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._snapshots = snapshots
        self.document: Document | None = None
        self._rows: list[NamedSnapshot] = []
        snapshots.changed.connect(self._take_in)

    def show_document(self, document: Document | None) -> None:
        """Show the snapshots of another document."""
        self.beginResetModel()
        self.document = document
        self._rows = list(reversed(self._snapshots.of(document))) if document else []
        self.endResetModel()
        self.counted.emit(len(self._rows))

    def snapshot(self, index: Index) -> NamedSnapshot | None:
        """Return the snapshot of a row, or None beside them all."""
        return self._rows[index.row()] if 0 <= index.row() < len(self._rows) else None

    def rowCount(self, parent: Index = _TOP) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let names be typed over."""
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a row shows."""
        snapshot = self.snapshot(index)
        if snapshot is None:
            return None
        when = moment(snapshot.time)
        told: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: snapshot.name,
            Qt.ItemDataRole.EditRole: snapshot.name,
            Qt.ItemDataRole.AccessibleTextRole: f"{snapshot.name}, {when}",
            WHEN: when,
        }
        return told.get(role)

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Give a snapshot the name that was typed."""
        snapshot = self.snapshot(index)
        if self.document is None or snapshot is None or role != Qt.ItemDataRole.EditRole:
            return False
        self._snapshots.rename(self.document, snapshot, str(value))
        return True

    def _take_in(self, document: Document) -> None:
        if document is self.document:
            self.show_document(document)


class SnapshotPainter(RowPainter):
    """Draws a snapshot: a pin, its name, and when it was taken."""

    def paint_row(self, painter: QPainter, area: QRect, index: Index) -> None:
        """Draw a snapshot."""
        room = area.adjusted(GAP, 0, -GAP, 0)
        place = QRect(room.left(), room.center().y() - SIGN // 2, SIGN, SIGN)
        icon("pin").paint(painter, place)
        room = room.adjusted(SIGN + GAP, 0, 0, 0)
        when = str(index.data(WHEN))
        width = painter.fontMetrics().horizontalAdvance(when)
        name = painter.fontMetrics().horizontalAdvance(str(index.data()))
        if name + GAP + width <= room.width():
            painter.setPen(colour("faint-text"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, right, when)
            room = room.adjusted(0, 0, -width - GAP, 0)
        self.write(painter, room, str(index.data()), "text")
