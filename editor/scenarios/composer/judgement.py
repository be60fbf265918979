"""Judgements: everything there is to say of a scenario's rules, with or without a map."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition
from hullwright.engines.rules.findings import Finding, Kind
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import message


@dataclass(frozen=True)
class Judgement:
    """What a scenario's rules make of its ruleset, and what was found on the way."""

    composition: Composition | None
    """None if the scenario names a game or a ruleset that nobody knows."""
    findings: tuple[Finding, ...]

    def about(self, code: str) -> tuple[Finding, ...]:
        """Return what is to be said of one rule, the worst first."""
        return tuple(each for each in self.findings if code in each.codes)

    @property
    def is_playable(self) -> bool:
        """Whether nothing forbids playing."""
        return not any(each.is_error for each in self.findings)

    @property
    def idle(self) -> tuple[str, ...]:
        """What has no effect: codes, and for what only this scenario changes `LOCAL.field`."""
        # Where several rules are named, which one is too much is for the person to say.
        alone = (each for each in self.findings if each.kind is Kind.IDLE and len(each.codes) == 1)
        return tuple(dict.fromkeys(name_of(each) for each in alone))

    def counts(self) -> Mapping[Severity, int]:
        """Return how many findings there are of each severity."""
        return {
            severity: sum(each.severity is severity for each in self.findings)
            for severity in (Severity.ERROR, Severity.WARNING)
        }


def judged(scenario: Scenario, book: RuleBook) -> Judgement:
    """Return what there is to say of a scenario without a map, by what its engine says."""
    try:
        return judgement_of(engine(scenario.game).compose(scenario, book))
    except CannotPlay as reason:
        return unplayable(reason)


def judgement_of(composition: Composition) -> Judgement:
    """Return what there is to say of a scenario whose rules have been composed."""
    return Judgement(composition, composition.findings)


def unplayable(reason: CannotPlay) -> Judgement:
    """Return what there is to say of a scenario that no engine can play at all."""
    return Judgement(None, (Finding(Kind.UNKNOWN, (), message("{reason}", reason=reason)),))


def worst_of(findings: Sequence[Finding]) -> Severity | None:
    """Return how bad the worst of some findings is, or None if there are none."""
    if not findings:
        return None
    return Severity.ERROR if any(each.is_error for each in findings) else Severity.WARNING


def name_of(finding: Finding) -> str:
    """Return the code that a finding is about, with the field where it is about one alone."""
    return finding.subject or finding.codes[0]
