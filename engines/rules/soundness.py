"""What is wrong with the data of a rule beyond what its published schema can see."""

from collections.abc import Iterator, Mapping

from hullwright.schema.complaints import Fault
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject

from .expressions import PARAMETER, key_of, references
from .local import LOCAL
from .parameters import choices_of, is_possible

WITH_EXPRESSIONS = ("sets", "adds", "triggers", "needs")


def rule_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with a rule that has passed its published schema."""
    if value["code"] == LOCAL:
        yield Fault(
            ("code",),
            message(
                "“{code}” is kept for what a scenario changes by itself. Choose another one.",
                code=LOCAL,
            ),
        )
    parameters = value.get("parameters", {}).get("properties", {})
    yield from _default_faults(parameters)
    for part in WITH_EXPRESSIONS:
        for path, expression in references(value.get(part, {})):
            wrong = _reference_fault(expression, parameters)
            if wrong:
                yield Fault((part, *path), wrong)


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
        return message("A table needs a choice of values, and “{name}” has none.", name=name)
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
