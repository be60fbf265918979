"""The hover guard: buttons of a bar are lit while the mouse is over them, and at no other time."""

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QToolBar, QToolButton


class HoverGuard(QObject):
    """Lets go of buttons that Qt takes for hovered while a dialog is open, or after a menu has closed.

    Qt may tell the button that was under the mouse before that it is again, wherever the mouse went since.
    """

    def __init__(self, bar: QToolBar) -> None:
        super().__init__(bar)
        bar.installEventFilter(self)
        for button in bar.findChildren(QToolButton):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch buttons that are added, and what they are told about the mouse."""
        if isinstance(event, QChildEvent):
            if event.polished() and isinstance(event.child(), QToolButton):
                event.child().installEventFilter(self)
        elif isinstance(watched, QToolButton):
            entered = event.type() is QEvent.Type.Enter
            left = event.type() is QEvent.Type.WindowDeactivate
            if left or (entered and not _is_over(watched)):
                watched.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
                watched.update()
                return entered
        return super().eventFilter(watched, event)


def _is_over(button: QToolButton) -> bool:
    return button.rect().contains(button.mapFromGlobal(QCursor.pos()))
