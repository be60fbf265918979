"""Changes of a rule: how the value of a field is written in files, and how forms show it."""

from collections.abc import Mapping

from hullwright.engines.rules.expressions import PARAMETER, key_of, references
from hullwright.engines.rules.fields import GAP
from hullwright.engines.rules.parameters import choices_of, is_possible
from hullwright.schema.records import Json, JsonObject

from ...games.ruleset_fields import ChangeTarget

VALUE, FROM_PARAMETER, TABLE, BY_HAND = "value", "parameter", "table", "hand"


def how(expression: Json, target: ChangeTarget) -> str:
    """Return how an expression gives a field its value."""
    if isinstance(expression, dict) and PARAMETER in expression:
        return TABLE if "table" in expression else FROM_PARAMETER
    by_hand = target.holds_pieces or next(references(expression), None)
    if by_hand or not is_possible(expression, target.terms):
        return BY_HAND
    return VALUE


def from_parameter(name: str, schema: JsonObject, target: ChangeTarget) -> JsonObject:
    """Return the expression by which a parameter gives a field its value, in a text where that needs one.

    >>> pods = ChangeTarget("alien_start", {"type": "array"}, [], ("start", "pod {}"))
    >>> from_parameter("pods", {"type": "array"}, pods)
    {'parameter': 'pods', 'each': 'pod {}'}
    """
    text = next((each for each in target.choices if GAP in each), "")
    if text and schema.get("type") == "array":
        return {PARAMETER: name, "each": text}
    if text and (schema.get("type") == "integer" or "anyOf" in schema):
        return {PARAMETER: name, "text": text}
    return {PARAMETER: name}


def table_from(name: str, schema: JsonObject, target: ChangeTarget, before: Json) -> JsonObject:
    """Return an expression with a value for each choice of a parameter, as far as known from before."""
    known = before.get("table", {}) if isinstance(before, dict) and PARAMETER in before else {}
    keys = [key_of(each) for each in choices_of(schema)]
    return {PARAMETER: name, "table": {key: known.get(key, target.start) for key in keys}}


def most_suited(settings: Mapping[str, JsonObject], target: ChangeTarget) -> str:
    """Return the parameter that fits a field best, or the first one."""
    kinds = {target.terms.get("type"), "integer" if target.choices else None}
    fitting = (
        name
        for name, schema in settings.items()
        if schema.get("type") in kinds or ("enum" in schema and "enum" in target.terms)
    )
    return next(fitting, next(iter(settings)))
