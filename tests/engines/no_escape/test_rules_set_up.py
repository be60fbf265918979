"""Components, geometry and set-up (NE-1 … NE-24)."""

from collections import Counter

import pytest

from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load
from hullwright.engines.no_escape.grid import label, number
from hullwright.schema.kinds.tile_maze.sides import Cell

from .arrange import HUB, at, do, game, house, layout, looks, made, options, scene, seat, told
from .invariants import tiles


def test_two_to_eight_play_and_nobody_else():
    """NE-1."""
    played = load(house())
    assert list(played.seats) == [2, 3, 4, 5, 6, 7, 8]
    for players in (1, 9):
        with pytest.raises(CannotPlay, match="2 to 8 players"):
            played.new_state(players, 1)


@pytest.mark.parametrize(("players", "exits"), [(2, 4), (4, 4), (5, 8), (8, 8)])
def test_the_start_board_is_the_face_for_the_number_of_players(players, exits):
    """NE-2, NE-20: Alpha has 4 exits, Omega 8, and both fill 3 × 3 cells."""
    state = load(house()).new_state(players, 1)
    assert state.maze.exits == exits
    assert {label(cell) for cell in state.maze.laid} == {
        f"{r},{c}" for r in range(3) for c in range(3)
    }


def test_there_are_90_maze_tiles_42_action_tiles_and_12_new_paths():
    """NE-3."""
    state = load(house()).new_state(4, 1)
    found = tiles(state)
    maze = state.game.box.maze_kinds
    assert sum(count for kind, count in found.items() if kind < maze) == 90
    assert sum(count for kind, count in found.items() if kind >= maze) == 42
    assert state.paths == 12


def test_everybody_has_three_full_tokens_and_a_meeple_on_the_hub():
    """NE-4, NE-23."""
    state = load(house()).new_state(3, 1)
    assert state.green == [3, 3, 3]
    assert [at(state, player) for player in range(3)] == [HUB] * 3
    assert [looks(state, player) for player in range(3)] == [None] * 3


def test_a_roll_is_the_sum_of_two_dice_with_faces_1_to_3():
    """NE-5."""
    sums = Counter()
    played = game(aborts=False, actions=False, energy=0)
    for seed in range(300):
        state = played.new_state(2, seed)
        while not told(state, "rolled"):
            state.apply(state.legal()[0])
        sums[sum(told(state, "rolled")[0][1])] += 1
    assert set(sums) == {2, 3, 4, 5, 6}
    assert sums.most_common(1)[0][0] == 4


def test_a_tile_lies_in_any_of_the_rotations_that_differ():
    """NE-10: a cross looks the same in all four, a single in two."""
    state = scene(game(), seat(HUB, None, "corner", "single", "cross"), seat())
    north = options(state, "lay")
    assert {each[3] for each in north if each[1:3] == ["corner", "-1,2"]} == {90, 180}
    assert {each[3] for each in north if each[1:3] == ["single", "-1,2"]} == {0}
    assert {each[3] for each in north if each[1:3] == ["cross", "-1,2"]} == {0}


def test_a_rotation_that_looks_the_same_may_be_typed_all_the_same():
    """NE-10."""
    state = scene(game(), seat(HUB, None, "single"), seat())
    do(state, "lay", "single", "-1,2", 180)
    assert told(state, "laid")[0][1:] == (0, number(Cell(-1, 2)), 0)


def test_each_space_costs_one_point_of_movement():
    """NE-11: a triple has three spaces, so that four points lead just beyond it."""
    state = scene(
        game("triple -1,2 0", "single -2,2 0", roll=4, energy=0),
        seat("0,2:0.0", "N"),
        seat(),
    )
    do(state, "lay", "single", "-3,2", 0)
    assert at(state, 0) == "-2,2:0.0"


def test_the_lanes_of_an_overpass_are_not_linked():
    """NE-12: who goes in at one side comes out at the opposite one."""
    ring = ("tee -1,2 90", "corner -1,3 270", "corner -2,3 180", "overpass -2,2 0")
    for start, end in (("-1,2:0.0", "N"), ("-2,3:0.0", "W")):
        state = scene(game(*ring, roll=1, energy=0), seat(start, end), seat())
        do(state, "lay", "single", "3,0", 0)
        assert (at(state, 0)[:4], looks(state, 0)) == ("-2,2", end)


