"""Choosing one of a few things by how they look, such as a symbol or a colour."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout, QWidget

from ..plain_text import PlainLabel
from .flow import Flow

ICON = 24


class PictureChoices(QWidget):
    """Buttons with pictures of which one is down; the first stands for none of the others."""

    chosen = Signal(str)
    """What the person has chosen; nothing for none."""

    def __init__(self, name: str, title: str, none: str, none_icon: QIcon) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._values: list[str] = []
        self._group = QButtonGroup(self)
        self._row = QWidget()
        self._flow = Flow(self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(PlainLabel(title))
        column.addWidget(self._row)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))
        self._add("", none, none_icon)

    def offer(self, choices: Sequence[tuple[str, str]], icon_of: Callable[[str], QIcon]) -> None:
        """Offer some values, each with its title and an icon."""
        for value, title in choices:
            self._add(value, title, icon_of(value))

    def _add(self, value: str, title: str, icon: QIcon) -> None:
        button = QToolButton()
        button.setObjectName(f"{self.objectName()}.{value or 'none'}")
        button.setCheckable(True)
        button.setProperty("choice", True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setIcon(icon)
        button.setIconSize(QSize(ICON, ICON))
        button.setToolTip(title)
        button.setAccessibleName(title)
        self._group.addButton(button, len(self._values))
        self._values.append(value)
        self._flow.addWidget(button)

    def show_choice(self, value: str) -> None:
        """Show which one is chosen; none of them is down for a value that is not offered."""
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)
            return
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)
