"""The command list: the commands that fit what was typed, the best first, for the command palette."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..languages.words import tr
from .actions import Actions
from .command_search import SURE, CommandMatch, Rank, Searchable
from .commands import Command
from .menus import in_words
from .settings import ProgramSettings
from .shortcuts import shown
from .synonyms import SYNONYMS

_KEPT_AS = "palette/recent"
_MOST_RECENT = 8
_NOWHERE = QModelIndex()

Further: TypeAlias = Callable[[], Sequence[Command]]
"""Returns what can be found besides the commands of the menus, such as open tabs and recent files."""


class Role(IntEnum):
    """What a row of the list knows besides its title."""

    PLACE = Qt.ItemDataRole.UserRole + 1
    """The menu where the command is found, too."""
    KEY = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3
    """Why it can't be done now, or nothing."""
    NAME = Qt.ItemDataRole.UserRole + 4
    BECAUSE = Qt.ItemDataRole.UserRole + 5
    """By what it was found if its title and its menu don't show it, or nothing."""


class _Row(NamedTuple):
    command: Command
    reason: str
    because: str = ""
    number: int | None = None
    """The number that was typed, for a command with one."""

    @property
    def title(self) -> str:
        number = self.command.number
        if number is not None and self.number is not None:
            return number.said(self.number)
        return self.command.called()


class CommandList(QAbstractListModel):
    """Lists commands by how well they fit; without a query, the recent ones come first."""

    def __init__(
        self,
        actions: Actions,
        settings: ProgramSettings,
        parent: QObject,
        further: Further = lambda: (),
    ) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        self._further = further
        self._rows: list[_Row] = []
        self._searched: list[tuple[Command, Searchable]] = []
        actions.ran.connect(self._remember)

    def look_afresh(self) -> None:
        """Find out anew what there is to be found: each time the palette opens."""
        here = [each for each in self._actions if not each.is_elsewhere()]
        self._searched = [(each, _searchable(each)) for each in (*here, *self._further())]

    def look_for(self, query: str) -> None:
        """List what fits a query."""
        self.beginResetModel()
        found = self._found(query) if query.strip() else self._usual()
        # Nothing in front has a use for those that can't be run and don't say why.
        rows = [each for each in found if each.reason or self._can_run(each.command)]
        # What can be done now comes first; the sort keeps the order otherwise.
        self._rows = sorted(rows, key=lambda row: bool(row.reason)) if query.strip() else rows
        self.endResetModel()

    def run(self, row: int) -> None:
        """Carry out the command of a row."""
        chosen = self._rows[row]
        if chosen.command.number is not None and chosen.number is not None:
            chosen.command.number.choose(chosen.number)
        else:
            self._actions.do(chosen.command)

    def _can_run(self, command: Command) -> bool:
        return command.name not in self._actions or self._actions.has_use(command)

    def _usual(self) -> list[_Row]:
        recent = self._recent()
        known = [each for each, _ in self._searched if each.name in self._actions]
        listed = [*recent, *(each for each in known if each not in recent)]
        return [_Row(each, each.hindered()) for each in listed]

    def _found(self, query: str) -> list[_Row]:
        recent = self._recent()
        number, words = _number_in(query)
        fits: list[tuple[CommandMatch, _Row]] = []
        for command, searchable in self._searched:
            asked = number if _takes(command, number) else None
            found = searchable.found(query if asked is None else words)
            if found is not None:
                row = _Row(command, command.hindered(), _because(found, command), asked)
                fits.append((found, row))
        if any(found.rank >= SURE for found, _ in fits):
            fits = [each for each in fits if each[0].rank >= SURE]
        fits.sort(key=lambda each: _order(each[0], each[1].command in recent))
        return [row for _, row in fits]

    def _recent(self) -> list[Command]:
        names = self._settings.texts(_KEPT_AS)
        known = [self._actions.command(name) for name in names if name in self._actions]
        return [each for each in known if not each.is_elsewhere()]

    def _remember(self, name: str) -> None:
        if name in self._actions:
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
        texts: dict[int, Callable[[], str]] = {
            Qt.ItemDataRole.DisplayRole: lambda: row.title,
            Qt.ItemDataRole.ToolTipRole: lambda: row.reason or row.command.help,
            Qt.ItemDataRole.AccessibleTextRole: lambda: self._spoken(row),
            Role.PLACE: lambda: in_words(row.command.menu),
            Role.KEY: lambda: self._key(row.command),
            Role.REASON: lambda: row.reason,
            Role.NAME: lambda: row.command.name,
            Role.BECAUSE: lambda: row.because,
        }
        return texts[role]() if role in texts else None

    def _key(self, command: Command) -> str:
        is_known = command.name in self._actions
        return shown(self._actions.shortcuts.of(command.name)) if is_known else ""

    def _spoken(self, row: _Row) -> str:
        parts = (row.title, self._key(row.command), row.because, row.reason)
        return ", ".join(part for part in parts if part)


def _searchable(command: Command) -> Searchable:
    words = SYNONYMS.get(command.name, "")
    # In English, too: many people know the words of other programs in English only.
    phrases = dict.fromkeys(
        phrase.strip() for text in (tr(words), words) for phrase in text.split(",")
    )
    synonyms = [phrase for phrase in phrases if phrase]
    return Searchable(command.called(), synonyms, in_words(command.menu), command.help)


def _because(found: CommandMatch, command: Command) -> str:
    """Return why a command was found where its title and its menu don't show it."""
    if found.rank is Rank.SYNONYM:
        return tr("also called “{words}”", words=found.because)
    return command.help if found.rank is Rank.HELP else ""


def _order(found: CommandMatch, is_recent: bool) -> tuple[int, bool, int]:
    return -found.rank, not is_recent, -found.fit


def _number_in(query: str) -> tuple[int | None, str]:
    """Return the number that was typed, and the words around it."""
    words = query.split()
    numbers = [word for word in words if word.isdecimal()]
    rest = " ".join(word for word in words if not word.isdecimal())
    return (int(numbers[0]) if len(numbers) == 1 and rest else None), rest


def _takes(command: Command, number: int | None) -> bool:
    """Tell whether a command can be done with a number."""
    known = command.number
    return known is not None and number is not None and 1 <= number <= known.largest()
