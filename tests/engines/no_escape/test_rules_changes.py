"""Replacing, moving, removing tiles, and new paths (NE-50 … NE-56)."""

import pytest

from hullwright.engines.contract import Illegal
from hullwright.engines.no_escape.box import NO_PATH
from hullwright.engines.no_escape.grid import number
from hullwright.schema.kinds.tile_maze.sides import Cell

from .arrange import HUB, discarded, do, game, hand, laid, options, scene, seat, told

NORTH = ("single -1,2 0", "triple -2,2 0", "tee -3,2 180")
"""A corridor from the north exit of Alpha that ends in a tee."""


def cells(state, word: str) -> set[str]:
    return {each[1] for each in options(state, word)}


@pytest.mark.parametrize(
    ("action", "word"),
    [
        ("hallway_collapse", "replace"),
        ("swap_modules", "swap"),
        ("drift_module", "lift"),
        ("twist_coupling", "twist"),
        ("hull_breach", "remove"),
    ],
)
def test_a_tile_with_a_meeple_on_it_stays_and_so_does_the_start_board(action, word):
    """NE-50."""
    tiles = (*NORTH, "tee 2,3 0", "corner 3,0 0", "single 0,-1 90", "single 0,-2 90")
    state = scene(
        game(*tiles),
        seat(HUB, None, action, "single", "long_corner"),
        seat("3,0:0.0", "E"),
        seat("0,-2:0.0", "W"),
        seat("-3,2:0.0", "E"),
    )
    do(state, "play", action)
    if state.phase in {"lay", "put"}:
        assert "2,3" not in laid(state), "it was the only choice"
    else:
        assert "2,3" in cells(state, word)
        assert cells(state, word) <= {"-1,2", "-2,2", "0,-1", "2,3"}


def test_a_replaced_tile_is_discarded_and_one_from_the_hand_laid_in_the_hole():
    """NE-51."""
    state = scene(game(*NORTH), seat(HUB, None, "hallway_collapse", "triple", "corner"), seat())
    do(state, "play", "hallway_collapse")
    assert ["replace", "-1,2", "triple", 0] in options(state)
    assert not options(state, "replace", "-1,2", "corner")
    do(state, "replace", "-1,2", "triple", 0)
    assert laid(state)["-1,2"] == "triple"
    assert discarded(state) == ["hallway_collapse", "single"]
    assert hand(state, 0) == ["corner"]


def test_replacing_may_not_be_chosen_if_nothing_fits():
    """NE-51."""
    played = game("cross -1,2 0", loose_lanes=False)
    state = scene(played, seat(HUB, None, "hallway_collapse", "overpass"), seat())
    assert not told(state, "played")
    assert state.phase != "act"


def test_after_a_removal_every_tile_must_keep_a_way_to_the_start_board():
    """NE-52: only the end of a corridor can be taken off."""
    state = scene(game(*NORTH, "single -3,1 90"), seat(HUB, None, "hull_breach", "single"), seat())
    do(state, "play", "hull_breach")
    assert state.phase == "lay", "one choice only is not asked"
    assert set(laid(state)) == {"-1,2", "-2,2", "-3,2"}
    assert discarded(state) == ["hull_breach", "single"]


def test_after_a_turn_all_edges_must_match():
    """NE-52, NE-41: a tee at the end of a corridor turns three ways, a tile in the middle none."""
    state = scene(game(*NORTH), seat(HUB, None, "twist_coupling", "single"), seat())
    do(state, "play", "twist_coupling")
    assert options(state) == [["twist", "-3,2", 90], ["twist", "-3,2", 270]]
    do(state, "twist", "-3,2", 90)
    assert state.maze.exits == 3 + 2


def test_a_piece_with_a_white_teleporter_counts_as_connected():
    """NE-53: the corridor between hub and island may be cut, the teleporter itself not taken off."""
    island = ("teleporter -3,6 90", "tee -3,7 180", "corner -3,8 180")
    state = scene(game(*island), seat(HUB, None, "hull_breach", "single"), seat())
    do(state, "play", "hull_breach")
    assert state.phase == "lay"
    assert set(laid(state)) == {"-3,6", "-3,7"}, "only the corner could be taken off"


