"""Items of one's own in rule codes: two plugins' items beside each other, in whatever order."""

from itertools import permutations

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.published import faults
from hullwright.schema.records import from_json, to_json

TEXTS = {"title": {"en": "Lights"}, "text": {"en": "There is light."}}


def lights(code: str, item: str) -> dict:
    return {
        "code": code,
        "game": "eftaios",
        **TEXTS,
        "adds": {
            "own_items": {item: {"title": item.title(), "effects": [{"do": "ask_near"}]}},
            "own_cards": {item: 2},
        },
    }


RULES = [lights("my:flares", "flare"), lights("my:lamps", "lamp")]
BOOK = RuleBook.of([from_json(each, RuleDefinition) for each in RULES])


def composed(ruleset, *uses):
    scenario = Scenario(name="Lights", game="eftaios", ruleset=ruleset, rules=tuple(uses))
    return engine("eftaios").compose(scenario, BOOK)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["code"])
def test_the_published_schema_takes_a_rule_with_items_of_its_own(rule):
    assert not list(faults(rule, "rule"))
    assert to_json(from_json(rule, RuleDefinition))["adds"] == rule["adds"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_items_of_two_rules_and_of_the_scenario_stand_beside_each_other_in_any_order(ruleset):
    own = {"own_items": {"torch": {"title": "Torch", "effects": [{"do": "light"}]}}}
    uses = [
        RuleUse(code="my:flares"),
        RuleUse(code="my:lamps"),
        RuleUse(code=LOCAL, parameters=own),
    ]
    made = [composed(ruleset, *order) for order in permutations(uses)]
    assert not made[0].errors
    assert set(made[0].ruleset.own_items) == {"flare", "lamp", "torch"}
    assert made[0].ruleset.own_cards == {"flare": 2, "lamp": 2}
    assert all(
        (each.ruleset, each.findings) == (made[0].ruleset, made[0].findings) for each in made
    )


def test_what_is_for_print_only_is_said_and_does_not_forbid_playing():
    torch = {"torch": {"title": "Torch", "print_only": True}}
    made = composed("ultimate", RuleUse(code=LOCAL, parameters={"own_items": torch}))
    assert not made.errors
    assert "Print only" in made.findings[0].text


def test_a_mistaken_item_is_told_with_what_was_meant():
    torch = {"torch": {"title": "Torch", "effects": [{"do": "lihgt"}], "whn": ["attacked"]}}
    (found,) = composed("ultimate", RuleUse(code=LOCAL, parameters={"own_items": torch})).errors
    assert "did you mean “when”?" in found.text
    assert "has an effect nobody knows: “lihgt”" in found.text
