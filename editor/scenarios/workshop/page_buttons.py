"""The buttons at the top of the workshop: what no command of the window does."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ...drawing.icon import icon
from ...languages.words import tr

_ICONS = {"export": "export", "plugin": "properties"}


class PageButtons(QWidget):
    """A row of buttons, each with what it does and why it can't be done."""

    pressed = Signal(str)
    """The name of a button."""

    def __init__(self) -> None:
        super().__init__()
        titles = {"export": tr("Export…"), "plugin": tr("Your plugin")}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addStretch()
        self.buttons = {name: self._button(name, title) for name, title in titles.items()}
        for button in self.buttons.values():
            row.addWidget(button)

    def _button(self, name: str, title: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"workshop-{name}")
        button.setProperty("flat", True)
        button.setIcon(icon(_ICONS[name]))
        button.setText(title)
        button.setAccessibleName(title)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def describe(self, against_export: str) -> None:
        """Let each button say what it does, or why it can't."""
        export, plugin = self.buttons["export"], self.buttons["plugin"]
        export.setEnabled(not against_export)
        usual = tr("Export — all your saved rules as one file that others can install")
        export.setToolTip(against_export or usual)
        plugin.setToolTip(tr("Your plugin — its name, version and author"))
