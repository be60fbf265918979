"""The command list: the commands that fit what was typed, the best first, for the command palette."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from .actions import Actions
from .commands import Command
from .menus import in_words
from .settings import ProgramSettings
from .shortcuts import shown
from .text_match import fit, has_words

_KEPT_AS = "palette/recent"
_MOST_RECENT = 8
_NOWHERE = QModelIndex()


class Role(IntEnum):
    """What a row of the list knows besides its title."""

    PLACE = Qt.ItemDataRole.UserRole + 1
    """The menu where the command is found, too."""
    KEY = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3
    """Why it can't be done now, or nothing."""
    NAME = Qt.ItemDataRole.UserRole + 4


class _Row(NamedTuple):
    command: Command
    reason: str


class CommandList(QAbstractListModel):
    """Lists commands by how well they fit; without a query, the recent ones come first."""

    def __init__(self, actions: Actions, settings: ProgramSettings, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        self._rows: list[_Row] = []
        actions.ran.connect(self._remember)

    def look_for(self, query: str) -> None:
        """List what fits a query."""
        self.beginResetModel()
        found = [_Row(command, command.hindered()) for command in self._found(query)]
        # What can be done now comes first; the sort keeps the order otherwise.
        self._rows = sorted(found, key=lambda row: bool(row.reason)) if query else found
        self.endResetModel()

    def _found(self, query: str) -> Sequence[Command]:
        recent = self._recent()
        if not query.strip():
            return [*recent, *(each for each in self._actions if each not in recent)]
        fits = {each.name: _fit(query, each) for each in self._actions}
        fitting = [each for each in self._actions if fits[each.name] is not None]
        return sorted(fitting, key=lambda each: (-(fits[each.name] or 0), each not in recent))

    def _recent(self) -> list[Command]:
        names = self._settings.texts(_KEPT_AS)
        return [self._actions.command(name) for name in names if name in self._actions]

    def _remember(self, name: str) -> None:
        names = [name, *(each for each in self._settings.texts(_KEPT_AS) if each != name)]
        self._settings.keep(_KEPT_AS, names[:_MOST_RECENT])

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """Return how many commands fit."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return one of the texts of a row."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        texts: dict[int, str] = {
            Qt.ItemDataRole.DisplayRole: row.command.title,
            Qt.ItemDataRole.ToolTipRole: row.reason or row.command.help,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken(row),
            Role.PLACE: in_words(row.command.menu),
            Role.KEY: shown(self._actions.shortcuts.of(row.command.name)),
            Role.REASON: row.reason,
            Role.NAME: row.command.name,
        }
        return texts.get(role)

    def _spoken(self, row: _Row) -> str:
        key = shown(self._actions.shortcuts.of(row.command.name))
        return ", ".join(part for part in (row.command.title, key, row.reason) if part)


def _fit(query: str, command: Command) -> int | None:
    """Return how well a query fits the title; a word of the menu's name will do, but counts for nothing."""
    found = fit(query, command.title)
    if found is None and has_words(query, f"{command.title} {in_words(command.menu)}"):
        return 0
    return found
