"""The code that a rule names, found in its data alone: nothing is run or loaded for that.

The data may be anybody's, and need not be a rule at all: whatever it is, an answer comes soon.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from hullwright.schema.records import Json

from .expressions import GAP, PARAMETER

FUNCTION = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_.]*")
"""A function of a plugin, as `module:name`."""

MOST_LETTERS, MOST_TRIGGERS, MOST_CHANGES, MOST_CHOICES = 200, 20, 50, 100
"""What the JSON Schema of rules allows; a file that says more is refused, and its code with it."""


def named_codes(rule: Json) -> tuple[str, ...]:
    """Return every `module:name` that a rule may have called in a game, each once.

    >>> named_codes({"triggers": [{"code": "tremors:shake"}], "sets": {"pods": "none"}})
    ('tremors:shake',)
    """
    if not isinstance(rule, Mapping):
        return ()
    found = (*_triggered(rule.get("triggers")), *_set(rule))
    return tuple(dict.fromkeys(filter(is_function, found)))


def is_function(value: object) -> bool:
    """Tell whether a value has the form of a function's name.

    >>> is_function("tremors:shake"), is_function("eliminated")
    (True, False)
    """
    return isinstance(value, str) and len(value) <= MOST_LETTERS and bool(FUNCTION.fullmatch(value))


def _triggered(triggers: Json) -> Iterator[Json]:
    for each in triggers[:MOST_TRIGGERS] if isinstance(triggers, list | tuple) else ():
        if isinstance(each, Mapping):
            yield each.get("code")


def _set(rule: Mapping[str, Json]) -> Iterator[Json]:
    """Yield every text that a field may get: those that name a behaviour take one text."""
    for changes in (rule.get("sets"), rule.get("adds")):
        for each in islice(_values(changes), MOST_CHANGES):
            yield from _texts(each, _part(_part(rule, "parameters"), "properties"))


def _texts(expression: Json, parameters: Mapping[str, Json]) -> Iterator[Json]:
    """Yield every text that an expression may stand for, whatever its parameter is."""
    if not isinstance(expression, Mapping):
        yield expression
    elif isinstance(name := expression.get(PARAMETER), str):
        if "table" in expression:
            yield from islice(_values(expression["table"]), MOST_CHOICES)
            return
        text = expression.get("text", GAP)
        if isinstance(text, str) and len(text) <= MOST_LETTERS:
            yield from (_filled(text, each) for each in _choices(_part(parameters, name)))


def _filled(text: str, value: Json) -> str:
    # A value that is longer than any name makes no name either.
    return text.replace(GAP, str(value)[:MOST_LETTERS])[: MOST_LETTERS + 1]


def _choices(schema: Mapping[str, Json]) -> Iterator[Json]:
    yield schema.get("default")
    listed = schema.get("enum")
    yield from listed[:MOST_CHOICES] if isinstance(listed, list | tuple) else ()


def _part(value: Mapping[str, Json], key: str) -> Mapping[str, Json]:
    found = value.get(key)
    return found if isinstance(found, Mapping) else {}


def _values(value: Json) -> Iterator[Json]:
    yield from value.values() if isinstance(value, Mapping) else ()
