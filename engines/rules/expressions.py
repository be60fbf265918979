"""Expressions: how a rule says, as data, which value a field gets from its parameters.

7, "none", ["human"], {}                             a value as it is
{"parameter": "uses"}                                the value of a parameter
{"parameter": "open_to", "table": {"nobody": []}}    what a table has for that value
{"parameter": "pod", "text": "pod {}"}               a text around it
{"parameter": "pods", "each": "pod {}"}              a list of texts, one around each of its values
{"soldier": {"parameter": "limit"}}                  objects and lists may hold expressions
"""

from collections.abc import Iterator, Mapping

from hullwright.schema.complaints import JsonPath
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
