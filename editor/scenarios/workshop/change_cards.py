"""Cards for what a rule changes: a field of the ruleset, and the value it gets."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from hullwright.engines.rules.expressions import PARAMETER, key_of
from hullwright.engines.rules.parameters import choices_of
from hullwright.schema.complaints import Fault
from hullwright.schema.records import Json, JsonObject

from ...games.ruleset_fields import ChangeTarget
from ...languages.words import tr
from .cards import Card
from .change_values import (
    BY_HAND,
    FROM_PARAMETER,
    TABLE,
    VALUE,
    from_parameter,
    how,
    most_suited,
    table_from,
)
from .form_words import Faults, choice, titled
from .rule_edits import settings_of, tidied

SETS, ADDS = "sets", "adds"


def change_cards(
    value: JsonObject, targets: Mapping[str, ChangeTarget], faults: Faults
) -> list[Card]:
    """Return a card for each field that a rule changes."""
    return [
        _card(value, part, targets[field], faults) if field in targets else _strange(part, field)
        for part in (SETS, ADDS)
        for field in value.get(part, {})
    ]


def _strange(part: str, field: str) -> Card:
    about = tr("This ruleset has no such field.")
    return Card(f"{part}.{field}", field, about, {"type": "object", "properties": {}}, {})


def _card(value: JsonObject, part: str, target: ChangeTarget, faults: Faults) -> Card:
    expression, settings = value[part][target.name], settings_of(value)
    way = how(expression, target)
    about = tr(target.terms["description"])
    if way == BY_HAND:
        about = tr(
            "{means} Written by hand: {text}",
            means=about,
            text=json.dumps(expression, ensure_ascii=False),
        )
    return Card(
        name=f"{part}.{target.name}",
        heading=target.title,
        about=about,
        schema=_schema(part, expression, target, settings),
        value=_shown(part, expression, target),
        faults=partial(_wrong, value, part, target, faults),
    )


def _schema(
    part: str, expression: Json, target: ChangeTarget, settings: Mapping[str, JsonObject]
) -> JsonObject:
    way = how(expression, target)
    asked: JsonObject = {"how": choice(tr("Its value"), _ways(way, settings))}
    if target.grows:
        asked["adds"] = titled(tr("Add to what is there instead of replacing it"), type="boolean")
    if way in {FROM_PARAMETER, TABLE}:
        shown = settings if way == FROM_PARAMETER else _with_choices(settings)
        names = {each: each for each in (*shown, expression[PARAMETER])}
        asked["parameter"] = choice(tr("Parameter"), names)
    if way == VALUE:
        asked["value"] = target.asked | titled(tr("Value"))
    if way == TABLE:
        for key in expression["table"]:
            asked[f"value_{key}"] = target.asked | titled(tr("If it is “{choice}”", choice=key))
    return {"type": "object", "properties": asked, "required": list(asked), "x-part": part}


def _ways(present: str, settings: Mapping[str, JsonObject]) -> dict[str, str]:
    ways = {VALUE: tr("always the same")}
    if settings:
        ways[FROM_PARAMETER] = tr("the value of a parameter")
    if _with_choices(settings):
        ways[TABLE] = tr("one for each value of a parameter")
    return ways | ({BY_HAND: tr("written by hand")} if present == BY_HAND else {})


def _with_choices(settings: Mapping[str, JsonObject]) -> dict[str, JsonObject]:
    return {name: schema for name, schema in settings.items() if choices_of(schema)}


def _shown(part: str, expression: Json, target: ChangeTarget) -> JsonObject:
    way = how(expression, target)
    shown: JsonObject = {"how": way, "adds": part == ADDS} if target.grows else {"how": way}
    if way == VALUE:
        return shown | {"value": target.to_form(expression)}
    if way == BY_HAND:
        return shown
    table = expression.get("table", {})
    values = {f"value_{key}": target.to_form(each) for key, each in table.items()}
    return shown | {"parameter": expression[PARAMETER]} | values


def with_change(
    value: JsonObject, part: str, target: ChangeTarget, shown: JsonObject
) -> JsonObject:
    """Return a rule in which the change of a field is as its card shows it."""
    if target.name not in value.get(part, {}):
        return value
    adds = ADDS if shown.get("adds") else SETS
    before = value[part][target.name]
    made = _answered(before, target, shown, settings_of(value))
    if adds != part:
        made = target.empty if adds == ADDS and how(made, target) == VALUE else made
        # Taken out and put in again, so that it stands in only one of the parts.
        value = without_change(value, part, target.name)
    return tidied(value | {adds: {**value.get(adds, {}), target.name: made}})


def _answered(
    before: Json, target: ChangeTarget, shown: JsonObject, settings: Mapping[str, JsonObject]
) -> Json:
    way = shown.get("how", VALUE)
    if way == BY_HAND:
        return before
    if way == VALUE:
        return target.from_form(shown["value"]) if "value" in shown else target.start
    fitting = settings if way == FROM_PARAMETER else _with_choices(settings)
    if not fitting:
        return before
    name = str(shown.get("parameter", ""))
    if name not in fitting:
        name = most_suited(fitting, target)
    if way == FROM_PARAMETER:
        return from_parameter(name, fitting[name], target)
    made = table_from(name, fitting[name], target, before)
    table = {
        key: target.from_form(shown[f"value_{key}"]) if f"value_{key}" in shown else each
        for key, each in made["table"].items()
    }
    return {**made, "table": table}


def new_change(value: JsonObject, target: ChangeTarget) -> JsonObject:
    """Return a rule that also sets a field, at first to what it is anyway."""
    return tidied(value | {SETS: {**value.get(SETS, {}), target.name: target.start}})


def without_change(value: JsonObject, part: str, field: str) -> JsonObject:
    """Return a rule that leaves a field alone."""
    rest = {name: each for name, each in value.get(part, {}).items() if name != field}
    return tidied(value | {part: rest})


def with_tables(value: JsonObject, targets: Mapping[str, ChangeTarget]) -> JsonObject:
    """Return a rule whose tables have something for each choice of their parameters, and no more."""
    settings = settings_of(value)
    made = dict(value)
    for part in (SETS, ADDS):
        for field, each in value.get(part, {}).items():
            if field in targets and how(each, targets[field]) == TABLE:
                name = each[PARAMETER]
                keys = {key_of(word) for word in choices_of(settings.get(name, {}))}
                if keys and keys != set(each["table"]):
                    new = table_from(name, settings[name], targets[field], each)
                    made[part] = {**made[part], field: new}
    return made


def _wrong(
    value: JsonObject, part: str, target: ChangeTarget, faults: Faults, shown: JsonObject
) -> Iterable[Fault]:
    """Yield what is wrong with a change as it is shown, at a field of its card."""
    after = with_change(value, part, target, shown)
    place = "parameter" if "parameter" in shown else "value"
    yield from _placed(faults(after), target.name, place)


def _placed(faults: Iterable[Fault], field: str, place: str) -> Iterator[Fault]:
    for fault in faults:
        if fault.path[:2] in {(SETS, field), (ADDS, field)}:
            yield replace(fault, path=(place,))
