"""The published JSON Schemas, and what a document has against them, in words for people."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypeAlias

from ..complaints import Fault
from ..kinds import OWN_KINDS
from ..messages import Message, english, joined, message
from ..names import closest
from ..records import SCHEMA_KEY, Json, JsonObject
from .conformity import Conformity, form
from .fault_search import FaultSearch, searchable

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator

PUBLISHED: Mapping[str, int] = {
    **dict.fromkeys(("map", *OWN_KINDS, "effects", "piece", "ruleset", "board", "recording"), 2),
    **dict.fromkeys(("plugin", "settings", "theme"), 2),
    **dict.fromkeys(("experiment", "target", "scenario", "rule", "pack", "library", "verdict"), 1),
}
"""The schemas in force and the version of each: `schema/v1/NAME.schema.json`, or `v2` and so on."""


def urn(name: str) -> str:
    """Return the id of a published schema.

    >>> urn("scenario")
    'urn:hullwright:schema:v1:scenario'
    """
    return f"urn:hullwright:schema:v{PUBLISHED[name]}:{name}"


def schema(name: str) -> JsonObject:
    """Return one published schema; a document may also name the schema that it goes by."""
    folder = files(f"hullwright.schema.v{PUBLISHED[name]}")
    text = folder.joinpath(f"{name}.schema.json").read_text("utf-8")
    loaded: JsonObject = json.loads(text)
    if name in _WHOLE_FILES:
        loaded["properties"] = {SCHEMA_KEY: _NAMED_SCHEMA, **loaded["properties"]}
    return loaded


_WHOLE_FILES = frozenset(
    (
        *("map", "board", "scenario", "recording", "experiment", "target", "rule"),
        *("ruleset", "piece"),
        *("plugin", "pack", "library", "verdict"),
    )
)
"""The schemas of what is a file of its own."""
_NAMED_SCHEMA: JsonObject = {
    "description": "The JSON Schema by which text editors complete and check the file. It is kept and never fetched.",
    "type": "string",
    "maxLength": 2000,
}


# Any: jsonschema's stubs allow for unset fields that finished errors never have.
ValidationError: TypeAlias = Any
"""jsonschema's own error."""


@cache
def _conformity() -> Conformity:
    return Conformity(map(schema, PUBLISHED))


@cache
def _validator(name: str) -> "Draft202012Validator":
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012

    schemas = {each: searchable(schema(each)) for each in PUBLISHED}
    registry: Registry[bool | Mapping[str, Json]] = Registry().with_resources(
        (each["$id"], DRAFT202012.create_resource(each)) for each in schemas.values()
    )
    made: Draft202012Validator = _searching_validators()(schemas[name], registry=registry)
    return made


# Any: jsonschema has no types for it.
@cache
def _validators() -> Any:
    """Return what makes validators that mean patterns as JSON Schema does."""
    from jsonschema import Draft202012Validator, validators

    extend: Any = validators.extend
    return extend(Draft202012Validator, {"pattern": _pattern_faults})


# Any: jsonschema has no types for it.
@cache
def _searching_validators() -> Any:
    """Return what makes validators of our own schemas, which go only where something is wrong."""
    from jsonschema import validators

    usual: Any = _validators()
    extend: Any = validators.extend
    return extend(usual, FaultSearch(_conformity(), usual.VALIDATORS).keywords())


# Any: as jsonschema calls its keywords.
def _pattern_faults(_: Any, pattern: str, text: Any, schema: JsonObject) -> Iterator[Any]:
    """Yield an error for a text that is not of a form, as JSON Schema and not as Python means it."""
    from jsonschema import ValidationError as Mismatch

    # One that is too long is refused for that, and could keep some patterns busy for ever.
    if not isinstance(text, str) or len(text) > schema.get("maxLength", len(text)):
        return
    if not form(pattern).search(text):
        yield Mismatch(f"{text!r} does not match {pattern!r}")


def faults(document: Json, name: str) -> Iterator[Fault]:
    """Yield what a document has against the published schema of that name.

    A list or an object that is too long is the last of it: nobody goes through its entries.
    """
    if _conformity().of(urn(name))(document):
        return
    yield from _worded(_validator(name), document)


