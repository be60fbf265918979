"""Random games: whatever is played, nothing impossible happens, and every game ends."""

from dataclasses import fields
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.engines.loader import load
from hullwright.engines.space_attack.bots import BOTS
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.ruleset import RULESETS

from .arrange import SAMPLES, game, playing, sample
from .invariants import Watch

MOST = 5_000
"""No game of ours takes so many actions."""


def watched(played: SpaceAttackGame, players: int, seed: int) -> None:
    """Play a game at random, looking at it after every action."""
    state = played.new_state(players, seed)
    watch = Watch(state)
    for number, _ in enumerate(playing(state, Random(seed))):
        watch.look(state)
        assert number < MOST
    assert state.result() is not None


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_play_without_an_illegal_state(name):
    played = load(sample(name))
    for seed in range(3):
        watched(played, 2 + seed % 3, seed)


def test_rescuers_play_without_an_illegal_state():
    played = load(sample())
    state = played.new_state(4, 1)
    watch = Watch(state)
    bots = [BOTS["expert"](each) for each in range(4)]
    while state.result() is None:
        state.apply(bots[state.to_move].choose(state.view(state.to_move), state.legal()))
        watch.look(state)


FIELDS = {
    "move_points": st.integers(0, 5),
    "pods_per_player": st.integers(0, 2),
    "colours_of_two": st.integers(1, 2),
    "crew_on_inner_tile": st.integers(1, 3),
    "reactors_dealt": st.booleans(),
    "gates": st.sampled_from(["map", "ends", "diagonal"]),
    "core_breach": st.sampled_from(["ends_game", "black_hole"]),
    "rounds_after_station": st.integers(1, 5),
    "blue_tiles": st.sampled_from(["one", "any"]),
    "drifter_board": st.sampled_from(["next_turn", "same_turn"]),
    "evolve_attacks": st.sampled_from(["all", "fighters"]),
    "defend_zero": st.booleans(),
    "defence_chains": st.booleans(),
    "pods_of_two": st.sampled_from(["player", "colour"]),
    "crew_values": st.sampled_from(["set_up", "always"]),
    "hatching": st.sampled_from(["both", "either"]),
    "boarding_attacked": st.sampled_from(("pods", "all", "none")),
    "queen_takes_wrecked": st.booleans(),
    "release_on_gates": st.booleans(),
    "borrowed_fighter_rests": st.booleans(),
    "swallowed_creatures": st.sampled_from(["gone", "supply"]),
    "many_players": st.booleans(),
}


def test_every_field_of_the_ruleset_is_tried():
    assert set(FIELDS) | {"triggers"} == {each.name for each in fields(RULESETS["standard"])}


@settings(max_examples=12)
@given(
    changes=st.fixed_dictionaries({}, optional=FIELDS),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**30),
)
def test_any_rules_play_without_an_illegal_state(changes, players, seed):
    watched(game(**changes), players, seed)
