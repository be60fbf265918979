"""Bots: the expert wins clearly, and has none of the habits that it must not have."""

from hullwright.engines.loader import load
from hullwright.engines.no_escape.bots import BOTS
from hullwright.engines.no_escape.bots.ways import exits_ahead, nearest, starts
from hullwright.engines.simulation import BotKind, simulate

from .arrange import HUB, do, game, house, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)
DISTANCE = 5
"""Steps from where the player stands that may be stopped to the nearest exit."""


def chosen(state):
    """Return what the expert does now, in words."""
    action = BOTS["expert"](1).choose(state.view(state.to_move), state.legal())
    return state.game.action_to_json(action)


def test_the_racer_beats_random_bots():
    """More than three in four of 40 games; 400 are in the report of the soak."""
    played = load(house())
    wins = simulate(
        played, 4, 40, [BotKind(each, BOTS[each]) for each in ("expert", "random")], seed=3
    ).bot_wins
    assert wins["expert"] > 28


def test_the_racer_lays_what_leads_it_out():
    state = scene(game(), seat("0,2:0.0", "N", "triple", "single"), seat("0,2:0.4", "N"))
    action = chosen(state)
    assert action[2] != "-1,2", "it would only lengthen its own way"


def test_the_racer_lengthens_the_way_of_whoever_is_ahead():
    state = scene(game(), seat("2,2:0.0", "N", "triple", "single"), seat("0,2:0.0", "N"))
    assert chosen(state)[:3] == ["lay", "triple", "-1,2"]


def test_the_racer_takes_the_shorter_way_at_a_branch():
    state = scene(
        game("cross -1,2 0", "triple -1,3 90", "triple -2,2 0", roll=1, energy=0),
        seat("0,2:0.0", "N"),
        seat(),
    )
    do(state, *LAY)
    assert chosen(state) == ["face", "W"]


def test_the_racer_keeps_its_last_token_for_the_finish():
    far = scene(game(), seat(HUB, None, energy=1), seat())
    do(far, *LAY)
    assert chosen(far) == ["walk"]
    near = scene(game(), seat("0,2:0.4", "N", energy=1), seat("2,0:0.4", "S"))
    do(near, *LAY)
    assert chosen(near) == ["fly"]


def test_the_racer_stops_a_roll_only_if_it_leads_out():
    answers = set()
    for seed in range(12):
        state = scene(
            game(energy=0), seat("0,2:0.4", "N"), seat("0,2:0.0", "W", "abort_roll", "single")
        )
        state.chance.seed(seed)
        do(state, *LAY)
        ((_, dice),) = told(state, "rolled")
        leads_out = sum(dice) >= DISTANCE
        assert chosen(state) == (["abort", "abort_roll"] if leads_out else ["pass"])
        answers.add(leads_out)
    assert answers == {True, False}


def test_the_racer_locks_whoever_is_nearest():
    state = scene(
        game(), seat(HUB, None, "lockdown", "single"), seat(), seat("0,2:0.0", "N"), seat()
    )
    assert chosen(state) == ["play", "lockdown"]
    do(state, "play", "lockdown")
    assert chosen(state) == ["lock", 2]


def test_the_racer_turns_round_whoever_loses_most_by_it():
    state = scene(
        game(), seat(HUB, None, "about_face", "single"), seat("0,2:0.0", "N"), seat("0,2:0.4", "W")
    )
    do(state, "play", "about_face")
    assert chosen(state) == ["turn", 1]


def test_distances_go_by_the_way_a_meeple_looks():
    """NE-60, NE-62, NE-70: back to the hub and out by another arm; round at a maze end; by a jump."""
    state = scene(game(), seat("0,2:0.0", "N"), seat("0,2:0.0", "W"))
    maze, view = state.maze, state.view(0)
    far = [
        nearest(exits_ahead(maze, starts(maze, place, heading)))
        for place, heading in zip(view.places, view.headings, strict=True)
    ]
    assert far == [1, 4 + 7 + 12]
    for tile, steps in (("control_room", 1 + 1 + 4 + 7 + 12), ("teleporter", 1 + 12)):
        state = scene(game(f"{tile} -1,2 180"), seat("0,2:0.0", "N"), seat())
        begin = starts(state.maze, state.view(0).places[0], state.headings[0])
        assert nearest(exits_ahead(state.maze, begin)) == steps
    assert options(state)
