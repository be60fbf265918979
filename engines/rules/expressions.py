"""Expressions: how a rule says, as data, which value a field gets from its parameters.

7, "none", ["human"], {}                             a value as it is
{"parameter": "uses"}                                the value of a parameter
{"parameter": "open_to", "table": {"nobody": []}}    what a table has for that value
{"parameter": "pod", "text": "pod {}"}               a text around it
{"parameter": "pods", "each": "pod {}"}              a list of texts, one around each of its values
{"soldier": {"parameter": "limit"}}                  objects and lists may hold expressions
"""

from collections.abc import Iterator, Mapping
from itertools import accumulate

from hullwright.schema.complaints import JsonPath
from hullwright.schema.limits import MAX_EXPANDED
from hullwright.schema.records import Json

from .fields import FieldValue

PARAMETER = "parameter"
GAP = "{}"


def value_of(expression: Json, parameters: Mapping[str, Json]) -> FieldValue:
    """Return the value of an expression, lists as tuples.

    >>> value_of({"parameter": "pods", "each": "pod {}"}, {"pods": [1, 4]})
    ('pod 1', 'pod 4')
    >>> value_of({"soldier": {"parameter": "limit"}}, {"limit": 4})
    {'soldier': 4}
    """
    if isinstance(expression, dict):
        if PARAMETER in expression:
            return _referred(expression, parameters[expression[PARAMETER]])
        return {key: value_of(each, parameters) for key, each in expression.items()}
    if isinstance(expression, list | tuple):
        return tuple(value_of(each, parameters) for each in expression)
    return expression


def _referred(expression: Mapping[str, Json], value: Json) -> FieldValue:
    if "table" in expression:
        return value_of(expression["table"][key_of(value)], {})
    if "text" in expression:
        return expression["text"].replace(GAP, str(value))
    if "each" in expression:
        return tuple(expression["each"].replace(GAP, str(each)) for each in value)
    return value_of(value, {})


def is_too_large(expression: Json, parameters: Mapping[str, Json]) -> bool:
    """Tell whether the value of an expression would be larger than any rule needs; it is counted, not made.

    >>> is_too_large({"parameter": "pod", "text": "{}" * 90}, {"pod": "x" * 900})
    True
    """
    return any(size > MAX_EXPANDED for size in accumulate(_sizes(expression, parameters)))


def _sizes(expression: Json, parameters: Mapping[str, Json]) -> Iterator[int]:
    """Yield how large each part of an expression's value is, in letters for texts."""
    if isinstance(expression, dict):
        if PARAMETER in expression:
            yield from _referred_sizes(expression, parameters[expression[PARAMETER]])
        else:
            for key, each in expression.items():
                yield len(key)
                yield from _sizes(each, parameters)
    elif isinstance(expression, list | tuple):
        for each in expression:
            yield from _sizes(each, parameters)
    yield len(expression) if isinstance(expression, str) else 1


def _referred_sizes(expression: Mapping[str, Json], value: Json) -> Iterator[int]:
    if "table" in expression:
        yield from _sizes(expression["table"][key_of(value)], {})
    elif "text" in expression:
        yield _text_size(expression["text"], value)
    elif "each" in expression:
        yield from (_text_size(expression["each"], each) for each in value)
    else:
        yield from _sizes(value, {})


def _text_size(template: str, value: Json) -> int:
    return len(template) + template.count(GAP) * len(str(value))


def key_of(value: Json) -> str:
    """Return the key under which a table has something for a value.

    >>> key_of("nobody"), key_of(3), key_of(True)
    ('nobody', '3', 'true')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def references(expression: Json, path: JsonPath = ()) -> Iterator[tuple[JsonPath, Json]]:
    """Yield every reference to a parameter inside an expression, with its place."""
    if isinstance(expression, dict) and PARAMETER in expression:
        yield path, expression
    elif isinstance(expression, dict | list | tuple):
        pairs = expression.items() if isinstance(expression, dict) else enumerate(expression)
        for key, each in pairs:
            yield from references(each, (*path, key))
