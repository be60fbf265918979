"""Edits of a scenario: functions from one value to the next; rules always stand in the order of their codes."""

from collections.abc import Iterable
from dataclasses import replace

from hullwright.engines.rules.definition import code_order
from hullwright.engines.rules.local import LOCAL
from hullwright.engines.rules.parameters import FORCE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.records import Json


def blank_scenario(name: str, game: str, ruleset: str, language: str = "en") -> Scenario:
    """Return a scenario that plays a ruleset as it is.

    >>> blank_scenario("Mine", "eftaios", "ultimate").rules
    ()
    """
    return Scenario(name=name, language=language, game=game, ruleset=ruleset)


def used(scenario: Scenario, code: str) -> RuleUse | None:
    """Return how a scenario uses a rule, or None if it does not."""
    return next((each for each in scenario.rules if each.code == code), None)


def in_code_order(uses: Iterable[RuleUse]) -> tuple[RuleUse, ...]:
    """Return rules in the order in which files name them."""
    return tuple(sorted(uses, key=lambda each: code_order(each.code)))


def with_rule(scenario: Scenario, use: RuleUse) -> Scenario:
    """Return a scenario that uses a rule so, and only so.

    >>> plain = blank_scenario("Mine", "eftaios", "ultimate")
    >>> made = with_rule(with_rule(plain, RuleUse(code="H.13")), RuleUse(code="H.2"))
    >>> [each.code for each in made.rules]
    ['H.2', 'H.13']
    """
    others = (each for each in scenario.rules if each.code != use.code)
    return replace(scenario, rules=in_code_order((*others, use)))


def without_rules(scenario: Scenario, codes: Iterable[str]) -> Scenario:
    """Return a scenario that does not use some rules."""
    gone = frozenset(codes)
    return replace(scenario, rules=tuple(each for each in scenario.rules if each.code not in gone))


def with_parameter(scenario: Scenario, code: str, name: str, value: Json) -> Scenario:
    """Return a scenario in which a rule that it uses has another value for a parameter."""
    use = used(scenario, code)
    if use is None:
        return scenario
    return with_rule(scenario, replace(use, parameters={**use.parameters, name: value}))


def without_parameters(scenario: Scenario, code: str, names: Iterable[str]) -> Scenario:
    """Return a scenario in which a rule says nothing about some parameters."""
    use, gone = used(scenario, code), frozenset(names)
    if use is None:
        return scenario
    kept = {name: value for name, value in use.parameters.items() if name not in gone}
    return with_rule(scenario, replace(use, parameters=kept))


def with_forced(scenario: Scenario, code: str, among: Iterable[str]) -> Scenario:
    """Return a scenario in which one rule counts wherever it disagrees with some others."""
    for other in among:
        scenario = without_parameters(scenario, other, [FORCE])
    return with_parameter(scenario, code, FORCE, value=True)


def with_ruleset(scenario: Scenario, game: str, ruleset: str) -> Scenario:
    """Return a scenario that changes another ruleset."""
    return replace(scenario, game=game, ruleset=ruleset)


def with_local(scenario: Scenario, field: str, value: Json) -> Scenario:
    """Return a scenario that sets a field of its ruleset by itself."""
    use = used(scenario, LOCAL) or RuleUse(code=LOCAL)
    return with_rule(scenario, replace(use, parameters={**use.parameters, field: value}))


def without_local(scenario: Scenario, field: str) -> Scenario:
    """Return a scenario that leaves a field of its ruleset alone; the last one takes the rule with it."""
    left = without_parameters(scenario, LOCAL, [field])
    use = used(left, LOCAL)
    is_empty = use is not None and not set(use.parameters) - {FORCE}
    return without_rules(left, [LOCAL]) if is_empty else left


def without_doubles(scenario: Scenario, code: str) -> Scenario:
    """Return a scenario that names a rule once, as it was named first."""
    use = used(scenario, code)
    return scenario if use is None else with_rule(scenario, use)


def without(scenario: Scenario, names: Iterable[str]) -> Scenario:
    """Return a scenario without some rules, and without fields of its own, which are named `LOCAL.field`.

    >>> plain = blank_scenario("Mine", "eftaios", "ultimate")
    >>> own = with_local(with_rule(plain, RuleUse(code="A.1")), "rounds", 30)
    >>> without(own, ["A.1", "LOCAL.rounds"]).rules
    ()
    """
    for name in names:
        head, _, field = name.partition(".")
        is_own = head == LOCAL and field
        scenario = without_local(scenario, field) if is_own else without_rules(scenario, [name])
    return scenario
