"""A button that runs a command, with its title, its key and why it can't be done now."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from .actions import Actions

_LEAST, _AROUND = 64, 32
"""How wide a button is at least, and what lies around its icon and its text, in pixels."""


class CommandButton(QPushButton):
    """Runs a command of the window; made before the commands are, and told when they are there."""

    def __init__(
        self, name: str, actions: Callable[[], Actions], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"command {name}")
        self._name = name
        self._title = ""
        # What it would like to be wide is not what it insists on.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._actions = actions

    def minimumSizeHint(self) -> QSize:
        """Return a size that never holds a panel open."""
        return QSize(_LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the title as fits; the tooltip has all of it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = 0 if self.icon().isNull() else self.iconSize().width()
        room = self.width() - beside - _AROUND
        right = Qt.TextElideMode.ElideRight
        self.setText(self.fontMetrics().elidedText(self._title, right, room))

    def follow(self) -> None:
        """Show what the command is called and whether it can be done, from now on."""
        action = self._actions().action(self._name)
        self._actions().draw([self._name])
        self.setCheckable(action.isCheckable())
        action.changed.connect(lambda: self._show(action))
        self.clicked.connect(lambda _=False: self._actions().run(self._name))
        self._show(action)

    def _show(self, action: QAction) -> None:
        self._title = action.text()
        self.setAccessibleName(self._title.replace("&", ""))
        self.setIcon(action.icon())
        self._fit()
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        if action.isCheckable():
            self.setChecked(action.isChecked())
