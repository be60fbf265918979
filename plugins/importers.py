"""Importers: which formats are known from the manifests of the plugins, and the door through which a file comes in.

An importer is a function `imported(content, name, options) -> Imported`, named as `code` in a
plugin's manifest, and beside it `claims(content, name) -> bool`, named as `detects`. Both take the
whole content of a file and its name. The first reads the file, or raises HullwrightError with
everything that is wrong with it; options it does not know are none of its business. The second
judges by the content whether the file is of this format; it is quick and never raises.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeAlias

from hullwright.schema.complaints import Complaint, Unreadable, unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.files.reader import build
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import JsonObject

from .host import Contributed, Host
from .host.usual import usual_host

Options: TypeAlias = Mapping[str, Any]
"""What the person says about a file beyond its content, such as a `legend`."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know about an import that succeeded: what was guessed, and what looks wrong."""

    message: Message
    cells: tuple[str, ...] = ()
    """The sectors to look at, by the labels that people see."""

    def __str__(self) -> str:
        return str(self.message)

    def to_json(self) -> JsonObject:
        """Return the note as the command line prints it."""
        return {"text": str(self), "cells": list(self.cells)}


@dataclass(frozen=True)
class Imported:
    """A map that came in from another format."""

    document: MapDocument
    notes: tuple[Note, ...] = ()
    legend: Mapping[str, str] = field(default_factory=dict)
    """For formats without fixed meanings: how they were read, to be confirmed as `legend` option."""


class LegendWanted(Unreadable):
    """A file whose signs could mean this or that: refused, with a proposal to look at and confirm."""

    def __init__(self, source: str, reason: Message, legend: Mapping[str, str]) -> None:
        super().__init__(source, [Complaint((), "", reason)])
        self.reason = reason
        self.legend = dict(legend)
        """What each sign probably stands for, all of them: what the `legend` option takes."""
        self.format = ""
        """The format by which it was read, where somebody knows it."""

    @property
    def written(self) -> str:
        """The proposal as people type it."""
        return ",".join(f"{sign}={kind}" for sign, kind in self.legend.items() if sign.strip())


class Reads(Protocol):
    """What an importer's `code` names."""

    def __call__(self, content: bytes, name: str, options: Options, /) -> Imported:
        """Return the map that a file holds, or raise HullwrightError with what is wrong with it."""
        ...


class Claims(Protocol):
    """What an importer's `detects` names."""

    def __call__(self, content: bytes, name: str, /) -> bool:
        """Tell whether a file is of this format; never raise."""
        ...


@dataclass(frozen=True)
class Importer:
    """A format that can be imported, as a manifest states it; its code is loaded on use."""

    contributed: Contributed

    @property
    def id(self) -> str:
        """What the format is called inside its plugin."""
        return self.contributed.id

    @property
    def title(self) -> Mapping[str, str]:
        """The title by language code."""
        return self.contributed.contribution.title

    @property
    def kind(self) -> str:
        """The map kind it makes."""
        return self.contributed.contribution.kind

    @property
    def plugin(self) -> str:
        """The id of the plugin it comes from."""
        return self.contributed.plugin.id

    def claims(self, content: bytes, name: str) -> bool:
        """Tell whether a file is of this format; HullwrightError if its plugin can't tell."""
        if not self.contributed.detects:
            return False
        judge: Claims = self.contributed.plugin.load(self.contributed.detects)
        with self.contributed.plugin.answers():
            return bool(judge(content, name))

    def imported(self, content: bytes, name: str, options: Options) -> Imported:
        """Return the map that a file holds."""
        reader: Reads = self.contributed.load()
        with self.contributed.plugin.answers():
            found = reader(content, name, options)
            # Whoever wrote it: what comes in is the document that would be reopened after saving it.
            document = build(parse(to_text(found.document.to_json()), name), name)
        if not isinstance(document, MapDocument):
            raise unreadable(name, "This is not a map.")
        return replace(found, document=document)


def importers(host: Host | None = None) -> Mapping[str, Importer]:
    """Return the known importers by name, read from the manifests and without running any plugin.

    Where two plugins call a format the same, the later one is known as `plugin/format`.
    """
    made: dict[str, Importer] = {}
    for each in (host or usual_host()).contributions("importers"):
        made[f"{each.plugin.id}/{each.id}" if each.id in made else each.id] = Importer(each)
    return made


def detected(content: bytes, name: str, host: Host | None = None) -> Importer:
    """Return the one importer that claims a file; HullwrightError if none does, or several do."""
    known = importers(host)
    claiming, silent = _claiming(known, content, name)
    if len(claiming) == 1:
        return known[claiming[0]]
    if claiming:
        raise HullwrightError(
            message(
                "{name} could be of several formats: {known}. Say which one it is.",
                name=name,
                known=", ".join(claiming),
            )
        )
    if b'"hullwright/' in content[:4096]:
        raise HullwrightError(
            message(
                "{name} is already a Hullwright document: open it, there is nothing to import.",
                name=name,
            )
        )
    raise HullwrightError(_unrecognised(name, list(known), silent))


def _claiming(
    known: Mapping[str, Importer], content: bytes, name: str
) -> tuple[list[str], list[str]]:
    """Return the importers that claim a file, and those that could not be asked."""
    claiming, silent = [], []
    for format_name, importer in known.items():
        try:
            if importer.claims(content, name):
                claiming.append(format_name)
        except HullwrightError:
            silent.append(format_name)
    return claiming, silent


def _unrecognised(name: str, known: list[str], silent: list[str]) -> Message:
    what = message(
        "The format of {name} is not recognised. Known formats are {known}; if it is one of "
        "them, say which.",
        name=name,
        known=", ".join(known),
    )
    if not silent:
        return what
    return message(
        "{what} These could not be asked: {silent}. “hullwright plugins list” says why.",
        what=what,
        silent=", ".join(silent),
    )


def named(format_name: str, host: Host | None = None) -> Importer:
    """Return the importer of that name; HullwrightError with the likely one if there is none."""
    known = importers(host)
    if format_name in known:
        return known[format_name]
    meant = closest(format_name, known)
    raise HullwrightError(
        message(
            "There is no import format “{format}” (did you mean “{meant}”?).",
            format=format_name[:80],
            meant=meant,
        )
        if meant
        else message(
            "There is no import format “{format}”; the known ones are {known}.",
            format=format_name[:80],
            known=", ".join(known),
        )
    )


def import_map(
    content: bytes,
    name: str,
    format_name: str | None = None,
    options: Options | None = None,
    host: Host | None = None,
) -> Imported:
    """Return the map that a file of another format holds, by the format named or else detected."""
    if len(content) > MAX_FILE_BYTES:
        raise unreadable(name, "It is larger than {limit} MiB.", limit=MAX_FILE_BYTES // 2**20)
    importer = named(format_name, host) if format_name else detected(content, name, host)
    return importer.imported(content, name, options or {})
