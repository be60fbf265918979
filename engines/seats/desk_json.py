"""Desks as plain JSON, with sentences as templates and values, so that each reader has a language of their own."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from types import NoneType
from typing import Any, Final, cast

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, Say
from hullwright.schema.records import Json, JsonObject

from .desk import SeatDesk
from .log_book import GameLog

TEMPLATE, VALUES = "text", "with"
"""The keys of a sentence."""


def desk_json(desk: SeatDesk, say: Say | None = None) -> JsonObject:
    """Return a desk as JSON: sentences as `{"text": template, "with": values}`, or said already.

    The map stands in it by its kind and name alone: whoever draws it takes `desk.document`.
    """
    told: JsonObject = _json(desk, say)
    told["document"] = {"kind": desk.document.kind, "name": desk.document.name}
    return told


def value_json(value: object, say: Say) -> Json:
    """Return any value of a desk as JSON, sentences said already."""
    return _json(value, say)


def message_json(sentence: Message) -> JsonObject:
    """Return a sentence as JSON.

    >>> from hullwright.schema.messages import message
    >>> message_json(message("Move to {sector}.", sector="D09"))
    {'text': 'Move to {sector}.', 'with': {'sector': 'D09'}}
    """
    values = {name: _filling(value) for name, value in sentence.values.items()}
    return (
        {TEMPLATE: sentence.template, VALUES: values} if values else {TEMPLATE: sentence.template}
    )


def message_from_json(value: Mapping[str, Json]) -> Message:
    """Return the sentence that JSON stands for.

    >>> str(message_from_json({"text": "Move to {sector}.", "with": {"sector": "D09"}}))
    'Move to D09.'
    """
    values = {
        name: message_from_json(each) if isinstance(each, Mapping) else each
        for name, each in value.get(VALUES, {}).items()
    }
    return Message(value[TEMPLATE], values)


def _filling(value: object) -> Json:
    if isinstance(value, Message):
        return message_json(value)
    if isinstance(value, HullwrightError):
        return _filling(value.args[0])
    return value if isinstance(value, str | int | float) else str(value)


def _json(value: object, say: Say | None) -> Json:
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind in _ROWS:
        return [_json(each, say) for each in cast("Sequence[object]", value)]
    if isinstance(value, Message):
        return say(value) if say else message_json(value)
    if isinstance(value, MapDocument):
        return None
    if isinstance(value, Mapping):
        return {str(key): _json(each, say) for key, each in value.items()}
    return {name: _json(getattr(value, name), say) for name in _names(kind)}


_PLAIN = frozenset({str, int, float, bool, NoneType})
"""What is JSON already."""
_ROWS = frozenset({tuple, list, GameLog})
"""What is a row of values."""


_FIELDS: Final[dict[type[Any], tuple[str, ...]]] = {}


def _names(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of a record's fields, found once: a desk has hundreds of records, and is told after every action."""
    if kind not in _FIELDS:
        _FIELDS[kind] = tuple(each.name for each in fields(kind))
    return _FIELDS[kind]
