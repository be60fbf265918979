"""Cards for the conditions of a rule: what it needs, what it contradicts, and when it has no effect."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hullwright.engines.rules.conditions import MAP
from hullwright.schema.records import Json, JsonObject

from ...games.ruleset_fields import ChangeTarget, named
from ...languages.words import tr
from .cards import Card
from .form_words import choice, titled
from .rule_edits import tidied

NEEDS, CONFLICTS, IDLE = "needs", "conflicts", "idle"
ROLES = ("silent", "dangerous", "human", "alien", "pod")
"""The sectors that a rule may ask a map for."""

ON_MAP = "map:"
"""Before a role: the condition is about the map."""


@dataclass(frozen=True)
class Condition:
    """One condition of a rule: which part it stands in, what it is about, and what must be so."""

    part: str
    about: str
    """A field, `map:` and a role, or nothing where the case was written by hand."""
    state: Json

    def to_json(self) -> JsonObject:
        """Return the condition as a case of its own."""
        if not self.about:
            return dict(self.state)
        if self.about.startswith(ON_MAP):
            return {MAP: {self.about.removeprefix(ON_MAP): self.state}}
        return {self.about: self.state}


def conditions_of(value: JsonObject) -> list[Condition]:
    """Return the conditions of a rule, one by one."""
    found = [
        Condition(NEEDS, about, state)
        for key, each in value.get(NEEDS, {}).items()
        for about, state in _apart(key, each)
    ]
    for part in (CONFLICTS, IDLE):
        for case in value.get(part, ()):
            parts = [pair for key, each in case.items() for pair in _apart(key, each)]
            about, state = parts[0] if len(parts) == 1 else ("", case)
            found.append(Condition(part, about, state))
    return found


def _apart(key: str, state: Json) -> list[tuple[str, Json]]:
    return [(ON_MAP + role, each) for role, each in state.items()] if key == MAP else [(key, state)]


def with_conditions(value: JsonObject, conditions: Sequence[Condition]) -> JsonObject:
    """Return a rule with these conditions and no others."""
    needs: JsonObject = {}
    for each in conditions:
        if each.part == NEEDS:
            made = each.to_json()
            on_map = {**needs.get(MAP, {}), **made.get(MAP, {})}
            needs |= made | ({MAP: on_map} if on_map else {})
    cases = {
        part: [each.to_json() for each in conditions if each.part == part]
        for part in (CONFLICTS, IDLE)
    }
    return tidied(value | {NEEDS: needs} | cases)


def new_condition(about: str, targets: Mapping[str, ChangeTarget]) -> Condition:
    """Return a condition that is yet to be described."""
    return Condition(NEEDS, about, _first_state(about, targets))


def _first_state(about: str, targets: Mapping[str, ChangeTarget]) -> Json:
    if about.startswith(ON_MAP):
        return True
    target = targets[about]
    return "filled" if target.grows else [target.start]


def condition_cards(value: JsonObject, targets: Mapping[str, ChangeTarget]) -> list[Card]:
    """Return a card for each condition of a rule."""
    return [
        _card(f"condition.{place}", each, targets)
        for place, each in enumerate(conditions_of(value))
    ]


def _card(name: str, condition: Condition, targets: Mapping[str, ChangeTarget]) -> Card:
    state = _state_terms(condition, targets)
    parts = {
        NEEDS: tr("The rule needs this"),
        CONFLICTS: tr("The rule can't be used with this"),
        IDLE: tr("The rule has no effect with this"),
    }
    asked: JsonObject = {"part": choice(tr("What follows"), parts)}
    shown: JsonObject = {"part": condition.part}
    about = tr(targets[condition.about].terms["description"]) if condition.about in targets else ""
    if state is None:
        # Several conditions at once, or more than one value: kept as they are.
        about = tr(
            "Written by hand: {text}", text=json.dumps(condition.to_json(), ensure_ascii=False)
        )
    else:
        asked["state"] = state
        shown["state"] = _to_form(condition.state)
    schema = {"type": "object", "properties": asked, "required": list(asked)}
    return Card(name, condition_title(condition.about), about, schema, shown)


def condition_title(about: str) -> str:
    """Return what people call the subject of a condition."""
    if about.startswith(ON_MAP):
        return tr("The map: {role} sectors", role=named(about.removeprefix(ON_MAP)).lower())
    return named(about) if about else tr("Several things at once")


def _state_terms(condition: Condition, targets: Mapping[str, ChangeTarget]) -> JsonObject | None:
    """Return what a form asks for about a condition, or None if it can't ask."""
    if condition.about.startswith(ON_MAP):
        names = {"true": tr("the map has some"), "false": tr("the map has none")}
        return choice(tr("Condition"), names) if isinstance(condition.state, bool) else None
    target = targets.get(condition.about)
    if target is None:
        return None
    if target.grows:
        names = {"filled": tr("holds something"), "empty": tr("holds nothing")}
        return choice(tr("Condition"), names) if condition.state in names else None
    if not isinstance(condition.state, list) or len(condition.state) != 1:
        return None
    if target.terms.get("type") == "boolean":
        return choice(tr("It is"), {"true": tr("yes"), "false": tr("no")})
    return target.terms | titled(tr("It is"))


def _to_form(state: Json) -> Json:
    only = state[0] if isinstance(state, list) else state
    return str(only).lower() if isinstance(only, bool) else only


def answered(condition: Condition, shown: JsonObject) -> Condition:
    """Return a condition as its card shows it."""
    part = shown.get("part", condition.part)
    if "state" not in shown:
        return Condition(part, condition.about, condition.state)
    state: Json = shown["state"]
    before = condition.state
    was_switch = isinstance(before[0] if isinstance(before, list) else before, bool)
    if was_switch:
        state = state == "true"
    return Condition(part, condition.about, [state] if isinstance(before, list) else state)
