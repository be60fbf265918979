"""Changes of rules: codes that are not in force yet, and those that are, taken away."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.messages import message

from ...preparation import Prepared
from ...rules.book import RuleBook
from .change import RULES, RuledMap, SmallChange


def rule_changes(prepared: Prepared, book: RuleBook) -> Iterator[SmallChange]:
    """Yield every rule of the game that is not in force, and what is in force taken away."""
    in_force = list(dict.fromkeys(each.code for each in prepared.scenario.rules))
    for rule in book.of_game(prepared.engine.name):
        if rule.code not in in_force and book.without_code(rule) is None:
            yield _with(rule.code)
    for code in in_force:
        yield _without(code)


def _with(code: str) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        return under(played, (*played.scenario.rules, RuleUse(code=code)))

    return SmallChange(message("Play with rule {code}", code=code), RULES, make, (), f"rule {code}")


def _without(code: str) -> SmallChange:
    def make(played: RuledMap) -> RuledMap:
        return under(played, tuple(each for each in played.scenario.rules if each.code != code))

    return SmallChange(
        message("Play without rule {code}", code=code), RULES, make, (), f"rule {code}"
    )


def under(played: RuledMap, rules: tuple[RuleUse, ...]) -> RuledMap:
    """Return a map under other rules; where it is played by those it names itself, it names these."""
    is_own = played.document.rules == played.scenario.rules
    document = replace(played.document, rules=rules) if is_own else played.document
    return replace(played, document=document, scenario=replace(played.scenario, rules=rules))
