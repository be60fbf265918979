"""Rule codes: verdicts on each and on every pair, what they change, and that they fire in some game."""

from itertools import combinations
from pathlib import Path

import pytest

from hullwright.engines.audit import audit
from hullwright.engines.contract import CannotPlay
from hullwright.engines.escape_earth.engine import ENGINE
from hullwright.engines.escape_earth.ruleset import RULESETS
from hullwright.engines.loader import load, prepared
from hullwright.engines.rules.composition import compose
from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario

from .arrange import RULES, drawn, sample, shipped_rules

HERE = Path(__file__).parent
GAME = "escape_earth"


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def codes(book):
    return [
        code for (game, code), rule in book.rules.items() if rule.plugin == "escape-earth-rules"
    ]


def composed(book, ruleset, *rules):
    uses = [RuleUse.from_json({"code": each} if isinstance(each, str) else each) for each in rules]
    return compose(RULES[ruleset], uses, book, GAME, None, ENGINE.invariants)


def verdict(composition):
    found = (f"{each.kind} {'+'.join(each.codes)}" for each in composition.findings)
    return ", ".join(found) or "fine"


def table(name):
    """Return the head and the rows of a table that was reviewed."""
    lines = [line for line in (HERE / name).read_text().splitlines() if line[:1] != "#"]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    return rows[0][1:], {row[0]: row[1:] for row in rows[1:]}


def use(code, value=None):
    return RuleUse(code=code, parameters={} if value is None else {"value": value})


def scenario(*rules, ruleset="standard"):
    return Scenario(name="Test", game=GAME, ruleset=ruleset, rules=rules)


def test_the_plugin_has_every_code_of_the_digest_in_four_languages(book, codes):
    assert set(codes) == {
        *("EE.LEVEL", "EE.TIME_FROM", "EE.REPEL_FACEUP_ONLY", "EE.OUTPOST", "EE.SOFTLOCK"),
        *("EE.REMOVED", "EE.TIME", "EE.SOLO", "EE.GOAL_OPEN", "EE.FIXED_GALAXY", "EE.CHAOS"),
        *("EE.PASS", "EE.REPEL_WAY"),
    }
    assert not book.troubles
    for code in codes:
        rule = book.find(code, GAME)
        for texts in (rule.title, rule.text, *(each["titles"] for each in rule.settings.values())):
            assert set(texts) == set(LANGUAGES)


def test_each_rule_alone_has_the_verdict_that_was_reviewed(book, codes):
    head, rows = table("singles.txt")
    assert head == list(RULES)
    found = {code: [verdict(composed(book, each, code)) for each in RULES] for code in codes}
    assert found == rows


def test_each_pair_has_the_verdict_that_was_reviewed_in_both_orders(book, codes):
    _, rows = table("pairs.txt")
    assert list(rows) == [f"{a} {b}" for a, b in combinations(codes, 2)]
    for a, b in combinations(codes, 2):
        one, other = composed(book, "standard", a, b), composed(book, "standard", b, a)
        assert repr(one) == repr(other)
        assert [verdict(one)] == rows[f"{a} {b}"]


def test_levels_conflict_with_the_switches_that_say_otherwise(book):
    """EE.LEVEL, EE.TIME_FROM, EE.REPEL_FACEUP_ONLY."""
    expert = {"code": "EE.LEVEL", "value": "expert"}
    assert composed(book, "standard", expert).ruleset == RULESETS["expert"]
    assert composed(book, "standard", "EE.LEVEL").ruleset == RULESETS["beginner"]
    late = {"code": "EE.TIME_FROM", "value": "building2"}
    assert verdict(composed(book, "standard", expert, late)) == "conflict EE.LEVEL+EE.TIME_FROM"
    forced = composed(book, "standard", expert, late | {"force": True})
    assert not forced.errors
    assert forced.ruleset.time_from == "building2"
    assert forced.ruleset.repel_faceup_only


def test_a_time_deck_is_three_numbers(book):
    """EE.TIME."""
    bad = composed(book, "standard", {"code": "EE.TIME", "value": "3-1-2"})
    assert verdict(bad) == "parameter EE.TIME"
    assert "3/1/2" in bad.errors[0].text
    calm = composed(book, "standard", {"code": "EE.TIME", "value": "4/0/0"})
    assert (verdict(calm), calm.errors) == ("needs EE.TIME", ())
    hard = load(drawn(), scenario(use("EE.TIME", "2/1/3")), book)
    assert hard.time_cards == (2, 1, 3)


def test_codes_say_what_they_ask_of_the_map(book):
    """EE.REMOVED, EE.FIXED_GALAXY: the checks of the galaxy judge by the rules in force."""
    with pytest.raises(CannotPlay, match=r"leaves 13 cards for 14"):
        load(drawn(), scenario(use("EE.REMOVED", 3)), book)
    with pytest.raises(CannotPlay, match="drawn"):
        load(drawn(), scenario(use("EE.FIXED_GALAXY")), book)
    fixed = load(sample("first-light"), scenario(use("EE.FIXED_GALAXY")), book)
    assert fixed.ruleset.fixed_galaxy
    found = prepared(sample("first-light"), scenario(use("EE.REMOVED", 2)), book).problems
    assert [each.text for each in found if "EE.REMOVED" in each.id]


def test_the_map_names_its_level_itself(book):
    """EE.LEVEL in the samples."""
    assert load(sample("first-light"), None, book).ruleset.time_from == "building2"
    assert load(sample("dead-reach"), None, book).ruleset.repel_faceup_only
    for name in ("first-light", "dead-reach", "asteroid-belt"):
        document = sample(name)
        problems = prepared(document, scenario(*document.rules), book).problems
        assert not [each for each in problems if "EE." in each.id]


FIRING = {
    "EE.LEVEL": ("beginner", "standard"),
    "EE.TIME_FROM": ("building2", "standard"),
    "EE.REPEL_FACEUP_ONLY": (None, "beginner"),
    "EE.OUTPOST": ("next_hidden", "standard"),
    "EE.SOFTLOCK": ("lose", "beginner"),
    "EE.TIME": ("4/1/1", "standard"),
    "EE.GOAL_OPEN": (None, "beginner"),
    "EE.CHAOS": ("off", "standard"),
    "EE.PASS": ("turn", "beginner"),
    "EE.REPEL_WAY": (None, "beginner"),
}
RARE = {"EE.REPEL_FACEUP_ONLY": 60, "EE.SOFTLOCK": 60, "EE.GOAL_OPEN": 30, "EE.REPEL_WAY": 60}
"""Codes that wait for what random players seldom manage."""


@pytest.mark.parametrize("code", FIRING)
def test_each_code_fires_in_some_seeded_game(book, code):
    value, ruleset = FIRING[code]
    rules = scenario(use(code, value), ruleset=ruleset)
    assert audit(drawn(), rules, book, 2, RARE.get(code, 10))[code] > 0


def test_one_player_plays_both_ships(book):
    """EE.SOLO."""
    game = load(drawn(), scenario(use("EE.SOLO")), book)
    state = game.new_state(1, seed=1)
    assert (len(state.ships), state.players) == (2, 1)
    state.apply(("start", 2))
    assert (state.hand, state.to_move) == (1, 0)


def test_an_open_goal_needs_no_reveal(book):
    """EE.GOAL_OPEN."""
    state = load(drawn(), scenario(use("EE.GOAL_OPEN")), book).new_state(2, seed=1)
    assert state.opened >> 16 & 1
