"""JSON text: parsing that survives hostile files, and writing that people can read and diff."""

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from json.encoder import encode_basestring

from ..complaints import Complaint, JsonPath, Unreadable, unreadable, within
from ..limits import MAX_DEPTH, MAX_NUMBER, MAX_VALUES
from ..messages import Message, message
from ..records import Json, JsonObject

WIDTH = 100
"""Objects and arrays that fit into this many columns stand on one line."""


def parse(text: str, source: str, most: int = MAX_VALUES) -> Json:
    """Return what a JSON text says, or raise Unreadable with the place of the fault.

    Whole numbers are `int`s, however they are written: JSON, and a JSON Schema, know no other ones.
    Nothing is made of a text with more than so many values.

    >>> parse('[-1.0, 1e3, -0.0, 0.5]', "numbers")
    [-1, 1000, 0, 0.5]
    """
    # Counted before anything is made of them; signs inside texts count, too, which harms nobody.
    if sum(map(text.count, "[{,")) > most:
        raise unreadable(source, "It holds more than {most} values.", most=most)
    try:
        value = _loaded(text, source)
    except json.JSONDecodeError as fault:
        raise unreadable(
            source,
            "Line {line}, column {column} is not JSON: {reason}.",
            line=fault.lineno,
            column=fault.colno,
            reason=fault.msg[:1].lower() + fault.msg[1:],
        ) from None
    except RecursionError:
        raise too_deep(source) from None
    stay_within_limits(value, source)
    return value


def _loaded(text: str, source: str) -> Json:
    load = partial(
        json.loads,
        object_pairs_hook=lambda items: _unique(items, source),
        parse_float=number,
        parse_constant=_NoNumber,
    )
    try:
        return load(text)
    except json.JSONDecodeError:
        raise
    except ValueError:
        # A whole number has more digits than Python reads; slowly again, to say where it stands.
        return load(text, parse_int=_whole_number)


def number(written: str) -> int | float:
    """Return the number that a text with a point or an exponent stands for, an `int` if it is whole."""
    value = float(written)
    return int(value) if value.is_integer() else value


def _whole_number(digits: str) -> int | float:
    try:
        return int(digits)
    except ValueError:
        return math.inf


class _NoNumber(str):
    """`NaN` or `Infinity`, which some programs write where JSON has a number."""


def _unique(items: list[tuple[str, Json]], source: str) -> JsonObject:
    made = dict(items)
    if len(made) < len(items):
        twice = Counter(key for key, _ in items).most_common(1)[0][0]
        raise unreadable(source, "The key “{key}” appears twice in one object.", key=twice[:80])
    return made


def too_deep(source: str) -> Unreadable:
    """Return the error for a text that goes deeper than any of our documents."""
    return unreadable(source, "Objects are nested more than {most} deep.", most=MAX_DEPTH)


def stay_within_limits(value: Json, source: str) -> None:
    """Raise Unreadable if a value is nested too deep, or holds what other programs can't read."""
    level: list[Json] = [value]
    for _ in range(MAX_DEPTH + 1):
        below: list[Json] = []
        for each in level:
            if isinstance(each, dict):
                below.extend(each)
                below.extend(each.values())
            elif isinstance(each, list):
                below.extend(each)
            elif (reason := _unportable(each)) is not None:
                path = next(_paths(value, each))
                raise Unreadable(source, [Complaint(path, within("", path), reason)])
        if not below:
            return
        level = below
    raise too_deep(source)


def _unportable(value: Json) -> Message | None:
    """Return why other programs, or our own files, could not hold a number or a text."""
    if isinstance(value, _NoNumber):
        return message("“{name}” is not a number in JSON.", name=str(value))
    if isinstance(value, str):
        return None if value.isascii() else _half_a_character(value)
    if isinstance(value, int | float) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        return message("A number is larger than {most}.", most=MAX_NUMBER)
    return None


def _half_a_character(text: str) -> Message | None:
    try:
        text.encode()
    except UnicodeEncodeError:
        return message("A text holds half a character (a lone surrogate).")
    return None


def _paths(value: Json, wanted: Json, path: JsonPath = ()) -> Iterator[JsonPath]:
    """Yield the way to each place where a thing stands in a value; for a key, to its object."""
    if len(path) > MAX_DEPTH:
        return
    if isinstance(value, dict):
        if any(key is wanted for key in value):
            yield path
        for key, each in value.items():
            yield from _paths(each, wanted, (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _paths(each, wanted, (*path, index))
    elif value is wanted:
        yield path


def to_text(value: Json) -> str:
    """Return a JSON text with a line for each row and each small object, in the order given.

    >>> print(to_text({"size": [2, 1], "rows": ["ab", "cd"]}), end="")
    {
      "size": [2, 1],
      "rows": [
        "ab",
        "cd"
      ]
    }
    """
    return "".join(_lines(value, 0)) + "\n"


def _lines(value: Json, depth: int) -> Iterator[str]:
    if not isinstance(value, dict | list | tuple) or not value:
        yield _flat(value)
    elif depth and _is_small(value) and len(flat := _flat(value)) + 2 * depth <= WIDTH:
        yield flat
    elif isinstance(value, dict):
        entries = ((f"{_flat(key)}: ", each) for key, each in value.items())
        yield from _block("{", "}", entries, depth)
    else:
        yield from _block("[", "]", (("", each) for each in value), depth)


def _block(start: str, end: str, entries: Iterable[tuple[str, Json]], depth: int) -> Iterator[str]:
    separator = f"{start}\n"
    for key, value in entries:
        yield separator + "  " * (depth + 1) + key
        yield from _lines(value, depth + 1)
        separator = ",\n"
    yield "\n" + "  " * depth + end


def _is_small(value: Json) -> bool:
    """Tell whether a container may stand on one line: numbers, or an object of simple things."""
    if isinstance(value, dict):
        return all(_is_leaf(each) or _is_short_list(each) for each in value.values())
    return not any(isinstance(each, str | dict) for each in value) and all(map(_is_leaf, value))


def _is_short_list(value: object) -> bool:
    return isinstance(value, list | tuple) and all(map(_is_leaf, value))


def _is_leaf(value: object) -> bool:
    if isinstance(value, dict):
        return not any(isinstance(each, dict | list | tuple) for each in value.values())
    if isinstance(value, list | tuple):
        return not any(isinstance(each, dict | list | tuple) for each in value)
    return True


def _flat(value: Json) -> str:
    if isinstance(value, str):
        # What json.dumps does in the end; a large map is mostly such rows.
        return encode_basestring(value)
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
