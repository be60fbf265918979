"""What a schema has against a value of a cell."""

import pytest

from hullwright.editor.panels.tables.refusals import refusal

COUNT = {"type": "integer", "minimum": 0, "maximum": 9}


@pytest.mark.parametrize(
    ("value", "schema", "told"),
    [
        (-1, COUNT, "-1 is too small: 0"),
        (10, COUNT, "10 is too large: 9"),
        ("", COUNT, "A number is needed here"),
        ("ten", COUNT, "“ten” is not a whole number."),
        (1.5, COUNT, "“1.5” is not a whole number."),
        ("ten", {"type": "number"}, "“ten” is not a number."),
        (True, COUNT, "is not a whole number"),
        ("", {"type": "string", "minLength": 1}, "too short"),
        ("ab", {"type": "string", "maxLength": 1}, "too long"),
        ("a", {"type": "string", "pattern": "^[0-9]+$"}, "“a” does not have the right form"),
        ("c", {"enum": ["a", "b"]}, "use one of a, b"),
    ],
)
def test_a_value_is_refused_in_words(value, schema, told):
    assert told in str(refusal(value, schema))


@pytest.mark.parametrize(
    ("value", "schema"),
    [(9, COUNT), ("", {"type": "string"}), (False, {"type": "boolean"}), ("a", {"enum": ["a"]})],
)
def test_what_the_schema_allows_is_not_refused(value, schema):
    assert refusal(value, schema) is None
