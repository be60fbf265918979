"""A steady button: as large as the largest text it has shown, so that another one does not lay the window out anew."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QToolButton


class SteadyButton(QToolButton):
    """Grows with its texts, and never shrinks."""

    def setText(self, text: str) -> None:
        """Show another text; where it needs more room, take that."""
        if text == self.text():
            return
        super().setText(text)
        self.ensurePolished()
        wanted = self.sizeHint().expandedTo(self.minimumSize())
        if wanted != self.minimumSize():
            self.setFixedSize(wanted)

    def changeEvent(self, event: QEvent) -> None:
        """Take as much room as another style or font needs."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.setFixedSize(self.sizeHint())
