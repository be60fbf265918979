"""Habits of racers: they lay, abort, fly and push where that helps, and games have a winner."""

import pytest

from hullwright.engines.loader import load
from hullwright.engines.no_escape.bots import BOTS, STYLES
from hullwright.engines.no_escape.bots.race import Race
from hullwright.engines.no_escape.bots.weights import SCALES, racer_weights
from hullwright.engines.no_escape.ruleset import RULESETS
from hullwright.engines.simulation import BotKind, simulate

from .arrange import HUB, SAMPLES, do, game, house, sample, scene, seat

WEIGHTS = racer_weights(STYLES["balanced"].weights)
LAY = ("lay", "single", "3,0", 0)


def chosen(state, name="expert"):
    """Return what a bot does now, in words."""
    action = BOTS[name](1).choose(state.view(state.to_move), state.legal())
    return state.game.action_to_json(action)


def test_every_style_has_exactly_the_weights_of_its_scales():
    for style in STYLES.values():
        assert set(style.weights) == set(SCALES)
        for name, weight in style.weights.items():
            assert SCALES[name].least <= weight <= SCALES[name].most, (style.name, name)


def test_bots_are_listed_from_the_weakest():
    assert [each for each in BOTS if ":" not in each] == [
        *("random", "beginner", "experienced", "expert")
    ]


def test_a_racer_lays_a_dead_end_before_whoever_is_about_to_get_out():
    state = scene(
        game(), seat("2,2:0.0", "N", "control_room", "single", "triple"), seat("0,2:0.0", "N")
    )
    assert chosen(state)[:3] == ["lay", "control_room", "-1,2"]
    bot = BOTS["expert"](1)
    bot.choose(state.view(0), state.legal())
    assert str(bot.reason).startswith("laid at -1,2: the way of player 2 is")


def test_a_chance_to_win_falls_with_the_own_way_and_rises_with_that_of_others():
    state = scene(game(), seat("0,2:0.4", "N", energy=1), seat("2,0:0.0", "S", energy=1))
    race = Race(state.view(0), WEIGHTS)
    mine, theirs = race.far
    assert race.chance([mine + 3, theirs]) < race.chance() < race.chance([mine, theirs + 3])
    assert race.chance(locked=[1, 0]) < race.chance() < race.chance(locked=[0, 1])
    assert race.chance(energy=[0, 1]) < race.chance() < race.chance(energy=[1, 0])


def test_a_racer_stops_a_jetpack_and_an_action_that_cost_it_the_game():
    near = scene(
        game(energy=1),
        seat("0,2:0.4", "N", "single", energy=1),
        seat("2,0:0.0", "S", "abort_jetpack", "single"),
    )
    do(near, *LAY)
    do(near, "fly")
    assert chosen(near) == ["abort", "abort_jetpack"]
    locked = scene(
        game(energy=0),
        seat("0,2:0.4", "N", "lockdown", "single"),
        seat("2,0:0.3", "S", "abort_action", "single"),
    )
    do(locked, "play", "lockdown")
    assert chosen(locked) == ["abort", "abort_action"]


def test_a_racer_lets_pass_what_makes_no_difference():
    state = scene(
        game(energy=1),
        seat(HUB, None, energy=1),
        seat("0,2:0.0", "N", "abort_jetpack", "single"),
    )
    do(state, *LAY)
    do(state, "fly")
    assert chosen(state) == ["pass"]


def test_a_racer_flies_over_a_rival_whom_it_would_push_out_of_the_maze():
    """NE-64, NE-67: whoever walks pushes those ahead, and the foremost would win."""
    state = scene(game(), seat("0,2:0.4", "N", energy=1), seat("0,2:0.1", "N"))
    do(state, *LAY)
    assert chosen(state) == ["fly"]


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_games_of_experts_have_a_winner(ruleset):
    kinds = [BotKind("expert", BOTS["expert"])]
    found = simulate(load(house(), ruleset=ruleset), 4, 8, kinds, seed=5)
    assert sum(found.seat_wins.values()) >= 7


def test_experts_race_for_their_team():
    played = game(teams=2)
    kinds = [BotKind("expert", BOTS["expert"]), BotKind("random", BOTS["random"])]
    wins = simulate(played, 4, 12, kinds, seed=5).bot_wins
    assert wins["expert"] > wins.get("random", 0)


def test_experts_play_on_every_sample():
    for name in SAMPLES:
        played = load(sample(name))
        found = simulate(played, min(3, played.seats[-1]), 1, [BotKind("e", BOTS["expert"])], 2)
        assert found.games == 1
