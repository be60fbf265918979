"""Components and set-up: EE-1 … EE-18."""

from collections import Counter
from dataclasses import replace

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS
from hullwright.engines.loader import load
from hullwright.samples import HERE
from hullwright.schema.documents.maps import Players
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.galaxy.board import spots

from .arrange import do, drawn, end_turn, game, layout, opened, options, played, sample, scene, work


def test_exactly_two_play_and_win_or_lose_together():
    """EE-1."""
    box = load(drawn())
    assert list(box.seats) == [2]
    with pytest.raises(CannotPlay, match="2"):
        box.new_state(3, seed=1)
    state = scene(game("EssO", 4), ships=[4, 2])
    assert state.sides == [0, 0]
    end_turn(state)
    state.rows[1] = (8, 4, 0, 5, 1)
    do(state, "travel", "food", 4)
    assert state.result().winners == (0, 1)


def test_a_map_may_be_made_for_another_number_of_players():
    """EE-1, where the map says otherwise."""
    document = replace(drawn(), players=Players(min=1, max=2))
    found = load(document)
    assert list(found.seats) == [1, 2]
    assert len(found.new_state(1, seed=1).ships) == 1


def test_the_box_has_the_cards_of_the_rules():
    """EE-2, EE-3, EE-4, EE-5, EE-6, EE-7."""
    box = load(drawn()).box
    galaxy = box.galaxy
    assert {name: each.count for name, each in galaxy.card_types.items()} == {
        "earth": 1,
        "ocean": 1,
        "planet": 3,
        "planet_food": 1,
        "planet_resource": 1,
        "space": 8,
        "asteroid": 3,
    }
    assert {each.parsec for name, each in galaxy.card_types.items() if name != "asteroid"} == {1}
    assert galaxy.card_types["asteroid"].parsec == 2
    assert dict(zip(box.names, box.stock, strict=True)) == {
        "outpost": 5,
        "farm": 3,
        "mine": 3,
        "lab": 3,
        "starbase": 3,
    }
    assert Counter(box.activity) == {
        "build": 1,
        "food": 2,
        "resource": 2,
        "knowledge": 2,
        "military": 2,
    }
    assert sum(each.copies for each in galaxy.activity) == 10
    assert (galaxy.time.nothing, galaxy.time.event, galaxy.time.aliens) == (3, 1, 2)
    assert dict(zip(box.event_names, box.event_deck, strict=True)) == {
        "famine": 4,
        "revolt": 2,
        "raiders": 2,
        "anomaly": 2,
        "plague": 2,
    }
    assert sum(box.supply) == 30


def test_sixteen_of_eighteen_cards_are_laid_and_two_are_left_out():
    """EE-10, EE-11."""
    box = load(drawn())
    for seed in range(10):
        state = box.new_state(2, seed)
        assert (state.cards[0], state.cards[-1], len(state.cards)) == ("earth", "ocean", 16)
        assert len(state.left_out) == 2
        laid = Counter((*state.cards, *state.left_out))
        assert laid == {name: each.count for name, each in box.layout.card_types.items()}
        assert opened(state) == [1, 2, 3, 4]
    assert len({box.new_state(2, seed).cards for seed in range(10)}) == 10


def test_a_fixed_galaxy_lies_as_the_map_says():
    """EE-10, for galaxies that a designer laid out."""
    fixed = load(sample("first-light"), ruleset="expert")
    cards = {fixed.new_state(2, seed).cards for seed in range(5)}
    assert cards == {tuple(each.card for each in sample("first-light").layout.cards)}


def test_the_path_turns_back_below_the_last_card_of_a_row():
    """EE-12."""
    found = spots(load(drawn()).layout.track, 16)
    assert [found[at - 1] for at in (1, 8, 9, 16)] == [(0, 0), (7, 0), (7, 1), (0, 1)]


def test_an_empty_stack_can_not_be_built_from():
    """EE-13."""
    state = scene(game("EPPPO", 5), ships=[2, 1])
    assert ("lab",) in options(state, "build")
    for at in (1, 3, 4):
        work(state, at, "lab")
    assert ("lab",) not in options(state, "build")
    assert "no lab left" in str(state.explain(("build", "lab")))


def test_decks_are_whole_and_drawn_at_random():
    """EE-14."""
    box = load(drawn(), ruleset="expert")
    starts = [box.new_state(2, seed) for seed in range(30)]
    assert all(state.time == [3, 1, 2] for state in starts)
    assert all(state.event_deck == [4, 2, 2, 2, 2] for state in starts)
    for state in starts:
        state.apply(("start", 1))
    assert {next(e for e in state.events if e[0] == "time")[2] for state in starts} == {
        "nothing",
        "event",
        "aliens",
    }


def test_each_hand_has_five_different_cards_three_slow_and_two_fast():
    """EE-15, EE-16."""
    box = load(drawn())
    deals = set()
    for seed in range(40):
        state = box.new_state(2, seed)
        for row in state.rows:
            assert len({box.box.activity[card] for card in row}) == 5
            assert Counter(box.box.travel[card] for card in row) == {2: 3, 3: 2}
        deals.add(frozenset(state.rows[0]))
    assert len(deals) == 6


def test_ships_start_on_earth_the_aliens_beside_the_ocean():
    """EE-17."""
    state = load(drawn()).new_state(2, seed=1)
    assert state.ships == [1, 1]
    assert (state.aliens, state.anomaly) == (17, 0)
    assert sum(state.supply) + len(state.gifts) == 30


def test_open_bonus_planets_give_their_cube_and_the_team_chooses_who_begins():
    """EE-18."""
    state = load(sample("first-light")).new_state(2, seed=1)
    assert state.gifts == {4: 0}
    assert state.phase == "start"
    assert options(state, "start") == {(1,), (2,)}
    do(state, "start", 2)
    assert (state.turn, state.to_move) == (1, 1)


def test_who_begins_may_be_drawn_and_open_planets_may_give_nothing():
    """EE-18, decided otherwise."""
    rules = replace(OLD_RULESETS["standard"], first_player="random", bonus_at_start=False)
    found = played(layout("EFRPssssO"), rules)
    states = [found.new_state(2, seed) for seed in range(20)]
    assert {state.first for state in states} == {0, 1}
    assert all(not state.gifts and state.phase != "start" for state in states)


@pytest.mark.parametrize("path", ["hex-zones/thimble", "mazes/long-haul", "stations/standard"])
def test_other_maps_are_refused_with_the_roles_that_they_lack(path):
    """EE-2: there is no way from a start to a goal on them."""
    document = read_map(HERE / f"{path}.json")
    scenario = Scenario(name="Test", game="escape_earth", ruleset="expert")
    with pytest.raises(CannotPlay, match=r"it has no .*goal"):
        load(document, scenario)
