"""What fields of a ruleset may be, as a JSON Schema for each: forms, rules and lists of fields are made from it."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from hullwright.schema.records import JsonObject

from .fields import GAP, FieldNote, Ruleset, notes
from .values import pattern

TRIGGERS = "triggers"
"""The field in which a ruleset keeps the functions that are called at its moments."""

MANY = 30
"""A table with more possible keys than this is not asked for key by key."""


def field_terms(ruleset: type[Ruleset]) -> Mapping[str, JsonObject]:
    """Return a JSON Schema for each field of a kind of ruleset that people may set, by name."""
    kinds, known = get_type_hints(ruleset), notes(ruleset)
    return {
        each.name: {"description": str(known[each.name].means)}
        | _terms(kinds[each.name], known[each.name])
        for each in fields(ruleset)
        if each.name != TRIGGERS
    }


def holds_pieces(terms: JsonObject) -> bool:
    """Tell whether a field holds pieces of one's own, of which its game knows what can stand in them."""
    return terms.get("additionalProperties") == {"type": "object"}


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
