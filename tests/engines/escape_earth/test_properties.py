"""Random games: whatever is played, nothing impossible happens, and every game ends."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.conformance import violations
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS, RULESETS
from hullwright.engines.loader import load
from hullwright.schema.kinds.galaxy.house import house

from .arrange import SAMPLES, drawn, layout, played, playing, sample
from .invariants import watched

GALAXIES = (*SAMPLES, "drawn")


def galaxy(name: str):
    return drawn() if name == "drawn" else replace(sample(name), rules=())


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("name", GALAXIES)
def test_galaxies_play_without_an_illegal_state_on_every_level(name, rules):
    game = load(galaxy(name), ruleset=rules)
    for seed in range(12):
        watched(game, 2, seed, Random(seed))


@pytest.mark.parametrize("name", ["first-light", "drawn"])
def test_the_conformance_suite_finds_nothing(name):
    assert list(violations(load(galaxy(name), ruleset="expert"), games=2)) == []


def test_a_solo_game_keeps_the_contract_too():
    game = played(layout("EPsFssRAsPO"), replace(RULESETS["beginner"], solo=True))
    assert list(game.seats) == [1]
    assert list(violations(game, games=1)) == []
    state = watched(game, 1, 5, Random(5))
    assert len(state.ships) == 2
    assert {event[2] for event in state.events if event[0] == "turn"} == {1, 2}


FIELDS = {
    "time_from": st.sampled_from(["turn1", "building2"]),
    "repel_faceup_only": st.booleans(),
    "repel_with": st.sampled_from(["military", "food", ""]),
    "outposts": st.sampled_from(["window", "next_hidden"]),
    "upgrade_reveals": st.booleans(),
    "softlock": st.sampled_from(["warn", "lose"]),
    "goal_open": st.booleans(),
    "bonus_at_start": st.booleans(),
    "bonus_spendable": st.booleans(),
    "first_player": st.sampled_from(["choice", "random"]),
    "solo": st.booleans(),
    "build_on_start": st.booleans(),
    "replaced_returns": st.booleans(),
    "instant_for_all": st.booleans(),
    "time_deck": st.sampled_from(["", "0/0/0", "1/1/0", "2/0/3", "0/3/1"]),
    "aliens_walk": st.booleans(),
    "chaos": st.booleans(),
    "chaos_counts": st.sampled_from(["kinds", "cards"]),
    "rounds": st.integers(1, 12),
    "repel_way_faceup": st.booleans(),
    "pass_ends_turn": st.booleans(),
}
changes = st.fixed_dictionaries(
    {"rounds": FIELDS["rounds"]},
    optional={name: each for name, each in FIELDS.items() if name != "rounds"},
)


def test_every_field_of_the_ruleset_is_tried():
    elsewhere = {"removed", "fixed_galaxy", "triggers"}
    assert set(FIELDS) | elsewhere == {each.name for each in fields(OLD_RULESETS["standard"])}


@st.composite
def galaxies(draw):
    """A short galaxy with house rules that differ where a designer may change them."""
    between = draw(st.text("PFRsA", min_size=2, max_size=12))
    box = house()
    return layout(
        f"E{between}O",
        draw(st.integers(2, 5)),
        aliens=replace(box.aliens, start=draw(st.integers(3, 20)), step=draw(st.integers(1, 3))),
        anomaly=replace(box.anomaly, min_position=draw(st.integers(2, 6))),
        setup=replace(box.setup, actions=draw(st.integers(1, 3))),
    )


@given(where=galaxies(), changed=changes, seed=st.integers(0, 2**32))
def test_any_rules_in_any_galaxy_play_without_an_illegal_state(where, changed, seed):
    game = played(where, replace(OLD_RULESETS["standard"], **changed))
    watched(game, game.seats[0], seed, Random(seed))


@settings(max_examples=15)
@given(where=galaxies(), changed=changes, seed=st.integers(0), after=st.integers(0, 30))
def test_playing_on_a_clone_or_a_fork_changes_nothing_in_the_original(where, changed, seed, after):
    game = played(where, replace(OLD_RULESETS["standard"], **changed))
    state = game.new_state(game.seats[0], seed)
    for _ in zip(range(after), playing(state, Random(seed)), strict=False):
        pass
    before = state.to_json()
    clone = state.clone()
    assert clone.to_json() == before
    actions = list(playing(clone, Random(seed + 1)))
    assert state.to_json() == before
    fork = state.fork()
    fork.chance = Random(1)
    for _ in playing(fork, Random(seed + 2)):
        pass
    assert state.to_json() == before
    for action in actions:
        assert state.explain(action) is None
        assert game.action_from_json(game.action_to_json(action)) == action
        state.apply(action)
    assert state.to_json() == clone.to_json()
