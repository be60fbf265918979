"""Rules on trial: what is wrong with one that is being written, and what it would do."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from hullwright.engines.contract import Engine
from hullwright.engines.loader import ENGINES, engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.definition import RuleDefinition, TriggerNote
from hullwright.engines.rules.expressions import PARAMETER, references
from hullwright.engines.rules.fields import Ruleset
from hullwright.engines.rules.force import in_force
from hullwright.engines.rules.parameters import choices_of, settled
from hullwright.engines.rules.soundness import rule_faults
from hullwright.schema.complaints import Complaint, Fault
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import place
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject, from_json

TEXTS: Mapping[str, Json] = {"title": {"en": "–"}, "text": {"en": "–"}}
"""Stand-ins for what a rule can be composed without."""


def wrong_with(
    value: Json, taken: Collection[str] = (), *, in_rulesets: bool = True
) -> list[Fault]:
    """Return all that is wrong with a rule as data; some codes may be those of other rules.

    This is what rule book, checker, composer and workshop go by. To ask the ruleset of its game, too,
    that game's engine is loaded, which may be a plugin's.
    """
    found = [_in_words(each, value) for each in faults(value, "rule")] or list(rule_faults(value))
    if not isinstance(value, dict):
        return found
    if value.get("code") in taken:
        found.append(
            Fault(
                ("code",),
                message(
                    "Another rule already has the code “{code}”. Choose another.",
                    code=value["code"],
                ),
            )
        )
    if in_rulesets and all(each.path and each.path[0] in TEXTS for each in found):
        kind = ruleset_kind(value["game"])
        found += field_faults(value, kind) if kind else ()
    return found


def _in_words(fault: Fault, value: Json) -> Fault:
    """Return a fault, and of a text that is yet to be written nothing about its length."""
    text: Json = value
    for step in fault.path if fault.path[:1] in {("title",), ("text",)} else ():
        text = text[step]
    return replace(fault, message=message("Write it in English at least.")) if text == "" else fault


def rule_complaints(
    value: Json, taken: Collection[str] = (), *, in_rulesets: bool = True
) -> list[Complaint]:
    """Return the same, each with its place in the person's words."""
    named = value if isinstance(value, dict) else {}
    return [
        Complaint(each.path, place(named, each.path), each.message)
        for each in wrong_with(value, taken, in_rulesets=in_rulesets)
    ]


def defined(value: JsonObject) -> RuleDefinition | None:
    """Return the rule if it can be composed, whatever its texts are, or None."""
    stand_in = {**value, **TEXTS}
    return None if wrong_with(stand_in) else from_json(stand_in, RuleDefinition)


def ruleset_kind(game: str) -> type[Ruleset] | None:
    """Return the kind of ruleset that a game has, or None if it has no engine."""
    return kind_of(engine(game)) if game in ENGINES else None


def kind_of(played: Engine) -> type[Ruleset]:
    """Return the kind of ruleset that an engine plays by."""
    return type(next(iter(played.rulesets.values())))


def field_faults(value: JsonObject, kind: type[Ruleset]) -> Iterator[Fault]:
    """Yield each change that a kind of ruleset can't take, whatever the parameters are."""
    rule = from_json({**value, **TEXTS}, RuleDefinition)
    bare = replace(rule, sets={}, adds={}, triggers=(), needs={}, idle=(), conflicts=())
    for at, trigger in enumerate(rule.triggers):
        yield from _unfit(replace(bare, triggers=(trigger,)), ("triggers", at, "moment"), kind)
        yield from _overridden(trigger, ("triggers", at, "settings"), kind)
    for name, expression in rule.sets.items():
        yield from _unfit(replace(bare, sets={name: expression}), ("sets", name), kind)
    for name, expression in rule.adds.items():
        yield from _unfit(replace(bare, adds={name: expression}), ("adds", name), kind)
    yield from _unfit(replace(bare, needs=rule.needs), ("needs",), kind)
    for at, case in enumerate(rule.conflicts):
        yield from _unfit(replace(bare, conflicts=(case,)), ("conflicts", at), kind)
    for at, case in enumerate(rule.idle):
        yield from _unfit(replace(bare, idle=(case,)), ("idle", at), kind)


def _overridden(
    trigger: TriggerNote, path: tuple[str | int, ...], kind: type[Ruleset]
) -> Iterator[Fault]:
    """Yield each setting that a function would never be told, because a detail of the moment has its name."""
    for name in trigger.settings:
        if name in kind.moments.get(trigger.moment, ()):
            told = message(
                "“{name}” is something the moment itself provides. Give the setting another name.",
                name=name,
            )
            yield Fault((*path, name), told)


def _unfit(
    rule: RuleDefinition, path: tuple[str | int, ...], kind: type[Ruleset]
) -> Iterator[Fault]:
    """Yield the first thing that does not fit, tried with all choices and limits of its parameters."""
    for parameters in _settings(rule):
        _, found = in_force(rule, parameters, forced=False, ruleset=kind)
        if found:
            yield Fault(path, found[0].message)
            return


def _settings(rule: RuleDefinition) -> Iterator[dict[str, Json]]:
    usual = settled(rule, {})
    yield usual
    changes = [*rule.sets.values(), *rule.adds.values()]
    named = {found[PARAMETER] for each in changes for _, found in references(each)}
    for name in sorted(named):
        schema = rule.settings[name]
        limits = (schema[key] for key in ("minimum", "maximum") if key in schema)
        for value in (*choices_of(schema), *limits):
            yield {**usual, name: value}


def composed(
    rule: RuleDefinition,
    book: RuleBook,
    ruleset: str,
    parameters: Mapping[str, Json],
    others: Sequence[str] = (),
) -> Composition:
    """Return what a rule makes of a ruleset, alone or beside other rules with their usual parameters."""
    known = [each for key, each in book.rules.items() if key != (rule.game, rule.code)]
    uses = [RuleUse(code=each) for each in others if each != rule.code]
    scenario = Scenario(
        name=rule.code,
        game=rule.game,
        ruleset=ruleset,
        rules=(RuleUse(code=rule.code, parameters=dict(parameters)), *uses),
    )
    return engine(rule.game).compose(
        scenario, RuleBook.of([*known, rule], book.loader, asleep=book.asleep)
    )
