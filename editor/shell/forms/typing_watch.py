"""Watching a person type: when a text is finished, dropped, and whose undo Ctrl+Z means."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_RETURNS = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class TypingWatch(QObject):
    """Listens to an editor and tells when the person is done with it."""

    finished = Signal()
    """The editor was left, or Return was pressed."""
    dropped = Signal()
    """Escape was pressed: what was typed is not meant."""

    def __init__(
        self, editor: QWidget, can_undo: Callable[[], bool], can_drop: Callable[[], bool]
    ) -> None:
        super().__init__(editor)
        self._can_undo = can_undo
        self._can_drop = can_drop
        self.takes_return = False
        """Whether Return belongs to the text; then Ctrl+Return finishes it."""
        editor.installEventFilter(self)
        editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Look at an event before the editor does; return whether it goes no further."""
        if event.type() == QEvent.Type.FocusOut:
            self.finished.emit()
        elif event.type() == QEvent.Type.Wheel and isinstance(editor, QWidget):
            # Scrolling through a form must not change the values that pass under the mouse.
            event.ignore()
            return not editor.hasFocus()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._is_left_to_window(event)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event)
        return False

    def _is_left_to_window(self, event: QKeyEvent) -> bool:
        is_undo = event.matches(QKeySequence.StandardKey.Undo)
        if is_undo or event.matches(QKeySequence.StandardKey.Redo):
            event.ignore()
            return not self._can_undo()
        if event.key() == Qt.Key.Key_Escape and self._can_drop():
            event.accept()
            return True
        return False

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._can_drop():
            self.dropped.emit()
            return True
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() in _RETURNS and with_control == self.takes_return:
            self.finished.emit()
            return self.takes_return
        return False
