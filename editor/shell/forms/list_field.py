"""A field for a short list of words or numbers, such as tags."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from hullwright.schema.records import Json

from ...languages.words import tr
from ..plain_text import button_title
from .clause import ABSENT, Clause
from .field import Field
from .flow import Flow
from .typing_watch import TypingWatch


class ListField(Field):
    """A button for each entry, which takes it out, and a line to type the next one in."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._entries: list[Json] = []
        self._buttons: list[QToolButton] = []
        self._row = QWidget(self)
        self._flow = Flow(self._row)
        self._line = QLineEdit(self)
        self._line.setPlaceholderText(self._hint())
        self._line.textEdited.connect(self._split)
        self._line.installEventFilter(self)
        self._watch = TypingWatch(
            self._line, lambda: bool(self._line.text()), lambda: bool(self._line.text())
        )
        self._watch.finished.connect(self._add)
        self._watch.dropped.connect(self._line.clear)
        self.put(self._line)
        self.column.insertWidget(1, self._row)
        self._row.hide()

    def _hint(self) -> str:
        usual = self.clause.usual
        if self._entries or usual is ABSENT:
            return tr("Add one, then press Return")
        return tr("default: {value}", value=", ".join(map(str, usual)))

    def value(self) -> Json:
        """Return the entries, or ABSENT if there are none and none are needed."""
        return list(self._entries) if self._entries or self.clause.required else ABSENT

    def set_value(self, value: Json) -> None:
        """Show other entries."""
        self._entries = [] if value is ABSENT else list(value)
        for button in self._buttons:
            self._flow.removeWidget(button)
            button.deleteLater()
        self._buttons = [self._button(each) for each in self._entries]
        self._row.setVisible(bool(self._entries))
        self._line.setPlaceholderText(self._hint())
        self._row.updateGeometry()

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        """Let Backspace at the start of an empty line take out the last entry."""
        is_backspace = (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Backspace
        )
        if is_backspace and not self._line.text() and self._entries:
            self._change(self._entries[:-1])
            return True
        return super().eventFilter(line, event)

    def _button(self, entry: Json) -> QToolButton:
        button = QToolButton(self._row)
        named = self.clause.entry.choice(entry) if "labels" in self.clause.terms else str(entry)
        button.setText(button_title(f"{named}  ×"))
        button.setAccessibleName(tr("Remove “{entry}”", entry=named))
        button.setToolTip(tr("Remove “{entry}”", entry=named))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(
            lambda: self._change([each for each in self._entries if each != entry])
        )
        self._flow.addWidget(button)
        button.show()
        return button

    def _split(self, text: str) -> None:
        if "," in text:
            self._add()

    def _add(self) -> None:
        typed = [each.strip() for each in self._line.text().split(",")]
        entries = [self._entry(each) for each in typed if each]
        new = [each for each in entries if each is not ABSENT and each not in self._entries]
        self._line.clear()
        if new:
            self._change([*self._entries, *dict.fromkeys(new)])

    def _entry(self, text: str) -> Json:
        if self.clause.entry.kind != "integer":
            return text
        return int(text) if text.lstrip("-").isdecimal() else ABSENT

    def _change(self, entries: list[Json]) -> None:
        self.set_value(entries)
        self._choose()
