"""Remedies: ways to put a finding right, each tried before it is offered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from hullwright.engines.loader import ENGINES, rulesets
from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.engines.rules.findings import Finding, Kind
from hullwright.engines.rules.local import LOCAL
from hullwright.engines.rules.parameters import RESERVED
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.names import closest

from ...games.rule_titles import titled
from ...games.ruleset_fields import named
from ...games.table import game_words
from ...languages.words import tr
from .edits import (
    used,
    with_forced,
    with_rule,
    with_ruleset,
    without_doubles,
    without_local,
    without_rules,
)
from .judgement import judged
from .rules import RulesAtHand

MOST = 6
"""So many remedies are offered for a finding at the most."""
MOST_ADDED = 3
"""So many of them add a rule."""


@dataclass(frozen=True)
class Remedy:
    """A way to put a finding right, as one undoable edit."""

    title: Message
    help: str
    edit: Callable[[Scenario], Scenario]
    adds: bool = False
    """Whether it adds a rule."""
    removes: bool = False
    """Whether it takes a rule out: that is offered even where something else is missed then."""


@dataclass(frozen=True)
class RemedyFinder:
    """Finds remedies for what is said of a scenario's rules."""

    scenario: Scenario
    rules: RulesAtHand
    language: str

    def remedies(self, finding: Finding) -> Iterator[Remedy | None]:
        """Yield the ways that help, the nearest first; None after each try that does not.

        Every step takes a few milliseconds, so that whoever asks can do something else in between.
        """
        found = added = 0
        for each in self._candidates(finding):
            if found == MOST:
                return
            if each.adds and added == MOST_ADDED:
                continue
            is_good = self._helps(each, finding)
            found, added = found + is_good, added + (is_good and each.adds)
            yield each if is_good else None

    def _helps(self, remedy: Remedy, finding: Finding) -> bool:
        """Tell whether the finding is gone after a remedy, and no error is new."""
        after = judged(remedy.edit(self.scenario), self.rules.book)
        new = {_matter(each) for each in after.findings if each.is_error} - self._matters
        is_gone = all(_matter(each) != _matter(finding) for each in after.findings)
        return is_gone and (remedy.removes or not new)

    @cached_property
    def _matters(self) -> frozenset[object]:
        """What is to be said of the scenario without any map."""
        return frozenset(map(_matter, judged(self.scenario, self.rules.book).findings))

    # Candidates by what a finding is about.

    def _candidates(self, finding: Finding) -> Iterator[Remedy]:
        if not finding.codes:
            yield from self._other_rulesets()
            return
        # What a map has against a rule can't be tried without it: no other rule is proposed.
        is_lacking = finding.kind is Kind.NEEDS and _matter(finding) in self._matters
        if finding.kind is Kind.UNKNOWN:
            yield from self._meant(finding.codes)
        elif finding.kind is Kind.PARAMETER:
            yield from self._usual_values(finding.codes)
        elif is_lacking:
            yield from self._additions()
        yield from self._doubles(finding.codes)
        yield from self._removals(finding.codes)
        if finding.kind is Kind.CONFLICT and len(finding.codes) > 1:
            yield from self._preferences(finding.codes)
        elif is_lacking:
            yield from self._other_rulesets()

    def _removals(self, codes: Sequence[str]) -> Iterator[Remedy]:
        for code in codes:
            if code == LOCAL:
                yield from self._own_fields()
            else:
                yield Remedy(
                    message("Remove “{rule}”", rule=self._named(code)),
                    self._whole(code),
                    partial(without_rules, codes=(code,)),
                    removes=True,
                )

    def _preferences(self, codes: Sequence[str]) -> Iterator[Remedy]:
        for code in codes:
            yield Remedy(
                message("Let “{rule}” count", rule=self._named(code)),
                tr("Keep them all; where they disagree, this one counts."),
                partial(with_forced, code=code, among=codes),
            )

    def _additions(self) -> Iterator[Remedy]:
        for rule in self.rules.book.of_game(self.scenario.game):
            if used(self.scenario, rule.code) is None:
                yield Remedy(
                    message("Add “{rule}”", rule=self._named(rule.code)),
                    titled(rule, self.language),
                    partial(with_rule, use=self.rules.use_of(rule)),
                    adds=True,
                )

    def _meant(self, codes: Sequence[str]) -> Iterator[Remedy]:
        known = {each.code: each for each in self.rules.book.of_game(self.scenario.game)}
        for code in codes:
            meant = closest(code, known)
            if meant:
                yield Remedy(
                    message("Use “{rule}” instead", rule=self._named(meant)),
                    titled(known[meant], self.language),
                    partial(self._replaced, code=code, rule=known[meant]),
                )

    def _replaced(self, scenario: Scenario, code: str, rule: RuleDefinition) -> Scenario:
        return with_rule(without_rules(scenario, [code]), self.rules.use_of(rule))

    def _usual_values(self, codes: Sequence[str]) -> Iterator[Remedy]:
        for code in codes:
            rule = self.rules.book.find(code, self.scenario.game)
            if rule is not None:
                yield Remedy(
                    message("Use the default values of “{rule}”", rule=self._named(code)),
                    titled(rule, self.language),
                    partial(with_rule, use=self.rules.use_of(rule)),
                )

    def _own_fields(self) -> Iterator[Remedy]:
        """Yield a way for each field that this scenario sets by itself, to leave it to the rules."""
        use = used(self.scenario, LOCAL)
        names = (name for name in (use.parameters if use else ()) if name not in RESERVED)
        for name in names:
            yield Remedy(
                message("Leave “{field}” to the rules", field=named(name)),
                tr("Removes this field from the scenario's own changes."),
                partial(without_local, field=name),
            )

    def _doubles(self, codes: Sequence[str]) -> Iterator[Remedy]:
        named = [each.code for each in self.scenario.rules]
        for code in codes:
            if named.count(code) > 1:
                yield Remedy(
                    message("Keep one “{rule}”", rule=self._named(code)),
                    tr("Keep the first mention."),
                    partial(without_doubles, code=code),
                )

    def _other_rulesets(self) -> Iterator[Remedy]:
        game = self.scenario.game if self.scenario.game in ENGINES else next(iter(ENGINES))
        for name in rulesets(game):
            if name != self.scenario.ruleset:
                title = game_words(game).ruleset_title(self.language, name)
                yield Remedy(
                    message("Play the {ruleset}", ruleset=title),
                    tr("Changes the ruleset that the rules build on."),
                    partial(with_ruleset, game=game, ruleset=name),
                )

    def _named(self, code: str) -> Message:
        """Return what people call a rule; one that nobody knows, by its code."""
        if code == LOCAL:
            return message("this scenario's own changes")
        rule = self.rules.book.find(code, self.scenario.game)
        return verbatim(said(rule.title, self.language) if rule else code)

    def _whole(self, code: str) -> str:
        """Return a rule's title with its code, if the rule is known."""
        rule = self.rules.book.find(code, self.scenario.game)
        return titled(rule, self.language) if rule else ""


def _matter(finding: Finding) -> object:
    """Return what a finding is about, however it is worded."""
    return finding.kind, finding.codes, finding.case, finding.subject
