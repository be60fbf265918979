"""Comparing two maps: which cells differ, and which of the other fields."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from ..documents.maps import MapDocument
from ..late_dataclass import late_dataclass
from ..records import Json, JsonObject, Record, to_json
from . import map_kind


class ChangeGroup(StrEnum):
    """What a difference is about; the groups in the order in which people read them."""

    CELLS = "cells"
    EDGES = "edges"
    PIECES = "pieces"
    PROPERTIES = "properties"
    RULES = "rules"


class Change(NamedTuple):
    """What lies in a cell, or stands in a field, in the one map and in the other; None is nothing."""

    place: str
    before: Json
    after: Json


@late_dataclass
class Comparison:
    """Everything that differs between two maps."""

    cells: tuple[Change, ...]
    fields: tuple[Change, ...]

    def __bool__(self) -> bool:
        return bool(self.cells or self.fields)

    def groups(self) -> Mapping[ChangeGroup, tuple[Change, ...]]:
        """Return the differences by what they are about, without groups in which there are none."""
        found: dict[ChangeGroup, list[Change]] = {each: [] for each in ChangeGroup}
        found[ChangeGroup.CELLS].extend(self.cells)
        for change in self.fields:
            found[group_of(change.place)].append(change)
        return {group: tuple(changes) for group, changes in found.items() if changes}

    def to_json(self) -> JsonObject:
        """Return the differences as `diff --json` prints them."""
        return {
            "same": not self,
            "cells": [change._asdict() for change in self.cells],
            "fields": [change._asdict() for change in self.fields],
        }


def group_of(field: str) -> ChangeGroup:
    """Return what a field is about, by its name.

    >>> group_of("layout.edges.A01-A02"), group_of("layout.supply"), group_of("author")
    (<ChangeGroup.EDGES: 'edges'>, <ChangeGroup.PIECES: 'pieces'>, <ChangeGroup.PROPERTIES: 'properties'>)
    """
    if field.startswith("rules."):
        return ChangeGroup.RULES
    if field.startswith("layout.edges."):
        return ChangeGroup.EDGES
    return ChangeGroup.PIECES if field.startswith("layout.") else ChangeGroup.PROPERTIES


def compare(a: MapDocument, b: MapDocument) -> Comparison:
    """Return what differs between two maps."""
    return Comparison(tuple(_cell_changes(a, b)), tuple(_field_changes(a, b)))


def _cell_changes(a: MapDocument, b: MapDocument) -> Iterator[Change]:
    before, after = (map_kind(each.kind).contents(each.layout) for each in (a, b))
    for cell in [*before, *(each for each in after if each not in before)]:
        if before.get(cell) != after.get(cell):
            yield Change(cell, before.get(cell), after.get(cell))


def _field_changes(a: MapDocument, b: MapDocument) -> Iterator[Change]:
    """Yield the fields that differ, apart from those that the cells already show."""
    before, after = (dict(_fields(each)) for each in (a, b))
    for field in [*before, *(each for each in after if each not in before)]:
        if before.get(field) != after.get(field):
            yield Change(field, before.get(field), after.get(field))


def _fields(document: MapDocument) -> Iterator[tuple[str, Json]]:
    kind = map_kind(document.kind)
    shown = kind.shown_by_cells
    for field, value in document.to_json().items():
        if field not in {"layout", "rules"}:
            yield field, value
    for rule in document.rules:
        yield f"rules.{rule.code}", dict(rule.parameters)
    for field, value in to_json(document.layout).items():
        if field not in shown:
            # A record is one thing, whose fields make sense only together.
            is_record = isinstance(getattr(document.layout, field, None), Record)
            pieces = None if is_record else pieces_of(value)
            for name, piece in ({"": value} if pieces is None else pieces).items():
                yield f"layout.{field}.{name}".removesuffix("."), piece
    for name, value in kind.details(document.layout).items():
        yield f"layout.{name}", value


def pieces_of(value: Json) -> Mapping[str, Json] | None:
    """Return the pieces of a part of a layout by their names; None if they have none."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        named = {str(each.get("id", "")): each for each in value}
        return named if len(named) == len(value) and "" not in named else None
    return None
