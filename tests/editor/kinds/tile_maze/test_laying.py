"""The tool that lays tiles: what is shown before the click, what is refused and why, what Alt forces."""

import pytest

from hullwright.schema.errors import HullwrightError

from .mazes import after, at, desk, laid, maze, pointer, proposed, symmetric


def labels(cells):
    return {each.label for each in cells}


def test_a_click_at_an_exit_lays_the_tile_as_it_is_turned():
    assert after("lay", desk(maze(), "tee 180°"), pointer("-1,2")) == {"-1,2": "tee 180°"}


def test_before_the_click_all_places_are_shown():
    proposal = proposed("lay", desk(maze(), "single 0°"), pointer("9,9"))
    assert labels(proposal.possible) == {"-1,2", "3,0"}
    assert labels(proposal.after_turn) == {"2,3", "0,-1"}


def test_where_another_rotation_fits_the_note_says_which():
    proposal = proposed("lay", desk(maze(), "single 0°"), pointer("2,3"))
    assert proposal.edit is None
    assert proposal.refused is not None
    assert str(proposal.note).startswith("It fits 2,3 when turned to 90°, 270°: press R.")


@pytest.mark.parametrize(
    ("first", "label", "words"),
    [
        ("tee 0°", "9,9", "No exit leads to 9,9"),
        ("tee 0°", "1,1", "The start board is on 1,1"),
        ("single 0°", "-2,3", "-2,3 needs exits to N W and walls to S"),
        ("cross 0°", "-2,3", "The exit S of the tile would meet a wall of -1,3"),
        ("teleporter 0°", "-1,1", "No exit leads to -1,1"),
    ],
)
def test_where_nothing_fits_the_note_says_why(first, label, words):
    arm = {"-1,2": "triple 0°", "-2,2": "tee 180°"}
    rooms = {"-1,3": "control_room 180°", "-3,3": "control_room 180°"}
    proposal = proposed("lay", desk(maze(arm | rooms), first), pointer(label))
    assert proposal.edit is None
    assert words in str(proposal.note)


def test_alt_lays_a_tile_against_the_rules():
    place = desk(maze(), "single 0°")
    assert after("lay", place, pointer("2,3", alt=True)) == {"2,3": "single 0°"}
    assert "against the rules" in str(proposed("lay", place, pointer("2,3", alt=True)).note)


def test_a_tile_is_replaced_where_its_edges_match():
    layout = maze({"-1,2": "triple 0°", "-2,2": "tee 90°"})
    assert after("lay", desk(layout, "cross 0°"), pointer("-1,2"))["-1,2"] == "cross 0°"
    proposal = proposed("lay", desk(layout, "corner 0°"), pointer("-1,2"))
    assert proposal.edit is None
    assert str(proposal.note) == "-1,2 needs exits to N S: no rotation of the tile has them."


def test_what_the_box_does_not_have_is_refused():
    spent = {f"{20 + n},20": "cross 0°" for n in range(6)}
    place = desk(maze(spent), "cross 0°")
    assert "The box only has 6 of this tile" in str(proposed("lay", place, pointer("-1,2")).note)
    assert "-1,2" in after("lay", place, pointer("-1,2", alt=True))


def test_replacing_a_tile_by_its_own_kind_takes_none_out_of_the_box():
    spent = {f"{20 + n},20": "cross 0°" for n in range(5)} | {"-1,2": "cross 0°"}
    assert proposed("lay", desk(maze(spent), "cross 90°"), pointer("-1,2")).edit is not None


def test_dragging_takes_the_tile_along():
    place = desk(maze(), "cross 0°")
    assert after("lay", place, pointer("9,9"), pointer("3,0")) == {"3,0": "cross 0°"}


def test_the_right_button_takes_a_tile_off():
    layout = maze({"-1,2": "triple 0°", "3,0": "tee 0°"})
    assert after("lay", desk(layout), pointer("-1,2", second=True)) == {"3,0": "tee 0°"}


def test_under_a_symmetry_all_images_are_laid_and_turned():
    place = symmetric(desk(maze(), "tee 180°"), "rotation 4")
    assert after("lay", place, pointer("-1,2")) == {
        "-1,2": "tee 180°",
        "2,3": "tee 270°",
        "3,0": "tee 0°",
        "0,-1": "tee 90°",
    }


def test_a_tile_of_another_maze_is_refused_in_words():
    with pytest.raises(HullwrightError, match="This maze has no tile “hall”"):
        proposed("lay", desk(maze(), "hall 0°"), pointer("-1,2"))


def test_a_start_board_is_put_around_the_cell():
    place = desk(maze(), "start board omega")
    layout = proposed("lay", place, pointer("5,5")).edit(place.layout)
    assert layout.start_board == "omega"
    assert layout.board_in_use.origin == at("4,4")


def test_a_start_board_does_not_cover_tiles():
    place = desk(maze({"-1,2": "triple 0°"}), "start board omega")
    proposal = proposed("lay", place, pointer("0,2"))
    assert proposal.edit is None
    assert "There is already a tile on -1,2" in str(proposal.note)
    assert proposed("lay", place, pointer("0,2", alt=True)).edit is not None


def test_the_board_that_lies_there_changes_nothing():
    proposal = proposed("lay", desk(maze(), "start board alpha"), pointer("1,1"))
    assert proposal.edit is None
    assert str(proposal.note) == "This start board is already here"


def test_erasing_leaves_the_start_board():
    layout = maze({"-1,2": "triple 0°", "-2,2": "tee 180°"})
    assert after("eraser", desk(layout), pointer("-2,2"), pointer("1,2")) == {}
    assert laid(layout)
