"""Refusals: why a value can't stand in a cell of a table, in words."""

import re
from collections.abc import Callable, Mapping

from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject


def refusal(value: Json, schema: JsonObject) -> Message | None:
    """Return what a schema has against a value of a cell, or None.

    >>> str(refusal(12, {"type": "integer", "maximum": 9}))
    '12 is too large: 9 is the most.'
    >>> refusal("Tee", {"type": "string"}) is None
    True
    """
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if schema.get("type") in {"integer", "number"} and not is_number:
        return _no_number(value, schema)
    if schema.get("type") == "integer" and value != int(value):
        return message("“{value}” is not a whole number.", value=value)
    for keyword, against in _AGAINST.items():
        if keyword in schema and (reason := against(value, schema[keyword])):
            return reason
    return None


def _no_number(value: Json, schema: JsonObject) -> Message:
    if value == "":
        return message("A number is needed here. Type one, or press Escape to go back.")
    if schema["type"] == "integer":
        return message("“{value}” is not a whole number.", value=value)
    return message("“{value}” is not a number.", value=value)


def _too_little(value: Json, least: Json) -> Message | None:
    if value >= least:
        return None
    return message("{value} is too small: {limit} is the least.", value=value, limit=least)


def _too_much(value: Json, most: Json) -> Message | None:
    if value <= most:
        return None
    return message("{value} is too large: {limit} is the most.", value=value, limit=most)


def _too_short(value: Json, least: Json) -> Message | None:
    if len(value) >= least:
        return None
    return message("The text is too short: it needs at least {limit} characters.", limit=least)


def _too_long(value: Json, most: Json) -> Message | None:
    if len(value) <= most:
        return None
    return message("The text is too long: at most {limit} characters are allowed.", limit=most)


def _of_no_form(value: Json, pattern: Json) -> Message | None:
    if re.search(pattern, value):
        return None
    return message("“{value}” does not have the right form here.", value=value)


def _unknown(value: Json, known: Json) -> Message | None:
    if value in known:
        return None
    return message(
        "“{value}” is not known here; use one of {known}.",
        value=value,
        known=", ".join(map(str, known)),
    )


_AGAINST: Mapping[str, Callable[[Json, Json], Message | None]] = {
    "minimum": _too_little,
    "maximum": _too_much,
    "minLength": _too_short,
    "maxLength": _too_long,
    "pattern": _of_no_form,
    "enum": _unknown,
}
"""By keyword, what says no to a value."""
