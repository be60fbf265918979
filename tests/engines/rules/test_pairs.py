"""Every rule and every pair of rules: the same ruleset in both orders, and the verdict that was reviewed."""

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from hullwright.engines.eftaios.ruleset import RULESETS, EftaiosRuleset
from hullwright.engines.rules.fields import notes

HERE = Path(__file__).parent


def table(name: str) -> tuple[list[str], dict[str, list[str]]]:
    """Return the head and the rows of a table that was reviewed."""
    lines = [line for line in (HERE / name).read_text().splitlines() if line[:1] != "#"]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    return rows[0][1:], {row[0]: row[1:] for row in rows[1:]}


SINGLES, PAIRS = table("singles.txt"), table("pairs.txt")


def official(book) -> list[str]:
    """Return the codes that have a letter and a number; other readings of the rules have names."""
    ours = [code for (_, code), rule in book.rules.items() if rule.plugin == "eftaios-rules"]
    return [code for code in ours if not code.startswith("reading:")]


def of_the_game(book) -> list[str]:
    """Return the codes of the game that is composed here, whatever plugin they come from."""
    return [rule.code for rule in book.of_game("eftaios")]


def verdict(composition) -> str:
    """Return the findings as they stand in the tables."""
    return (
        ", ".join(f"{each.kind} {'+'.join(each.codes)}" for each in composition.findings) or "fine"
    )


def test_the_tables_have_every_rule_every_pair_and_every_ruleset(book):
    codes = official(book)
    assert len(codes) == 22
    assert list(SINGLES[1]) == codes
    assert list(PAIRS[1]) == [f"{a} {b}" for a, b in combinations(codes, 2)]
    assert SINGLES[0] == list(RULESETS)
    assert PAIRS[0] == ["ultimate", "black-advanced"]


@pytest.mark.parametrize("ruleset", SINGLES[0])
def test_each_rule_alone_has_the_verdict_that_was_reviewed(composed, ruleset):
    expected = {code: row[SINGLES[0].index(ruleset)] for code, row in SINGLES[1].items()}
    assert {code: verdict(composed(ruleset, code)) for code in expected} == expected


@pytest.mark.parametrize("ruleset", PAIRS[0])
def test_each_pair_has_the_verdict_that_was_reviewed(composed, ruleset):
    expected = {pair: row[PAIRS[0].index(ruleset)] for pair, row in PAIRS[1].items()}
    assert {pair: verdict(composed(ruleset, *pair.split())) for pair in expected} == expected


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_pair_makes_the_same_ruleset_and_findings_in_both_orders(composed, book, ruleset):
    codes = of_the_game(book)
    for a, b in combinations(codes, 2):
        one, other = composed(ruleset, a, b), composed(ruleset, b, a)
        # As texts: tables must even list their keys in the same order.
        assert repr(one) == repr(other), (a, b)


def test_all_rules_at_once_make_the_same_ruleset_backwards(composed, book):
    codes = of_the_game(book)
    forwards = composed("black-advanced", *codes)
    assert repr(composed("black-advanced", *reversed(codes))) == repr(forwards)


@pytest.mark.parametrize("seed", range(25))
def test_any_handful_of_rules_composes_the_same_in_any_order(composed, book, seed):
    chance = Random(seed)
    codes = chance.sample(of_the_game(book), 7)
    rules = [{"code": code, "force": chance.random() < 0.3} for code in codes]
    for ruleset in RULESETS:
        shuffled = chance.sample(rules, len(rules))
        assert repr(composed(ruleset, *shuffled)) == repr(composed(ruleset, *rules))


def test_every_rule_of_ours_changes_some_ruleset(composed, book):
    for code in of_the_game(book):
        helped = [code, "E.3"] if code == "B.6" else [code]
        made = [composed(ruleset, *helped) for ruleset in RULESETS]
        assert any(each.changes and not each.findings for each in made), code


def test_findings_call_fields_and_values_as_people_do_and_keep_their_keys(composed, book):
    told = set()
    for pair in combinations(of_the_game(book), 2):
        for found in composed("ultimate", *pair).findings:
            # What a field means is for those who write rules, and names its values.
            words = {gap: each for gap, each in found.message.values.items() if gap != "means"}
            assert "_" not in "".join(map(str, words.values())), found.text
            told.update(found.fields)
    assert {"human_killed", "humans", "pod_deck"} <= told <= set(notes(EftaiosRuleset))
