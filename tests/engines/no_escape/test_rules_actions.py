"""Action tiles and aborts (NE-80 … NE-88)."""

import pytest

from hullwright.engines.contract import Illegal

from .arrange import HUB, at, discarded, do, game, give, hand, laid, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)
ABORTS = ("abort_roll", "abort_action", "abort_maze", "abort_jetpack")


def test_one_action_tile_in_the_own_turn_and_only_before_the_maze_tile():
    """NE-80."""
    state = scene(game(), seat(HUB, None, "adrenaline", "overcharge", "single", energy=1), seat())
    do(state, "play", "overcharge")
    assert state.green[0] == 2
    assert state.phase == "lay"
    with pytest.raises(Illegal):
        do(state, "play", "adrenaline")


def test_aborts_are_not_played_in_the_own_turn():
    """NE-81."""
    state = scene(game(roll=1), seat(HUB, None, *ABORTS[:2], "single"), seat())
    assert state.phase == "lay"
    do(state, *LAY)
    assert (state.to_move, state.phase) == (0, "fuel")


@pytest.mark.parametrize(
    ("abort", "event", "before"),
    [
        ("abort_action", "action", [("play", "adrenaline")]),
        ("abort_maze", "maze", [("play", "adrenaline"), LAY]),
        ("abort_jetpack", "jetpack", [("play", "adrenaline"), LAY, ("fly",)]),
        ("abort_roll", "roll", [("play", "adrenaline"), LAY, ("walk",)]),
    ],
)
def test_an_abort_is_playable_directly_after_the_event_printed_on_it(abort, event, before):
    """NE-81: and at no other time."""
    state = scene(
        game(roll=1), seat(HUB, None, "adrenaline", "single"), seat(HUB, None, abort, "tee")
    )
    for action in before:
        assert state.to_move == 0
        do(state, *action)
    assert (state.to_move, state.phase, state.pending[-1][2]) == (1, "abort", event)
    assert options(state) == [["pass"], ["abort", abort]]


def test_abort_roll_makes_the_player_roll_again_and_the_new_roll_counts():
    """NE-82, where no window opens for the second roll (NE.REROLL_ABORTS off)."""
    state = scene(
        game(energy=0, reroll_aborts=False),
        seat("0,2:0.4", "N"),
        seat(HUB, None, "abort_roll", "abort_roll", "tee"),
    )
    do(state, *LAY)
    do(state, "abort", "abort_roll")
    dice = [sum(each[1]) for each in told(state, "rolled")]
    assert len(dice) == 2
    steps = len([each for each in told(state, "moved") if each[0] == 0])
    assert steps == min(dice[1], 4), "the fifth step is the escape"
    assert (state.result() is not None) == (dice[1] >= 5)


def test_any_abort_stops_another_abort_and_windows_nest():
    """NE-83: the third stops the second, so that the first counts."""
    state = scene(
        game(roll=1),
        seat(HUB, None, "adrenaline", "single"),
        seat(HUB, None, "abort_action"),
        seat(HUB, None, "abort_maze"),
        seat(HUB, None, "abort_roll"),
    )
    do(state, "play", "adrenaline")
    do(state, "abort", "abort_action")
    assert (state.to_move, state.pending[-1][2:]) == (2, ("abort", 1))
    do(state, "abort", "abort_maze")
    assert (state.to_move, state.pending[-1][2:]) == (3, ("abort", 2))
    do(state, "abort", "abort_roll")
    assert told(state, "stopped") == [(2, "abort"), (0, "action")]
    assert state.rolls == 1
    assert discarded(state) == ["adrenaline", "abort_action", "abort_maze", "abort_roll"]


def test_a_stopped_abort_leaves_the_event_as_it_was():
    """NE-83."""
    state = scene(
        game(roll=1),
        seat(HUB, None, "adrenaline", "single"),
        seat(HUB, None, "abort_action"),
        seat(HUB, None, "abort_maze"),
    )
    do(state, "play", "adrenaline")
    do(state, "abort", "abort_action")
    do(state, "abort", "abort_maze")
    assert told(state, "stopped") == [(1, "abort")]
    assert state.rolls == 2


def test_the_first_abort_clockwise_takes_effect_and_the_others_stay_in_hand():
    """NE-84."""
    state = scene(
        game(roll=1),
        seat(HUB, None, "adrenaline", "single"),
        seat(),
        seat(HUB, None, "abort_action"),
        seat(HUB, None, "abort_action"),
    )
    do(state, "play", "adrenaline")
    assert state.to_move == 2
    do(state, "abort", "abort_action")
    do(state, "pass")
    assert state.to_move == 0
    assert hand(state, 3) == ["abort_action"]
    assert state.rolls == 1


