"""The tool for new paths: sides by pointing, by clicks in the middle, and why not."""

from dataclasses import replace

import pytest

from .mazes import after, desk, maze, pointer, proposed, symmetric

EAST, NORTH = (0.8, 0.1), (0.0, -0.8)
TILE = {"-1,2": "single 0°"}


def test_a_click_at_a_wall_lays_a_new_path_and_another_takes_it_off():
    once = after("new-path", desk(maze(TILE)), pointer("-1,2", EAST))
    assert once == {"-1,2": "single 0°, new path E"}
    assert after("new-path", desk(maze(once)), pointer("-1,2", EAST)) == TILE


def test_in_the_middle_each_click_goes_on_to_the_next_wall():
    layout, seen = maze(TILE), []
    for _ in range(3):
        found = after("new-path", desk(layout), pointer("-1,2"))
        seen.append(found["-1,2"])
        layout = maze(found)
    assert seen == ["single 0°, new path E", "single 0°, new path W", "single 0°"]


@pytest.mark.parametrize(
    ("tiles", "label", "offset", "words"),
    [
        (TILE, "-1,2", NORTH, "There is an exit on this side"),
        ({"-1,2": "corner 0°"}, "-1,2", EAST, "can't take a new path"),
        (TILE, "1,1", EAST, "New paths are put on tiles"),
        (TILE, "9,9", EAST, "New paths are put on tiles"),
        ({**TILE, "-1,3": "single 0°"}, "-1,2", EAST, "It would meet a wall of -1,3"),
    ],
)
def test_where_none_can_be_the_note_says_why(tiles, label, offset, words):
    proposal = proposed("new-path", desk(maze(tiles)), pointer(label, offset))
    assert proposal.edit is None
    assert words in str(proposal.note)


def test_alt_lays_it_against_a_wall():
    tiles = {**TILE, "-1,3": "single 0°"}
    forced = after("new-path", desk(maze(tiles)), pointer("-1,2", EAST, alt=True))
    assert forced["-1,2"] == "single 0°, new path E"


def test_no_more_are_laid_than_there_are():
    place = desk(replace(maze(TILE), new_paths=0))
    assert "All 0 new paths are laid" in str(
        proposed("new-path", place, pointer("-1,2", EAST)).note
    )


def test_under_a_symmetry_the_same_tiles_get_one_too():
    place = symmetric(desk(maze({**TILE, "3,0": "single 180°"})), "rotation 2")
    assert after("new-path", place, pointer("-1,2", EAST)) == {
        "-1,2": "single 0°, new path E",
        "3,0": "single 180°, new path W",
    }
