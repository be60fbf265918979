"""Conditions that a rule declares: on fields of the composed ruleset and on the map, never on codes.

{"humans": ["none"]}                          the field has one of these values
{"pod_deck": "empty"}, {"fed_by": "filled"}   it holds nothing, or something
{"items": ["sector_deck", "item_deck"]}       one of these decks holds items
{"map": {"silent": true}}                     the map has spaces of this role, or has none (false)
{"map": {"pod": {"parameter": "pods"}}}       it has spaces of this role with all these numbers
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from hullwright.schema.records import Json

from .expressions import value_of
from .facts import MapFacts
from .fields import EMPTY, NOT_EMPTY, Conditions, FieldValue, Ruleset, holds

MAP = "map"
_WORDS = {"empty": EMPTY, "filled": NOT_EMPTY}


@dataclass(frozen=True)
class Case:
    """Conditions that hold together or not."""

    fields: Conditions = field(default_factory=dict)
    map: Mapping[str, bool | tuple[int, ...]] = field(default_factory=dict)
    """For each role: whether the map has it, or the numbers that it has of it."""

    def holds(self, ruleset: Ruleset, facts: MapFacts | None) -> bool:
        """Tell whether all of it holds; of a map that is not at hand nothing is said."""
        if not (self.fields or self.map) or (self.map and facts is None):
            return False
        return holds(ruleset, self.fields) and not (facts and any(self.lacking(facts)))

    def lacking(self, facts: MapFacts) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield each role by which the map fails, with the numbers that it does not have."""
        for role, wanted in self.map.items():
            if isinstance(wanted, bool):
                if wanted is not (role in facts.roles):
                    yield role, ()
                continue
            there = facts.numbers(role)
            absent = tuple(each for each in wanted if each not in there)
            if absent:
                yield role, absent


def case_of(conditions: Mapping[str, Json], parameters: Mapping[str, Json]) -> Case:
    """Return the conditions that a rule declares, with its parameters in place."""
    return Case(
        {name: _allowed(each) for name, each in conditions.items() if name != MAP},
        {
            role: _numbers(value_of(each, parameters))
            for role, each in conditions.get(MAP, {}).items()
        },
    )


def _allowed(declared: Json) -> tuple[bool | int | str, ...]:
    return _WORDS[declared] if isinstance(declared, str) else value_of(declared, {})


def _numbers(value: FieldValue) -> FieldValue:
    """Return one number as a list of one, and anything else as it is."""
    return (value,) if isinstance(value, int) and not isinstance(value, bool) else value


def with_numbers(case: Case, numbers: Mapping[str, tuple[int, ...]]) -> Case:
    """Return conditions that also ask the map for spaces with these numbers, by role.

    >>> with_numbers(Case({}, {"pod": (1,)}), {"pod": (4, 1)}).map
    {'pod': (1, 4)}
    """
    asked = dict(case.map)
    for role, each in numbers.items():
        before = asked.get(role, ())
        known = () if isinstance(before, bool) else before
        asked[role] = tuple(dict.fromkeys((*known, *each)))
    return Case(case.fields, asked)