def test_new_paths_go_on_free_single_and_triple_tiles_alone():
    """NE-54, NE-74: not on corners, nor under a meeple."""
    tiles = (
        "single -1,2 0",
        "control_room -2,2 180",
        "triple 2,3 90",
        "corner 3,0 0",
        "single 0,-1 90",
    )
    state = scene(
        game(*tiles, roll=1, energy=0),
        seat("-1,2:0.0", "N", "tee"),
        seat("0,-1:0.0", "W"),
    )
    do(state, "lay", "tee", "2,4", 0)
    assert state.phase == "path"
    assert {tuple(each[1:]) for each in options(state, "path")} == {
        *(("-1,2", "E"), ("-1,2", "W"), ("2,3", "N"), ("2,3", "S")),
    }


def test_a_new_path_adds_an_exit_and_only_one_goes_on_a_tile():
    """NE-54, NE-55: it opens to an empty cell through one of the walls."""
    tiles = ("single -1,2 0", "control_room -2,2 180", "control_room 2,3 270")
    state = scene(game(*tiles, roll=2, energy=0), seat("0,2:0.0", "N"), seat())
    do(state, "lay", "single", "3,0", 0)
    before = state.maze.exits
    do(state, "path", "-1,2", "E")
    assert state.maze.exits == before + 1
    assert state.paths == 11
    pathed = number(Cell(-1, 2))
    assert state.maze.shape(pathed).path == 1
    assert state.game.box.with_path(state.maze.laid[pathed], 3) == NO_PATH


def test_a_new_path_joins_the_middle_of_a_triple():
    """NE-55: from the path one comes to space 1 of 3."""
    state = scene(
        game("triple -1,2 0 E", "single -2,2 0", roll=2, energy=0), seat("0,2:0.0", "N"), seat()
    )
    do(state, "lay", "single", "2,3", 90)
    assert options(state) == [["face", "N"], ["face", "E"]]
    do(state, "face", "E")
    assert state.headings[0] == -2


def test_a_tile_with_a_new_path_is_swapped_as_one():
    """NE-56."""
    state = scene(
        game("single -1,2 0 E", "triple 2,3 90"), seat(HUB, None, "swap_modules", "single"), seat()
    )
    do(state, "play", "swap_modules")
    do(state, "swap", "-1,2")
    chosen = next(each for each in options(state, "with", "2,3"))
    do(state, *chosen)
    assert laid(state) == {"2,3": "single", "-1,2": "triple"}
    assert state.maze.shape(number(Cell(2, 3))).path >= 0
    assert state.paths == 11


def test_a_discarded_tile_gives_its_new_path_back():
    """NE-56."""
    state = scene(game("single -1,2 0 E"), seat(HUB, None, "hull_breach", "single"), seat())
    assert state.paths == 11
    do(state, "play", "hull_breach")
    assert discarded(state) == ["hull_breach", "single"]
    assert state.paths == 12


def test_a_moved_tile_goes_to_another_legal_cell():
    """Digest B2, NE-52: not back to where it lay."""
    state = scene(game("corner -1,2 90"), seat(HUB, None, "drift_module", "single"), seat())
    do(state, "play", "drift_module")
    assert state.phase == "put"
    assert cells(state, "put") == {"2,3", "3,0", "0,-1"}
    with pytest.raises(Illegal):
        do(state, "put", "-1,2", 90)
    do(state, "put", "3,0", 0)
    assert laid(state) == {"3,0": "corner"}


def test_tiles_side_by_side_may_be_swapped_if_they_fit_each_other():
    """NE-52: the edge between the two is looked at as it then is."""
    state = scene(
        game("corner -1,2 90", "single -1,3 90"), seat(HUB, None, "swap_modules", "single"), seat()
    )
    assert state.phase == "lay", "a single at the exit would lead away from the corner"
    state = scene(
        game("single -1,2 0", "triple -2,2 0"), seat(HUB, None, "swap_modules", "single"), seat()
    )
    do(state, "play", "swap_modules")
    do(state, "swap", "-1,2")
    assert laid(state) == {"-1,2": "triple", "-2,2": "single"}
