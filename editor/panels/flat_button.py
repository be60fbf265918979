"""Small flat buttons for the headers of panels: an icon, and a name for those who don't see it."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QToolButton, QWidget

from ..drawing.icon import icon


def flat_button(sign: str, title: str, parent: QWidget) -> QToolButton:
    """Return a flat button with an icon."""
    button = QToolButton(parent)
    button.setIcon(icon(sign))
    button.setIconSize(QSize(16, 16))
    button.setProperty("flat", True)
    button.setAccessibleName(title)
    return button
