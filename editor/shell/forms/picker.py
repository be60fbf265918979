"""The picker: a list of fields with their meanings, found by typing."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...languages.words import tr
from ..plain_text import button_title
from ..text_match import has_words

_NAME = Qt.ItemDataRole.UserRole
ROWS = 7
"""How many entries are seen at once."""


class Picker(QWidget):
    """A button that opens a list to choose from; Return takes the entry, Escape closes the list."""

    picked = Signal(str)
    """The name of what was chosen."""

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._entries: Mapping[str, tuple[str, str]] | None = None
        self.button = QPushButton(button_title(title), self)
        self.button.setObjectName(f"{name}.open")
        self.button.setCheckable(True)
        self.button.toggled.connect(self._open)
        self.line = QLineEdit(self)
        self.line.setObjectName(f"{name}.search")
        self.line.setPlaceholderText(tr("Type to search, Return to choose"))
        self.line.setAccessibleName(tr("Search"))
        self.line.textChanged.connect(self._narrow)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        # Rows are as high as the style sheet wants them, from the first one on.
        self.list.ensurePolished()
        self.list.setObjectName(f"{name}.list")
        self.list.setAccessibleName(title)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(ROWS * 2 * self.list.fontMetrics().lineSpacing())
        self.list.setFocusProxy(self.line)
        self.list.itemClicked.connect(self._take)
        self._lay_out()
        self._open(False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.line)
        column.addWidget(self.list)

    def offer(self, entries: Mapping[str, tuple[str, str]], reason: str = "") -> None:
        """Offer other entries, each a title and what it means, by name; else say why there are none."""
        if entries == self._entries:
            return
        self._entries = dict(entries)
        self.list.clear()
        for name, (title, means) in entries.items():
            item = QListWidgetItem(
                tr("{title} — {means}", title=title, means=means) if means else title
            )
            item.setData(_NAME, name)
            self.list.addItem(item)
        self.button.setEnabled(bool(entries))
        self.button.setToolTip("" if entries else reason)
        self._narrow(self.line.text())

    def _open(self, is_open: bool) -> None:
        self.line.setVisible(is_open)
        self.list.setVisible(is_open)
        if is_open:
            self.line.clear()
            self._narrow("")
            self.line.setFocus()

    def _narrow(self, text: str) -> None:
        for item in self._items():
            item.setHidden(not has_words(text, f"{item.data(_NAME)} {item.text()}"))
        self._step(0)

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _step(self, by: int) -> None:
        """Go to the next entry that is seen, or to the first one."""
        seen = [item for item in self._items() if not item.isHidden()]
        if not seen:
            self.list.setCurrentRow(-1)
            return
        now = self.list.currentItem()
        place = seen.index(now) + by if by and now in seen else 0
        self.list.setCurrentItem(seen[max(0, min(place, len(seen) - 1))])

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        """Let the arrow keys, Return and Escape of the line work in the list."""
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in steps:
                self._step(steps[Qt.Key(event.key())])
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._take(self.list.currentItem())
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._close()
                return True
        return super().eventFilter(line, event)

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            name = item.data(_NAME)
            self._close()
            self.picked.emit(name)

    def _close(self) -> None:
        self.button.setChecked(False)
        self.button.setFocus()
