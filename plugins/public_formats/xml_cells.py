"""Cells in XML: an element for each cell, with its column and row inside it or as attributes; or elements for rows."""

import re
from typing import Any, NamedTuple
from xml.parsers.expat import ExpatError, ParserCreate

from hullwright.schema.complaints import unreadable
from hullwright.schema.limits import MAX_IMPORT_VALUES
from hullwright.schema.records import Json

from ..importers import Imported, Options
from .shapes import ACROSS, DOWN, KINDS, LABELS, NAMES, found_in
from .texts import head_of
from .written import imported_signs

DEEPEST = 40
_PLACES = {*ACROSS, *DOWN, "label", "coord", "coordinate", "position"}


class _Element(NamedTuple):
    """An element that has begun: its tag, what is known of it by name, its texts, its children."""

    tag: str
    fields: dict[str, Json]
    texts: list[str]
    children: list[Json]


class _Refused(Exception):
    """Something in a file that no map has."""


class _Reader:
    """Makes plain values of elements as they end; declares no entities and opens no other file."""

    def __init__(self) -> None:
        self.open = [_Element("", {}, [], [])]
        self.cells: list[Json] = []
        self.names: list[str] = []
        self._count = 0

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        """Begin an element."""
        self._count += 1 + len(attributes)
        if len(self.open) > DEEPEST or self._count > MAX_IMPORT_VALUES:
            raise _Refused
        fields: dict[str, Json] = {key.casefold(): each for key, each in attributes.items()}
        self.open.append(_Element(tag.rpartition(":")[2], fields, [], []))

    def text(self, text: str) -> None:
        """Take the text of an element."""
        self.open[-1].texts.append(text)

    def end(self, _: str) -> None:
        """End an element: it is a cell if it has a place, and else something of the one around it."""
        done = self.open.pop()
        text = "".join(done.texts).strip()
        tag, around = done.tag.casefold(), self.open[-1]
        if tag in NAMES and text and len(self.open) <= 3:
            self.names.append(text)
        if _PLACES & done.fields.keys():
            kinds = {key: done.fields[key] for key in KINDS if key in done.fields}
            told: dict[str, Json] = kinds or {
                "kind": text if text and not done.children else done.tag
            }
            places = {key: done.fields[key] for key in {*_PLACES, *LABELS} & done.fields.keys()}
            self.cells.append({**places, **told})
            return
        value: Json = done.children or text
        around.children.append(value)
        around.fields.setdefault(tag, value)

    def entity(self, *_: object) -> None:
        """Refuse a file that declares entities: they may unfold to anything."""
        raise _Refused


def claims(content: bytes, _name: str) -> bool:
    """Tell whether a file is XML with cells in it; drawings are not looked at."""
    head = head_of(content).lstrip()
    if not head.startswith("<") or re.search(r"<(svg|html|!doctype html)\b", head, re.IGNORECASE):
        return False
    try:
        return found_in(_value(content), {}) is not None
    except _Refused:
        # Whoever reads it says why.
        return True
    except (ExpatError, ValueError):
        return False


def imported(content: bytes, name: str, options: Options) -> Imported:
    """Return the zone that the cells in an XML file make; elements stand for what `legend` says, or what their names say."""
    try:
        found = found_in(_value(content), options)
    except _Refused:
        raise unreadable(
            name, "It declares entities, is too deep or has too many elements for a map."
        ) from None
    except (ExpatError, ValueError) as fault:
        raise unreadable(name, "It is not XML: {reason}.", reason=fault) from None
    if found is None:
        raise unreadable(name, "There are no cells with a column and a row in it, and no rows.")
    return imported_signs(found, name, options)


def _value(content: bytes) -> Json:
    """Return the cells and rows of a file as plain values."""
    reader = _Reader()
    # Any: expat's parser has no types of its own.
    parser: Any = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.begin
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.EntityDeclHandler = reader.entity
    parser.Parse(content, 1)
    value: dict[str, Json] = {"cells": reader.cells, "rows": reader.open[0].children}
    return {"name": reader.names[0], **value} if reader.names else value
