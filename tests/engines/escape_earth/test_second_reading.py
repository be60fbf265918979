"""The second reading of the rules: where play differed from the print, each line as printed by default."""

from dataclasses import replace

import pytest

from hullwright.engines.escape_earth.engine import ENGINE
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS, RULESETS
from hullwright.engines.loader import load, plain_scenario, prepared
from hullwright.samples import HERE
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map

from .arrange import do, drawn, end_turn, game, layout, options, played, scene, shipped_rules, work


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return shipped_rules(tmp_path_factory.mktemp("home"))


def under(book, *rules, ruleset="beginner"):
    uses = tuple(RuleUse(code=code, parameters=given) for code, given in rules)
    scenario = Scenario(name="Test", game="escape_earth", ruleset=ruleset, rules=uses)
    return load(drawn(), scenario, book)


def test_the_levels_are_beginner_and_expert_and_beginner_is_the_usual_one():
    """EE-23, EE-24."""
    assert list(RULESETS) == ["beginner", "expert"]
    assert plain_scenario(drawn()).ruleset == "beginner"
    assert load(drawn()).ruleset.time_from == "building2"
    assert (RULESETS["expert"].time_from, RULESETS["expert"].repel_faceup_only) == ("turn1", True)


def test_standard_is_a_name_that_only_old_scenarios_use(book):
    """EE-23."""
    assert "standard" not in ENGINE.rulesets
    old = Scenario(name="Old", game="escape_earth", ruleset="standard")
    ruleset = prepared(drawn(), old, book).game.ruleset
    assert ruleset == OLD_RULESETS["standard"]
    assert (ruleset.time_from, ruleset.repel_faceup_only) == ("turn1", False)


def test_beginners_turn_no_time_card_over_before_the_second_building():
    """EE-24."""
    state = scene(load(drawn()), time=[0, 0, 9])
    end_turn(state)
    assert state.aliens == 17
    state.built = 2
    end_turn(state)
    assert state.aliens == 15


def test_passing_gives_up_one_action_and_not_the_turn():
    """EE-22."""
    state = scene(game(rules="beginner"))
    do(state, "pass")
    assert (state.hand, state.acts) == (0, 1)
    do(state, "improve", 1)
    assert (state.hand, state.acts) == (1, 2)


def test_passing_may_give_up_the_turn_by_a_rule(book):
    """EE-22, the other reading."""
    played_so = under(book, ("EE.PASS", {"value": "turn"}))
    state = scene(played_so)
    do(state, "pass")
    assert (state.hand, state.acts) == (1, 2)


def facing_aliens(rules, aliens):
    """Return a scene with a starbase and Aliens at a position; five cards lie open."""
    state = scene(played(layout("EPsssssssO", 5), rules), aliens=aliens)
    work(state, 2, "starbase", 2, level=1)
    return state


def test_experts_repel_aliens_that_stand_on_a_face_up_card_wherever_they_go():
    """EE-49."""
    expert = RULESETS["expert"]
    assert options(facing_aliens(expert, 5), "repel") == {(2, 1), (2, 2)}, "onto hidden cards, too"
    assert options(facing_aliens(expert, 6), "repel") == set()
    assert options(facing_aliens(RULESETS["beginner"], 6), "repel") == {(2, 1), (2, 2)}


def test_the_way_back_may_have_to_lie_open_by_a_rule(book):
    """EE-49, the other reading."""
    rules = replace(
        under(book, ("EE.REPEL_WAY", {}), ruleset="expert").ruleset, first_player="choice"
    )
    assert rules.repel_way_faceup
    assert options(facing_aliens(rules, 5), "repel") == set()
    assert options(facing_aliens(rules, 4), "repel") == {(2, 1)}
    assert options(facing_aliens(rules, 3), "repel") == {(2, 1), (2, 2)}


def test_a_sample_has_the_shuffled_set_up_of_the_box():
    """EE-10, EE-11."""
    document = read_map(HERE / "galaxies" / "uncharted-night.json")
    galaxy = document.layout
    assert list(galaxy.drawn()) == list(range(2, 16))
    assert (sum(galaxy.deck.shuffle.values()), galaxy.deck.remove) == (16, 2)
    assert [at for at, each in enumerate(galaxy.cards, 1) if each.face_up] == [1, 2, 3, 4]
    first, second = (load(document).new_state(2, seed).cards for seed in (1, 2))
    assert first != second
