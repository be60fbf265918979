"""A button that runs a command, with its title, its key and why it can't be done now."""

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from .actions import Actions


class CommandButton(QPushButton):
    """Runs a command of the window; made before the commands are, and told when they are there."""

    def __init__(
        self, name: str, actions: Callable[[], Actions], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"command {name}")
        self._name = name
        self._actions = actions

    def follow(self) -> None:
        """Show what the command is called and whether it can be done, from now on."""
        action = self._actions().action(self._name)
        self._actions().draw([self._name])
        self.setCheckable(action.isCheckable())
        action.changed.connect(lambda: self._show(action))
        self.clicked.connect(lambda _=False: self._actions().run(self._name))
        self._show(action)

    def _show(self, action: QAction) -> None:
        self.setText(action.text())
        self.setIcon(action.icon())
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        if action.isCheckable():
            self.setChecked(action.isChecked())
