"""Parameters of a rule: their kinds, and the cards in which a person describes them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.complaints import Fault
from hullwright.schema.messages import humanised, message
from hullwright.schema.records import Json, JsonObject

from ...languages.words import tr
from .cards import Card
from .form_words import Faults, by_language, choice, moved, titled
from .rule_edits import free_code, settings_of, with_parameter

POD: JsonObject = {"type": "integer", "minimum": 1, "maximum": 99}
KINDS: Mapping[str, JsonObject] = {
    "number": {"type": "integer", "minimum": 1, "maximum": 9, "default": 1},
    "choice": {"enum": ["yes", "no"], "default": "yes"},
    "switch": {"type": "boolean", "default": False},
    "pods": {
        "type": "array",
        "items": POD,
        "minItems": 1,
        "maxItems": 8,
        "uniqueItems": True,
        "default": [1],
    },
}
"""The kinds of parameters that people make here, and what one is at first."""

LIMITS: tuple[str, ...] = ("minimum", "maximum", "default")

OTHER = "other"
"""A kind that was written by hand; it is kept as it is."""

_PLACES: Mapping[object, str] = {
    "default": "default",
    "minimum": "minimum",
    "maximum": "maximum",
    "enum": "choices",
    "titles": "title_en",
}


def kind_of(schema: JsonObject) -> str:
    """Return the kind of a parameter.

    >>> kind_of({"type": "boolean"}), kind_of({"anyOf": []})
    ('switch', 'other')
    """
    if "enum" in schema and all(isinstance(each, str) for each in schema["enum"]):
        return "choice"
    by_type = {"integer": "number", "boolean": "switch"}
    if schema.get("type") == "array" and schema.get("items", {}).get("type") == "integer":
        return "pods"
    return OTHER if "enum" in schema else by_type.get(schema.get("type", ""), OTHER)


def kind_names() -> dict[str, str]:
    """Return what people call each kind."""
    return {
        "number": tr("a number"),
        "choice": tr("one of a few words"),
        "switch": tr("yes or no"),
        "pods": tr("numbers of pods"),
    }


def parameter_cards(value: JsonObject, faults: Faults) -> list[Card]:
    """Return a card for each parameter of a rule."""
    return [
        Card(
            name=name,
            heading=schema["titles"].get("en") or name,
            about="",
            schema=_schema(schema),
            value=_shown(name, schema),
            faults=partial(_wrong, value, name, faults),
        )
        for name, schema in settings_of(value).items()
    ]


def _schema(schema: JsonObject) -> JsonObject:
    kind = kind_of(schema)
    kinds = kind_names() if kind != OTHER else {OTHER: tr("written by hand")}
    asked: JsonObject = {
        "name": titled(
            tr("Name in files"),
            type="string",
            minLength=1,
            description=tr("Small letters, digits and _, such as open_to."),
        ),
        "kind": choice(tr("What it is"), kinds),
        **_ASKED[kind](schema),
    }
    for language, terms in by_language(tr("Title"), 100):
        asked[f"title_{language}"] = terms | ({"minLength": 1} if language == "en" else {})
    required = ["name", "kind", "minimum", "maximum", "default", "choices", "title_en"]
    return {"type": "object", "properties": asked, "required": required}


def _number(_: JsonObject) -> JsonObject:
    return {
        "minimum": titled(tr("At least"), type="integer"),
        "maximum": titled(tr("At most"), type="integer"),
        "default": titled(tr("Usually"), type="integer"),
    }


def _choice(schema: JsonObject) -> JsonObject:
    words = {"type": "string"}
    return {
        "choices": titled(tr("The words to choose from"), type="array", items=words),
        "default": choice(tr("Usually"), {each: each for each in schema["enum"]}),
    }


def _switch(_: JsonObject) -> JsonObject:
    return {"default": titled(tr("Usually on"), type="boolean")}


def _pods(_: JsonObject) -> JsonObject:
    return {"default": titled(tr("Usually"), type="array", items={"type": "integer"})}


_ASKED = {"number": _number, "choice": _choice, "switch": _switch, "pods": _pods, OTHER: dict}


def _shown(name: str, schema: JsonObject) -> JsonObject:
    kept = {key: schema[key] for key in LIMITS if key in schema}
    titles = {f"title_{each}": text for each, text in schema["titles"].items()}
    kind = kind_of(schema)
    if kind == OTHER:
        kept = {}
    choices = {"choices": schema["enum"]} if kind == "choice" else {}
    return {"name": name, "kind": kind, **kept, **choices, **titles}


def answered(shown: JsonObject, before: JsonObject) -> tuple[str, JsonObject]:
    """Return the name and schema of a parameter that a card describes, over what it was before."""
    kind = shown.get("kind", kind_of(before))
    titles = _titles(shown, before)
    if kind != kind_of(before):
        return shown["name"], {"titles": titles, **KINDS[kind]}
    kept = {key: shown[key] for key in LIMITS if key in shown}
    made = {**before, "titles": titles, **kept}
    return shown["name"], _with_choices(made, shown) if kind == "choice" else made


def _titles(shown: JsonObject, before: JsonObject) -> dict[str, str]:
    asked = {each: shown.get(f"title_{each}", "") for each in LANGUAGES}
    others = {each: text for each, text in before["titles"].items() if each not in LANGUAGES}
    return {each: text for each, text in asked.items() if text or each == "en"} | others


def _with_choices(schema: JsonObject, shown: JsonObject) -> JsonObject:
    """Return a choice between other words; the usual one and names go with the words they are for."""
    words: list[Json] = shown["choices"] if "choices" in shown else schema["enum"]
    made: JsonObject = {**schema, "enum": list(words)}
    if words and made["default"] not in words:
        made["default"] = words[0]
    labels = {word: each for word, each in schema.get("labels", {}).items() if word in words}
    return made | {"labels": labels} if "labels" in schema else made


def new_parameter(value: JsonObject) -> tuple[str, JsonObject]:
    """Return the name and schema of a parameter that is yet to be described."""
    name = free_code("amount", frozenset(settings_of(value)), "_")
    return name, {"titles": {"en": str(humanised(name))}, **KINDS["number"]}


def _wrong(value: JsonObject, before: str, faults: Faults, shown: JsonObject) -> Iterable[Fault]:
    """Yield what is wrong with a parameter as it is shown, at the fields of its card."""
    known = settings_of(value)
    if before not in known:
        return
    name, schema = answered(shown, known[before])
    if name != before and name in known:
        yield Fault(("name",), message("There is a parameter “{name}” already.", name=name))
        name = before
    if schema.get("minimum", 0) > schema.get("maximum", schema.get("minimum", 0)):
        yield Fault(("maximum",), message("The most can't be less than the least."))
    yield from _placed(faults(with_parameter(value, before, name, schema)), name)


def _placed(faults: Iterable[Fault], name: str) -> Iterator[Fault]:
    properties = ("parameters", "properties")
    listed = list(faults)
    yield from moved(listed, (*properties, name), _PLACES, "name")
    for fault in listed:
        if fault.path == properties and f"“{name}”" in str(fault.message):
            yield Fault(
                ("name",),
                message("A name begins with a small letter; letters, digits and _ follow."),
            )
