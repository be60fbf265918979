"""What is wrong with the data of a rule beyond what its published schema can see."""

from collections.abc import Iterator, Mapping

from hullwright.schema.complaints import Fault, JsonPath
from hullwright.schema.limits import MAX_EXPANDED
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject

from .conditions import MAP
from .expressions import PARAMETER, is_too_large, key_of, references
from .local import LOCAL
from .parameters import choices_of, is_possible


def rule_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with a rule that has passed its published schema."""
    if value["code"] == LOCAL:
        yield Fault(
            ("code",),
            message(
                "“{code}” is reserved for a scenario's own changes. Choose another one.",
                code=LOCAL,
            ),
        )
    parameters = value.get("parameters", {}).get("properties", {})
    wrong = [*_default_faults(parameters), *_reference_faults(value, parameters)]
    yield from wrong
    defaults = {name: schema["default"] for name, schema in parameters.items()}
    if not wrong and is_too_large([each for _, each in expressions(value)], defaults):
        grown = message(
            "With its parameters in place the rule grows to more than {most} letters. Make it shorter.",
            most=MAX_EXPANDED,
        )
        yield Fault((), grown)


def expressions(rule: JsonObject) -> Iterator[tuple[JsonPath, Json]]:
    """Yield every expression of a rule with its place."""
    for part in ("sets", "adds"):
        yield from _entries((part,), rule.get(part, {}))
    for number, trigger in enumerate(rule.get("triggers", ())):
        yield from _entries(("triggers", number, "settings"), trigger.get("settings", {}))
    yield from _entries(("needs", MAP), rule.get("needs", {}).get(MAP, {}))
    for part in ("idle", "conflicts"):
        for number, case in enumerate(rule.get(part, ())):
            yield from _entries((part, number, MAP), case.get(MAP, {}))


def _entries(path: JsonPath, found: JsonObject) -> Iterator[tuple[JsonPath, Json]]:
    return (((*path, name), each) for name, each in found.items())


def _reference_faults(rule: JsonObject, parameters: Mapping[str, JsonObject]) -> Iterator[Fault]:
    for place, expression in expressions(rule):
        for path, reference in references(expression):
            wrong = _reference_fault(reference, parameters)
            if wrong:
                yield Fault((*place, *path), wrong)


def _default_faults(parameters: Mapping[str, JsonObject]) -> Iterator[Fault]:
    for name, schema in parameters.items():
        if not is_possible(schema["default"], schema):
            yield Fault(
                ("parameters", "properties", name, "default"),
                message("The default of “{name}” is not one of its possible values.", name=name),
            )


def _reference_fault(
    expression: Mapping[str, Json], parameters: Mapping[str, JsonObject]
) -> Message | None:
    name = expression[PARAMETER]
    if name not in parameters:
        return _unknown(name, parameters)
    schema = parameters[name]
    if "table" in expression:
        return _table_fault(name, schema, expression["table"])
    is_list = schema.get("type") == "array"
    if "text" in expression and is_list:
        return message("“{name}” is a list: use “each” instead of “text”.", name=name)
    if "each" in expression and not is_list:
        return message("“{name}” is not a list: use “text” instead of “each”.", name=name)
    return None


def _table_fault(name: str, schema: JsonObject, table: Mapping[str, Json]) -> Message | None:
    choices = choices_of(schema)
    if not choices:
        return message(
            "A table needs a parameter with a choice of values, and “{name}” has none.", name=name
        )
    lacking = [key_of(each) for each in choices if key_of(each) not in table]
    if lacking:
        return message(
            "The table has nothing for {values} of “{name}”.", values=", ".join(lacking), name=name
        )
    return None


def _unknown(name: str, parameters: Mapping[str, JsonObject]) -> Message:
    meant = closest(name, parameters)
    if meant:
        return message(
            "The rule has no parameter “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message("The rule has no parameter “{name}”.", name=name)
