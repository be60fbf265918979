"""What a rule is: a code, its texts, its parameters, and the change it makes to a ruleset, as data."""

import re
from collections.abc import Mapping
from dataclasses import field
from functools import lru_cache

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import Json, JsonObject, Record
from hullwright.schema.visible_text import visible

LANGUAGES = ("en", "es", "pt", "de")
"""The languages that every rule of ours speaks; English is the one that others must speak too."""

WATCH = "watch"
LAYERS = ("can't", "replace", "modify", "trigger", WATCH)
"""The order in which triggers of one moment are called; `watch` changes nothing."""


@late_dataclass(kw_only=True)
class TriggerNote(Record):
    """A function to be called at a moment of the game."""

    moment: str
    layer: str = "trigger"
    priority: int = 0
    """Within a layer, lower numbers come first."""
    code: str
    """The function as `module:name` inside the plugin."""
    settings: Mapping[str, Json] = field(default_factory=dict)
    """What the function is told by name beside the moment's details: expressions."""


@late_dataclass(kw_only=True)
class RuleDefinition(Record):
    """A rule: a named change to a ruleset."""

    code: str
    game: str
    title: Mapping[str, str]
    """By language code."""
    text: Mapping[str, str]
    parameters: JsonObject = field(default_factory=dict)
    """A JSON Schema of an object; each property has `titles` by language and a `default`."""
    sets: Mapping[str, Json] = field(default_factory=dict)
    """For each field of the ruleset the expression of its value."""
    adds: Mapping[str, Json] = field(default_factory=dict)
    """For each field the expression of what is added: to a list, or to a table by its keys."""
    triggers: tuple[TriggerNote, ...] = ()
    needs: Mapping[str, Json] = field(default_factory=dict)
    """What must be true of the ruleset and the map, or else the rule can't be used."""
    idle: tuple[Mapping[str, Json], ...] = ()
    """Cases in which the rule has no effect; it is then left out of the ruleset."""
    conflicts: tuple[Mapping[str, Json], ...] = ()
    """Cases that the rule contradicts."""
    plugin: str = ""
    """The plugin it comes from: set when it is read, never in a file."""

    @property
    def settings(self) -> Mapping[str, JsonObject]:
        """The schema of each parameter by name."""
        found: Mapping[str, JsonObject] = self.parameters.get("properties", {})
        return found

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the ruleset that it changes."""
        return tuple(dict.fromkeys((*self.sets, *self.adds)))


def said(texts: Mapping[str, str], language: str) -> str:
    """Return a text in a language, or else in English.

    >>> said({"en": "pod", "de": "Kapsel"}, "de"), said({"en": "pod"}, "pt")
    ('Kapsel', 'pod')
    """
    return visible(texts.get(language) or texts["en"])


# Asked for the same few codes whenever rules are composed.
@lru_cache(maxsize=4096)
def code_order(code: str) -> tuple[tuple[int, str], ...]:
    """Return the key that sorts codes by letter, then by number; no two codes share one.

    >>> sorted(["H.13", "A.5", "H.2"], key=code_order)
    ['A.5', 'H.2', 'H.13']
    """
    parts = re.split(r"([0-9]+)", code.casefold())
    sorting = ((int(part), "") if part.isdecimal() else (-1, part) for part in parts)
    return (*sorting, (-1, code))


def group_of(code: str) -> str:
    """Return the group that a code belongs to: its letter, or what stands before its colon.

    >>> group_of("H.13"), group_of("mode:last-exit")
    ('H', 'mode')
    """
    return re.split(r"[.:]", code, maxsplit=1)[0]
