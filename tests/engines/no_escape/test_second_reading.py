"""The second reading of the rules: what is played as printed, and what the other readings are called."""

from hullwright.engines.no_escape.placements import can_lay
from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.examination import Examination

from .arrange import HUB, at, do, document, game, laid, layout, looks, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)
TWO_LANES = ("overpass", "double_corner")
TELEPORTERS = ("teleporter -1,2 180", "teleporter 2,3 270")


# -- laying (NE-40 … NE-42, NE-52, NE-53, NEV-4) --------------------------------------------------


def test_ne_40_a_two_lane_tile_is_laid_where_one_exit_meets_an_open_one():
    for tile in TWO_LANES:
        state = scene(game(), seat(HUB, None, tile), seat())
        assert {each[2] for each in options(state, "lay", tile)} == {"-1,2", "0,-1", "2,3", "3,0"}


def test_ne_41_no_exit_of_a_neighbour_is_walled_off_by_a_two_lane_tile():
    """The double corner leads to all sides, so that it can't lie beside a wall of the start board."""
    state = scene(game("corner -1,2 180"), seat(HUB, None, "double_corner"), seat())
    assert "-1,1" not in {each[2] for each in options(state, "lay")}


def test_ne_42_a_lane_that_meets_nothing_yet_is_an_open_exit_like_any_other():
    state = scene(game("overpass -1,2 0"), seat(HUB, None, "single"), seat())
    assert {"-1,1", "-1,3"} <= {each[2] for each in options(state)}
    assert state.maze.exits == 6
    assert state.maze.lit_exits() == 4


def test_ne_42_a_loose_lane_alone_is_no_exit_in_reach():
    """NE-43 stays: the last exit that can be reached is not closed although a loose lane is open."""
    closed = ("control_room 3,0 0", "control_room 2,3 270", "control_room 0,-1 90")
    state = scene(
        game(*closed, "overpass -1,2 0"), seat(HUB, None, "control_room", "single"), seat()
    )
    assert "-2,2" not in {each[2] for each in options(state, "lay", "control_room")}


def test_ne_52_a_way_back_is_asked_when_tiles_are_removed_and_not_when_they_are_laid():
    """The single at the loose lane has no way back; whatever has one must keep it."""
    tiles = ("overpass -1,2 0", "single -1,3 90", "single -2,2 0")
    played = game(*tiles)
    assert can_lay(played.new_state(2, 1), played.box.kinds["overpass"])
    state = scene(played, seat(HUB, None, "hull_breach", "tee"), seat())
    do(state, "play", "hull_breach")
    assert {each[1] for each in options(state)} == {"-1,3", "-2,2"}, "both hang on the overpass"


def test_ne_52_a_tile_that_is_moved_needs_a_way_back():
    tiles = ("overpass -1,2 0", "single 3,0 0")
    state = scene(game(*tiles), seat(HUB, None, "drift_module", "tee"), seat())
    do(state, "play", "drift_module")
    if state.phase == "lift":
        do(state, "lift", "3,0")
    assert state.phase == "put"
    assert "-1,3" not in {each[1] for each in options(state)}, "that is the loose lane"
    assert "-2,2" in {each[1] for each in options(state)}


def test_ne_53_every_lane_may_have_to_lead_home_by_a_rule_code():
    state = game(loose_lanes=False).new_state(2, 1)
    for tile in TWO_LANES:
        assert not can_lay(state, state.game.box.kinds[tile])


def test_nev_4_lanes_not_yet_joined_are_a_hint_and_the_map_plays():
    maze = layout("overpass -1,2 0", "single -1,3 90")
    found = [each for each in Examination(document(maze)).problems if each.id == "NEV-4"]
    assert [(each.case, each.severity, each.cells) for each in found] == [
        ("not-joined", Severity.HINT, ("-1,2", "-1,3"))
    ]
    assert game("overpass -1,2 0", "single -1,3 90").new_state(2, 1).legal()


def test_nobody_loses_a_hand_of_two_lane_tiles():
    """NE-31, NE-32: before, such hands were discarded."""
    state = scene(game(roll=1, energy=0), seat(HUB, None, *TWO_LANES), seat())
    assert state.phase == "lay"
    assert not told(state, "hand_lost")


# -- branches and the hub (NE-60 … NE-62, NE-17, NE-23) -------------------------------------------


def test_ne_61_a_meeple_on_the_hub_never_goes_back_the_way_it_came():
    state = scene(game(roll=1, energy=0), seat("0,1:0.5", "S"), seat("2,2:0.0", "E"))
    do(state, *LAY)
    assert (at(state, 0), state.to_move, state.phase) == (HUB, 0, "branch")
    assert options(state) == [["face", each] for each in "ESW"]
    do(state, "face", "W")
    assert looks(state, 0) == "W"


def test_ne_62_a_meeple_is_turned_at_a_maze_end_and_nowhere_else():
    state = scene(game(roll=2, energy=0), seat("0,1:0.5", "S"), seat("2,2:0.0", "E"))
    do(state, *LAY)
    assert ["face", "N"] not in options(state)
    end = scene(
        game("single -1,2 0", "control_room -2,2 180", roll=2, energy=0),
        seat("-1,2:0.0", "N"),
        seat("2,2:0.0", "E"),
    )
    end.paths = 0
    do(end, *LAY)
    assert (at(end, 0), looks(end, 0)) == ("-1,2:0.0", "S")


