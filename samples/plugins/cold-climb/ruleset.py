"""The ruleset: the record that rule codes change."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.engines.rules.fields import Ruleset, rule_field

HEATER, CABLE, NOTHING = "heater", "cable", "nothing"


@dataclass(frozen=True, kw_only=True)
class ColdClimbRuleset(Ruleset):
    """Everything that may differ between scenarios."""

    steps: int = rule_field(1, "How many actions a turn has at least.", least=1, most=6)
    luck: int = rule_field(2, "How many more it may have, by chance.", least=0, most=6)
    cold_delay: int = rule_field(
        2, "How many rounds pass before the cold begins to rise.", least=0, most=50
    )
    cold_every: int = rule_field(
        1, "The cold rises by a deck every so many rounds.", least=1, most=20
    )
    seats: int = rule_field(
        2, "How many the shuttle takes; it leaves when it is full.", least=1, most=4
    )
    lockers: Mapping[str, int] = rule_field(
        {HEATER: 3, CABLE: 3, NOTHING: 4},
        "What can be found in lockers: heaters, cables and nothing.",
        keys=(HEATER, CABLE, NOTHING),
        most=40,
    )
    triggers: tuple[str, ...] = rule_field(
        (), "Functions of rules that are called at moments of the game."
    )


RULESETS = {"standard": ColdClimbRuleset()}
