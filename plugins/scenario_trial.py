"""Scenarios on trial: whether their rules are known, whole and go together, before any map is at hand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.findings import Finding, Kind
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message, message
from hullwright.schema.packs.unfit import Unfit

from .conformance.named_code import code_mistake
from .conformance.rule_files import named_code
from .conformance.surroundings import Surroundings
from .host import Host, Origin, Plugin, Status
from .host.contents import snapshot
from .rules import rule_book


@dataclass(frozen=True)
class ScenarioTrial:
    """Judges scenarios by the rules of a host's plugins, which are read once."""

    host: Host = field(repr=False)

    @cached_property
    def book(self) -> RuleBook:
        """The rules that there are."""
        return rule_book(self.host)

    def findings(self, scenario: Scenario) -> tuple[Finding, ...]:
        """Return everything there is to say of a scenario's rules; an error forbids playing it."""
        try:
            made = engine(scenario.game).compose(scenario, self.book)
        except CannotPlay as fault:
            return (
                Finding(Kind.UNKNOWN, (), message("{reason}", reason=fault), case="no-ruleset"),
            )
        return (*made.findings, *self._code(scenario))

    def _code(self, scenario: Scenario) -> Iterator[Finding]:
        """Yield a finding for each rule whose code would not run."""
        for code in dict.fromkeys(each.code for each in scenario.rules):
            rule = self.book.find(code, scenario.game)
            reason = self._asleep(rule) if rule and any(named_code(rule)) else None
            if rule and reason:
                told = message(
                    "{code} needs code of the plugin “{plugin}” that can't be run. {reason}",
                    code=code,
                    plugin=rule.plugin,
                    reason=reason,
                )
                yield Finding(Kind.NEEDS, (code,), told, case="no-code")

    def _asleep(self, rule: RuleDefinition) -> Message | None:
        """Return why the code of a rule would not run, or None if it would."""
        plugin = self.host.plugin(rule.plugin)
        if plugin.origin is Origin.SHIPPED or plugin.status is not Status.READY:
            # Of code that is not trusted the composition tells.
            return None
        return plugin.reason or self._missing(rule, plugin)

    def _missing(self, rule: RuleDefinition, plugin: Plugin) -> Message | None:
        try:
            around = Surroundings(plugin, self.host, snapshot(plugin.folder).files)
        except Unfit as fault:
            return fault.reason
        return next(
            filter(None, (code_mistake(each, around) for _, each in named_code(rule))), None
        )
