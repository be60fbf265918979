"""Importers: which formats are known from the manifests of the plugins, and the door through which a file comes in.

An importer is a function `imported(content, name, options) -> Imported`, named as `code` in a
plugin's manifest, and beside it `claims(content, name) -> bool`, named as `detects`. Both take the
whole content of a file and its name. The first reads the file, or raises HullwrightError with
everything that is wrong with it; options it does not know are none of its business. The second
judges by the content whether the file is of this format; it is quick and never raises.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reading import build, read
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import JsonObject

PLUGINS = Path(__file__).parent
"""The folder in which the plugins we ship lie, each with its `plugin.toml`."""

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


@dataclass(frozen=True, kw_only=True)
class Importer:
    """A format that can be imported, as a manifest states it; its code is loaded on use."""

    id: str
    title: Mapping[str, str]
    """The title by language code."""
    kind: str
    """The map kind it makes."""
    plugin: str
    """The id of the plugin it comes from."""
    package: str
    """The import package that its code lies in."""
    code: str
    detects: str

    def claims(self, content: bytes, name: str) -> bool:
        """Tell whether a file is of this format."""
        judge: Claims = self._loaded(self.detects)
        return judge(content, name)

    def imported(self, content: bytes, name: str, options: Options) -> Imported:
        """Return the map that a file holds."""
        reader: Reads = self._loaded(self.code)
        return reader(content, name, options)

    def _loaded(self, code: str) -> Any:
        module, _, target = code.partition(":")
        return attrgetter(target)(import_module(f".{module}", self.package))


@cache
def importers(folder: Path = PLUGINS) -> Mapping[str, Importer]:
    """Return the known importers by id, read from the manifests and without running any plugin."""
    return {
        each.id: each
        for path in sorted(folder.glob("*/plugin.toml"))
        for each in _contributed(path)
    }


def _contributed(path: Path) -> list[Importer]:
    manifest = read(path)
    if not isinstance(manifest, Manifest):
        raise unreadable(str(path), "This is not the manifest of a plugin.")
    return [
        Importer(
            id=each.id,
            title=each.title,
            kind=each.kind,
            plugin=manifest.id,
            package=f"{__package__}.{path.parent.name}",
            code=each.code,
            detects=each.detects,
        )
        for each in manifest.contributes.get("importers", ())
    ]


def detected(content: bytes, name: str) -> Importer:
    """Return the one importer that claims a file; HullwrightError if none does, or several do."""
    found = [each for each in importers().values() if each.claims(content, name)]
    if len(found) == 1:
        return found[0]
    known = ", ".join(each.id for each in found or importers().values())
    if found:
        raise HullwrightError(
            message(
                "{name} could be of several formats: {known}. Say which one it is.",
                name=name,
                known=known,
            )
        )
    if b'"hullwright/' in content[:4096]:
        raise HullwrightError(
            message(
                "{name} already is a Hullwright document: open it, there is nothing to import.",
                name=name,
            )
        )
    raise HullwrightError(
        message(
            "{name} is not in a format that can be recognised. Known formats are {known}; "
            "if it is one of them, say which.",
            name=name,
            known=known,
        )
    )


def named(format_name: str) -> Importer:
    """Return the importer of that id; HullwrightError with the likely one if there is none."""
    found = importers().get(format_name)
    if found is not None:
        return found
    meant = closest(format_name, importers())
    raise HullwrightError(
        message(
            "There is no import format “{format}” (did you mean “{meant}”?).",
            format=format_name[:80],
            meant=meant,
        )
        if meant
        else message(
            "There is no import format “{format}”; known are {known}.",
            format=format_name[:80],
            known=", ".join(importers()),
        )
    )


def import_map(
    content: bytes, name: str, format_name: str | None = None, options: Options | None = None
) -> Imported:
    """Return the map that a file of another format holds, by the format named or else detected."""
    if len(content) > MAX_FILE_BYTES:
        raise unreadable(name, "It is larger than {limit} MiB.", limit=MAX_FILE_BYTES // 2**20)
    importer = named(format_name) if format_name else detected(content, name)
    found = importer.imported(content, name, options or {})
    # Whoever wrote the importer: what comes in must be a document that can be saved and reopened.
    build(found.document.to_json(), name)
    return found
