"""Edits of tile kinds, board cells and counts: whatever is drawn, the file can be read again."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.kinds.tile_maze.squares import (
    Square,
    joined,
    with_arm,
    with_spaces,
    with_special,
    without_exit,
    without_lane,
)
from hullwright.editor.kinds.tile_maze.tile_edits import (
    BoardSpot,
    TileSpot,
    board_spot,
    is_there,
    square_of,
    with_action,
    with_hub,
    with_maze_end,
    with_new_action,
    with_new_tile,
    with_square,
    with_tile,
    without_action,
    without_tile,
)
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults as schema_faults
from hullwright.schema.kinds.tile_maze.faults import faults
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import Placement, SpaceName, TileMaze
from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.records import from_json, to_json

from .squares import squares

HOUSE = house_maze()
SPOTS = [TileSpot("triple"), BoardSpot("alpha", Cell(1, 1)), BoardSpot("omega", Cell(0, 0))]


def lane(exits: str, spaces: int = 1, **arms: int) -> Lane:
    return Lane(exits=exits, spaces=spaces, arm_spaces=arms)


def assert_sound(maze: TileMaze) -> None:
    """Assert that a maze survives its file, and that neither schema nor kind complain."""
    written = json.loads(json.dumps(to_json(maze)))
    assert list(schema_faults(written, "tile-maze")) == []
    assert from_json(written, TileMaze) == maze
    assert list(faults(maze)) == []


@st.composite
def drawings(draw: st.DrawFn) -> Square:
    """Draw a square, and then a few strokes on it."""
    square = draw(squares())
    for _ in range(draw(st.integers(1, 4))):
        sides = "".join(draw(st.lists(st.sampled_from(SIDES), min_size=1, max_size=4, unique=True)))
        number = draw(st.integers(0, max(len(square.lanes) - 1, 0)))
        match draw(st.integers(0, 5)) if square.lanes else 0:
            case 0:
                square = joined(square, sides)
            case 1:
                square = without_exit(square, sides[0])
            case 2:
                square = without_lane(square, number)
            case 3 if not square.lanes[number].is_junction:
                square = with_spaces(square, number, draw(st.integers(1, 50)))
            case 4 if square.lanes[number].is_junction:
                side = square.lanes[number].exits[0]
                square = with_arm(square, number, side, draw(st.integers(0, 50)))
            case _:
                space = draw(st.sampled_from(list(square.spaces())))
                square = with_special(square, space, "teleport_white")
    return square


@given(drawings(), st.sampled_from(SPOTS))
def test_whatever_is_drawn_gives_a_maze_that_can_be_saved(square, spot):
    if not square.lanes and isinstance(spot, TileSpot):
        with pytest.raises(HullwrightError, match="needs a lane"):
            with_square(HOUSE, spot, square)
        return
    changed = with_square(HOUSE, spot, square)
    assert_sound(changed)
    assert square_of(changed, spot) == square
    assert changed.placed is HOUSE.placed


@given(squares(), st.sampled_from(SIDES), st.sampled_from(SIDES))
def test_joined_sides_are_joined_and_no_exit_is_lost(square, a, b):
    after = joined(square, a + b)
    assert after.lane_at(a) == after.lane_at(b) is not None
    before = {side for each in square.lanes for side in each.exits}
    assert {side for each in after.lanes for side in each.exits} == before | {a, b}
    assert joined(after, a + b) == after


@given(squares(), st.sampled_from(SIDES))
def test_a_wall_takes_off_one_exit_and_no_other(square, side):
    after = without_exit(square, side)
    before = {each for one in square.lanes for each in one.exits}
    assert {each for one in after.lanes for each in one.exits} == before - {side}


def test_a_third_side_makes_a_junction_and_keeps_the_spaces():
    square = joined(Square((lane("NS", 3),), {SpaceName(0, 0): "control_white"}), "SE")
    assert square.lanes == (lane("NSE", N=1, S=1),)
    assert square.specials == {SpaceName(0, 1): "control_white"}
    assert without_exit(square, "E").lanes == (lane("NS", 3),)
    assert without_exit(square, "E").specials == {SpaceName(0, 0): "control_white"}


def test_two_lanes_that_are_joined_become_one():
    square = joined(Square((lane("NS"), lane("EW", 3))), "NE")
    assert square.lanes == (lane("NSEW", E=1, W=1),)


def test_a_single_side_gets_a_dead_end_which_can_lead_on():
    dead = joined(Square(), "W")
    assert dead.lanes == (lane("W"),)
    assert joined(dead, "WE").lanes == (lane("WE"),)
    assert joined(dead, "W") == dead


def test_a_removed_lane_takes_its_indicators_along_and_the_others_move_up():
    marked = {SpaceName(0, 0): "control_white", SpaceName(1, 1): "teleport_yellow"}
    after = without_lane(Square((lane("NS"), lane("EW", 2)), marked), 0)
    assert after == Square((lane("EW", 2),), {SpaceName(0, 1): "teleport_yellow"})


def test_an_indicator_at_a_dead_end_stays_there():
    room = Square((lane("N"),), {SpaceName(0, 0): "control_white"})
    longer = with_spaces(room, 0, 4)
    assert longer.specials == {SpaceName(0, 3): "control_white"}
    assert with_spaces(longer, 0, 1) == room


def test_indicators_never_share_a_space_when_a_lane_gets_shorter():
    marked = {SpaceName(0, 1): "control_white", SpaceName(0, 2): "teleport_yellow"}
    after = with_spaces(Square((lane("NS", 3),), marked), 0, 2)
    assert after.specials == {SpaceName(0, 1): "control_white"}


def test_an_indicator_is_put_exchanged_and_taken_off():
    here = SpaceName(0, 0)
    put = with_special(Square((lane("NS"),)), here, "control_white")
    assert with_special(put, here, "teleport_white").specials == {here: "teleport_white"}
    assert with_special(put, here, None).specials == {}


def test_a_second_lane_takes_away_the_new_path_that_nobody_could_join():
    crossed = joined(square_of(HOUSE, TileSpot("single")), "EW")
    changed = with_square(HOUSE, TileSpot("single"), crossed)
    assert not changed.tile_set["single"].new_path
    with pytest.raises(HullwrightError, match="only tiles with one lane"):
        with_tile(changed, "single", new_path=True)


def test_a_board_cell_without_lanes_is_walls_all_round():
    spot = BoardSpot("alpha", Cell(1, 1))
    bare = with_square(HOUSE, spot, Square())
    board = bare.start_boards["alpha"]
    assert (len(board.cells), board.hub, board.specials) == (8, None, ())
    with pytest.raises(HullwrightError, match="draw one in this cell first"):
        with_hub(bare, spot, True)
    drawn = with_square(bare, spot, joined(Square(), "NS"))
    assert with_hub(drawn, spot, True).start_boards["alpha"].hub == Cell(1, 1)
    assert_sound(drawn)


def test_the_last_cell_of_a_board_stays():
    maze = HOUSE
    cells = [each.at for each in HOUSE.start_boards["alpha"].cells]
    for at in cells[:-1]:
        maze = with_square(maze, BoardSpot("alpha", at), Square())
    with pytest.raises(HullwrightError, match="A start board needs a lane"):
        with_square(maze, BoardSpot("alpha", cells[-1]), Square())


def test_the_hub_moves_and_can_be_taken_off():
    elsewhere = BoardSpot("alpha", Cell(0, 0))
    assert with_hub(HOUSE, elsewhere, False) is HOUSE
    moved = with_hub(HOUSE, elsewhere, True)
    assert moved.start_boards["alpha"].hub == Cell(0, 0)
    assert with_hub(moved, elsewhere, False).start_boards["alpha"].hub is None


def test_maze_ends_are_set_on_tiles_and_on_board_cells():
    tile, cell = TileSpot("tee"), BoardSpot("alpha", Cell(0, 0))
    assert with_maze_end(HOUSE, tile, True).tile_set["tee"].maze_end
    ends = [each.maze_end for each in with_maze_end(HOUSE, cell, True).start_boards["alpha"].cells]
    assert ends.count(True) == 1


def test_only_cells_of_the_board_on_the_table_are_its_spots():
    assert board_spot(HOUSE, Cell(2, 1)) == BoardSpot("alpha", Cell(2, 1))
    assert board_spot(HOUSE, Cell(3, 1)) is None


def test_new_kinds_get_ids_that_a_file_may_hold():
    maze, first = with_new_tile(HOUSE)
    maze, second = with_new_tile(maze)
    maze, action = with_new_action(maze)
    assert (first, second, action) == ("tile_1", "tile_2", "action_1")
    assert maze.tile_set["tile_2"].lanes == (lane("NS"),)
    assert_sound(maze)
    assert not is_there(HOUSE, TileSpot(first))
    assert is_there(maze, TileSpot(first))
    assert without_action(without_tile(without_tile(maze, first), second), action) == HOUSE


def test_there_are_at_most_as_many_kinds_as_a_file_may_list():
    maze = HOUSE
    while len(maze.actions) < 500:
        maze, _ = with_new_action(maze)
    assert_sound(maze)
    with pytest.raises(HullwrightError, match="There can be at most"):
        with_new_action(maze)


def test_a_kind_that_lies_on_the_table_stays_in_the_box():
    laid = Placement(at=Cell(-1, 2), tile="tee", rotation=90)
    maze = replace(HOUSE, placed=(laid,))
    with pytest.raises(HullwrightError, match="at -1,2"):
        without_tile(maze, "tee")


def test_counts_and_aborts_are_set():
    assert with_tile(HOUSE, "tee", count=0).tile_set["tee"].count == 0
    changed = with_action(HOUSE, "salvage", aborts="roll", count=7)
    assert (changed.actions["salvage"].aborts, changed.actions["salvage"].count) == ("roll", 7)
    assert_sound(changed)
