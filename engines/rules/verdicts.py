"""Verdicts on rules in force: conflicts, unmet needs and idle rules, by fields and conditions alone."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from hullwright.schema.boards.roles import role_words
from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message, english, in_a_row, joined, message

from .conditions import Case
from .facts import MapFacts
from .field_titles import field_title
from .fields import ITEMS, ITEMS_MEAN, Conditions, Ruleset, fields_of, holds, notes, unmet
from .findings import Finding, Kind
from .force import InForce
from .merged_values import Disagreement, disagreements, in_order, merged
from .parameters import shown

Reasons: TypeAlias = Mapping[str, tuple[str, ...]]
"""Conditions by name, each with the fields that it is about."""


class Verdicts:
    """What is to be said of some rules in force on a base ruleset, with or without a map."""

    def __init__(self, base: Ruleset, rules: Sequence[InForce], facts: MapFacts | None) -> None:
        self.base = base
        self.rules = in_order(rules)
        self.facts = facts
        self.notes = notes(type(base))
        self.ruleset = merged(base, self.rules)
        self._words = base.words

    @cached_property
    def alive(self) -> list[InForce]:
        """The rules that don't say themselves that they have no effect here."""
        return [rule for rule in self.rules if self._idle_case(rule) is None]

    def findings(self, before: Iterable[Finding]) -> Iterator[Finding]:
        """Yield all verdicts; a rule with errors, of before or of now, is not called idle too."""
        errors = [*self._conflicts(), *self._needs()]
        yield from errors
        unusable = {code for each in (*before, *errors) if each.is_error for code in each.codes}
        for rule in self.rules:
            if rule.code not in unusable:
                yield from self._idle(rule)

    # -- conflicts ------------------------------------------------------------------------------

    def _conflicts(self) -> Iterator[Finding]:
        for each in disagreements(self.rules):
            yield self._conflict(each)
        for rule in self.rules:
            for case in rule.conflicts:
                if case.holds(self.ruleset, self.facts):
                    yield self._contradiction(rule, case)

    def _conflict(self, found: Disagreement) -> Finding:
        return Finding(
            Kind.CONFLICT,
            tuple(found.wanted),
            message(
                "{codes} disagree about “{field}”: {wishes}. {means} Remove one of them, or "
                "write “force”: true beside the one that should count.",
                codes=", ".join(found.wanted),
                field=self._contested(found),
                wishes=joined((self._wish(found, code) for code in found.wanted), "; "),
                means=self.notes[found.field].means,
            ),
            case="disagreement",
            subject=".".join(filter(None, (found.field, found.key))),
            fields=(found.field,),
        )

    def _contested(self, found: Disagreement) -> Message:
        title = self._title(found.field)
        if not found.key:
            return title
        return message("{field}, {entry}", field=title, entry=self._words.of(found.key))

    def _wish(self, found: Disagreement, code: str) -> Message:
        name = "" if found.key else found.field
        value = self._words.of_field(name, found.wanted[code])
        return message("{code} – {value}", code=code, value=value)

    def _contradiction(self, rule: InForce, case: Case) -> Finding:
        names = _reasons(case)
        codes = dict.fromkeys((rule.code, *(each.name for each in self._causes(rule, names))))
        return Finding(
            Kind.CONFLICT,
            tuple(codes),
            message(
                "{code} can't be combined with this: {state}. {means}",
                code=rule.title,
                state=self._state(names),
                means=self._means(names),
            ),
            case="contradiction",
            subject=rule.name,
            fields=_keys(names),
        )

    # -- needs ----------------------------------------------------------------------------------

    def _needs(self) -> Iterator[Finding]:
        for rule in self.rules:
            names = self._unmet([self.notes[name].needs for name in rule.fields], rule.needs.fields)
            if names:
                yield self._lack(rule, names)
            if self.facts:
                for role, numbers in rule.needs.lacking(self.facts):
                    yield self._not_on_map(rule, role, numbers, self.facts)

    def _lack(self, rule: InForce, names: Reasons) -> Finding:
        causes = self._causes(rule, names)
        template = (
            english("{code} can't be used because of {causes} ({state}). {means}")
            if causes
            else english("{code} can't be used with this ruleset ({state}). {means}")
        )
        return Finding(
            Kind.NEEDS,
            (rule.code,),
            message(
                template,
                code=rule.title,
                causes=_titles(causes),
                state=self._state(names),
                means=self._means(names),
            ),
            case="caused-lack" if causes else "lack",
            subject=rule.name,
            fields=_keys(names),
        )

    def _not_on_map(
        self, rule: InForce, role: str, numbers: tuple[int, ...], facts: MapFacts
    ) -> Finding:
        if not numbers:
            return Finding(
                Kind.NEEDS,
                (rule.code,),
                message(
                    "{code} needs a map with “{role}” sectors.",
                    code=rule.title,
                    role=role_words(role),
                ),
                case="not-on-map",
                subject=rule.name,
            )
        return Finding(
            Kind.PARAMETER,
            (rule.code,),
            message(
                "{code} names {role} {numbers}, which this map doesn't have; it has {there}.",
                code=rule.title,
                role=role_words(role),
                numbers=shown(numbers),
                there=shown(facts.numbers(role)),
            ),
            case="numbers-not-on-map",
            subject=rule.name,
        )

    # -- idle -----------------------------------------------------------------------------------

    def _idle(self, rule: InForce) -> Iterator[Finding]:
        case = self._idle_case(rule)
        if case is not None:
            yield (
                self._without_effect(rule, _reasons(case)) if case.fields else _off_map(rule, case)
            )
        elif rule.fields and all(self._is_idle(name) for name in rule.fields):
            names = self._unmet([self.notes[name].matters for name in rule.fields])
            yield self._without_effect(rule, names)
        elif self._changes_nothing(rule):
            yield self._superfluous(rule)

    def _idle_case(self, rule: InForce) -> Case | None:
        return next((each for each in rule.idle if each.holds(self.ruleset, self.facts)), None)

    def _is_idle(self, name: str) -> bool:
        return not holds(self.ruleset, self.notes[name].matters)

    def _changes_nothing(self, rule: InForce) -> bool:
        others = [each for each in self.rules if each is not rule]
        return bool(merged(self.base, others) == self.ruleset)

    def _without_effect(self, rule: InForce, names: Reasons) -> Finding:
        causes = self._causes(rule, names)
        template = (
            english("{code} has no effect because of {causes} ({state}). {means}")
            if causes
            else english("{code} has no effect in this ruleset ({state}). {means}")
        )
        return _warning(
            rule,
            "caused-idleness" if causes else "idleness",
            template,
            causes=_titles(causes),
            state=self._state(names),
            means=self._means(names),
            fields=_keys(names),
        )

    def _superfluous(self, rule: InForce) -> Finding:
        if not rule.fields:
            return _warning(
                rule,
                "blank",
                english("{code} changes nothing: it says nothing about the ruleset yet."),
            )
        causes = self._causes(rule, {name: (name,) for name in rule.fields})
        template = (
            english("{code} changes nothing here: {causes} already settles {what}.")
            if causes
            else english("{code} changes nothing here: the ruleset already says so ({what}).")
        )
        return _warning(
            rule,
            "decided-already" if causes else "like-that-already",
            template,
            causes=_titles(causes),
            what=joined(map(self._title, rule.fields)),
            fields=rule.fields,
        )

    # -- words ----------------------------------------------------------------------------------

    def _unmet(self, listed: Iterable[Conditions], *more: Conditions) -> Reasons:
        """Return all conditions that fail, each once."""
        return dict(pair for each in (*listed, *more) for pair in unmet(self.ruleset, each))

    def _causes(self, rule: InForce, names: Reasons) -> list[InForce]:
        """Return the other rules by which fields are not as they are in the base."""
        changed = {
            name
            for fields in names.values()
            for name in fields
            if getattr(self.base, name) != getattr(self.ruleset, name)
        }
        return [
            each for each in self.rules if each is not rule and changed.intersection(each.fields)
        ]

    def _state(self, names: Reasons) -> Message:
        return joined(map(self._value, names), "; ")

    def _title(self, field: str) -> Message:
        return field_title(field, type(self.base))

    def _value(self, name: str) -> Message:
        value = () if name == ITEMS else getattr(self.ruleset, name)
        words = self._words.of_field(name, value)
        return message("{field}: {value}", field=self._title(name), value=words)

    def _means(self, names: Reasons) -> Message:
        return in_a_row(ITEMS_MEAN if name == ITEMS else self.notes[name].means for name in names)


def _keys(names: Reasons) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each for fields in names.values() for each in fields))


def _titles(rules: Iterable[InForce]) -> Message:
    return joined(each.title for each in rules)


def _reasons(case: Case) -> Reasons:
    return {name: fields_of({name: allowed}) for name, allowed in case.fields.items()}


def _off_map(rule: InForce, case: Case) -> Finding:
    there = any(case.map.values())
    template = (
        english("{code} has no effect on this map, because it has “{roles}” sectors.")
        if there
        else english("{code} has no effect on this map, because it has no “{roles}” sectors.")
    )
    return _warning(
        rule,
        "on-map" if there else "off-map",
        template,
        roles=joined(map(role_words, case.map)),
    )


def _warning(
    rule: InForce,
    case: str,
    template: str,
    /,
    fields: tuple[str, ...] = (),
    **values: object,
) -> Finding:
    return Finding(
        Kind.IDLE,
        (rule.code,),
        message(template, code=rule.title, **values),
        Severity.WARNING,
        case,
        rule.name,
        fields,
    )