def test_those_who_let_it_pass_leave_it_to_the_next_clockwise():
    """NE-84."""
    state = scene(
        game(roll=1),
        seat(HUB, None, "adrenaline", "single"),
        seat(HUB, None, "abort_action"),
        seat(HUB, None, "abort_action"),
    )
    do(state, "play", "adrenaline")
    do(state, "pass")
    assert state.to_move == 2
    do(state, "abort", "abort_action")
    assert state.rolls == 1


def test_a_stopped_action_is_discarded_and_no_other_may_be_played():
    """NE-85."""
    state = scene(
        game(roll=1),
        seat(HUB, None, "adrenaline", "overcharge", "single", energy=0),
        seat(HUB, None, "abort_action"),
    )
    do(state, "play", "adrenaline")
    do(state, "abort", "abort_action")
    assert (state.phase, state.rolls) == ("lay", 1)
    assert "adrenaline" in discarded(state)


def test_a_stopped_maze_tile_is_discarded_and_another_must_be_laid():
    """NE-85, NE-31."""
    state = scene(
        game(roll=1, energy=0),
        seat(HUB, None, "single", "tee"),
        seat(HUB, None, "abort_maze"),
    )
    do(state, *LAY)
    do(state, "abort", "abort_maze")
    assert laid(state) == {}
    assert "single" in discarded(state)
    assert {each[1] for each in options(state, "lay")} == {"tee"}


def test_a_stopped_maze_tile_may_be_the_end_of_it():
    """NE-85 as a field of the ruleset."""
    state = scene(
        game(roll=1, energy=0, stopped_maze="none"),
        seat(HUB, None, "single", "tee"),
        seat(HUB, None, "abort_maze"),
    )
    do(state, *LAY)
    do(state, "abort", "abort_maze")
    assert state.phase == "branch"


def test_a_stopped_last_tile_leads_to_a_forced_flip():
    """NE-85, NE-32."""
    state = scene(game(roll=1, energy=0), seat(), seat(HUB, None, "abort_maze"))
    do(state, *LAY)
    do(state, "abort", "abort_maze")
    assert told(state, "flipped")


def test_a_stopped_jetpack_leaves_the_token_red_and_gives_nothing():
    """NE-85."""
    state = scene(game(roll=2), seat("0,2:0.4", "N"), seat(HUB, None, "abort_jetpack"))
    do(state, *LAY)
    do(state, "fly")
    do(state, "abort", "abort_jetpack")
    assert state.green[0] == 2
    assert at(state, 0) == "0,2:0.2"


def test_tiles_spent_out_of_turn_are_refilled_in_the_own_next_draw():
    """NE-86."""
    state = scene(game(roll=2), seat("0,2:0.4", "N"), seat(HUB, None, "abort_jetpack", "tee"))
    do(state, *LAY)
    do(state, "fly")
    do(state, "abort", "abort_jetpack")
    assert hand(state, 1) == ["tee"]
    assert state.turn == 1


def test_the_discard_pile_lies_open_and_is_never_reshuffled():
    """NE-87, NE-91: with an empty pile the station explodes, whatever was discarded."""
    state = scene(game(roll=1), seat(HUB, None, "adrenaline", "single"), seat())
    do(state, "play", "adrenaline")
    view = state.view(1)
    assert [view.box.names[each] for each in view.discard] == ["adrenaline"]
    assert view.to_json()["discard"] == ["adrenaline"]


def test_salvage_takes_a_maze_tile_and_leaves_the_hand_as_large_as_it_was():
    """NE-87, NE-88."""
    state = scene(game(), seat(HUB, None, "salvage", "single", "tee"), seat())
    assert not options(state, "play"), "there is nothing to take"
    give(state, 0, "cross", "corner", "abort_roll")
    for name in ("cross", "corner", "abort_roll"):
        kind = state.game.box.kinds[name]
        state.hands[0].remove(kind)
        state.discard.append(kind)
    state.pending.append(("act", 0))
    state.options = None
    do(state, "play", "salvage")
    assert {each[1] for each in options(state)} == {"cross", "corner"}
    do(state, "salvage", "cross")
    assert sorted(hand(state, 0)) == ["cross", "single", "tee"]
    assert "cross" not in discarded(state)
