"""A clause: one part of a JSON Schema, as something to ask a person for."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, humanised
from hullwright.schema.records import Json, JsonObject
from hullwright.schema.visible_text import visible, visible_line

from ...languages.uncited_text import uncited
from ...languages.words import tr

ABSENT: Final[Json] = object()
"""Stands for a key that is not there."""

LONG = 500
"""Texts that may be longer get more than one line."""


@late_dataclass
class Clause:
    """What a schema says about one value."""

    terms: JsonObject
    root: JsonObject
    """The whole schema, in which `$ref` looks."""
    name: str = ""
    required: bool = True
    language: str = "en"
    """Which of the texts by language code are shown."""
    above: tuple[str, ...] = ()
    """The references that led here; one that comes again would never end."""

    @property
    def kind(self) -> str:
        """How the value is asked for: a key of the table of fields."""
        for keyword in ("const", "enum", "anyOf", "oneOf"):
            if keyword in self.terms:
                return "anyOf" if keyword == "oneOf" else keyword
        found = self.terms.get("type", "object" if "properties" in self.terms else "")
        first = next((each for each in found if each != "null"), "") if _several(found) else found
        if first == "string" and self.terms.get("maxLength", 0) > LONG:
            return "text"
        if first == "array":
            return "list" if self.entry.kind in {"string", "integer", "enum"} else ""
        return str(first)

    @property
    def title(self) -> str:
        """What people call the value."""
        by_language = self.terms.get("titles", {})
        return visible_line(
            by_language.get(self.language)
            or by_language.get("en")
            or _told(self.terms.get("title", ""))
            or tr(humanised(self.name))
        )

    @property
    def help(self) -> str:
        """A sentence about the value, or nothing."""
        return visible(_told(uncited(self.terms.get("description", ""))))

    @property
    def usual(self) -> Json:
        """What the value is where nothing is said."""
        return self.terms.get("default", ABSENT)

    @property
    def start(self) -> Json:
        """What the value is when a person first switches it on."""
        if self.usual is not ABSENT:
            return self.usual
        if self.kind == "object":
            return {each.name: each.start for each in self.parts() if each.required}
        if self.kind == "enum":
            return self.terms["enum"][0]
        if self.kind == "anyOf":
            return next(self.alternatives()).start
        return self.terms.get("const", _STARTS.get(self.kind, self.terms.get("minimum", 0)))

    def choice(self, value: Json) -> str:
        """Return what people call one of the choices."""
        names = self.terms.get("labels", {}).get(str(value), {})
        if isinstance(names, Message):
            return visible_line(tr(names))
        told = names.get(self.language) or names.get("en") or tr(humanised(str(value)))
        return visible_line(str(told))

    def parts(self) -> Iterator["Clause"]:
        """Yield what is said about each named part of an object."""
        required = self.terms.get("required", ())
        for name, terms in self.terms.get("properties", {}).items():
            yield self._inner(terms, name, name in required)

    @property
    def entry(self) -> "Clause":
        """What is said about each entry of a list."""
        return self._inner(self.terms.get("items", {}), self.name, required=True)

    def alternatives(self) -> Iterator["Clause"]:
        """Yield each of the forms that the value may have."""
        for terms in self.terms.get("anyOf") or self.terms.get("oneOf") or ():
            labels = self.terms.get("labels", {})
            yield self._inner({"labels": labels} | terms, self.name, required=True)

    def _inner(self, terms: JsonObject, name: str, required: bool) -> "Clause":
        terms, above = _followed(terms, self.root, self.above)
        return replace(self, terms=terms, name=name, required=required, above=above)


def _followed(
    terms: JsonObject, root: JsonObject, above: tuple[str, ...]
) -> tuple[JsonObject, tuple[str, ...]]:
    """Return what a reference inside the same schema refers to, and the references on the way."""
    while (reference := terms.get("$ref", "")).startswith("#/") and reference not in above:
        found = root
        for step in reference[2:].split("/"):
            found = found[step.replace("~1", "/").replace("~0", "~")]
        terms = found | {key: each for key, each in terms.items() if key != "$ref"}
        above = (*above, reference)
    return terms, above


_STARTS: JsonObject = {"string": "", "text": "", "boolean": False, "list": []}


def clause_of(schema: JsonObject, language: str = "en") -> Clause:
    """Return a whole schema as a clause."""
    return Clause(schema, schema, language=language)


def _told(text: str) -> str:
    # Schemas come from plugins, too: a brace in their texts is no gap.
    return tr(text.replace("{", "{{").replace("}", "}}")) if text else ""


def _several(found: object) -> bool:
    return isinstance(found, list)
