"""Teleporters and control centres (NE-70 … NE-75)."""

from dataclasses import replace

from hullwright.schema.kinds.tile_maze.layout import BoardSpecial
from hullwright.schema.kinds.tile_maze.sides import Cell

from .arrange import HUB, at, do, game, layout, looks, made, options, scene, seat, told

LAY = ("lay", "single", "3,0", 0)


def with_special(kind: str, space: int, *tiles: str, roll: int):
    """Return Alpha with an indicator on a space of its north-east corner."""
    maze = layout(*tiles, roll=roll)
    board = maze.board_in_use
    special = BoardSpecial(kind=kind, at=Cell(0, 2), space=space)
    boards = {"alpha": replace(board, specials=(*board.specials, special))}
    return replace(maze, start_boards=boards)


def test_a_white_indicator_puts_a_meeple_on_any_other_for_nothing():
    """NE-70: white or yellow, and the movement is finished from there."""
    tiles = ("teleporter -1,2 180", "teleporter 2,3 270")
    state = scene(game(*tiles, roll=2, energy=0), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert {each[1] for each in options(state)} == {"1,1", "2,3"}
    do(state, "jump", "2,3", 0)
    assert at(state, 0) == "2,2:0.4", "one step was left"


def test_a_jump_to_the_only_target_is_not_asked():
    """NE-70: the yellow indicator on the hub, where its owner chooses the way at once (NE-72)."""
    tiles = ("teleporter -1,2 180",)
    state = scene(game(*tiles, roll=1, energy=0), seat("0,2:0.0", "N"), seat("2,2:0.0", "E"))
    do(state, *LAY)
    assert at(state, 0) == HUB
    assert told(state, "jumped")
    assert options(state) == [["face", each] for each in "NESW"]


def test_a_yellow_indicator_is_for_arriving_alone():
    """NE-71: walking over it does nothing."""
    maze = with_special("teleport_yellow", 3, "teleporter 2,3 270", roll=3)
    state = scene(made(maze, energy=0), seat("0,2:0.4", "N"), seat())
    do(state, *LAY)
    assert at(state, 0) == "0,2:0.1"
    assert not told(state, "jumped")


def test_a_target_may_have_to_be_free_but_a_hub_for_all_always_is():
    """NE-72, NE-17 with NE.TAKEN_INDICATOR and NE.HUB_ROOM."""
    tiles = ("teleporter -1,2 180", "teleporter 2,3 270")
    played = game(*tiles, roll=1, energy=0, taken_indicator="closed", hub_holds="all")
    state = scene(played, seat("0,2:0.0", "N"), seat("2,3:0.0", "W"), seat())
    do(state, *LAY)
    assert at(state, 0) == HUB


def test_without_a_free_target_a_teleporter_is_a_maze_end():
    """NE-72: the meeple is turned round."""
    maze = layout("teleporter -1,2 180", roll=2)
    boards = {"alpha": replace(maze.board_in_use, specials=())}
    state = scene(made(replace(maze, start_boards=boards), energy=0), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    assert (at(state, 0), looks(state, 0)) == ("0,2:0.0", "W")


def test_arriving_by_a_jump_does_not_trigger_again_and_faces_the_only_exit():
    """NE-72."""
    tiles = ("teleporter -1,2 180", "teleporter 2,3 270")
    state = scene(game(*tiles, roll=1, energy=0), seat("0,2:0.0", "N"), seat())
    do(state, *LAY)
    do(state, "jump", "2,3", 0)
    assert (at(state, 0), looks(state, 0)) == ("2,3:0.0", "W")
    assert len(told(state, "jumped")) == 1


def test_on_a_yellow_indicator_the_owner_chooses_where_to_look():
    """NE-72."""
    maze = with_special("teleport_yellow", 3, "teleporter 2,3 270", roll=1)
    state = scene(made(maze, energy=0), seat("2,2:0.4", "E"), seat())
    do(state, *LAY)
    do(state, "jump", "0,2", 3)
    assert {each[1] for each in options(state)} == {"N", "W"}
    do(state, "face", "W")
    assert looks(state, 0) == "W"


def test_a_yellow_control_centre_charges_all_tokens():
    """NE-73: and no new path."""
    maze = with_special("control_yellow", 3, "single 2,3 90", roll=1)
    state = scene(made(maze), seat("0,2:0.4", "N", energy=1), seat())
    do(state, *LAY)
    do(state, "walk")
    assert state.green[0] == 3
    assert told(state, "charged") == [(0, 2)]
    assert state.turn == 1


def test_a_white_control_centre_also_offers_a_new_path():
    """NE-74: or none."""
    tiles = ("control_room -1,2 180", "single 2,3 90")
    state = scene(game(*tiles, roll=1), seat("0,2:0.0", "N", energy=0), seat())
    do(state, *LAY)
    assert state.green[0] == 3
    assert {tuple(each) for each in options(state)} == {
        *(("pass",), ("path", "2,3", "N"), ("path", "2,3", "S")),
        *(("path", "3,0", "W"), ("path", "3,0", "E")),
    }
    do(state, "pass")
    assert state.paths == 12


def test_no_new_path_is_offered_when_the_stack_is_empty():
    """NE-74, NE-3."""
    tiles = ("control_room -1,2 180", "single 2,3 90")
    state = scene(game(*tiles, roll=1, energy=0), seat("0,2:0.0", "N"), seat())
    state.paths = 0
    do(state, *LAY)
    assert state.turn == 1


def test_reaching_is_entering_even_in_mid_move_and_counts_at_every_entry():
    """NE-75."""
    maze = with_special("control_yellow", 3, roll=3)
    state = scene(made(maze), seat("0,2:0.4", "N", energy=1), seat())
    do(state, *LAY)
    do(state, "walk")
    assert at(state, 0) == "0,2:0.1"
    assert state.green[0] == 3


def test_control_centres_may_be_for_those_who_stop_there():
    """NE-75 as a field of the ruleset."""
    maze = with_special("control_yellow", 3, roll=3)
    state = scene(made(maze, controls="stopping"), seat("0,2:0.4", "N", energy=1), seat())
    do(state, *LAY)
    do(state, "walk")
    assert state.green[0] == 1
