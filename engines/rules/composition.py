"""Composition: the ruleset that a scenario's rules make, and everything there is to say of it before any game."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields

from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.messages import joined, message

from .book import RuleBook
from .definition import code_order
from .facts import MapFacts
from .fields import FieldValue, Ruleset
from .findings import Finding, Kind
from .force import InForce, in_force
from .invariants import Invariant
from .local import LOCAL, local_parts
from .merged_values import RulesetT, merged
from .parameters import FORCE, PLUGIN, parameter_findings, settled
from .verdicts import Verdicts

SHOWN = 3
"""So many reasons are said of a rule that can't be used; whoever looks at its file gets all."""

INVARIANT = "invariant"
"""The case of what is found about a ruleset as a whole."""


@dataclass(frozen=True)
class Composition:
    """A ruleset under a scenario's rules, with what was found on the way."""

    base: Ruleset
    ruleset: Ruleset
    findings: tuple[Finding, ...]

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that forbid playing."""
        return tuple(each for each in self.findings if each.is_error)

    @property
    def changes(self) -> tuple[tuple[str, FieldValue, FieldValue], ...]:
        """Each field that differs from the base: its name, the value there, the value here."""
        values = (
            (each.name, getattr(self.base, each.name), getattr(self.ruleset, each.name))
            for each in fields(self.base)
        )
        return tuple(each for each in values if each[1] != each[2])


def compose(
    base: RulesetT,
    rules: Sequence[RuleUse],
    book: RuleBook,
    game: str,
    facts: MapFacts | None = None,
    invariants: Sequence[Invariant[RulesetT]] = (),
) -> Composition:
    """Return the ruleset that rules make of a base; the order in which they are given never matters."""
    findings: list[Finding] = []
    known: list[InForce] = []
    for use in _each_once(rules, findings):
        parts, found = _parts(use, base, book, game)
        known += parts
        findings += found
    verdicts = Verdicts(base, known, facts)
    # What says itself that it is idle here is left out, so that the ruleset tells no tales.
    ruleset = merged(base, verdicts.alive)
    findings.extend(list(verdicts.findings(findings)))
    findings.extend(_broken(ruleset, known, invariants))
    findings.extend(_asleep(verdicts.alive, book))
    return Composition(base, ruleset, tuple(sorted(findings, key=_order)))


def _order(finding: Finding) -> tuple[object, ...]:
    """Return the key that sorts findings: errors first, then by code."""
    return not finding.is_error, [code_order(each) for each in finding.codes], finding.kind


def _each_once(rules: Sequence[RuleUse], findings: list[Finding]) -> Iterator[RuleUse]:
    """Yield each code once, in order; of several the same, whatever order they stand in."""
    by_code: dict[str, dict[str, RuleUse]] = {}
    for use in rules:
        by_code.setdefault(use.code, {})[json.dumps(use.to_json(), sort_keys=True)] = use
    for code in sorted(by_code, key=code_order):
        different = by_code[code]
        if len(different) > 1:
            text = message(
                "{code} is given several times with different parameters. Keep one.", code=code
            )
            findings.append(Finding(Kind.CONFLICT, (code,), text, case="differing-uses"))
        elif sum(use.code == code for use in rules) > 1:
            text = message("{code} is given several times. Once is enough.", code=code)
            findings.append(Finding(Kind.IDLE, (code,), text, Severity.WARNING, "repeated"))
        yield different[min(different)]


def _parts(
    use: RuleUse, base: Ruleset, book: RuleBook, game: str
) -> tuple[list[InForce], list[Finding]]:
    """Return what a use puts in force, and what is wrong with it."""
    if use.code == LOCAL:
        return local_parts(use, base, game)
    definition = book.find(use.code, game)
    if definition is None:
        trouble = book.broken.get((game, use.code))
        return [], [_unusable(use, trouble) if trouble else _unknown(use, book, game)]
    rule, unfit = in_force(
        definition,
        settled(definition, use.parameters),
        forced=use.parameters.get(FORCE) is True,
        ruleset=type(base),
    )
    return [rule], [*parameter_findings(definition, use.parameters), *unfit]


def _unusable(use: RuleUse, trouble: Unreadable) -> Finding:
    return Finding(
        Kind.UNKNOWN,
        (use.code,),
        message(
            "The rule “{code}” can't be used because of its file ({source}): {reasons}",
            code=use.code,
            source=trouble.source,
            reasons=joined((each.sentence for each in trouble.complaints[:SHOWN]), " · "),
        ),
        case="broken-rule",
    )


def _unknown(use: RuleUse, book: RuleBook, game: str) -> Finding:
    plugin = use.parameters.get(PLUGIN)
    where = (
        message("Install the plugin “{plugin}” to play with it", plugin=plugin)
        if isinstance(plugin, str)
        else message("Install a plugin that has it to play with it")
    )
    return Finding(
        Kind.UNKNOWN,
        (use.code,),
        message(
            "{unknown} Its text is missing, so everything goes on without it. {where}, or remove "
            "it.",
            unknown=book.unknown(use.code, game),
            where=where,
        ),
        Severity.WARNING,
        "no-rule",
    )


def _asleep(rules: Sequence[InForce], book: RuleBook) -> Iterator[Finding]:
    """Yield a finding for each rule whose code is not run, so that nobody plays without it unawares."""
    for rule in rules:
        reason = book.asleep.get(rule.definition.plugin)
        if reason and rule.has_code:
            yield Finding(
                Kind.TRUST,
                (rule.code,),
                message(
                    "{code} needs the code of the plugin “{plugin}”. {reason}",
                    code=rule.code,
                    plugin=rule.definition.plugin,
                    reason=reason,
                ),
                case="asleep",
            )


def _broken(
    ruleset: RulesetT, rules: Sequence[InForce], invariants: Sequence[Invariant[RulesetT]]
) -> Iterator[Finding]:
    for each in invariants:
        if each.is_broken(ruleset):
            codes = (rule.code for rule in rules if set(rule.fields) & set(each.fields))
            yield Finding(
                each.kind,
                tuple(dict.fromkeys(codes)),
                each.says(ruleset),
                each.severity,
                INVARIANT,
                ", ".join(each.fields),
            )
