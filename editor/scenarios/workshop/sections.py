"""The three sections of cards: parameters, changes and conditions."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtWidgets import QPushButton

from hullwright.schema.records import JsonObject

from ...games.ruleset_fields import ChangeTarget, targets_of
from ...languages.words import tr
from ...shell.forms.picker import Picker
from .card_section import CardSection, WaysToAdd
from .change_cards import change_cards, new_change, with_change, with_tables, without_change
from .condition_cards import (
    ON_MAP,
    ROLES,
    answered,
    condition_cards,
    condition_title,
    conditions_of,
    new_condition,
    with_conditions,
)
from .draft import RuleDraft
from .form_words import Faults
from .parameter_cards import answered as parameter_answered
from .parameter_cards import new_parameter, parameter_cards
from .rule_edits import settings_of, with_parameter, with_settings

Targets = Mapping[str, ChangeTarget]


def parameters(draft: RuleDraft, faults: Faults) -> CardSection:
    """Return the section in which the parameters of a rule are described."""
    button = QPushButton(tr("Add a parameter"))
    button.setObjectName("add-parameter")
    ways = WaysToAdd(
        tr("Change a parameter"),
        tr(
            "A parameter is something each scenario may decide for itself, such as a number of "
            "rounds."
        ),
        partial(parameter_cards, faults=faults),
        _with_parameter,
        lambda value, name: with_settings(
            value, {each: known for each, known in settings_of(value).items() if each != name}
        ),
    )
    section = CardSection(draft, ways, button)
    section.setObjectName("workshop-parameters")

    def add() -> None:
        name, schema = new_parameter(draft.value)
        section.add(lambda value: with_settings(value, {**settings_of(value), name: schema}), name)

    button.clicked.connect(add)
    return section


def _with_parameter(value: JsonObject, before: str, shown: JsonObject) -> JsonObject:
    known = settings_of(value)
    if before not in known:
        return value
    name, schema = parameter_answered(shown, known[before])
    return with_tables(with_parameter(value, before, name, schema), targets_of(value["game"]))


def changes(draft: RuleDraft, faults: Faults) -> CardSection:
    """Return the section in which fields of the ruleset get their values."""
    picker = Picker("add-change", tr("Add a field"))
    targets = partial(_targets, draft)
    ways = WaysToAdd(
        tr("Change a field"),
        tr(
            "A rule changes fields of the ruleset. Add the first one: type a word, such as “rounds”."
        ),
        lambda value: change_cards(value, targets(), faults),
        lambda value, name, shown: _with_change(value, name, shown, targets()),
        lambda value, name: without_change(value, *name.split(".", 1)),
    )
    section = CardSection(draft, ways, picker)
    section.setObjectName("workshop-changes")

    def offer() -> None:
        used = {*draft.value.get("sets", {}), *draft.value.get("adds", {})}
        entries = {
            name: _entry(each)
            for name, each in targets().items()
            if name not in used and not each.holds_pieces
        }
        picker.offer(entries, tr("All fields are there already, or the game has no engine yet."))

    def add(field: str) -> None:
        section.add(lambda value: new_change(value, targets()[field]), f"sets.{field}")

    picker.picked.connect(add)
    draft.changed.connect(offer)
    offer()
    return section


def _targets(draft: RuleDraft) -> Targets:
    return targets_of(draft.value["game"])


def _entry(target: ChangeTarget) -> tuple[str, str]:
    return target.title, tr(target.terms["description"])


def _with_change(value: JsonObject, name: str, shown: JsonObject, targets: Targets) -> JsonObject:
    part, field = name.split(".", 1)
    return with_change(value, part, targets[field], shown) if field in targets else value


def conditions(draft: RuleDraft) -> CardSection:
    """Return the section in which a rule says what it needs and contradicts."""
    picker = Picker("add-condition", tr("Add a condition"))
    targets = partial(_targets, draft)
    ways = WaysToAdd(
        tr("Change a condition"),
        tr(
            "Conditions are optional. With them a rule says when it can't be used, or has no "
            "effect."
        ),
        lambda value: condition_cards(value, targets()),
        _with_condition,
        lambda value, name: with_conditions(
            value,
            [each for at, each in enumerate(conditions_of(value)) if f"condition.{at}" != name],
        ),
    )
    section = CardSection(draft, ways, picker)
    section.setObjectName("workshop-conditions")

    def offer() -> None:
        fields = {name: _entry(each) for name, each in targets().items()}
        picker.offer(
            {ON_MAP + role: (condition_title(ON_MAP + role), "") for role in ROLES} | fields
        )

    def add(about: str) -> None:
        section.add(
            lambda value: with_conditions(
                value, [new_condition(about, targets()), *conditions_of(value)]
            ),
            "condition.0",
        )

    picker.picked.connect(add)
    draft.changed.connect(offer)
    offer()
    return section


def _with_condition(value: JsonObject, name: str, shown: JsonObject) -> JsonObject:
    place = int(name.rpartition(".")[2])
    known = conditions_of(value)
    if place >= len(known):
        return value
    return with_conditions(
        value, [answered(each, shown) if at == place else each for at, each in enumerate(known)]
    )
