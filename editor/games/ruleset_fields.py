"""Fields of a ruleset that rules and scenarios may change: what they can be, and how forms show them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cache

from hullwright.engines.loader import ENGINES, engine
from hullwright.engines.rules.field_terms import field_terms, holds_pieces
from hullwright.engines.rules.field_titles import field_title
from hullwright.engines.rules.fields import notes
from hullwright.engines.rules.local import as_json
from hullwright.schema.records import Json, JsonObject

from ..languages.words import tr

EQUALS = " = "


def named(field: str, ruleset: type | None = None) -> str:
    """Return what people call a field of a kind of ruleset."""
    return tr(field_title(field, ruleset))


@dataclass(frozen=True)
class ChangeTarget:
    """A field of a ruleset that a rule may change."""

    name: str
    terms: JsonObject
    """The JSON Schema of its values."""
    start: Json
    """What it is in the first ruleset of the game."""
    choices: tuple[str, ...] = ()
    """What its texts may be; `{}` stands for a number."""
    ruleset: type | None = None
    """The kind of ruleset that has it."""

    @property
    def title(self) -> str:
        """What people call it."""
        return named(self.name, self.ruleset)

    @property
    def grows(self) -> bool:
        """Whether something can be added to it."""
        return self.terms.get("type") in {"array", "object"}

    @property
    def is_wide(self) -> bool:
        """Whether it is a table with too many possible keys to ask for each."""
        return self.terms.get("type") == "object" and "properties" not in self.terms

    @property
    def holds_pieces(self) -> bool:
        """Whether it holds pieces of one's own, which have forms of their own."""
        return holds_pieces(self.terms)

    def with_names(self, names: Collection[str]) -> "ChangeTarget":
        """Return the same field, asked for with some more names of a scenario's own."""
        known = self.terms.get("properties", {})
        missing = [each for each in names if each not in known]
        if not known or not missing:
            return self
        each = next(iter(known.values()))
        properties = {**known, **dict.fromkeys(missing, each)}
        return replace(self, terms={**self.terms, "properties": properties})

    @property
    def asked(self) -> JsonObject:
        """What a form asks for; a wide table as lines of text."""
        if self.is_wide:
            return {
                "type": "array",
                "items": {"type": "string"},
                "description": self.terms["description"],
            }
        return self.terms

    def to_form(self, value: Json) -> Json:
        """Return a value as a form shows it."""
        if not self.is_wide:
            return value
        return [f"{key}{EQUALS}{each}" for key, each in value.items()]

    def from_form(self, shown: Json) -> Json:
        """Return the value that a form shows."""
        return dict(map(_entry, shown)) if self.is_wide else shown

    @property
    def empty(self) -> Json:
        """Nothing to add."""
        return {} if self.terms.get("type") == "object" else []


def _entry(line: str) -> tuple[str, Json]:
    """Return what a line says about one key of a table.

    >>> _entry("pilot:teleport = 3")
    ('pilot:teleport', 3)
    """
    key, _, text = (each.strip() for each in line.partition("="))
    return key, int(text) if text.isdecimal() else text


@cache
def targets_of(game: str) -> Mapping[str, ChangeTarget]:
    """Return the fields that a rule of a game may change; none if the game has no engine."""
    if game not in ENGINES:
        return {}
    base = next(iter(engine(game).rulesets.values()))
    known = notes(type(base))
    return {
        name: ChangeTarget(
            name, terms, as_json(getattr(base, name)), known[name].choices, type(base)
        )
        for name, terms in field_terms(type(base)).items()
    }
