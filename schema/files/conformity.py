"""Whether a document is certainly as its JSON Schema wants it, decided by tests made of the schema once.

Nearly every document that is read is. jsonschema, the authority, takes ten times as long to see it,
and a sixteenth of a second to load: it is asked only where a test here fails, to say what is wrong or
that nothing is. So a test may be too strict (a whole number written as 1.0, a keyword that is not
known here), and must never be too lenient.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial, reduce
from math import inf
from typing import TypeAlias

from ..records import Json, JsonObject

ConformityTest: TypeAlias = Callable[[Json], bool]
_Make: TypeAlias = Callable[[Json], ConformityTest]
"""Makes the test of a schema within a schema."""
_Maker: TypeAlias = Callable[[Json, JsonObject, _Make], ConformityTest]
"""Makes a test of the value of a keyword, the schema that it stands in, and a maker for those within."""


_NONE: JsonObject = {"not": True}
"""Nothing conforms to a schema that is not there."""


class Conformity:
    """The tests that are made of schemas, which may refer to each other by their ids."""

    def __init__(self, schemas: Iterable[JsonObject]) -> None:
        self._schemas = {str(each["$id"]): each for each in schemas}
        self._made: dict[str, ConformityTest] = {}

    def of(self, reference: str) -> ConformityTest:
        """Return the test of a schema, or of a definition in it after a `#`."""
        if reference not in self._made:
            name, _, pointer = reference.partition("#")
            found = self._schemas.get(name, _NONE)
            for step in pointer.split("/")[1:]:
                found = found.get(step, _NONE)
            self._made[reference] = self.made(found, name)
        return self._made[reference]

    def made(self, schema: Json, name: str) -> ConformityTest:
        """Return the test of a part of the schema of that id."""
        if isinstance(schema, bool):
            return lambda _: schema
        make = partial(self.made, name=name)
        tests = [
            self._referred(value, name)
            if keyword == "$ref"
            else _MAKERS.get(keyword, _unknown)(value, schema, make)
            for keyword, value in schema.items()
            if keyword not in _SILENT
        ]
        return _every(tests)

    def _referred(self, reference: str, name: str) -> ConformityTest:
        """Return the test of what is referred to, which is made on use: a schema can refer to itself."""
        full = name + reference if reference.startswith("#") else reference

        def conforms(value: Json) -> bool:
            return self.of(full)(value)

        return conforms


_SILENT = frozenset(
    {"$id", "$schema", "$defs", "title", "description", "default", "examples"}
    | {"titles", "labels"}
    | {"then", "else"}
)
"""Keywords that ask for nothing: JSON Schema's, ours in parameters of rules, and what is seen to with `if`."""


def form(pattern: str) -> re.Pattern[str]:
    """Return a pattern as JSON Schema means it: to Python, `$` is also before a line break at the end."""
    return re.compile(pattern.replace("$", r"\Z"))


def is_plainly_right(value: Json, schema: JsonObject) -> bool:
    """Tell whether a value certainly is as a schema wants it that refers to nothing outside of it."""
    return Conformity(()).made(schema, "")(value)


def _every(tests: Iterable[ConformityTest]) -> ConformityTest:
    anything: ConformityTest = _anything
    return reduce(_both, tests, anything)


def _both(first: ConformityTest, second: ConformityTest) -> ConformityTest:
    if first is _anything:
        return second
    return lambda value: first(value) and second(value)


def _anything(_: Json) -> bool:
    return True


def _unknown(_: Json, __: JsonObject, ___: _Make) -> ConformityTest:
    return lambda _: False


def _is_whole(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: Mapping[str, ConformityTest] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": _is_whole,
    "number": _is_number,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


def _type(wanted: str | list[str], _: JsonObject, __: _Make) -> ConformityTest:
    if isinstance(wanted, str):
        return _TYPES[wanted]
    tests = [_TYPES[each] for each in wanted]
    return lambda value: any(test(value) for test in tests)


def _enum(known: list[Json], _: JsonObject, __: _Make) -> ConformityTest:
    # True equals 1 in Python, and does not in JSON.
    return lambda value: any(type(value) is type(each) and value == each for each in known)


def _any_of(schemas: list[Json], _: JsonObject, make: _Make) -> ConformityTest:
    tests = [make(each) for each in schemas]
    return lambda value: any(test(value) for test in tests)


def _all_of(schemas: list[Json], _: JsonObject, make: _Make) -> ConformityTest:
    return _every(make(each) for each in schemas)


def _if(asked: JsonObject, schema: JsonObject, make: _Make) -> ConformityTest:
    # Too strict a test would take the wrong turn here.
    if not _is_exact(asked):
        return lambda _: False
    turn = make(asked)
    then, otherwise = make(schema.get("then", True)), make(schema.get("else", True))
    return lambda value: then(value) if turn(value) else otherwise(value)


def _is_exact(schema: JsonObject) -> bool:
    """Tell whether the test of a schema is as strict as the schema, and no stricter."""
    return (
        schema.keys() <= {"type", "required", "properties", "const"}
        and schema.get("type", "object") in {"object", "array", "string"}
        and isinstance(schema.get("const", ""), str)
        and all(map(_is_exact, schema.get("properties", {}).values()))
    )


def _properties(known: JsonObject, _: JsonObject, make: _Make) -> ConformityTest:
    tests = {key: make(each) for key, each in known.items()}

    def conforms(value: Json) -> bool:
        if isinstance(value, dict):
            for key, each in value.items():
                if key in tests and not tests[key](each):
                    return False
        return True

    return conforms


def _by_pattern(patterns: JsonObject, _: JsonObject, make: _Make) -> ConformityTest:
    tests = [
        (form(pattern).search, make(each)) for pattern, each in patterns.items() if each is not True
    ]

    def conforms(value: Json) -> bool:
        return not isinstance(value, dict) or all(
            test(each)
            for search, test in tests
            for key, each in value.items()
            if search(key) is not None
        )

    return conforms if tests else _anything


def _additional(others: Json, schema: JsonObject, make: _Make) -> ConformityTest:
    """Return the test of fields that have no schema of their own, by name or by pattern."""
    known = frozenset(schema.get("properties", ()))
    searches = [form(each).search for each in schema.get("patternProperties", ())]
    test = make(others)

    def conforms(value: Json) -> bool:
        return not isinstance(value, dict) or all(
            test(value[key])
            for key in value.keys() - known
            if not any(search(key) for search in searches)
        )

    return conforms


def _names(wanted: Json, _: JsonObject, make: _Make) -> ConformityTest:
    test = make(wanted)
    return lambda value: not isinstance(value, dict) or all(map(test, value))


def _items(wanted: Json, _: JsonObject, make: _Make) -> ConformityTest:
    test = make(wanted)
    return lambda value: not isinstance(value, list) or all(map(test, value))


def _required(wanted: list[str], _: JsonObject, __: _Make) -> ConformityTest:
    needed = frozenset(wanted)
    return lambda value: not isinstance(value, dict) or needed <= value.keys()


def _pattern(wanted: str, schema: JsonObject, _: _Make) -> ConformityTest:
    search, most = form(wanted).search, schema.get("maxLength", inf)
    # One that is too long is refused for that, and could keep some patterns busy for ever.
    return lambda value: (
        not isinstance(value, str) or (len(value) <= most and search(value) is not None)
    )


def _unique(is_wanted: Json, _: JsonObject, __: _Make) -> ConformityTest:
    def conforms(value: Json) -> bool:
        if not is_wanted or not isinstance(value, list):
            return True
        plain = all(isinstance(each, str) for each in value) or all(map(_is_whole, value))
        return plain and len(set(value)) == len(value)

    return conforms


def _size(kind: type[str] | type[list[Json]] | type[JsonObject], *, is_most: bool) -> _Maker:
    def maker(limit: int, _: JsonObject, __: _Make) -> ConformityTest:
        if is_most:
            return lambda value: not isinstance(value, kind) or len(value) <= limit
        return lambda value: not isinstance(value, kind) or len(value) >= limit

    return maker


def _minimum(limit: float, _: JsonObject, __: _Make) -> ConformityTest:
    return lambda value: not _is_number(value) or value >= limit


def _maximum(limit: float, _: JsonObject, __: _Make) -> ConformityTest:
    return lambda value: not _is_number(value) or value <= limit


_MAKERS: Mapping[str, _Maker] = {
    "type": _type,
    "enum": _enum,
    "const": lambda wanted, schema, make: _enum([wanted], schema, make),
    "anyOf": _any_of,
    "allOf": _all_of,
    "if": _if,
    "properties": _properties,
    "patternProperties": _by_pattern,
    "additionalProperties": _additional,
    "propertyNames": _names,
    "items": _items,
    "required": _required,
    "pattern": _pattern,
    "uniqueItems": _unique,
    "minimum": _minimum,
    "maximum": _maximum,
    "minLength": _size(str, is_most=False),
    "maxLength": _size(str, is_most=True),
    "minItems": _size(list, is_most=False),
    "maxItems": _size(list, is_most=True),
    "minProperties": _size(dict, is_most=False),
    "maxProperties": _size(dict, is_most=True),
}
