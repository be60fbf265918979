"""Frozen values with the shape of their JSON: a `Record` per object, fields in file order.

A record keeps the fields a newer or foreign program added under `x-` keys, so that opening and
saving a file loses nothing. Fields that have their default value are not written.
"""

from typing import Any, TypeAlias, TypeVar

from .record_forms import EXTRA_PREFIX, SCHEMA_KEY, Record, reader_of, written_fields

__all__ = [
    "EXTRA_PREFIX",
    "SCHEMA_KEY",
    "Json",
    "JsonObject",
    "Record",
    "document_json",
    "from_json",
    "to_json",
]

# Any: JSON is nested at will, and every reader knows the shape that its schema has checked.
Json: TypeAlias = Any
"""What `json.loads` returns: checked by a JSON Schema before any record is made of it."""

JsonObject: TypeAlias = dict[str, Json]
R = TypeVar("R", bound=Record)


def from_json(value: JsonObject, kind: type[R]) -> R:
    """Return the record that an already validated JSON object stands for."""
    made: R = reader_of(kind)(value)
    return made


def to_json(record: Record) -> JsonObject:
    """Return the JSON object of a record, keys in the order of its fields."""
    return written_fields(record)


def document_json(document_format: str, version: int, body: JsonObject) -> JsonObject:
    """Return a whole document as it stands in a file: first what says how to read it."""
    named = {SCHEMA_KEY: body[SCHEMA_KEY]} if SCHEMA_KEY in body else {}
    return {**named, "format": document_format, "version": version, **body}
