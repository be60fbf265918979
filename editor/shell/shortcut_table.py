"""The shortcut table: all commands with their keys, by menu, with a search."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from ..languages.words import tr
from .actions import Actions
from .commands import Command
from .menus import in_words
from .shortcuts import all_shown
from .text_match import has_words

_NAME = Qt.ItemDataRole.UserRole


class ShortcutTable(QTreeWidget):
    """Lists the commands; one of them is chosen."""

    chosen = Signal(str)
    """The name of the command that is chosen now."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
        self.setObjectName("shortcut-table")
        self.setAccessibleName(tr("Commands and their shortcuts"))
        self.setColumnCount(3)
        self.setHeaderLabels([tr("Command"), tr("Shortcut"), tr("Menu")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.currentItemChanged.connect(lambda *_: self.chosen.emit(self.name()))
        actions.rekeyed.connect(self._write_keys)
        actions.added.connect(self.fill)
        self.fill()

    def name(self) -> str:
        """Return the name of the chosen command, or nothing."""
        item = self.currentItem()
        return "" if item is None else str(item.data(0, _NAME))

    def choose(self, name: str) -> None:
        """Choose a command by its name."""
        for item in self._items():
            if item.data(0, _NAME) == name:
                self.setCurrentItem(item)

    def fill(self) -> None:
        """List all commands anew."""
        self.clear()
        self.addTopLevelItems([self._item(command) for command in self._actions])
        self._write_keys()
        self.look_for("")

    def look_for(self, query: str) -> None:
        """Show only the commands that fit a query, by title, menu or keys."""
        first = None
        for item in self._items():
            text = " ".join(item.text(column) for column in range(3))
            item.setHidden(not has_words(query, text))
            if first is None and not item.isHidden():
                first = item
        current = self.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self.setCurrentItem(first)

    def _items(self) -> list[QTreeWidgetItem]:
        places = range(self.topLevelItemCount())
        return [item for place in places if (item := self.topLevelItem(place)) is not None]

    def _item(self, command: Command) -> QTreeWidgetItem:
        item = QTreeWidgetItem([command.title, "", in_words(command.menu)])
        item.setData(0, _NAME, command.name)
        return item

    def _write_keys(self) -> None:
        for item in self._items():
            name = str(item.data(0, _NAME))
            font = item.font(1)
            font.setBold(self._actions.shortcuts.is_changed(name))
            item.setFont(1, font)
            item.setText(1, all_shown(self._actions.shortcuts.of(name)))
