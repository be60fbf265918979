"""The forms of records: how each type of field is read from JSON and written to it, worked out once for each type."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from .late_dataclass import late_dataclass

EXTRA = "extra"
"""The field of a record that keeps what belongs to somebody else, and is written in its own way."""
EXTRA_PREFIX = "x-"
SCHEMA_KEY = "$schema"
"""Where a file names the JSON Schema by which other programs check it; nothing of ours looks at it."""

# Any: JSON is nested at will, and so is what is made of it.
Change: TypeAlias = Callable[[Any], Any]
"""Makes a value of JSON, or JSON of a value."""


@late_dataclass(kw_only=True)
class Record:
    """A frozen value that has the shape of a JSON object."""

    extra: Mapping[str, Any] = field(default_factory=dict, compare=True, repr=False)
    """Fields under `x-` keys, and `$schema`, which belong to somebody else and are kept."""


class FieldForm(NamedTuple):
    """How one field of a record is read."""

    name: str
    read: Change


class WrittenField(NamedTuple):
    """How one field of a record is written: not at all, where it has its usual value."""

    name: str
    usual: Callable[[], object]


def reader_of(kind: Any) -> Change:
    """Return what makes a value of a type out of JSON that was validated before."""
    return _reader(kind)


@cache
def _reader(kind: Any) -> Change:
    if kind is Any:
        return lambda value: value
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in {Union, UnionType}:
        return _optional(arguments)
    if origin is tuple:
        return _series(arguments)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        inner = _reader(arguments[1])
        return lambda value: {key: inner(each) for key, each in value.items()}
    if _is_record(kind) or (is_dataclass(kind) and not hasattr(kind, "from_json")):
        return _record(kind)
    # A class that speaks for itself, or a plain type, which is what makes values of it.
    change: Change = getattr(kind, "from_json", kind)
    return change


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Record)


def _optional(arguments: tuple[Any, ...]) -> Change:
    (kind,) = (each for each in arguments if each is not NoneType)
    inner = _reader(kind)
    return lambda value: None if value is None else inner(value)


def _series(arguments: tuple[Any, ...]) -> Change:
    if arguments[-1] is Ellipsis:
        inner = _reader(arguments[0])
        return lambda value: tuple(map(inner, value))
    each_inner = [_reader(each) for each in arguments]
    return lambda value: tuple(inner(each) for inner, each in zip(each_inner, value, strict=True))


def _record(kind: Any) -> Change:
    hints, keeps_extra = get_type_hints(kind), _is_record(kind)
    known = [
        FieldForm(each.name, _reader(hints[each.name]))
        for each in fields(kind)
        if each.init and not (keeps_extra and each.name == EXTRA)
    ]

    def read(value: Mapping[str, Any]) -> Any:
        made = {name: change(value[name]) for name, change in known if name in value}
        if keeps_extra and (extra := {key: value[key] for key in value if _is_extra(key)}):
            made[EXTRA] = extra
        return kind(**made)

    return read


def _is_extra(key: str) -> bool:
    return key.startswith(EXTRA_PREFIX) or key == SCHEMA_KEY


def written(value: Any) -> Any:
    """Return the JSON of a value: records and what speaks for itself as they say, tuples as lists."""
    if isinstance(value, str | int | float | NoneType):
        return value
    if isinstance(value, Record):
        return written_fields(value)
    if hasattr(value, "from_json"):
        return value.to_json()
    if isinstance(value, Mapping):
        return {key: written(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [written(each) for each in value]
    return written_fields(value) if is_dataclass(value) else value


def written_fields(record: Any) -> dict[str, Any]:
    """Return the fields of a record in their order, without those that have their usual value, and what it keeps."""
    made: dict[str, Any] = {}
    kind: Any = type(record)
    for name, usual in _written_fields(kind):
        value = getattr(record, name)
        if value != usual():
            made[name] = written(value)
    return {**made, **record.extra} if isinstance(record, Record) else made


@cache
def _written_fields(kind: Any) -> tuple[WrittenField, ...]:
    own = [each for each in fields(kind) if not (_is_record(kind) and each.name == EXTRA)]
    return tuple(WrittenField(each.name, _usual(each)) for each in own)


def _usual(each: "Field[Any]") -> Callable[[], object]:
    if each.default_factory is not MISSING:
        return each.default_factory
    return lambda: each.default
