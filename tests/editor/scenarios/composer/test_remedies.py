"""Remedies: every one that is offered puts its finding right, and the ones that people expect are offered."""

from itertools import combinations

import pytest

from hullwright.editor.scenarios.composer.edits import blank_scenario, with_local, with_rule
from hullwright.editor.scenarios.composer.judgement import judged
from hullwright.editor.scenarios.composer.remedies import MOST, Remedy, RemedyFinder
from hullwright.editor.scenarios.composer.rules import RulesAtHand
from hullwright.engines.loader import prepared
from hullwright.engines.rules.findings import Finding, Kind
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario


def scenario_of(ruleset: str, *uses: object) -> Scenario:
    made = tuple(each if isinstance(each, RuleUse) else RuleUse(code=str(each)) for each in uses)
    return Scenario(name="Test", game="eftaios", ruleset=ruleset, rules=made)


def remedies(scenario: Scenario, rules: RulesAtHand, finding: Finding) -> list[Remedy]:
    found = RemedyFinder(scenario, rules, "en").remedies(finding)
    return [each for each in found if each is not None]


def offered(scenario: Scenario, rules: RulesAtHand) -> list[list[str]]:
    findings = judged(scenario, rules.book).findings
    return [
        [str(each.title) for each in remedies(scenario, rules, finding)] for finding in findings
    ]


def test_a_conflict_is_put_right_by_removing_or_preferring_either_rule(rules: RulesAtHand):
    scenario = scenario_of("ultimate", "A.5", "B.3")
    assert offered(scenario, rules) == [
        [
            "Remove “Starting over”",
            "Remove “Turned on the spot”",
            "Let “Starting over” count",
            "Let “Turned on the spot” count",
        ]
    ]


def test_both_rules_of_a_conflict_can_be_removed_even_if_another_needs_one_of_them(
    rules: RulesAtHand,
):
    kills = RuleUse(code="E.3", parameters={"kills": "players"})
    scenario = scenario_of("black-basic", "A.5", "B.3", "B.6", kills)
    (found,) = offered(scenario, rules)
    assert found[:2] == ["Remove “Starting over”", "Remove “Turned on the spot”"]


def test_a_rule_that_counts_takes_the_place_of_one_that_counted(rules: RulesAtHand):
    both = scenario_of(
        "ultimate",
        RuleUse(code="A.5", parameters={"force": True}),
        RuleUse(code="B.3", parameters={"force": True}),
    )
    (finding,) = judged(both, rules.book).findings
    titled = {str(each.title): each for each in remedies(both, rules, finding)}
    after = titled["Let “Turned on the spot” count"].edit(both)
    assert [dict(each.parameters) for each in after.rules] == [{}, {"force": True}]


def test_what_is_missing_can_be_added(rules: RulesAtHand):
    (found,) = offered(scenario_of("black-basic", "B.6"), rules)
    assert found == ["Add “Win by killing”", "Remove “No Humans”"]


def test_what_only_another_ruleset_has_leads_to_that_ruleset(rules: RulesAtHand):
    (found,) = offered(scenario_of("ultimate", "J.4"), rules)
    assert found == ["Remove “Silence brings items”", "Play the Black edition, advanced game"]


def test_an_idle_rule_can_be_removed(rules: RulesAtHand):
    assert offered(scenario_of("black-basic", "C.3"), rules) == [["Remove “Kills give no speed”"]]


def test_an_unknown_code_is_replaced_by_the_one_that_was_meant_or_removed(rules: RulesAtHand):
    scenario = scenario_of("ultimate", "mode:last-exi")
    assert offered(scenario, rules) == [["Use “A last exit” instead", "Remove “mode:last-exi”"]]


def test_an_unknown_ruleset_leads_to_those_that_are_known(rules: RulesAtHand):
    (found,) = offered(scenario_of("ultimat"), rules)
    assert found[0] == "Play the Ultimate edition"
    assert len(found) == 4


def test_an_unknown_game_leads_to_one_that_is_known(rules: RulesAtHand):
    scenario = Scenario(name="Test", game="chess", ruleset="fast")
    (found,) = offered(scenario, rules)
    assert "Play the Ultimate edition" in found


def test_a_value_that_can_not_be_is_put_right_by_the_usual_ones(rules: RulesAtHand):
    use = RuleUse(code="H.3", parameters={"uses": 0})
    assert offered(scenario_of("black-advanced", use), rules) == [
        ["Use the default values of “The Pilot's Teleport”", "Remove “The Pilot's Teleport”"]
    ]


def test_a_rule_that_is_named_twice_is_kept_once(rules: RulesAtHand):
    first = RuleUse(code="H.3", parameters={"uses": 2})
    other = RuleUse(code="H.3", parameters={"uses": 4})
    scenario = scenario_of("black-advanced", first, other)
    (finding,) = judged(scenario, rules.book).findings
    found = remedies(scenario, rules, finding)
    assert [str(each.title) for each in found] == [
        "Keep one “The Pilot's Teleport”",
        "Remove “The Pilot's Teleport”",
    ]
    assert found[0].edit(scenario).rules == (first,)


def test_of_the_scenarios_own_fields_only_the_one_that_is_meant_is_taken_out(rules: RulesAtHand):
    scenario = with_local(
        with_local(blank_scenario("x", "eftaios", "ultimate"), "rounds", 40), "hand_limit", 2
    )
    (finding,) = judged(scenario, rules.book).findings
    (remedy,) = remedies(scenario, rules, finding)
    assert str(remedy.title) == "Leave “Rounds” to the rules"
    assert remedy.edit(scenario).rules[0].parameters == {"hand_limit": 2}


def test_what_a_map_has_against_a_rule_proposes_no_other_rule(rules: RulesAtHand):
    from ...inspection.maps import map_of

    scenario = with_rule(
        blank_scenario("x", "eftaios", "ultimate"), RuleUse(code="B.4", parameters={"pod": 7})
    )
    zone = map_of("Hsd1", "sdsd", "dsdA")
    (finding,) = prepared(zone, scenario, rules.book).composition.findings
    assert "names pod 7" in finding.text
    titles = [str(each.title) for each in remedies(scenario, rules, finding)]
    assert titles == [
        "Use the default values of “Humans start on a pod”",
        "Remove “Humans start on a pod”",
    ]


@pytest.mark.parametrize("ruleset", ["ultimate", "black-basic"])
def test_every_remedy_for_every_pair_puts_its_finding_right(rules: RulesAtHand, ruleset: str):
    codes = [each.code for each in rules.book.of_game("eftaios") if each.code[1] == "."]
    tried = 0
    # Every third pair: all of them take a minute.
    for pair in list(combinations(codes, 2))[::3]:
        scenario = scenario_of(ruleset, *pair)
        for finding in judged(scenario, rules.book).findings:
            found = remedies(scenario, rules, finding)
            assert 0 < len(found) <= MOST, (pair, finding.text)
            for remedy in found:
                after = judged(remedy.edit(scenario), rules.book)
                same = [each for each in after.findings if each.text == finding.text]
                assert not same, (pair, remedy.title)
                tried += 1
    assert tried > 50


def test_kinds_of_findings_that_remedies_know_are_all_there_are():
    # Trust is given on the page of plugins; of the scenario, such a rule can be removed.
    known = {Kind.CONFLICT, Kind.NEEDS, Kind.IDLE, Kind.UNKNOWN, Kind.PARAMETER, Kind.TRUST}
    assert set(Kind) == known
