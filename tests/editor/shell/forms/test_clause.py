"""What a schema says about a value, as something to ask a person for."""

import pytest

from hullwright.editor.languages.words import tr
from hullwright.editor.shell.forms.clause import ABSENT, clause_of
from hullwright.schema.messages import humanised


@pytest.mark.parametrize(
    ("terms", "kind"),
    [
        ({"type": "string", "maxLength": 200}, "string"),
        ({"type": "string", "maxLength": 10000}, "text"),
        ({"type": ["integer", "null"]}, "integer"),
        ({"enum": ["a", "b"], "type": "string"}, "enum"),
        ({"const": 1}, "const"),
        ({"type": "array", "items": {"type": "string"}}, "list"),
        ({"type": "array", "items": {"type": "object"}}, ""),
        ({"properties": {}}, "object"),
        ({"oneOf": [{"type": "integer"}, {"enum": ["all"]}]}, "anyOf"),
    ],
)
def test_the_terms_decide_how_a_value_is_asked_for(terms: dict, kind: str):
    assert clause_of(terms).kind == kind


def test_a_reference_is_followed_and_what_stands_beside_it_counts():
    schema = {
        "properties": {"speed": {"$ref": "#/$defs/steps", "title": "Moves"}},
        "$defs": {"steps": {"type": "integer", "maximum": 4}},
    }
    [speed] = clause_of(schema).parts()
    assert (speed.kind, speed.title, speed.terms["maximum"]) == ("integer", "Moves", 4)


def test_a_reference_to_itself_comes_to_an_end():
    schema = {"properties": {"inner": {"$ref": "#/$defs/box"}}}
    schema["$defs"] = {"box": {"type": "object", "properties": {"inner": {"$ref": "#/$defs/box"}}}}
    [inner] = clause_of(schema).parts()
    [again] = inner.parts()
    assert (inner.kind, again.kind) == ("object", "")


def test_texts_are_taken_in_the_language_that_is_asked_for():
    terms = {
        "properties": {
            "rounds": {
                "titles": {"en": "Open rounds", "de": "Offene Runden"},
                "enum": ["even", "odd"],
                "labels": {"even": {"en": "even", "de": "gerade"}},
            }
        }
    }
    [german] = clause_of(terms, language="de").parts()
    [spanish] = clause_of(terms, language="es").parts()
    assert (german.title, german.choice("even")) == ("Offene Runden", "gerade")
    assert (spanish.title, spanish.choice("odd")) == ("Open rounds", "Odd")


def test_braces_in_the_texts_of_a_plugin_are_left_alone():
    assert clause_of({"description": "Like {this}."}).help == "Like {this}."
    assert tr(humanised("odd{name")) == "Odd{name"


def test_an_object_starts_with_its_required_parts():
    terms = {
        "type": "object",
        "properties": {
            "min": {"type": "integer", "minimum": 1},
            "who": {"enum": ["humans", "aliens"]},
            "note": {"type": "string"},
        },
        "required": ["min", "who"],
    }
    assert clause_of(terms).start == {"min": 1, "who": "humans"}
    assert clause_of(terms).usual is ABSENT
