"""Signs: small drawings beside a text."""

from PySide6.QtGui import QIcon, QPaintEvent
from PySide6.QtWidgets import QWidget

from .painting import painting


class Sign(QWidget):
    """An icon that is only looked at, drawn anew for each theme."""

    def __init__(self, icon: QIcon, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon = icon
        self.setFixedSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the icon."""
        with painting(self) as painter:
            self.icon.paint(painter, self.rect())
