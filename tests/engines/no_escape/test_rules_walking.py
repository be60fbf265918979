"""Moving meeples (NE-60 … NE-68)."""

from dataclasses import replace

from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import TileDefinition

from .arrange import HUB, at, do, game, layout, looks, made, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)
"""Something to lay that is out of the way of the tests' corridors."""
CORRIDOR = ("single -1,2 0", "single -2,2 0", "single -3,2 0", "single -4,2 0", "single -5,2 0")


def north(*tiles: str, roll: int, **rules):
    return game(*tiles, roll=roll, **{"energy": 0, **rules})


def test_a_meeple_goes_the_way_it_faces_and_never_turns_back():
    """NE-60."""
    for side, end in (("N", "-4,2:0.0"), ("S", "-2,2:0.0")):
        state = scene(north(*CORRIDOR, roll=1), seat("-3,2:0.0", side), seat())
        do(state, *LAY)
        assert at(state, 0) == end
        assert looks(state, 0) == side


def test_at_a_branch_its_owner_chooses_and_not_the_way_back():
    """NE-61."""
    state = scene(north("cross -1,2 0", roll=1), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert (state.to_move, state.phase) == (0, "branch")
    assert options(state) == [["face", each] for each in "NEW"]
    do(state, "face", "E")
    assert looks(state, 0) == "E"


def test_a_maze_end_turns_a_meeple_round_for_nothing():
    """NE-62: the rest of the roll goes on."""
    tiles = ("single -1,2 0", "control_room -2,2 180")
    state = scene(north(*tiles, roll=3), seat("-1,2:0.0", "N"), seat())
    state.paths = 0
    do(state, *LAY)
    assert at(state, 0) == "0,2:0.0"
    assert looks(state, 0) == "W"


def test_a_step_through_an_exit_costs_one_and_is_the_escape():
    """NE-63, NE-90."""
    state = scene(north("single -1,2 0", roll=1), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert state.result() is None
    state = scene(north("single -1,2 0", roll=2), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert state.result().winners == (0,)


def test_a_meeple_in_the_way_is_pushed_ahead_in_the_pushers_direction():
    """NE-64: whatever way it looked."""
    state = scene(north(*CORRIDOR, roll=2), seat("-1,2:0.0", "N"), seat("-2,2:0.0", "S"))
    do(state, *LAY)
    assert [at(state, 0), at(state, 1)] == ["-3,2:0.0", "-4,2:0.0"]
    assert [looks(state, 0), looks(state, 1)] == ["N", "N"]


def test_rows_move_together_front_one_first():
    """NE-64."""
    state = scene(
        north(*CORRIDOR, roll=1),
        seat("-1,2:0.0", "N"),
        seat("-2,2:0.0", "N"),
        seat("-3,2:0.0", "S"),
    )
    do(state, *LAY)
    assert [at(state, each) for each in range(3)] == ["-2,2:0.0", "-3,2:0.0", "-4,2:0.0"]
    assert [each[0] for each in told(state, "moved")] == [2, 1, 0]


def test_a_full_ring_turns_as_a_whole():
    """NE-64: the last one of a row enters the space that the first leaves."""
    ring = ("tee -1,2 90", "corner -1,3 270", "corner -2,3 180", "corner -2,2 90")
    played = north(*ring, roll=1)
    state = scene(
        played,
        seat("-1,3:0.0", "N"),
        seat("-2,3:0.0", "W"),
        seat("-2,2:0.0", "S"),
        seat("-1,2:0.0", "E"),
    )
    do(state, *LAY)
    assert state.to_move == 2
    do(state, "face", "E")
    assert [at(state, each) for each in range(4)] == [
        *("-2,3:0.0", "-2,2:0.0", "-1,2:0.0", "-1,3:0.0"),
    ]


def test_a_pushed_meeple_that_reaches_a_branch_is_turned_by_its_owner_at_once():
    """NE-61, NE-65: out of turn, and not back towards the pusher."""
    state = scene(
        north("single -1,2 0", "cross -2,2 0", roll=2), seat("0,2:0.1", "N"), seat("0,2:0.0", "N")
    )
    do(state, *LAY)
    assert (state.turn, state.to_move, state.phase) == (0, 1, "branch")
    assert options(state) == [["face", each] for each in "NEW"]
    do(state, "face", "W")
    assert [at(state, 0), at(state, 1)] == ["-1,2:0.0", "-2,2:0.0"]
    assert looks(state, 1) == "W"


def test_a_meeple_on_a_branch_keeps_its_way_unless_that_leads_to_the_pusher():
    """NE-64, NE-65."""
    tiles = ("cross -1,2 0", "single -1,3 90")
    state = scene(north(*tiles, roll=1), seat("0,2:0.0", "N"), seat("-1,2:0.0", "E"))
    do(state, *LAY)
    if state.phase == "branch":
        do(state, "face", "N")
    assert at(state, 1) == "-1,3:0.0"
    state = scene(north(*tiles, roll=1), seat("0,2:0.0", "N"), seat("-1,2:0.0", "S"))
    do(state, *LAY)
    assert (state.to_move, options(state)) == (1, [["face", each] for each in "NEW"])


def test_a_push_against_a_control_room_stops_the_pusher():
    """NE-66: the rest of the roll is lost."""
    tiles = ("single -1,2 0", "single -2,2 0", "control_room -3,2 180")
    state = scene(north(*tiles, roll=3), seat("-1,2:0.0", "N"), seat("-3,2:0.0", "S"))
    do(state, *LAY)
    assert [at(state, 0), at(state, 1)] == ["-2,2:0.0", "-3,2:0.0"]
    assert told(state, "blocked") == [(0,)]
    assert state.turn == 1


def test_a_meeple_pushed_through_an_exit_wins():
    """NE-67."""
    state = scene(north("single -1,2 0", roll=1), seat("0,2:0.0", "N"), seat("-1,2:0.0", "S"))
    do(state, *LAY)
    assert state.result().winners == (1,)
    assert "pushed" in state.result().reason


def test_where_nobody_is_pushed_out_the_pusher_stops():
    """NE-67 with NE.PUSH_OUT=stop."""
    played = north("single -1,2 0", roll=1, push_out="stop")
    state = scene(played, seat("0,2:0.0", "N"), seat("-1,2:0.0", "S"))
    do(state, *LAY)
    assert state.result() is None
    assert [at(state, 0), at(state, 1)] == ["0,2:0.0", "-1,2:0.0"]


def test_specials_work_for_pushed_meeples_and_their_owner_decides():
    """NE-68: a pushed meeple jumps, charges, and its owner places the new path."""
    tiles = ("single -1,2 0", "teleporter -2,2 180", "teleporter 2,3 270")
    state = scene(north(*tiles, roll=1), seat("0,2:0.0", "N"), seat("-1,2:0.0", "N"))
    do(state, *LAY)
    assert (state.to_move, state.phase) == (1, "jump")
    assert {each[1] for each in options(state)} == {"1,1", "2,3"}
    do(state, "jump", "2,3", 0)
    assert [at(state, 0), at(state, 1)] == ["-1,2:0.0", "2,3:0.0"]


def test_specials_may_be_for_those_who_walk_alone():
    """NE-68 as a field of the ruleset."""
    tiles = ("single -1,2 0", "teleporter -2,2 180", "teleporter 2,3 270")
    played = north(*tiles, roll=1, pushed_specials=False)
    state = scene(played, seat("0,2:0.0", "N"), seat("-1,2:0.0", "N"))
    do(state, *LAY)
    assert at(state, 1) == "-2,2:0.0"


def test_a_dead_end_that_is_no_maze_end_holds_a_meeple_until_it_is_turned():
    """NE-60, NE-62: nobody turns back by itself."""
    stub = TileDefinition(count=3, lanes=(Lane(exits="N", spaces=1),))
    maze = layout(roll=2)
    maze = replace(maze, tile_set={**maze.tile_set, "stub": stub})
    maze = replace(maze, placed=layout("control_room -1,2 180").placed)
    maze = replace(maze, placed=(replace(maze.placed[0], tile="stub"),))
    state = scene(
        made(maze, energy=0), seat("0,2:0.0", "N"), seat(HUB, None, "about_face", "single")
    )
    do(state, *LAY)
    assert (at(state, 0), looks(state, 0)) == ("-1,2:0.0", None)
    do(state, "play", "about_face")
    assert looks(state, 0) == "S"
