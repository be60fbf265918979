"""The kind box: a list of map kinds that says when somebody has looked into it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox


class KindBox(QComboBox):
    """Offers map kinds."""

    left = Signal()
    """The list was open and is closed: what comes next is the name."""

    def hidePopup(self) -> None:
        """Close the list, and say so."""
        super().hidePopup()
        self.left.emit()
