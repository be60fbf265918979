"""Plugins as values: what one is, how it stands with us, and what it contributes."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from hullwright.schema.documents.manifests import CODE_KEYS, Contribution, Manifest
from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message

from .data_place import found_in
from .fault_place import fault_place, with_place
from .rule_code import codes_in

logger = logging.getLogger(__name__)


class Origin(StrEnum):
    """Where a plugin comes from; of two with one id, the first in this order counts."""

    SHIPPED = "shipped"
    INSTALLED = "installed"
    USER = "user"


class Status(StrEnum):
    """How a plugin stands with us."""

    READY = "ready"
    UNTRUSTED = "untrusted"
    """What it brings as data can be used; its code stays asleep."""
    DISABLED = "disabled"
    TOO_NEW = "too_new"
    """It needs a newer Hullwright than this one."""
    BROKEN = "broken"
    SET_ASIDE = "set_aside"
    """It was not looked into, because Hullwright runs in safe mode."""


USABLE = frozenset({Status.READY, Status.UNTRUSTED})
"""The plugins whose contributions are seen."""


class Loads(Protocol):
    """What brings in the code of plugins."""

    # Any: code of a plugin can be anything; what asks for it knows by the kind of contribution.
    def loaded(self, plugin: "Plugin", code: str) -> Any:
        """Return the object that `module:name` stands for, or raise HullwrightError."""
        ...

    def fault(self, plugin: "Plugin", code: str) -> Message | None:
        """Return what is wrong with `module:name`, tried in a process of its own."""
        ...


@late_dataclass(kw_only=True)
class Plugin:
    """A plugin that was found, whether or not it can be used."""

    id: str
    """What its manifest says, or what its folder is called if that can't be read."""
    folder: Path
    origin: Origin
    status: Status
    reason: Message | None = None
    """Why it is not simply ready, and what to do about it."""
    manifest: Manifest | None = None
    unusable: tuple[Message, ...] = ()
    """What of it can't be used though it can otherwise, each in a sentence; see `plugins.testing.examined`."""
    content_hash: str = ""
    package: str = ""
    """The import package of its code, where that is not private to the host."""
    rule_texts: tuple[tuple[str, bytes], ...] = field(default=(), repr=False, compare=False)
    """The files of its rules, each with its path, as they were when its content was hashed."""
    loader: Loads = field(repr=False, compare=False)

    @property
    def name(self) -> str:
        """What people call it."""
        return self.manifest.name if self.manifest else self.id

    @property
    def is_usable(self) -> bool:
        """Tell whether what it contributes is seen."""
        return self.status in USABLE

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """Every `module:name` that its manifest and its rules name, each once."""
        stated = (
            getattr(each.contribution, key) for each in self.contributions() for key in CODE_KEYS
        )
        return tuple(dict.fromkeys((*filter(None, stated), *codes_in(self.rule_texts))))

    def contributions(self, sort: str | None = None) -> tuple["Contributed", ...]:
        """Return what it contributes, of one sort or of all."""
        if self.manifest is None:
            return ()
        return tuple(
            Contributed(self, kind, each)
            for kind, listed in self.manifest.contributes.items()
            for each in listed
            if sort in {None, kind}
        )

    # Any: as in `Loads`.
    def load(self, code: str) -> Any:
        """Return the object that `module:name` stands for; HullwrightError says why it can't be had."""
        if self.status is not Status.READY:
            raise HullwrightError(
                message(
                    "The code of the plugin “{plugin}” is not run: {reason}",
                    plugin=self.id,
                    reason=self.reason,
                )
            )
        return self.loader.loaded(self, code)

    def fault(self, code: str) -> Message | None:
        """Return what is wrong with `module:name`, tried in a process of its own; None if it is fine."""
        return self.loader.fault(self, code)

    @contextmanager
    def answers(self) -> Iterator[None]:
        """Turn what the plugin's code raises into a sentence that names it; our own bugs crash loudly."""
        try:
            yield
        except HullwrightError:
            raise
        except Exception as fault:
            if self.origin is Origin.SHIPPED:
                raise
            logger.debug("the plugin “%s” stumbled", self.id, exc_info=fault)
            raise HullwrightError(
                message(
                    "The plugin “{plugin}” failed: {reason}. Please tell its author, or switch "
                    "it off with “hullwright plugins disable {plugin}”.",
                    plugin=self.id,
                    reason=stumble(fault, self.folder),
                )
            ) from fault


@late_dataclass
class Contributed:
    """One thing that a plugin adds, together with the plugin."""

    plugin: Plugin
    sort: str
    """What it is: rules, importers, samples, …"""
    contribution: Contribution

    @property
    def id(self) -> str:
        """What it is called inside its plugin."""
        return self.contribution.id

    @property
    def detects(self) -> str:
        """For importers: the code that judges whether a file is theirs."""
        return self.contribution.detects

    @property
    def path(self) -> Path:
        """The file or folder of its data, which is there and lies inside the plugin's folder."""
        found = found_in(self.plugin.folder, self.contribution.data)
        if found is None:
            raise HullwrightError(
                message(
                    "“{id}” of the plugin “{plugin}” has no data: “{path}” is not in its folder.",
                    id=self.id,
                    plugin=self.plugin.id,
                    path=self.contribution.data,
                )
            )
        return found

    # Any: as in `Loads`.
    def load(self) -> Any:
        """Return the object that its `code` names; HullwrightError says why it can't be had."""
        return self.plugin.load(self.contribution.code)


def stumble(fault: BaseException, folder: Path) -> Message | str:
    """Return an exception of a plugin's code as one short line, with the file and line it came from."""
    return with_place(in_words(fault), fault_place(fault, folder))


def in_words(fault: BaseException) -> str:
    """Return an exception of somebody else's code as one short line.

    >>> in_words(KeyError("hull"))
    "KeyError: 'hull'"
    """
    text = ""
    # A stranger's exception may fail even at saying what it is.
    with suppress(Exception):
        # Python puts the place behind what is wrong with the syntax, in its own words.
        text = fault.msg if isinstance(fault, SyntaxError) else str(fault)
    line = " ".join(f"{type(fault).__name__}: {text}".split())
    return line[:200].removesuffix(":")
