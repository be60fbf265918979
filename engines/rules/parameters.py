"""Parameters of rules: what they may be, in signs that need no translation, and what a scenario makes of them."""

import json
from collections.abc import Iterator, Mapping

from hullwright.schema.files.conformity import is_plainly_right
from hullwright.schema.limits import MAX_PARAMETER_STEPS
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject

from .definition import RuleDefinition
from .field_titles import field_title
from .findings import Finding, Kind

FORCE = "force"
"""Beside a code: this rule counts where it disagrees with others."""
PLUGIN = "plugin"
"""Beside a code: the plugin that brings it, for readers who don't have it."""
RESERVED = (FORCE, PLUGIN)
_WORDS = ("titles", "labels", "description", "default")
"""What a parameter's schema says to people, and no value is compared with."""


def is_possible(value: Json, schema: JsonObject) -> bool:
    """Tell whether a value fits the schema of a parameter; what takes too long to compare does not."""
    terms = {key: each for key, each in schema.items() if key not in _WORDS}
    steps = _parts(value, MAX_PARAMETER_STEPS) * _parts(terms, MAX_PARAMETER_STEPS)
    if steps > MAX_PARAMETER_STEPS:
        return False
    if is_plainly_right(value, schema):
        return True
    from jsonschema import Draft202012Validator

    return bool(Draft202012Validator(schema).is_valid(value))


def _parts(value: Json, most: int) -> int:
    """Return how many values a value is made of, or a number beyond the most that are counted."""
    found, rest = 0, [value]
    while rest and found <= most:
        each = rest.pop()
        found += 1
        if isinstance(each, Mapping):
            rest.extend(each.values())
        elif isinstance(each, list | tuple):
            rest.extend(each)
    return found


def choices_of(schema: JsonObject) -> tuple[Json, ...]:
    """Return the values to choose from, where a parameter has a choice of some."""
    if schema.get("type") == "boolean":
        return (False, True)
    return tuple(schema.get("enum", ()))


def possible(schema: JsonObject) -> str:
    """Return what a parameter may be, in signs.

    >>> possible({"type": "integer", "minimum": 1, "maximum": 9})
    '1 … 9'
    >>> possible({"type": "array", "items": {"enum": ["a", "b"]}})
    '[a | b, …]'
    >>> possible({"anyOf": [{"type": "integer", "minimum": 2}, {"enum": ["players"]}]})
    '2 … | players'
    """
    if "anyOf" in schema:
        return " | ".join(map(possible, schema["anyOf"]))
    if choices_of(schema):
        return " | ".join(map(shown, choices_of(schema)))
    if schema.get("type") == "array":
        return f"[{possible(schema.get('items', {}))}, …]"
    if schema.get("type") == "object":
        return _possible_table(schema)
    if "examples" in schema:
        return " | ".join((*map(shown, schema["examples"]), "…"))
    return f"{schema.get('minimum', '')} … {schema.get('maximum', '')}".strip()


def _possible_table(schema: JsonObject) -> str:
    """Return what a table may be, in signs: its keys, and what each may be.

    >>> _possible_table({"properties": {"red": {"minimum": 1}, "green": {"minimum": 1}}})
    '{red | green: 1 …}'
    """
    by_key = schema.get("properties") or {"…": schema.get("additionalProperties", {})}
    keys: dict[str, list[str]] = {}
    for key, each in by_key.items():
        keys.setdefault(possible(each), []).append(key)
    return "{" + ", ".join(f"{' | '.join(names)}: {each}" for each, names in keys.items()) + "}"


def shown(value: object) -> str:
    """Return a value of a parameter or a field as people read it.

    >>> shown("players"), shown(True), shown((1, 2)), shown({}), shown(())
    ('players', 'true', '1, 2', '–', '–')
    """
    if value is None or isinstance(value, str):
        return value or "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {shown(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value)) or "–"
    return json.dumps(value)


def titled(field: str) -> Message:
    """Return what people call a field of a ruleset, with its key for those who write rules.

    >>> str(titled("pod_deck"))
    'Pod cards (pod_deck)'
    """
    return message("{title} ({key})", title=field_title(field), key=field)


def settled(definition: RuleDefinition, given: Mapping[str, Json]) -> dict[str, Json]:
    """Return the value of each parameter: what is given where that is possible, or else the default."""
    return {
        name: given[name]
        if name in given and is_possible(given[name], schema)
        else schema["default"]
        for name, schema in definition.settings.items()
    }


def parameter_findings(definition: RuleDefinition, given: Mapping[str, Json]) -> Iterator[Finding]:
    """Yield what is wrong with the parameters that a scenario gives to a rule."""
    code = definition.code
    for name, value in given.items():
        if name in definition.settings:
            schema = definition.settings[name]
            if not is_possible(value, schema):
                # The fields that a scenario changes by itself have titles like those of any ruleset.
                called = verbatim(name) if "titles" in schema else titled(name)
                yield _impossible(code, called, name, value, possible(schema))
        elif name == FORCE:
            if not isinstance(value, bool):
                yield _impossible(code, verbatim(name), name, value, "false | true")
        elif name not in RESERVED:
            yield _no_parameter(code, name, definition)


def _impossible(code: str, called: Message, name: str, value: Json, allowed: str) -> Finding:
    return Finding(
        Kind.PARAMETER,
        (code,),
        message(
            "{code}: “{name}” can't be {value}. Possible: {possible}.",
            code=code,
            name=called,
            value=json.dumps(value, ensure_ascii=False)[:60],
            possible=allowed,
        ),
        case="impossible",
        subject=name,
    )


def _no_parameter(code: str, name: str, definition: RuleDefinition) -> Finding:
    known = (*definition.settings, FORCE)
    meant = closest(name, known)
    sentence = (
        message(
            "{code} has no parameter “{name}” (did you mean “{meant}”?).",
            code=code,
            name=name,
            meant=meant,
        )
        if meant
        else message(
            "{code} has no parameter “{name}”; it has {known}.",
            code=code,
            name=name,
            known=", ".join(known),
        )
    )
    return Finding(Kind.PARAMETER, (code,), sentence, case="no-parameter", subject=name)
