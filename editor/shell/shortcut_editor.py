"""The shortcut editor: a form in which keys are given to commands by pressing them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..languages.words import tr
from .actions import Actions
from .plain_text import PlainLabel
from .shortcut_table import ShortcutTable
from .shortcuts import all_shown, parsed

_LOWEST = 320
"""Pixels below which the table has no room to be read."""


class ShortcutEditor(QWidget):
    """Changes the keys of commands; every change holds at once and is remembered."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcut-editor")
        self.setMinimumHeight(_LOWEST)
        self._actions = actions
        self.search = QLineEdit()
        self.table = ShortcutTable(actions)
        self.keys = QKeySequenceEdit()
        self.message = PlainLabel()
        self.give = QPushButton()
        self.clear = QPushButton(tr("No shortcut"))
        self.reset = QPushButton(tr("Reset to default"))
        self.reset_all = QPushButton(tr("Reset all"))
        self._name_parts()
        self._lay_out()
        self._connect()
        self._choose()

    def _name_parts(self) -> None:
        self.search.setPlaceholderText(tr("Search commands, menus or keys"))
        self.search.setAccessibleName(tr("Search shortcuts"))
        self.search.setClearButtonEnabled(True)
        self.keys.setAccessibleName(tr("New shortcut: press the keys"))
        self.keys.setToolTip(tr("Press the keys you want"))
        self.keys.setMaximumSequenceLength(1)
        self.keys.setClearButtonEnabled(True)
        self.message.setWordWrap(True)
        self.message.setMinimumHeight(40)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.message.setAccessibleName(tr("About these keys"))
        self.give.setProperty("primary", True)
        for button in (self.give, self.clear, self.reset, self.reset_all):
            # Return is a key like any other here: it must not press a button by surprise.
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        pressed = QHBoxLayout()
        pressed.addWidget(PlainLabel(tr("New shortcut:")))
        pressed.addWidget(self.keys, 1)
        pressed.addWidget(self.give)
        buttons = QHBoxLayout()
        for button in (self.clear, self.reset):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.reset_all)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)
        column.addLayout(pressed)
        column.addWidget(self.message)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.table.look_for)
        self.table.chosen.connect(lambda _: self._choose())
        self.table.itemActivated.connect(lambda *_: self.keys.setFocus())
        self.keys.keySequenceChanged.connect(lambda _: self._judge())
        self.give.clicked.connect(self._give)
        self.clear.clicked.connect(lambda: self._actions.change_keys(self.table.name(), ()))
        self.reset.clicked.connect(lambda: self._actions.reset_keys(self.table.name()))
        self.reset_all.clicked.connect(self._reset_all)
        self._actions.rekeyed.connect(self._judge)

    def _choose(self) -> None:
        self.keys.clear()
        self._judge()

    def _judge(self) -> None:
        """Say what the pressed keys would do, and which buttons make sense."""
        name = self.table.name()
        key = self._pressed()
        shortcuts = self._actions.shortcuts
        owner = shortcuts.owner(key) if key else None
        is_taken = owner is not None and owner != name
        self.give.setText(tr("Take it over") if is_taken else tr("Use it"))
        self.give.setEnabled(bool(name and key) and owner != name)
        self.clear.setEnabled(bool(name and shortcuts.of(name)))
        self.reset.setEnabled(bool(name) and shortcuts.is_changed(name))
        self.message.setText(self._words(name, key, owner))

    def _words(self, name: str, key: str, owner: str | None) -> str:
        if not name:
            return tr("Choose a command above.")
        title = self._actions.command(name).title
        usual = all_shown(self._actions.shortcuts.usual(name)) or tr("none")
        shown = all_shown([key])
        if not key:
            return tr("Default for “{title}”: {keys}.", title=title, keys=usual)
        if owner == name:
            return tr("“{title}” already has {key}.", key=shown, title=title)
        if owner is not None:
            other = self._actions.command(owner).title
            return tr(
                "{key} belongs to “{other}”. If “{title}” takes it, “{other}” has no key.",
                key=shown,
                other=other,
                title=title,
            )
        return tr("{key} is free.", key=shown)

    def _pressed(self) -> str:
        portable = self.keys.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        return next(iter(parsed(portable)), "")

    def _reset_all(self) -> None:
        self._actions.reset_keys()

    def _give(self) -> None:
        self._actions.change_keys(self.table.name(), (self._pressed(),))
        self.keys.clear()
        self.table.setFocus()
