"""Comparing two maps: which cells differ, and which of the other fields."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ..documents.maps import MapDocument
from ..records import Json, JsonObject, to_json
from . import map_kind


class Change(NamedTuple):
    """What lies in a cell, or stands in a field, in the one map and in the other; None is nothing."""

    place: str
    before: Json
    after: Json


@dataclass(frozen=True)
class Comparison:
    """Everything that differs between two maps."""

    cells: tuple[Change, ...]
    fields: tuple[Change, ...]

    def __bool__(self) -> bool:
        return bool(self.cells or self.fields)

    def to_json(self) -> JsonObject:
        """Return the differences as `diff --json` prints them."""
        return {
            "same": not self,
            "cells": [change._asdict() for change in self.cells],
            "fields": [change._asdict() for change in self.fields],
        }


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
        if field != "layout":
            yield field, value
    for field, value in to_json(document.layout).items():
        if field not in shown:
            yield f"layout.{field}", value
    for name, value in kind.details(document.layout).items():
        yield f"layout.{name}", value
