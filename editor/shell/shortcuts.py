"""Shortcuts: which keys belong to which command, as usual or as the person wants it.

No key ever belongs to two commands, because then Qt would run neither. What the person chose comes
before what is usual, and among the usual ones the first command keeps the key.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from PySide6.QtGui import QKeySequence

from .commands import Command
from .settings import ProgramSettings

Keys: TypeAlias = tuple[str, ...]
"""The key sequences of a command in Qt's portable notation."""

_NONE = "none"
"""How the settings say that a command is to have no key, which is not the same as no wish."""


class Clash(NamedTuple):
    """A key that two commands want."""

    key: str
    owner: str
    """The name of the command that has it."""
    loser: str
    """The name of the command that goes without."""


class Shortcuts:
    """Keeps the keys of all commands."""

    def __init__(self, settings: ProgramSettings) -> None:
        self._settings = settings
        self._usual: dict[str, Keys] = {}
        self._owned: dict[str, Keys] = {}
        self.clashes: tuple[Clash, ...] = ()
        """The keys that more than one command wants; shown, because they are somebody's mistake."""

    def add(self, commands: Iterable[Command]) -> None:
        """Take in the usual keys of further commands."""
        self._usual |= {command.name: parsed(command.key) for command in commands}
        self._share_out()

    def remove(self, names: Iterable[str]) -> None:
        """Leave out commands that are gone; what the person chose for them is kept."""
        for name in names:
            self._usual.pop(name, None)
        self._share_out()

    def of(self, name: str) -> Keys:
        """Return the keys that a command has."""
        return self._owned.get(name, ())

    def usual(self, name: str) -> Keys:
        """Return the keys that a command has unless the person changes them."""
        return self._usual[name]

    def is_changed(self, name: str) -> bool:
        """Return whether the person chose other keys for a command."""
        return bool(self._settings.text(_place(name)))

    def owner(self, key: str) -> str | None:
        """Return the name of the command that has a key."""
        return next((name for name, keys in self._owned.items() if key in keys), None)

    def change(self, name: str, keys: Keys) -> None:
        """Give a command other keys; whoever had one of them goes without it."""
        for key in keys:
            other = self.owner(key)
            if other is not None and other != name:
                self._wish(other, tuple(each for each in self.of(other) if each != key))
        self._wish(name, keys)
        self._share_out()

    def reset(self, names: Iterable[str] | None = None) -> None:
        """Go back to the usual keys for some commands, or for all."""
        for name in self._usual if names is None else names:
            self._settings.forget(_place(name))
        self._share_out()

    def _wish(self, name: str, keys: Keys) -> None:
        if keys == self._usual[name]:
            self._settings.forget(_place(name))
        else:
            self._settings.keep(_place(name), " ".join(keys) or _NONE)

    def _program_actions(self) -> Mapping[str, Keys]:
        kept = {name: self._settings.text(_place(name)) for name in self._usual}
        return {name: () if text == _NONE else parsed(text) for name, text in kept.items() if text}

    def _share_out(self) -> None:
        program_actions = self._program_actions()
        wanted = {
            **program_actions,
            **{name: k for name, k in self._usual.items() if name not in program_actions},
        }
        owners: dict[str, str] = {}
        pairs = [(key, name) for name, keys in wanted.items() for key in keys]
        for key, name in pairs:
            owners.setdefault(key, name)
        self.clashes = tuple(
            Clash(key, owners[key], name) for key, name in pairs if owners[key] != name
        )
        self._owned = {
            name: tuple(key for key in keys if owners[key] == name) for name, keys in wanted.items()
        }


@cache
def parsed(text: str) -> Keys:
    """Return the key sequences of a text in which they are parted by spaces.

    >>> parsed("Ctrl+Y Ctrl+Shift+Z")
    ('Ctrl+Y', 'Ctrl+Shift+Z')
    """
    sequences = (QKeySequence.fromString(part, _PORTABLE) for part in text.split())
    # A key that Qt does not know becomes a sequence without a name.
    return tuple(dict.fromkeys(name for each in sequences if (name := each.toString(_PORTABLE))))


def shown(keys: Sequence[str]) -> str:
    """Return keys as the system writes them, the first one only: menus have no room for more."""
    return QKeySequence.fromString(keys[0], _PORTABLE).toString(_NATIVE) if keys else ""


def all_shown(keys: Sequence[str]) -> str:
    """Return all keys of a command as the system writes them."""
    return " / ".join(shown([key]) for key in keys)


def _place(name: str) -> str:
    return f"shortcuts/{name}"


_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText
