"""The search for faults in a document: jsonschema's own, but for parts that are certainly right, which it passes over.

A file with one slip has one list with one entry to look at closely; going through the whole file as
closely takes most of the time that a complaint takes.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from ..records import Json, JsonObject
from .conformity import Conformity, ConformityTest


def searchable(schema: JsonObject) -> JsonObject:
    """Return a schema in whose references the id of the schema stands that they mean, also where it is their own.

    It does not name its draft: whatever referred to it would go on with the usual keywords of that.
    """
    found: JsonObject = _with_full_references(schema, str(schema["$id"]))
    del found["$schema"]
    return found


def _with_full_references(schema: Json, name: str) -> Json:
    if isinstance(schema, list):
        return [_with_full_references(each, name) for each in schema]
    if not isinstance(schema, dict):
        return schema
    whole = {key: _with_full_references(each, name) for key, each in schema.items()}
    if str(whole.get("$ref", "")).startswith("#"):
        whole["$ref"] = f"{name}{whole['$ref']}"
    return whole


# Any: jsonschema has no types for validators and what they call.
class FaultSearch:
    """The keywords that lead into a document, for schemas with full references that stay as they are."""

    def __init__(self, conformity: Conformity, usual: Mapping[str, Any]) -> None:
        self._conformity = conformity
        self._usual = usual
        self._tests: dict[int, tuple[Json, ConformityTest]] = {}
        """By the schema's identity: the schema, so that it stays, and its test."""

    def keywords(self) -> dict[str, Any]:
        """Return the keywords, as jsonschema calls them."""
        return {"$ref": self._referred, "properties": self._properties, "items": self._items}

    def _is_right(self, value: Json, schema: Json) -> bool:
        key = id(schema)
        if key not in self._tests:
            self._tests[key] = schema, self._conformity.made(schema, "")
        return self._tests[key][1](value)

    def _referred(
        self, validator: Any, reference: str, value: Json, schema: JsonObject
    ) -> Iterator[Any]:
        if not self._conformity.of(reference)(value):
            yield from self._usual["$ref"](validator, reference, value, schema)

    def _properties(
        self, validator: Any, properties: JsonObject, value: Json, _: JsonObject
    ) -> Iterator[Any]:
        if not isinstance(value, dict):
            return
        for key, wanted in properties.items():
            if key in value and not self._is_right(value[key], wanted):
                yield from validator.descend(value[key], wanted, path=key, schema_path=key)

    def _items(
        self, validator: Any, wanted: Json, value: Json, schema: JsonObject
    ) -> Iterator[Any]:
        if "prefixItems" in schema or not isinstance(wanted, dict):
            yield from self._usual["items"](validator, wanted, value, schema)
        elif isinstance(value, list):
            for number, each in enumerate(value):
                if not self._is_right(each, wanted):
                    yield from validator.descend(each, wanted, path=number)
