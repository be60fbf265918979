"""Edits of a maze: painting, pasting tiles of other mazes, and start boards."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.kinds.tile_maze.boards import board_middle, board_put, with_own_board
from hullwright.editor.kinds.tile_maze.meanings import meanings, understood
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults
from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.faults import faults as maze_faults
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import TileDefinition, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.records import from_json, to_json

from .mazes import EDITOR_KIND, at, laid, maze

CELLS = st.builds(Cell, st.integers(-5001, 5001), st.integers(-4, 4))
WORDS = st.sampled_from(
    ["empty", "tee 0°", "single 90°, new path N", "cross 270°", "start board x"]
)


@given(st.dictionaries(CELLS, WORDS, max_size=6))
@settings(max_examples=30)
def test_whatever_is_painted_can_be_saved_and_read(contents):
    after = painted(maze({"-1,2": "triple 0°"}), contents)
    written = to_json(after)
    assert not [*faults(written, "tile-maze"), *maze_faults(after)]
    assert from_json(written, TileMaze) == after


def test_painting_replaces_what_lies_there_and_keeps_the_order():
    before = maze({"-1,2": "triple 0°", "-2,2": "tee 0°", "3,0": "single 0°"})
    after = painted(before, {at("-2,2"): "cross 0°", at("4,0"): "corner 0°", at("3,0"): "empty"})
    assert laid(after) == {"-1,2": "triple 0°", "-2,2": "cross 0°", "4,0": "corner 0°"}


def test_painting_the_same_again_gives_the_same_maze():
    before = maze({"-1,2": "triple 0°"})
    assert painted(before, {at("-1,2"): "triple 0°", at("1,1"): "empty"}) is before


def test_the_start_board_is_never_painted_over():
    before = maze()
    assert painted(before, dict.fromkeys(before.board_in_use.block(), "tee 0°")) is before


def test_a_tile_that_the_set_does_not_have_is_refused_with_a_guess():
    with pytest.raises(HullwrightError, match="did you mean “tee”"):
        painted(maze(), {at("-1,2"): "teee 0°"})


def test_tiles_of_another_maze_bring_their_definition_along():
    own = TileDefinition(count=3, lanes=(Lane(exits="NSE", spaces=1, arm_spaces={"E": 2}),))
    other = replace(maze(), tile_set={**maze().tile_set, "hall": own})
    told = meanings(painted(other, {at("-1,2"): "hall 90°"}))
    assert understood(maze(), told).tile_set["hall"] == own
    assert understood(other, told) is other


def test_nonsense_about_tiles_is_passed_over():
    before = maze()
    told = {"hall 0°": {"count": 1}, "gate 0°": 7, "x 0°": {"count": 1, "lanes": [{"exits": "NN"}]}}
    assert understood(before, told) is before


def test_another_board_can_be_put_where_the_present_one_lies():
    before = board_put(maze(), "alpha", at("5,5"))
    after = board_put(before, "omega", board_middle(before.board_in_use))
    assert after.start_board == "omega"
    assert board_middle(after.board_in_use) == at("5,5")
    assert board_put(after, "omega", at("5,5")) is after


def test_a_board_of_ones_own_begins_as_a_copy():
    once = with_own_board(maze())
    twice = with_own_board(once)
    assert (once.start_board, twice.start_board) == ("own", "own_2")
    assert once.board_in_use.cells == maze().board_in_use.cells
    assert not [*faults(to_json(twice), "tile-maze"), *maze_faults(twice)]


def test_a_board_that_is_not_there_is_refused_in_words():
    with pytest.raises(HullwrightError, match="no start board “gamma”"):
        board_put(maze(), "gamma", at("0,0"))


def test_swatches_are_the_tiles_the_boards_and_nothing():
    swatches = EDITOR_KIND.swatches(maze())
    assert [each.content for each in swatches][-3:] == [
        "start board alpha",
        "start board omega",
        "empty",
    ]
    assert len(swatches) == 13
    keys = [each.key for each in swatches if each.key]
    assert sorted(keys) == list("0123456789")
