"""What the action tiles of the house set do to players, energy and dice (digest B2)."""

from .arrange import HUB, at, do, game, looks, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)


def test_lockdown_takes_energy_roll_and_move_from_the_next_turn_of_an_opponent():
    """B2 lockdown: laying and drawing go on."""
    state = scene(
        game(roll=1, energy=0), seat("0,2:0.4", "N", "lockdown", "single"), seat(), seat()
    )
    do(state, "play", "lockdown")
    assert options(state) == [["lock", 1], ["lock", 2]]
    do(state, "lock", 1)
    do(state, *LAY)
    assert state.turn == 1
    do(state, "lay", "single", "2,3", 90)
    assert (state.turn, at(state, 1)) == (2, HUB)
    assert not state.locked[1]
    assert told(state, "held") == [(1,)]


def test_about_face_turns_any_meeple_that_has_a_way_behind_it():
    """B2 about_face: nobody on the hub looks anywhere."""
    state = scene(
        game(roll=1, energy=0),
        seat("0,2:0.4", "N", "about_face", "single"),
        seat("0,2:0.2", "N"),
        seat(),
    )
    do(state, "play", "about_face")
    assert options(state) == [["turn", 0], ["turn", 1]]
    do(state, "turn", 1)
    assert looks(state, 1) == "W"


def test_overcharge_fills_one_own_token_and_needs_an_empty_one():
    """B2 overcharge."""
    state = scene(game(), seat(HUB, None, "overcharge", "single"), seat())
    assert state.phase == "lay"
    state = scene(game(), seat(HUB, None, "overcharge", "single", energy=2), seat())
    do(state, "play", "overcharge")
    assert state.green[0] == 3


def test_power_drain_empties_a_token_of_an_opponent():
    """B2 power_drain."""
    state = scene(
        game(), seat(HUB, None, "power_drain", "single"), seat(energy=0), seat(energy=2), seat()
    )
    do(state, "play", "power_drain")
    assert options(state) == [["drain", 2], ["drain", 3]]
    do(state, "drain", 2)
    assert state.green == [3, 0, 1, 3]


def test_adrenaline_rolls_twice_and_moves_the_sum():
    """B2 adrenaline."""
    state = scene(game(roll=2, energy=0), seat("0,2:0.4", "N", "adrenaline", "single"), seat())
    do(state, "play", "adrenaline")
    do(state, *LAY)
    assert told(state, "rolled") == [(0, (2, 2))]
    assert at(state, 0) == "0,2:0.0"


def test_team_mates_are_no_opponents():
    """NE.TEAMS with B2."""
    state = scene(game(teams=2), seat(HUB, None, "lockdown", "single"), seat(), seat(), seat())
    do(state, "play", "lockdown")
    assert options(state) == [["lock", 1], ["lock", 3]]
