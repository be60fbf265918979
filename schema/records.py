"""Frozen values with the shape of their JSON: a `Record` per object, fields in file order.

A record keeps the fields a newer or foreign program added under `x-` keys, so that opening and
saving a file loses nothing. Fields that have their default value are not written.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

if TYPE_CHECKING:
    from cattrs import Converter

# Any: JSON is nested at will, and every reader knows the shape that its schema has checked.
Json: TypeAlias = Any
"""What `json.loads` returns: checked by a JSON Schema before any record is made of it."""

JsonObject: TypeAlias = dict[str, Json]
R = TypeVar("R", bound="Record")

EXTRA_PREFIX = "x-"
SCHEMA_KEY = "$schema"
"""Where a file names the JSON Schema by which other programs check it; nothing of ours looks at it."""


@dataclass(frozen=True, kw_only=True)
class Record:
    """A frozen value that has the shape of a JSON object."""

    extra: Mapping[str, Json] = field(default_factory=dict, compare=True, repr=False)
    """Fields under `x-` keys, and `$schema`, which belong to somebody else and are kept."""


def from_json(value: JsonObject, kind: type[R]) -> R:
    """Return the record that an already validated JSON object stands for."""
    made: R = _converter().structure(value, kind)
    return made


def to_json(record: Record) -> JsonObject:
    """Return the JSON object of a record, keys in the order of its fields."""
    made: JsonObject = _converter().unstructure(record)
    return made


@cache
def _converter() -> "Converter":
    from cattrs import Converter
    from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

    converter = Converter(
        omit_if_default=True,
        detailed_validation=False,
        # As JSON has it: what was never written to a file can be validated, too.
        unstruct_collection_overrides={tuple: list},
    )

    def reader(kind: type[R]) -> Callable[[JsonObject, object], R]:
        plain = make_dict_structure_fn(
            kind, converter, _cattrs_detailed_validation=False, extra=override(omit=True)
        )

        def read(value: JsonObject, _: object) -> R:
            record: R = plain(value, kind)
            extra = {key: each for key, each in value.items() if _is_extra(key)}
            return replace(record, extra=extra) if extra else record

        return read

    def writer(kind: type[R]) -> Callable[[R], JsonObject]:
        plain = make_dict_unstructure_fn(
            kind, converter, _cattrs_omit_if_default=True, extra=override(omit=True)
        )
        order = [each.name for each in fields(kind)]

        def write(record: R) -> JsonObject:
            made = plain(record)
            return {name: made[name] for name in order if name in made} | dict(record.extra)

        return write

    converter.register_structure_hook_factory(_is_record, reader)
    converter.register_unstructure_hook_factory(_is_record, writer)
    converter.register_structure_hook_func(
        _speaks_for_itself, lambda value, kind: kind.from_json(value)
    )
    converter.register_unstructure_hook_func(_speaks_for_itself, lambda value: value.to_json())
    return converter


def document_json(document_format: str, version: int, body: JsonObject) -> JsonObject:
    """Return a whole document as it stands in a file: first what says how to read it."""
    named = {SCHEMA_KEY: body[SCHEMA_KEY]} if SCHEMA_KEY in body else {}
    return {**named, "format": document_format, "version": version, **body}


def _is_extra(key: str) -> bool:
    return key.startswith(EXTRA_PREFIX) or key == SCHEMA_KEY


def _is_record(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)


def _speaks_for_itself(kind: object) -> bool:
    return isinstance(kind, type) and not _is_record(kind) and hasattr(kind, "from_json")
