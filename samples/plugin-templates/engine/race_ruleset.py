"""The ruleset: everything that rule codes can change."""

from dataclasses import dataclass

from hullwright.engines.rules.fields import Ruleset, rule_field


@dataclass(frozen=True, kw_only=True)
class RaceRuleset(Ruleset):
    """Everything that may differ between scenarios."""

    rounds: int = rule_field(30, "After so many rounds nobody wins.", least=1, most=200)
    triggers: tuple[str, ...] = rule_field(
        (), "Functions of rules that are called at moments of the game."
    )


RULESETS = {"standard": RaceRuleset()}