def test_junctions_have_arms():
    """NE-12: the side cells of Omega have a junction with an arm of five spaces."""
    state = scene(game(board="omega", roll=6, energy=0), seat(), seat())
    do(state, "lay", "single", "-1,2", 0)
    do(state, "face", "N")
    assert at(state, 0) == "0,1:0.0"
    assert options(state) == [["face", "E"], ["face", "W"]]


def test_maze_exits_are_exits_that_lead_to_an_empty_cell():
    """NE-13."""
    state = scene(game("tee -1,2 180", "single -1,1 90"), seat(), seat())
    assert {label(cell) for cell in state.maze.gaps} == {"-1,0", "-1,3", "2,3", "3,0", "0,-1"}
    assert state.maze.exits == 5


def test_only_maze_ends_close_an_exit_for_good():
    """NE-14, NE-44: a control room may be laid like any tile, and seals the exit."""
    state = scene(game(roll=1, energy=0), seat(HUB, None, "control_room"), seat())
    assert ["lay", "control_room", "-1,2", 180] in options(state)
    before = state.maze.exits
    do(state, "lay", "control_room", "-1,2", 180)
    assert state.maze.exits == before - 1


def test_board_edge_tiles_are_those_not_surrounded_on_all_sides():
    """NE-15: a tile with four neighbours can't be breached, one with three can if it holds nothing."""
    maze = layout("cross -1,2 0", "single -2,2 0", "single -1,1 90", "single -1,3 90")
    state = scene(made(maze), seat(HUB, None, "hull_breach", "single"), seat())
    do(state, "play", "hull_breach")
    assert {each[1] for each in options(state, "remove")} == {"-2,2", "-1,1", "-1,3"}


def test_a_branch_has_two_ways_on_besides_the_one_behind():
    """NE-16: a tee is one, a corner is not."""
    state = scene(
        game("corner -1,2 180", "tee -1,1 0", "single -1,0 90", roll=2, energy=0),
        seat("0,2:0.0", "N"),
        seat(),
    )
    do(state, "lay", "single", "2,3", 90)
    assert state.phase == "branch"
    assert at(state, 0) == "-1,1:0.0"


def test_the_hub_may_have_room_for_all():
    """NE-17, NE-23 with NE.HUB_ROOM: whoever comes to the hub pushes nobody."""
    played = game(roll=1, energy=0, hub_holds="all", hub_ways="any")
    state = scene(played, seat("0,1:0.5", "S"), seat(), seat())
    do(state, "lay", "single", "2,3", 90)
    assert [at(state, player) for player in range(3)] == [HUB] * 3
    assert not any(pushed for *_, pushed in told(state, "moved"))


def test_three_tiles_are_dealt_and_the_rest_is_the_pile():
    """NE-21."""
    state = load(house()).new_state(4, 5)
    assert [len(each) for each in state.hands] == [3, 3, 3, 3]
    assert len(state.pile) == 132 - 12 - len(state.discard)


def test_whoever_gets_action_tiles_alone_gets_another_hand():
    """NE-22: as often as it takes."""
    played = load(house())
    redealt = 0
    for seed in range(150):
        state = played.new_state(8, seed)
        redealt += len(told(state, "redealt"))
        if not told(state, "hand_lost"):
            assert all(min(each) < played.box.maze_kinds for each in state.hands)
            assert len(state.discard) == 3 * len(told(state, "redealt"))
    assert redealt


def test_a_meeple_may_leave_the_hub_even_the_way_it_came():
    """NE-23 with NE.HUB_WAYS."""
    played = game(roll=2, energy=0, hub_holds="all", hub_ways="any")
    state = scene(played, seat("0,1:0.5", "S"), seat())
    do(state, "lay", "single", "2,3", 90)
    assert state.phase == "branch"
    assert options(state) == [["face", each] for each in "NESW"]


def test_any_player_may_begin_and_play_goes_clockwise():
    """NE-24."""
    played = load(house())
    assert {played.new_state(3, seed).first for seed in range(30)} == {0, 1, 2}
    state = played.new_state(3, 4)
    first = state.first
    while len(told(state, "turn")) < 4 and state.result() is None:
        state.apply(state.legal()[0])
    assert [each[0] for each in told(state, "turn")] == [(first + n) % 3 for n in range(4)]


def test_tiles_that_the_map_shows_are_taken_out_of_the_deck():
    """NE-3, NE-21."""
    played = game("cross -1,2 0", "cross 2,3 0")
    assert list(played.deck).count(played.box.kinds["cross"]) == 4
