"""Determinising: another world that looks the same to one player, and can be played on."""

from random import Random

import pytest

from hullwright.engines.eftaios.determinisation import determinised
from hullwright.engines.eftaios.ruleset import RULESETS, EftaiosRuleset
from hullwright.engines.eftaios.state import EftaiosState

from .invariants import cards
from .test_belief import any_rules, random_states


def check_world(state: EftaiosState, player: int, chance: Random) -> EftaiosState:
    """Return a world of a player, after holding it against the state it was made from."""
    ours = state.chance.getstate()
    whole = state.to_json()
    world = determinised(state, player, chance)
    assert world.view(player).to_json() == state.view(player).to_json()
    assert cards(world) == cards(state)
    assert state.chance.getstate() == ours
    assert state.to_json() == whole
    return world


def play_on(world: EftaiosState, chance: Random) -> None:
    """Play a world at random to its end."""
    while world.result() is None:
        legal = world.legal()
        assert legal
        world.apply(legal[int(chance.random() * len(legal))])


def check_game(rules: EftaiosRuleset, seed: int, zone: str = "thimble") -> None:
    chance = Random(seed)
    for state in random_states(rules, seed, zone):
        if chance.random() < 0.06:
            player = state.to_move if state.result() is None else 0
            other = int(chance.random() * state.players)
            play_on(check_world(state, player, chance), chance)
            check_world(state, other, chance)


@pytest.mark.parametrize("name", RULESETS)
def test_a_world_looks_the_same_to_its_player_and_can_be_played_to_the_end(name):
    for seed in range(8):
        check_game(RULESETS[name], seed)
    check_game(RULESETS[name], 6, "bellwether")


@pytest.mark.parametrize("part", range(3))
def test_worlds_look_the_same_under_any_rules(part):
    chance = Random(part + 100)
    for seed in range(15):
        check_game(any_rules(chance), seed)


def midway(seed: int, actions: int = 60) -> EftaiosState:
    """Return a state in the middle of a random game."""
    states = random_states(RULESETS["ultimate"], seed, "bellwether")
    for _, state in zip(range(actions), states, strict=False):
        found = state
    return found


def test_two_chances_give_two_worlds_and_one_gives_the_same_again():
    state = midway(6)
    worlds = [determinised(state, 0, Random(seed)).to_json() for seed in (1, 2, 1)]
    assert worlds[0] != worlds[1]
    assert worlds[0] == worlds[2]


def test_a_world_does_not_depend_on_what_its_player_can_not_know():
    """EA-S2: the true sides of others are dealt anew, in the right number."""
    state = midway(6, actions=10)
    sides = set()
    for seed in range(40):
        world = determinised(state, 0, Random(seed))
        assert world.born.count(0) == state.players // 2
        assert world.sides[0] == state.sides[0]
        assert world.characters[0] == state.characters[0]
        assert world.hands[0] == state.hands[0]
        sides.add(tuple(world.sides))
    assert len(sides) > 3


def test_hidden_events_of_others_are_not_in_a_world():
    world = determinised(midway(6), 0, Random(1))
    assert not [event for event in world.events if event[0] == "moved" and event[1] != 0]
    assert {event[3] for event in world.events if event[0] == "noise" and event[1] != 0} <= {None}