def strangers_schema(value: JsonObject) -> Message | None:
    """Return why a schema of somebody else can't be used, or None if it can."""
    from jsonschema import SchemaError

    try:
        _validators().check_schema(value)
    except SchemaError as fault:
        return message("{text}", text=fault.message[:200])
    except RecursionError:
        return message("it is nested too deeply.")
    return None


def strangers_faults(document: Json, schema: JsonObject) -> Iterator[Fault]:
    """Yield what a document has against a schema of somebody else, which is complete in itself."""
    from referencing import Registry

    yield from _worded(_validators()(schema, registry=Registry()), document)


def _worded(validator: "Draft202012Validator", document: Json) -> Iterator[Fault]:
    for error in validator.iter_errors(document):
        yield from _in_words(error)
        if error.validator in {"maxItems", "maxProperties"}:
            return


def _in_words(error: ValidationError) -> Iterator[Fault]:
    path = tuple(error.absolute_path)
    keyword = str(error.validator)
    if "propertyNames" in error.absolute_schema_path:
        yield Fault(
            path,
            message("“{name}” can't be used as a name here.", name=_short(error.instance)),
        )
        return
    if keyword == "additionalProperties":
        yield from _unknown_fields(error)
    elif keyword in {"anyOf", "oneOf"} and error.context:
        # The alternative that went furthest is the one that was meant.
        yield from _in_words(max(error.context, key=lambda each: len(each.absolute_path)))
    else:
        worded = _WORDS.get(keyword)
        yield Fault(path, worded(error) if worded else message("{text}", text=error.message[:200]))


def _unknown_fields(error: ValidationError) -> Iterator[Fault]:
    known = list(error.schema.get("properties", ()))
    for key in error.instance:
        if key in known or key.startswith("x-"):
            continue
        meant = closest(key, known)
        yield Fault(
            (*error.absolute_path, key),
            message(
                "There is no field “{key}” (did you mean “{meant}”?).", key=_short(key), meant=meant
            )
            if meant
            else message(
                "There is no field “{key}”; fields of your own begin with “x-”.", key=_short(key)
            ),
        )


def _short(value: Json) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"


_TYPES: Mapping[str, Message | str] = {
    "object": message("an object {{…}}"),
    "array": message("a list […]"),
    "string": message("a text"),
    "integer": message("a whole number"),
    "number": message("a number"),
    "boolean": message("true or false"),
    "null": "null",
}


def _wrong_type(error: ValidationError) -> Message:
    wanted = error.validator_value
    names = [wanted] if isinstance(wanted, str) else wanted
    return message(
        "{value} should be {wanted}.",
        value=_short(json.dumps(error.instance, ensure_ascii=False)),
        wanted=joined((_TYPES[each] for each in names), " / "),
    )


def _missing(error: ValidationError) -> Message:
    absent = next(each for each in error.validator_value if each not in error.instance)
    return message("The field “{field}” is missing.", field=absent)


def _not_among(error: ValidationError) -> Message:
    known = [str(each) for each in error.validator_value]
    meant = closest(str(error.instance), known)
    if meant:
        return message(
            "“{value}” is not known here (did you mean “{meant}”?).",
            value=_short(error.instance),
            meant=meant,
        )
    return message(
        "“{value}” is not known here; use one of {known}.",
        value=_short(error.instance),
        known=", ".join(known),
    )


def _limit(template: str) -> Callable[[ValidationError], Message]:
    return lambda error: message(
        template, value=_short(error.instance), limit=_short(error.validator_value)
    )


_WORDS: dict[str, Callable[[ValidationError], Message]] = {
    "type": _wrong_type,
    "required": _missing,
    "enum": _not_among,
    "const": _limit(english("{value} should be {limit}.")),
    "minimum": _limit("{value} is too small: {limit} is the least."),
    "maximum": _limit("{value} is too large: {limit} is the most."),
    "minLength": _limit("The text is too short: it needs at least {limit} characters."),
    "maxLength": _limit("The text is too long: at most {limit} characters are allowed."),
    "minItems": _limit(english("The list is too short: it needs at least {limit} entries.")),
    "maxItems": _limit(english("The list is too long: it can have at most {limit} entries.")),
    "minProperties": _limit(english("At least {limit} entries are needed.")),
    "maxProperties": _limit(english("At most {limit} entries are allowed.")),
    "uniqueItems": _limit(english("An entry appears twice in the list.")),
    "pattern": _limit("“{value}” does not have the right form here."),
}
