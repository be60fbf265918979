"""Keys of a page: undo, redo and save mean what is in front, not the map behind it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

UNDO, REDO = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo


class PageKeys(QObject):
    """Catches some keys in whatever inside a page has the focus, before the window's shortcuts do."""

    def __init__(
        self, page: QWidget, acts: Mapping[QKeySequence.StandardKey, Callable[[], object]]
    ) -> None:
        super().__init__(page)
        self._page = page
        self._acts = acts
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, after: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if after is not None and (after is self._page or self._page.isAncestorOf(after)):
            after.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:
        """Look at a key before the widget does; return whether it goes no further."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent):
            return False
        for key, act in self._acts.items():
            if event.matches(key) and not _means_text(key, widget):
                event.accept()
                if event.type() == QEvent.Type.KeyPress:
                    act()
                return True
        return False


def _means_text(key: QKeySequence.StandardKey, widget: QObject) -> bool:
    """Tell whether a key takes back something typed in a text, which comes first."""
    if key not in {UNDO, REDO}:
        return False
    if isinstance(widget, QLineEdit):
        return widget.isUndoAvailable() if key == UNDO else widget.isRedoAvailable()
    if isinstance(widget, QPlainTextEdit):
        history = widget.document()
        return history.isUndoAvailable() if key == UNDO else history.isRedoAvailable()
    return False
