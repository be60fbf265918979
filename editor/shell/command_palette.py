"""The command palette: finds everything, by its name or by other words for it."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from ..languages.words import tr
from .actions import Actions
from .command_list import CommandList, Further, Role
from .command_row import CommandRow
from .plain_text import PlainLabel
from .settings import ProgramSettings

_WIDTH, _HEIGHT, _TOP = 600, 420, 64
_FOR_THE_LIST = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class CommandPalette(QFrame):
    """A field and the commands that fit it; goes away when something else is pressed."""

    def __init__(
        self,
        actions: Actions,
        settings: ProgramSettings,
        parent: QWidget,
        further: Further = lambda: (),
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("command-palette")
        self.setAccessibleName(tr("Command palette"))
        self._list = CommandList(actions, settings, self, further)
        self._field = QLineEdit()
        self._view = QListView()
        self._row = CommandRow(self)
        self._word = PlainLabel()
        self._lay_out()
        self._field.textChanged.connect(self._look)
        self._view.activated.connect(lambda _: self._run())
        self._view.clicked.connect(lambda _: self._run())
        self._field.installEventFilter(self)

    def _lay_out(self) -> None:
        self._field.setPlaceholderText(tr("Type what you want to do"))
        self._field.setAccessibleName(tr("Search commands"))
        self._view.setModel(self._list)
        self._view.setItemDelegate(self._row)
        self._view.setUniformItemSizes(True)
        self._view.setMouseTracking(True)
        self._view.setAccessibleName(tr("Commands"))
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._word.setWordWrap(True)
        self._word.setAccessibleName(tr("About this command"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        for widget in (self._field, self._view, self._word):
            column.addWidget(widget)
        self._view.selectionModel().currentChanged.connect(self._explain)

    def open_over(self, window: QWidget) -> None:
        """Open in the upper middle of a window, with an empty field."""
        self.resize(min(_WIDTH, window.width() - 32), min(_HEIGHT, window.height() - 2 * _TOP))
        self.move(window.mapToGlobal(QPoint((window.width() - self.width()) // 2, _TOP)))
        self._list.look_afresh()
        self._field.clear()
        self._look("")
        self.show()
        self._field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move in the list while one types in the field."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run()
                return True
            if event.key() in _FOR_THE_LIST:
                QApplication.sendEvent(self._view, event)
                return True
        return super().eventFilter(watched, event)

    def _look(self, query: str) -> None:
        self._list.look_for(query)
        if self._list.rowCount():
            self._view.setCurrentIndex(self._list.index(0, 0))
        else:
            self._word.setText(tr("Nothing matches “{query}”. Try another word.", query=query))

    def _explain(self) -> None:
        index = self._view.currentIndex()
        # Read out with the field, because the list itself never has the focus.
        self._word.setText(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole) or ""
        self._field.setAccessibleDescription(spoken)

    def _run(self) -> None:
        index = self._view.currentIndex()
        if index.isValid() and not index.data(Role.REASON):
            # Closed first, so that the command finds the focus where it was.
            self.close()
            self._list.run(index.row())
