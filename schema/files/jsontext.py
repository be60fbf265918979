"""JSON text: parsing that survives hostile files, and writing that people can read and diff."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NoReturn

from ..complaints import unreadable
from ..limits import MAX_DEPTH, MAX_NUMBER, MAX_VALUES
from ..records import Json, JsonObject

WIDTH = 100
"""Objects and arrays that fit into this many columns stand on one line."""


def parse(text: str, source: str, most: int = MAX_VALUES) -> Json:
    """Return what a JSON text says, or raise Unreadable with the line and column of the fault.

    Nothing is made of a text with more than so many values.
    """
    # Counted before anything is made of them; signs inside texts count, too, which harms nobody.
    if sum(map(text.count, "[{,")) > most:
        raise unreadable(source, "It holds more than {most} values.", most=most)
    try:
        value = json.loads(
            text,
            object_pairs_hook=lambda items: _unique(items, source),
            parse_constant=lambda name: _no_number(name, source),
        )
    except json.JSONDecodeError as fault:
        raise unreadable(
            source,
            "Line {line}, column {column} is not JSON: {reason}.",
            line=fault.lineno,
            column=fault.colno,
            reason=fault.msg[:1].lower() + fault.msg[1:],
        ) from None
    except RecursionError:
        raise _too_deep(source) from None
    except ValueError:
        raise unreadable(source, "A number has too many digits.") from None
    _stay_within_limits(value, source)
    return value


def _unique(items: list[tuple[str, Json]], source: str) -> JsonObject:
    made = dict(items)
    if len(made) < len(items):
        twice = Counter(key for key, _ in items).most_common(1)[0][0]
        raise unreadable(source, "The key “{key}” stands twice in one object.", key=twice[:80])
    return made


def _no_number(name: str, source: str) -> NoReturn:
    raise unreadable(source, "“{name}” is not a number in JSON.", name=name)


def _too_deep(source: str) -> Exception:
    return unreadable(source, "Objects are nested more than {most} deep.", most=MAX_DEPTH)


def _stay_within_limits(value: Json, source: str) -> None:
    level: list[Json] = [value]
    for _ in range(MAX_DEPTH + 1):
        below: list[Json] = []
        for each in level:
            if isinstance(each, dict):
                below.extend(each)
                below.extend(each.values())
            elif isinstance(each, list):
                below.extend(each)
            else:
                _stay_portable(each, source)
        if not below:
            return
        level = below
    raise _too_deep(source)


def _stay_portable(value: Json, source: str) -> None:
    """Refuse numbers and texts that other programs, or our own files, could not hold."""
    if isinstance(value, int | float) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        raise unreadable(source, "A number is larger than {most}.", most=MAX_NUMBER)
    if isinstance(value, str) and not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            raise unreadable(source, "A text holds half a character (a lone surrogate).") from None


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
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