def test_ne_17_set_up_puts_everybody_on_the_hub_and_leaving_it_pushes_nobody():
    state = scene(game(roll=1, energy=0), seat(), seat(), seat())
    assert [at(state, each) for each in range(3)] == [HUB] * 3
    do(state, *LAY)
    do(state, "face", "N")
    assert [at(state, each) for each in range(3)] == ["0,1:0.5", HUB, HUB]
    assert not any(pushed for *_, pushed in told(state, "moved"))


def test_ne_17_whoever_comes_to_the_hub_pushes_whoever_is_there():
    """And what is pushed from the hub chooses its branch at once, but not towards the pusher."""
    state = scene(game(roll=1, energy=0), seat("0,1:0.5", "S"), seat())
    do(state, *LAY)
    assert (state.turn, state.to_move, state.phase) == (0, 1, "branch")
    assert options(state) == [["face", each] for each in "ESW"]
    do(state, "face", "E")
    assert at(state, 1) == "1,2:0.0"
    assert at(state, 0) == HUB


def test_ne_17_all_who_are_on_the_hub_make_way_each_by_its_own_branch():
    state = scene(game(roll=1, energy=0), seat("0,1:0.5", "S"), seat(), seat())
    do(state, *LAY)
    do(state, "face", "E")
    assert state.to_move == 2
    do(state, "face", "E")
    places = [at(state, each) for each in range(3)]
    assert places == [HUB, "1,2:0.1", "1,2:0.0"], "the second pushes the first on"


def test_ne_69_a_jetpack_passes_over_the_hub_and_does_not_end_on_it():
    state = scene(game(roll=1), seat("0,1:0.4", "S", energy=1), seat(), seat())
    do(state, *LAY)
    do(state, "fly")
    do(state, "face", "W")
    assert at(state, 0) == "1,0:0.5"
    assert [at(state, each) for each in (1, 2)] == [HUB, HUB]


# -- aborts (NE-82) and teleporters (NE-72) -------------------------------------------------------


def test_ne_82_a_roll_that_was_made_again_can_be_stopped_again():
    state = scene(
        game(energy=0), seat("0,2:0.4", "N"), seat(HUB, None, "abort_roll", "abort_roll", "tee")
    )
    do(state, *LAY)
    do(state, "abort", "abort_roll")
    assert (state.to_move, options(state)) == (1, [["pass"], ["abort", "abort_roll"]])
    do(state, "abort", "abort_roll")
    assert len(told(state, "rolled")) == 3


def test_ne_72_teleporting_onto_a_meeple_pushes_it():
    state = scene(
        game(*TELEPORTERS, roll=1, energy=0), seat("0,2:0.0", "N"), seat("2,3:0.0", "W"), seat()
    )
    do(state, *LAY)
    assert {each[1] for each in options(state)} == {"1,1", "2,3"}
    do(state, "jump", "2,3", 0)
    assert [at(state, 0), at(state, 1)] == ["2,3:0.0", "2,2:0.4"]
    assert told(state, "moved")[-1][-1], "pushed"


def test_ne_72_whoever_is_teleported_away_from_the_hub_chooses_its_branch_at_once():
    state = scene(game(TELEPORTERS[0], roll=1, energy=0), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert (state.to_move, state.phase) == (1, "branch")
    do(state, "face", "S")
    assert at(state, 1) == "2,1:0.0"
    assert (at(state, 0), state.to_move, state.phase) == (HUB, 0, "branch")


def test_ne_72_where_nobody_can_be_pushed_the_teleporter_is_a_maze_end():
    """A row that ends at an exit through which nobody may be pushed."""
    tiles = ("teleporter -1,2 180", "teleporter 9,9 90", "single 9,10 90")
    played = game(*tiles, roll=1, energy=0, push_out="stop")
    state = scene(
        played,
        seat("0,2:0.0", "N"),
        seat("9,9:0.0", "E"),
        seat("9,10:0.0", "E"),
        seat("2,2:0.0", "E"),
    )
    do(state, *LAY)
    do(state, "jump", "9,9", 0)
    assert (at(state, 0), looks(state, 0)) == ("-1,2:0.0", "S")
    assert [at(state, each) for each in (1, 2)] == ["9,9:0.0", "9,10:0.0"]
    assert told(state, "blocked") == [(0,)]


def test_a_jetpack_teleports_over_whoever_is_there():
    """NE-69, NE-72: nobody is pushed, and it goes on to the first empty space."""
    state = scene(
        game(*TELEPORTERS, roll=1), seat("0,2:0.1", "N", energy=1), seat("2,3:0.0", "W"), seat()
    )
    do(state, *LAY)
    do(state, "fly")
    do(state, "jump", "2,3", 0)
    assert [at(state, 0), at(state, 1)] == ["2,2:0.4", "2,3:0.0"]
    assert laid(state)
