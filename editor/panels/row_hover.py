"""Which row of a list somebody looks at: the one under the mouse, or the one with the keyboard's focus."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

MOMENT = 250
"""Milliseconds on a row after which it is looked at."""

_LEAVING_MOUSE = {QEvent.Type.Leave}
_LEAVING_ROWS = {QEvent.Type.FocusOut, QEvent.Type.Hide}


class RowHover(QObject):
    """Tells when somebody stays on a row of a list, and when they leave it."""

    stayed = Signal(QModelIndex, QRect)
    """The row, and where it is on the screen."""
    left = Signal()

    def __init__(self, rows: QListView) -> None:
        super().__init__(rows)
        self._rows = rows
        self._index = QModelIndex()
        self._soon = QTimer(self, singleShot=True, interval=MOMENT)
        self._soon.timeout.connect(self._tell)
        rows.setMouseTracking(True)
        rows.entered.connect(self._enter)
        rows.selectionModel().currentChanged.connect(self._step)
        rows.verticalScrollBar().valueChanged.connect(self.leave)
        rows.installEventFilter(self)
        self._viewport = rows.viewport()
        self._viewport.installEventFilter(self)

    def leave(self, *_: object) -> None:
        """Look at no row any more."""
        self._soon.stop()
        self._index = QModelIndex()
        self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that the mouse or the focus leaves the list."""
        if event.type() in (_LEAVING_MOUSE if watched is self._viewport else _LEAVING_ROWS):
            self.leave()
        elif event.type() is QEvent.Type.FocusIn and watched is self._rows:
            self._step(self._rows.currentIndex())
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.leave()
        return False

    def _step(self, index: QModelIndex, _: object = None) -> None:
        if self._rows.hasFocus():
            self._enter(index)

    def _enter(self, index: QModelIndex) -> None:
        if index.isValid() and index != self._index:
            self.leave()
            self._index = index
            self._soon.start()

    def _tell(self) -> None:
        if self._index.isValid() and self._rows.isVisible():
            area = self._rows.visualRect(self._index)
            corner = self._rows.viewport().mapToGlobal(area.topLeft())
            self.stayed.emit(self._index, QRect(corner, area.size()))
