"""What is held to conform at once has nothing against it by jsonschema, the authority; what we ship conforms at once."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

from hullwright.plugins import rules
from hullwright.samples import HERE as SAMPLES
from hullwright.schema.files.conformity import Conformity
from hullwright.schema.files.published import _conformity, _validator, urn

from .test_documents import mutated

PLUGINS = Path(rules.__file__).parent


def shipped() -> Iterator[tuple[str, Path]]:
    """Yield every document we ship, with the name of the schema that it is held against."""
    for path in sorted(SAMPLES.glob("*/*.json")):
        yield ("scenario" if path.parent.name == "scenarios" else "map"), path
    for folder in (PLUGINS, SAMPLES / "plugins"):
        yield from (("plugin", path) for path in sorted(folder.glob("*/plugin.toml")))
        yield from (("rule", path) for path in sorted(folder.glob("*/rules/*.json")))


SHIPPED = tuple(shipped())
JUNK = (None, True, 1, 1.0, -1, 10**9, "", "x", "A.1", [], ["a", "a"], [1, True], {}, {"x-own": 1})


def value_of(path: Path) -> object:
    text = path.read_text("utf-8")
    return tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)


def conforms(value: object, name: str) -> bool:
    return _conformity().of(urn(name))(value)


def test_everything_that_we_ship_conforms_at_once():
    assert {name for name, _ in SHIPPED} == {"map", "scenario", "plugin", "rule"}
    assert not [path for name, path in SHIPPED if not conforms(value_of(path), name)]


def test_nothing_conforms_that_the_authority_has_something_against():
    chance = Random(7)
    judged = {True: 0, False: 0}
    for name, path in SHIPPED:
        value = value_of(path)
        for _ in range(10):
            changed = mutated(deepcopy(value), chance, deepcopy(chance.choice(JUNK)))
            is_held_to_conform = conforms(changed, name)
            judged[is_held_to_conform] += 1
            if is_held_to_conform:
                assert _validator(name).is_valid(changed), (path, changed)
    assert min(judged.values()) > 120


SCHEMAS = (
    {},
    {"type": "integer"},
    {"type": ["number", "null"]},
    {"type": "boolean"},
    {"enum": [1, "x"]},
    {"const": True},
    {"minimum": 1, "maximum": 5},
    {"minLength": 1, "maxLength": 2, "pattern": "^[a-z]"},
    {"minItems": 1, "maxItems": 1},
    {"uniqueItems": True},
    {"items": {"type": "integer"}},
    {"minProperties": 1, "maxProperties": 1},
    {"required": ["x-own"]},
    {"propertyNames": {"pattern": "^x-"}},
    {"properties": {"x-own": {"type": "string"}}},
    {"patternProperties": {"^x-": {"type": "string"}}},
    {"patternProperties": {"^x-": True}, "additionalProperties": False},
    {"properties": {"a": True}, "additionalProperties": {"type": "string"}},
    {"anyOf": [{"type": "string"}, {"minimum": 1}]},
    {"allOf": [{"type": "string"}, {"minLength": 1}]},
    {"if": {"type": "object", "required": ["x-own"]}, "then": False, "else": {"type": "string"}},
    {"if": {"properties": {"x-own": {"const": "y"}}}, "then": {"type": "object"}},
    {"if": {"type": "integer"}, "else": {"type": "null"}},
    {"if": {"const": 1}, "then": {"type": "null"}},
    {"$ref": "#/$defs/deep", "$defs": {"deep": {"items": {"$ref": "#/$defs/deep"}, "minItems": 1}}},
    {"$ref": "urn:elsewhere", "$defs": {}},
    {"not": {"type": "null"}},
    {"oneOf": [{"type": "string"}, {"minLength": 1}]},
    {"multipleOf": 2},
    {"contains": {"type": "integer"}},
    False,
)
VALUES = (
    *JUNK,
    0,
    False,
    2.5,
    "abc",
    "9",
    [[]],
    [[1]],
    {"x-own": "y"},
    {"a": 1, "b": 2},
    {"b": "c"},
)


@pytest.mark.parametrize("schema", SCHEMAS, ids=json.dumps)
def test_no_keyword_is_taken_more_lightly_than_by_the_authority(schema):
    named = {"allOf": [schema]} if isinstance(schema, bool) else schema
    test = Conformity([{**named, "$id": "urn:test"}]).of("urn:test")
    authority = Draft202012Validator(named)
    for value in VALUES:
        assert not test(value) or authority.is_valid(value), value


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": ["number", "null"]}, 2.5),
        ({"enum": [1, "x"]}, "x"),
        ({"uniqueItems": True}, [1, 2]),
        ({"patternProperties": {"^x-": {"type": "string"}}}, {"x-own": "y", "own": 1}),
        ({"if": {"type": "object", "required": ["a"]}, "then": {"maxProperties": 1}}, {"a": 1}),
        (
            {"$ref": "#/$defs/deep", "$defs": {"deep": {"items": {"$ref": "#/$defs/deep"}}}},
            [[], []],
        ),
    ],
)
def test_what_is_plainly_right_conforms_at_once(schema, value):
    assert Conformity([{**schema, "$id": "urn:test"}]).of("urn:test")(value)
