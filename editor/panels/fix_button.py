"""A button that does a fix, and shows what it would do while somebody is on it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hullwright.schema.messages import Message

from ..inspection.step_extent import StepExtent
from ..languages.words import tr
from ..shell.plain_text import button_title


class FixButton(QPushButton):
    """Offers one fix of a problem."""

    looked_at = Signal(object)
    """The title of the fix that the mouse or the keyboard is on, or None when it is left."""

    def __init__(self, title: Message, extent: StepExtent, parent: QWidget) -> None:
        super().__init__(button_title(tr("Fix: {title}", title=title)), parent)
        self.title = title
        self.setProperty("fix", True)
        self.setToolTip(_told(extent))
        self.setAccessibleDescription(self.toolTip())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show what it would do."""
        super().enterEvent(event)
        self.looked_at.emit(self.title)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the preview away, unless the keyboard is still on it."""
        super().leaveEvent(event)
        self.looked_at.emit(self.title if self.hasFocus() else None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show what it would do."""
        super().focusInEvent(event)
        self.looked_at.emit(self.title)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the preview away, unless the mouse is still on it."""
        super().focusOutEvent(event)
        self.looked_at.emit(self.title if self.underMouse() else None)


def _told(extent: StepExtent) -> str:
    """Return what a fix changes, and that it can be undone."""
    if extent.count is None:
        return tr("Changes the whole map. One step, so Ctrl+Z takes it back.")
    if extent.count == 0:
        return tr("Changes no cell, only what is said about the map. Ctrl+Z takes it back.")
    return tr("Changes {count} cells. One step, so Ctrl+Z takes it back.", count=extent.count)
