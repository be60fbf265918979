"""Fields for texts and numbers that a person types."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from hullwright.schema.records import Json

from .clause import ABSENT, Clause
from .field import Field
from .number_box import NumberBox
from .typing_watch import TypingWatch


class TypedField(Field):
    """A field that is typed in: finished when it is left, dropped with Escape."""

    def __init__(self, clause: Clause, editor: QWidget, parent: QWidget | None = None):
        super().__init__(clause, parent)
        self._kept: Json = ABSENT
        self.watch = TypingWatch(editor, self._can_undo, lambda: self.value() != self._kept)
        self.watch.finished.connect(self._finish)
        self.watch.dropped.connect(self._drop)
        self.put(editor)

    def _keep(self) -> None:
        """Let Escape bring back the present value from now on."""
        self._kept = self.value()

    def _can_undo(self) -> bool:
        return False

    def _finish(self) -> None:
        if self.is_pending or self.value() != self._kept:
            self.finished.emit()
        if not self.is_pending:
            self.set_value(self.value())

    def _drop(self) -> None:
        self.set_value(self._kept)
        self.is_pending = True
        self.finished.emit()


class LineField(TypedField):
    """A text of one line; nothing in it means that there is none."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        self._line = QLineEdit()
        super().__init__(clause, self._line, parent)
        self._line.setPlaceholderText(clause.help)
        self._line.textEdited.connect(self._type)

    def value(self) -> Json:
        """Return the text, or ABSENT if there is none and none is needed."""
        return self._line.text() or ("" if self.clause.required else ABSENT)

    def set_value(self, value: Json) -> None:
        """Show a text, the cursor where it was."""
        cursor = self._line.cursorPosition()
        self._line.setText("" if value is ABSENT else str(value))
        self._line.setCursorPosition(cursor if self._line.hasFocus() else 0)
        self._keep()

    def _can_undo(self) -> bool:
        return self._line.isUndoAvailable() or self._line.isRedoAvailable()


class TextField(TypedField):
    """A text of several lines; Ctrl+Return finishes it, Tab goes on."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        self._text = QPlainTextEdit()
        super().__init__(clause, self._text, parent)
        self.watch.takes_return = True
        self._text.setTabChangesFocus(True)
        self._text.setPlaceholderText(clause.help)
        self._text.setMinimumHeight(5 * self._text.fontMetrics().lineSpacing())
        self._text.setMaximumHeight(9 * self._text.fontMetrics().lineSpacing())
        self._text.textChanged.connect(self._type)

    def value(self) -> Json:
        """Return the text, or ABSENT if there is none and none is needed."""
        return self._text.toPlainText() or ("" if self.clause.required else ABSENT)

    def set_value(self, value: Json) -> None:
        """Show a text, the cursor where it was."""
        text = "" if value is ABSENT else str(value)
        at = min(self._text.textCursor().position(), len(text))
        with QSignalBlocker(self._text):
            self._text.setPlainText(text)
        cursor = self._text.textCursor()
        cursor.setPosition(at, QTextCursor.MoveMode.MoveAnchor)
        self._text.setTextCursor(cursor)
        self._keep()

    def _can_undo(self) -> bool:
        history = self._text.document()
        return history.isUndoAvailable() or history.isRedoAvailable()


class NumberField(TypedField):
    """A number within limits; an optional one can be cleared."""

    def __init__(self, clause: Clause, parent: QWidget | None = None):
        self._box = NumberBox(clause)
        super().__init__(clause, self._box, parent)
        self._box.valueChanged.connect(self._count)

    def _count(self) -> None:
        # After Return a box tells its value once more: that is no typing.
        if self.is_pending or self.value() != self._kept:
            self._type()

    def value(self) -> Json:
        """Return the number, or ABSENT."""
        return self._box.number()

    def set_value(self, value: Json) -> None:
        """Show a number."""
        with QSignalBlocker(self._box):
            self._box.show_number(value)
        self._keep()
