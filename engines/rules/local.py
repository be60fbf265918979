"""The local rule: numbers and decks of a ruleset that one scenario changes by itself, without a plugin.

`{"code": "LOCAL", "rounds": 30, "pod_deck": {"green": 3, "red": 2}}` among the rules of a scenario sets
two fields. Each field is judged by itself, so that a finding names the one that it is about.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, get_args, get_origin, get_type_hints

from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.records import Json, JsonObject

from .definition import RuleDefinition
from .expressions import PARAMETER
from .fields import GAP, FieldNote, FieldValue, Ruleset, notes
from .findings import Finding
from .force import TRIGGERS, InForce, in_force
from .parameters import FORCE, is_possible, parameter_findings
from .values import pattern

LOCAL = "LOCAL"
"""The code that is kept for it; no plugin can bring a rule of that name."""

MANY = 30
"""A table with more possible keys than this is not asked for key by key."""

TITLE: Mapping[str, str] = {
    "en": "Numbers and decks of this scenario",
    "es": "Números y mazos de este escenario",
    "pt": "Números e baralhos deste cenário",
    "de": "Zahlen und Kartenstapel dieses Szenarios",
}
TEXT: Mapping[str, str] = {
    "en": "What this scenario changes by itself, without a rule code of its own.",
    "es": "Lo que este escenario cambia por su cuenta, sin un código de regla propio.",
    "pt": "O que este cenário altera por si só, sem um código de regra próprio.",
    "de": "Was dieses Szenario von sich aus ändert, ohne einen eigenen Regelcode.",
}


def local_definition(base: Ruleset, game: str) -> RuleDefinition:
    """Return the local rule for a ruleset: every field but its triggers is a parameter of it."""
    properties = {
        name: {**terms, "default": as_json(getattr(base, name))}
        for name, terms in field_terms(type(base)).items()
    }
    return RuleDefinition(
        code=LOCAL,
        game=game,
        title=TITLE,
        text=TEXT,
        parameters={"type": "object", "properties": properties},
        sets={name: {PARAMETER: name} for name in properties},
    )


def local_parts(use: RuleUse, base: Ruleset, game: str) -> tuple[list[InForce], list[Finding]]:
    """Return the local rule of a scenario, one part for each field it sets, and what is wrong with it."""
    definition = local_definition(base, game)
    found = list(parameter_findings(definition, use.parameters))
    parts = []
    for name, schema in definition.settings.items():
        if name in use.parameters and is_possible(use.parameters[name], schema):
            part, unfit = in_force(
                replace(definition, sets={name: {PARAMETER: name}}),
                use.parameters,
                forced=use.parameters.get(FORCE) is True,
                ruleset=type(base),
                part=name,
            )
            parts.append(part)
            found += unfit
    return parts, found


def field_terms(ruleset: type[Ruleset]) -> Mapping[str, JsonObject]:
    """Return a JSON Schema for each field of a kind of ruleset that people may set, by name."""
    kinds, known = get_type_hints(ruleset), notes(ruleset)
    return {
        each.name: {"description": str(known[each.name].means)}
        | _terms(kinds[each.name], known[each.name])
        for each in fields(ruleset)
        if each.name != TRIGGERS
    }


def as_json(value: FieldValue) -> Json:
    """Return the value of a field as it stands in a file.

    >>> as_json({"captain": ("stay_once",)})
    {'captain': ['stay_once']}
    """
    if isinstance(value, Mapping):
        return {key: as_json(each) for key, each in value.items()}
    return [as_json(each) for each in value] if isinstance(value, tuple) else value


def _terms(kind: Any, note: FieldNote) -> JsonObject:  # Any: an annotation, as in `values.fits`
    if get_origin(kind) is tuple:
        return _list_terms(note) | {"minItems": note.least}
    if get_origin(kind) is not None:
        return _table_terms(get_args(kind)[1], note)
    return _SIMPLE[kind](note)


def _table_terms(inner: Any, note: FieldNote) -> JsonObject:  # Any: likewise
    each = _entry_terms(inner, note)
    if not note.keys or len(note.keys) > MANY:
        names = {"propertyNames": _name_terms(note)} if note.keys else {}
        return {"type": "object", "additionalProperties": each, **names}
    properties = dict.fromkeys(note.keys, each)
    own = {"patternProperties": {f"^({note.own_keys})$": each}} if note.own_keys else {}
    return {"type": "object", "properties": properties, "additionalProperties": False, **own}


def _entry_terms(inner: Any, note: FieldNote) -> JsonObject:  # Any: likewise
    if get_origin(inner) is tuple:
        return _list_terms(note)
    # A piece of one's own is a record, of which its game knows what can stand in it.
    return _SIMPLE[inner](note) if get_origin(inner) is None else {"type": "object"}


def _name_terms(note: FieldNote) -> JsonObject:
    known: JsonObject = {"enum": list(note.keys)}
    if not note.own_keys:
        return known
    return {"anyOf": [known, {"type": "string", "pattern": f"^({note.own_keys})$"}]}


def _list_terms(note: FieldNote) -> JsonObject:
    return {"type": "array", "items": _text_terms(note), "uniqueItems": True}


def _text_terms(note: FieldNote) -> JsonObject:
    if any(GAP in each for each in note.choices):
        examples = list(_examples(note.choices))
        return {"type": "string", "pattern": f"^({pattern(note)})$", "examples": examples}
    if not note.choices:
        return {"type": "string", "maxLength": 60}
    known: JsonObject = {"enum": list(note.choices)}
    if not note.own_choices:
        return known
    return {"anyOf": [known, {"type": "string", "pattern": f"^({note.own_choices})$"}]}


def _examples(choices: tuple[str, ...]) -> Iterator[str]:
    for choice in filter(None, choices):
        if GAP in choice:
            yield choice.replace(GAP, "1")
        yield choice.replace(GAP, "2")


def _number_terms(note: FieldNote) -> JsonObject:
    return {"type": "integer", "minimum": note.least, "maximum": note.most}


def _switch_terms(_: FieldNote) -> JsonObject:
    return {"type": "boolean"}


_SIMPLE = {bool: _switch_terms, int: _number_terms, str: _text_terms}
