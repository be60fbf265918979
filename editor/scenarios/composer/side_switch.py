"""The switch between the sides of a game: whose reach the map shows."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from ...languages.words import tr
from ...shell.plain_text import button_title


class SideSwitch(QWidget):
    """A button for each side, one of which is pressed."""

    chosen = Signal(str)
    """The side that a person wants to see."""

    def __init__(self) -> None:
        super().__init__()
        self.side = ""
        """The side that is shown; nothing where a game has none."""
        self._titles: Mapping[str, str] = {}
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    @property
    def title(self) -> str:
        """What the side is called that is shown."""
        return self._titles.get(self.side, "")

    def offer(self, titles: Mapping[str, str]) -> None:
        """Offer these sides, the first of them pressed if that one is gone which was."""
        if titles == self._titles:
            return
        self._titles = dict(titles)
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {side: self._button(side, title) for side, title in titles.items()}
        self.press(self.side if self.side in titles else next(iter(titles), ""))

    def _button(self, side: str, title: str) -> QPushButton:
        button = QPushButton(button_title(title))
        button.setObjectName(f"composer-{side}")
        button.setCheckable(True)
        button.setToolTip(tr("Show where the {side} can get", side=title))
        button.setAccessibleName(button.toolTip())
        button.clicked.connect(lambda: self.chosen.emit(side))
        self._group.addButton(button)
        self._row.addWidget(button)
        return button

    def press(self, side: str) -> None:
        """Show which side is shown, without telling anybody."""
        self.side = side
        if side in self._buttons:
            self._buttons[side].setChecked(True)
