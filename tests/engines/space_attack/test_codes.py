"""The rule codes: each alone and in pairs, on maps, and in play."""

from dataclasses import replace
from itertools import combinations

import pytest

from hullwright.engines.audit import audit
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load, prepared
from hullwright.engines.rules.composition import Composition, compose
from hullwright.engines.rules.definition import LANGUAGES
from hullwright.engines.space_attack.invariants import INVARIANTS
from hullwright.engines.space_attack.ruleset import RULESETS
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import RuleUse

from .arrange import CODES, sample, scenario, shipped_rules

BASE = RULESETS["standard"]


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def composed(book, *rules) -> Composition:
    uses = [RuleUse.from_json({"code": each} if isinstance(each, str) else each) for each in rules]
    return compose(BASE, uses, book, "space_attack", None, INVARIANTS)


def verdict(composition: Composition) -> str:
    """Return the findings in short, as the tables below have them."""
    found = (f"{each.kind} {'+'.join(each.codes)}" for each in composition.findings)
    return ", ".join(found) or "fine"


SETS = {
    "SA.BLUE": {"blue_tiles": "any"},
    "SA.BOARDING": {"boarding_attacked": "all"},
    "SA.CREW_VALUES": {"crew_values": "always"},
    "SA.DEFEND_ZERO": {"defend_zero": False},
    "SA.DRIFTER_BOARD": {"drifter_board": "same_turn"},
    "SA.EVOLVE_ATTACKS": {"evolve_attacks": "fighters"},
    "SA.HATCHING": {"hatching": "either"},
    "SA.OVERPOPULATED": {"crew_on_inner_tile": 2},
    "SA.PLAYERS_5_6": {"many_players": True},
    "SA.RANDOM_REACTORS": {"reactors_dealt": True},
    "SA.SIDE_B": {"gates": "ends"},
    "SA.TO_THE_LAST": {"core_breach": "black_hole"},
    "SA.TWO_COLOURS": {"colours_of_two": 2},
}
"""What each code makes of the ruleset by its default parameters."""

NOT_FINE = {("SA.PLAYERS_5_6", "SA.TWO_COLOURS"): "conflict SA.PLAYERS_5_6+SA.TWO_COLOURS"}
"""Reviewed pair by pair. No two codes set one field, and none takes away what another is about; only the
rules for two players and for five or six are of two different tables."""


def test_the_codes_are_those_of_the_digest_in_four_languages(book):
    rules = book.of_game("space_attack")
    assert [rule.code for rule in rules] == list(SETS) == list(CODES)
    for rule in rules:
        assert set(rule.title) == set(rule.text) == set(LANGUAGES)


@pytest.mark.parametrize("code", SETS)
def test_each_code_alone_is_fine_and_sets_what_it_says(book, code):
    made = composed(book, code)
    assert verdict(made) == "fine"
    assert {name: after for name, _, after in made.changes} == SETS[code]


def test_each_pair_has_the_verdict_that_was_reviewed_in_both_orders(book):
    for pair in combinations(SETS, 2):
        one, other = composed(book, *pair), composed(book, *reversed(pair))
        assert repr(one) == repr(other)
        assert verdict(one) == NOT_FINE.get(pair, "fine")


@pytest.mark.parametrize(
    "rule",
    [
        {"code": "SA.BLUE", "tiles": "one"},
        {"code": "SA.DRIFTER_BOARD", "when": "next_turn"},
        {"code": "SA.EVOLVE_ATTACKS", "whom": "all"},
        {"code": "SA.DEFEND_ZERO", "stay": "on"},
    ],
)
def test_codes_with_the_usual_value_change_nothing_and_say_so(book, rule):
    made = composed(book, rule)
    assert made.changes == ()
    assert verdict(made) == f"idle {rule['code']}"


def test_rounds_after_the_station_have_no_effect_where_a_breach_ends_the_game(book):
    made = composed(book, {"code": "LOCAL", "rounds_after_station": 5})
    assert verdict(made) == "idle LOCAL"
    last = composed(book, {"code": "SA.TO_THE_LAST", "rounds": 5})
    assert last.ruleset.rounds_after_station == 5


def test_one_movement_point_is_warned_of(book):
    assert verdict(composed(book, {"code": "LOCAL", "move_points": 1})) == "needs LOCAL"
    assert not composed(book, {"code": "LOCAL", "move_points": 1}).errors


# -- on maps --------------------------------------------------------------------------------------


def told(book, name: str, *codes: str) -> str:
    """Return what is said of a sample under codes, errors and warnings, in one text."""
    found = prepared(sample(name), scenario(*codes), book).problems
    return " ".join(str(each.text) for each in found if each.severity is not Severity.HINT)


@pytest.mark.parametrize(
    ("code", "says"),
    [("SA.RANDOM_REACTORS", "This map fixes no Reactors"), ("SA.BLUE", ""), ("SA.SIDE_B", "")],
)
def test_a_rule_that_finds_nothing_to_do_on_a_map_is_told(book, code, says):
    assert says in told(book, "standard", code)
    assert bool(told(book, "standard", code)) == bool(says)
    assert "fixes no Reactors" not in told(book, "eight-rocks", code)


def test_the_gates_of_side_b_must_be_cells_of_the_board(book):
    document = sample()
    rows = (*document.layout.rows[:11], "-.......-.--", "--.......---")
    smaller = replace(document, layout=replace(document.layout, rows=rows))
    with pytest.raises(CannotPlay, match="The gates of side B do not fit on this board"):
        load(smaller, scenario("SA.SIDE_B"), book)


def test_six_players_need_room_for_their_crew_on_any_map(book):
    assert load(sample("eight-rocks"), scenario("SA.PLAYERS_5_6"), book).seats == range(2, 7)


def test_creatures_that_nobody_knows_are_refused(book):
    layout = sample().layout
    strange = replace(layout.creatures[0], kind="kraken")
    document = replace(
        sample(),
        layout=replace(
            layout,
            creatures=(strange, *layout.creatures[1:]),
            supply={**layout.supply, "kraken": 1},
        ),
    )
    with pytest.raises(CannotPlay, match="Nothing says what these creatures do: kraken"):
        load(document, scenario(), book)


# -- in play --------------------------------------------------------------------------------------

GAMES = {
    "SA.BLUE": 8,
    "SA.DRIFTER_BOARD": 4,
    "SA.EVOLVE_ATTACKS": 6,
    "SA.DEFEND_ZERO": 6,
    "SA.SIDE_B": 6,
}
"""How many it takes where a code waits for tiles to be found, or for crew to be where it matters."""


AT_OTHER_TABLES = {"SA.PLAYERS_5_6", "SA.TWO_COLOURS"}
IN_SCENES = {"SA.BOARDING", "SA.CREW_VALUES", "SA.HATCHING"}
"""Codes that chance hardly ever leads to, or that change what is seen alone: test_second_reading shows them."""


@pytest.mark.parametrize("code", [each for each in SETS if each not in AT_OTHER_TABLES | IN_SCENES])
def test_each_code_fires_in_some_seeded_game(book, code):
    on = "eight-rocks" if code == "SA.RANDOM_REACTORS" else "standard"
    assert audit(sample(on), scenario(code), book, players=2, games=GAMES.get(code, 1))[code]


def test_two_colours_fire_in_games_of_two(book):
    assert audit(sample(), scenario("SA.TWO_COLOURS"), book, players=2, games=1) == {
        "SA.TWO_COLOURS": 1
    }
