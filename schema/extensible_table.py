"""Extensible tables: what we have of something by name, and a door for what plugins bring.

Our own entries are looked up without asking anybody. The door is opened once in a process, by whoever
starts it (`use_source`); as long as it is shut, a table has our own entries alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol, TypeVar

from .errors import HullwrightError
from .messages import Message, message

T = TypeVar("T")


class Source(Protocol):
    """Where entries come from that are not ours."""

    def names(self, sort: str, scope: str) -> Iterable[str]:
        """Return the names of the entries of a sort that somebody brings, such as the bots of a game."""
        ...

    # Any: what is brought differs by its sort, and the table that asks knows which it is.
    def entry(self, sort: str, scope: str, name: str) -> Any:
        """Return an entry; KeyError if nobody brings it, HullwrightError with why it can't be had."""
        ...

    def titles(self, sort: str, scope: str, name: str) -> Mapping[str, str]:
        """Return what people call an entry, by language; nothing if nobody says."""
        ...

    def origin(self, sort: str, scope: str, name: str) -> str:
        """Return what an entry follows from, such as the hash of a plugin's content; nothing if nobody brings it."""
        ...


class ClosedDoor:
    """The source of a process whose door nobody has opened: it has nothing."""

    def names(self, _sort: str, _scope: str) -> Iterable[str]:
        """Return nothing."""
        return ()

    def entry(self, _sort: str, _scope: str, name: str) -> Any:
        """Have nothing."""
        raise KeyError(name)

    def titles(self, _sort: str, _scope: str, _name: str) -> Mapping[str, str]:
        """Return nothing."""
        return {}

    def origin(self, _sort: str, _scope: str, _name: str) -> str:
        """Return nothing."""
        return ""


class _Door:
    """The one door of this process."""

    source: Source = ClosedDoor()


def use_source(source: Source) -> None:
    """Let all tables of this process ask a source for what is not ours, from now on."""
    _Door.source = source


def source_in_use() -> Source:
    """Return what is asked for entries that are not ours."""
    return _Door.source


class ExtensibleTable(Mapping[str, T]):
    """Entries of one sort by name: ours first, then those that the source of this process has.

    It lists what can be had: what a plugin brings that is not trusted, or does not load, is not in it, and
    asking for it says why.
    """

    def __init__(self, sort: str, own: Mapping[str, T], scope: str = "") -> None:
        self.sort = sort
        self.own = own
        """Our own entries."""
        self.scope = scope
        """What the entries belong to, such as the game that bots are for; nothing for most tables."""

    def __getitem__(self, name: str) -> T:
        if name in self.own:
            return self.own[name]
        found: T = _Door.source.entry(self.sort, self.scope, name)
        return found

    def __contains__(self, name: object) -> bool:
        return name in self.own or self._is_brought(str(name))

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        for name in _Door.source.names(self.sort, self.scope):
            if name not in self.own and self._is_brought(name):
                yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def refusal(self, name: str) -> Message | None:
        """Return why an entry can't be had though a plugin brings it, or None if none does."""
        try:
            self[name]
        except KeyError:
            return None
        except HullwrightError as fault:
            return message("{reason}", reason=fault.args[0])
        return None

    def titles(self, name: str) -> Mapping[str, str]:
        """Return what people call an entry that a plugin brings, by language; nothing for our own."""
        return {} if name in self.own else _Door.source.titles(self.sort, self.scope, name)

    def _is_brought(self, name: str) -> bool:
        try:
            _Door.source.entry(self.sort, self.scope, name)
        except (KeyError, HullwrightError):
            return False
        return True


class NamedCode(Mapping[str, T]):
    """Entries that are named as `module:name`, relative to a package, and loaded on use."""

    def __init__(self, package: str, codes: Mapping[str, str]) -> None:
        self.codes = codes
        self._package = package
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self.codes

    def __iter__(self) -> Iterator[str]:
        return iter(self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def at_hand(self) -> list[T]:
        """Return the entries that were used by now, in the order of the table."""
        return [self[name] for name in self.codes if name in self._loaded]

    # Any: as in `Source`.
    def _load(self, name: str) -> Any:
        module, _, attribute = self.codes[name].partition(":")
        return getattr(import_module(module, self._package), attribute)
