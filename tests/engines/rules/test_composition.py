"""Composition with rules of nobody's game: merging, parameters, slots, triggers, unknown codes."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.rules import fields
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import compose
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.duties import Duty
from hullwright.engines.rules.facts import MapFacts
from hullwright.engines.rules.fields import NOT_EMPTY, rule_field
from hullwright.engines.rules.findings import Kind
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.records import from_json


@dataclass(frozen=True, kw_only=True)
class Ruleset(fields.Ruleset):
    rounds: int = rule_field(10, "How long it lasts.")
    fog: bool = rule_field(default=False, means="Whether there is fog.")
    lamps: tuple[str, ...] = rule_field((), "Who has a lamp.", matters={"fog": (True,)})
    speed_of: Mapping[str, int] = rule_field({}, "How fast someone is.")
    gear: Mapping[str, tuple[str, ...]] = rule_field({}, "What someone has.")
    caught: str = rule_field(
        "out", "What becomes of the caught.", slot=True, choices=("out", "back")
    )
    start: str = rule_field("door", "Where it begins.", choices=("door", "pod {}"))
    price: int = rule_field(0, "What a lamp costs.", needs={"lamps": NOT_EMPTY})
    triggers: tuple[str, ...] = rule_field((), "Functions.")


BASE = Ruleset()


def rule(code: str, **fields) -> RuleDefinition:
    texts = {"title": {"en": code}, "text": {"en": code}}
    return from_json({"code": code, "game": "hide", **texts, **fields}, RuleDefinition)


def composed(definitions, *uses, base=BASE, facts=None):
    named = [{"code": each} if isinstance(each, str) else each for each in uses]
    return compose(
        base, [RuleUse.from_json(each) for each in named], RuleBook.of(definitions), "hide", facts
    )


def kinds(composition) -> list[tuple[str, tuple[str, ...]]]:
    return [(str(each.kind), each.codes) for each in composition.findings]


NUMBER = {
    "type": "object",
    "properties": {
        "n": {"titles": {"en": "N"}, "type": "integer", "minimum": 1, "maximum": 9, "default": 4}
    },
}


def test_no_rules_change_nothing():
    made = composed([])
    assert made.ruleset == BASE
    assert not made.findings
    assert not made.changes


def test_changes_are_listed_with_both_values():
    assert composed([rule("a", sets={"rounds": 3})], "a").changes == (("rounds", 10, 3),)


def test_lists_grow_in_the_order_of_codes_and_hold_nothing_twice():
    rules = [rule("a.10", adds={"lamps": ["x", "y"]}), rule("a.9", adds={"lamps": ["z", "x"]})]
    made = composed([*rules, rule("f", sets={"fog": True})], "a.10", "f", "a.9")
    assert made.ruleset.lamps == ("z", "x", "y")
    assert not made.findings


def test_tables_grow_by_key_and_lists_in_them_too():
    rules = [
        rule("a", adds={"speed_of": {"cat": 3}, "gear": {"cat": ["bell"]}}),
        rule("b", adds={"speed_of": {"dog": 2}, "gear": {"cat": ["ball"], "dog": ["bone"]}}),
    ]
    made = composed(rules, "a", "b").ruleset
    assert made.speed_of == {"cat": 3, "dog": 2}
    assert made.gear == {"cat": ("bell", "ball"), "dog": ("bone",)}


def test_two_values_for_one_key_are_a_conflict_and_equal_ones_are_not():
    rules = [rule("a", adds={"speed_of": {"cat": 3}}), rule("b", adds={"speed_of": {"cat": 4}})]
    (found,) = composed(rules, "a", "b").findings
    assert (found.kind, found.codes) == (Kind.CONFLICT, ("a", "b"))
    assert "“Speed of, cat”" in found.text
    forced = composed(rules, "a", {"code": "b", "force": True})
    assert forced.ruleset.speed_of == {"cat": 4}
    assert not forced.errors
    same = [rules[0], rule("b", adds={"speed_of": {"cat": 3, "dog": 1}})]
    assert kinds(composed(same, "a", "b")) == [("idle", ("a",))]


def test_a_table_that_is_set_disagrees_with_another_value_for_its_key():
    rules = [
        rule("a", sets={"speed_of": {"cat": 3}}),
        rule("b", adds={"speed_of": {"cat": 4, "dog": 1}}),
    ]
    assert kinds(composed(rules, "a", "b")) == [("conflict", ("a", "b"))]
    forced = composed(rules, {"code": "a", "force": True}, "b")
    assert forced.ruleset.speed_of == {"cat": 3, "dog": 1}
    assert not forced.errors


def test_to_empty_a_field_and_to_add_to_it_is_a_conflict():
    rules = [rule("a", sets={"gear": {}}), rule("b", adds={"gear": {"cat": ["bell"]}})]
    base = Ruleset(gear={"dog": ("bone",)})
    assert kinds(composed(rules, "a", "b", base=base)) == [("conflict", ("a", "b"))]
    assert composed(rules, {"code": "a", "force": True}, "b", base=base).ruleset.gear == {}
    forced = composed(rules, "a", {"code": "b", "force": True}, base=base)
    assert forced.ruleset.gear == {"cat": ("bell",)}
    assert not forced.errors


def test_three_rules_that_disagree_are_named_together():
    rules = [rule(code, sets={"rounds": n}) for code, n in (("a", 1), ("b", 2), ("c", 1))]
    assert kinds(composed(rules, "c", "a", "b")) == [("conflict", ("a", "b", "c"))]


def test_rules_that_say_the_same_do_not_disagree_but_one_is_enough():
    rules = [rule("a", sets={"rounds": 3}), rule("b", sets={"rounds": 3})]
    made = composed(rules, "a", "b")
    assert kinds(made) == [("idle", ("a",)), ("idle", ("b",))]
    assert "b already settles Rounds" in made.findings[0].text


def test_a_field_that_does_not_matter_makes_its_rule_idle_until_it_does():
    rules = [rule("a", sets={"lamps": ["x"]}), rule("b", sets={"fog": True})]
    (found,) = composed(rules, "a").findings
    assert found.text == "a has no effect in this ruleset (Fog: no). Whether there is fog."
    assert not composed(rules, "a", "b").findings


def test_a_field_can_need_another():
    rules = [rule("a", sets={"price": 2}), rule("b", sets={"lamps": ["x"], "fog": True})]
    assert kinds(composed(rules, "a")) == [("needs", ("a",))]
    assert not composed(rules, "a", "b").findings


def test_a_rule_can_need_and_contradict_what_it_declares():
    rules = [
        rule("a", sets={"rounds": 5}, needs={"fog": [True]}, conflicts=[{"lamps": "filled"}]),
        rule("b", sets={"fog": True}),
        rule("c", adds={"lamps": ["x"]}),
    ]
    assert ("needs", ("a",)) in kinds(composed(rules, "a"))
    assert not composed(rules, "a", "b").findings
    assert kinds(composed(rules, "a", "b", "c")) == [("conflict", ("a", "c"))]


def test_a_rule_can_need_something_of_the_map():
    rules = [rule("a", sets={"rounds": 5}, needs={"map": {"well": True}})]
    assert kinds(composed(rules, "a", facts=MapFacts(frozenset()))) == [("needs", ("a",))]
    assert not composed(rules, "a", facts=MapFacts(frozenset({"well"}))).findings
    assert not composed(rules, "a").findings


def test_parameters_fill_expressions():
    made = rule(
        "a",
        parameters=NUMBER,
        sets={"rounds": {"parameter": "n"}, "start": {"parameter": "n", "text": "pod {}"}},
    )
    assert composed([made], "a").ruleset.rounds == 4
    ruleset = composed([made], {"code": "a", "n": 7}).ruleset
    assert (ruleset.rounds, ruleset.start) == (7, "pod 7")


def test_all_that_is_wrong_with_parameters_is_said_at_once_and_the_defaults_stand_in():
    made = composed(
        [rule("a", parameters=NUMBER, sets={"rounds": {"parameter": "n"}})],
        {"code": "a", "n": 12, "nn": 1, "force": "yes", "plugin": "somebody"},
    )
    assert [each.text for each in made.findings] == [
        "a: “n” can't be 12. Possible: 1 … 9.",
        "a has no parameter “nn” (did you mean “n”?).",
        'a: “force” can\'t be "yes". Possible: false | true.',
    ]
    assert made.ruleset.rounds == 4


def test_unknown_codes_warn_and_everything_goes_on_without_them():
    made = composed([rule("fog:thick", sets={"fog": True})], "fog:thik", "fog:thick")
    (found,) = made.findings
    assert (found.kind, found.codes, found.is_error) == (Kind.UNKNOWN, ("fog:thik",), False)
    assert "did you mean “fog:thick”?" in found.text
    assert made.ruleset.fog


def test_an_unknown_code_says_which_plugin_is_missing_where_the_scenario_names_it():
    (found,) = composed([], {"code": "Z.1", "plugin": "lost-codes"}).findings
    assert "Install the plugin “lost-codes”" in found.text
    assert "Its text is missing" in found.text


def test_a_code_of_another_game_says_so():
    book = RuleBook.of([rule("a")])
    assert "but hide has" in str(book.unknown("a", "seek"))
    assert book.find("a", "seek") is None


def test_codes_given_twice_are_found():
    rules = [rule("a", parameters=NUMBER, sets={"rounds": {"parameter": "n"}})]
    assert kinds(composed(rules, "a", "a")) == [("idle", ("a",))]
    different = [{"code": "a", "n": 2}, {"code": "a", "n": 3}]
    made = composed(rules, *different)
    assert kinds(made) == [("conflict", ("a",))]
    assert composed(rules, *reversed(different)) == made


@pytest.mark.parametrize(
    "sets",
    [
        {"rounds": "ten"},
        {"rounds": True},
        {"fog": 1},
        {"lamps": "x"},
        {"lamps": [1]},
        {"speed_of": {"cat": "fast"}},
        {"caught": "bak"},
        {"start": "well"},
    ],
)
def test_values_that_a_field_cannot_have_are_found_and_left_out(sets):
    made = composed([rule("a", sets=sets)], "a")
    (found,) = made.findings
    assert (found.kind, found.is_error) == (Kind.PARAMETER, True)
    assert next(iter(sets)) in found.text
    assert made.ruleset == BASE


def test_fields_that_a_ruleset_has_not_are_found():
    made = composed([rule("a", sets={"round": 3}, idle=[{"mist": [True]}])], "a")
    assert [each.kind for each in made.findings] == [Kind.UNKNOWN, Kind.UNKNOWN]
    assert "did you mean “rounds”?" in made.findings[0].text
    assert made.ruleset == BASE


def test_code_for_a_slot_is_named_with_its_plugin():
    from dataclasses import replace

    plain = rule("a", sets={"caught": "cage:locked"})
    made = composed([replace(plain, plugin="cages")], "a")
    assert made.ruleset.caught == "cages/cage:locked"
    assert not made.findings


def test_two_owners_of_a_slot_conflict():
    rules = [rule("a", sets={"caught": "cage:locked"}), rule("b", sets={"caught": "back"})]
    assert kinds(composed(rules, "a", "b")) == [("conflict", ("a", "b"))]


def test_triggers_stand_in_the_ruleset_with_their_settings_and_load_told_of_them():
    trigger = {
        "moment": "caught",
        "layer": "watch",
        "priority": 2,
        "code": "bell:rung",
        "settings": {"times": {"parameter": "n"}, "bar": "|"},
    }
    made = composed([rule("a", parameters=NUMBER, triggers=[trigger])], {"code": "a", "n": 3})
    (text,) = made.ruleset.triggers
    moment, layer, priority, code, name = text.split("|")
    assert (moment, layer, priority, code) == ("caught", "watch", "2", "a")
    loaded = []

    def loader(function, duty):
        loaded.append((function, duty))
        return lambda state, **details: (state, details)

    call = RuleBook.of([], loader).load(name, Duty.WATCH)
    assert loaded == [("/bell:rung", Duty.WATCH)]
    assert call("state", who=1) == ("state", {"times": 3, "bar": "|", "who": 1})


def test_the_empty_book_refuses_to_load_with_a_sentence():
    with pytest.raises(HullwrightError, match=r"No plugins are available here, so “p/m:f”"):
        RuleBook().load("p/m:f")


def test_the_order_of_rules_in_a_scenario_never_matters():
    rules = [
        rule(code, sets={"rounds": index % 3}, adds={"lamps": [code], "gear": {"cat": [code]}})
        for index, code in enumerate("abcdef")
    ]
    uses = [{"code": code, "force": code in "be"} for code in "abcdef"]
    expected = repr(composed(rules, *uses))
    for seed in range(20):
        shuffled = Random(seed).sample(uses, len(uses))
        assert repr(composed(rules, *shuffled)) == expected


def test_findings_are_json_for_programs():
    (found,) = composed([], "Z.1").findings
    assert json.loads(json.dumps(found.to_json()))["codes"] == ["Z.1"]


def test_a_rule_that_says_nothing_about_the_ruleset_yet_is_told_so():
    blank = RuleDefinition(code="my:blank", game="eftaios", title={"en": "–"}, text={"en": "–"})
    book = RuleBook.of([blank])
    (found,) = compose(RULESETS["ultimate"], [RuleUse(code="my:blank")], book, "eftaios").findings
    assert str(found.message) == "my:blank changes nothing: it says nothing about the ruleset yet."
