"""The tool that moves: single tiles, exchanges, selections, copies, and the start board."""

from dataclasses import replace

from .mazes import after, at, desk, laid, maze, pointer, proposed

ARM = {"-1,2": "triple 0°", "-2,2": "tee 180°"}


def test_a_tile_is_moved_to_where_an_exit_leads():
    assert after("move", desk(maze({"-1,2": "cross 0°"})), pointer("-1,2"), pointer("3,0")) == {
        "3,0": "cross 0°"
    }


def test_where_no_exit_leads_the_move_is_refused_unless_forced():
    place = desk(maze({"-1,2": "cross 0°"}))
    proposal = proposed("move", place, pointer("-1,2"), pointer("9,9"))
    assert proposal.edit is None
    assert "No exit leads there" in str(proposal.note)
    forced = after("move", place, pointer("-1,2"), pointer("9,9", alt=True))
    assert forced == {"9,9": "cross 0°"}


def test_an_exit_that_would_meet_a_wall_is_named():
    proposal = proposed("move", desk(maze({"-1,2": "single 0°"})), pointer("-1,2"), pointer("2,3"))
    assert "The exit of 2,2 would meet a wall of 2,3" in str(proposal.note)


def test_two_tiles_change_places():
    place = desk(maze({"-1,2": "single 0°", "3,0": "triple 0°"}))
    proposal = proposed("move", place, pointer("-1,2"), pointer("3,0"))
    assert str(proposal.title) == "Swap single 0° and triple 0°"
    assert laid(proposal.edit(place.layout)) == {"-1,2": "triple 0°", "3,0": "single 0°"}


def test_ctrl_leaves_a_copy_behind():
    place = desk(maze({"-1,2": "single 0°"}))
    found = after("move", place, pointer("-1,2"), pointer("3,0", control=True))
    assert found == {"-1,2": "single 0°", "3,0": "single 0°"}


def test_a_selection_moves_together_and_stays_selected():
    place = replace(desk(maze(ARM)), selection=frozenset({at("-1,2"), at("-2,2")}))
    proposal = proposed("move", place, pointer("-1,2"), pointer("-1,5", alt=True))
    assert laid(proposal.edit(place.layout)) == {"-1,5": "triple 0°", "-2,5": "tee 180°"}
    assert proposal.selection == {at("-1,5"), at("-2,5")}


def test_the_start_board_can_be_moved_alone_or_with_everything():
    place = desk(maze(ARM))
    alone = proposed("move", place, pointer("1,1"), pointer("1,2"))
    assert alone.edit is None
    assert "Alt" in str(alone.note)
    everything = frozenset(place.surface.cells())
    whole = proposed("move", replace(place, selection=everything), pointer("1,1"), pointer("4,0"))
    moved = whole.edit(place.layout)
    assert moved.board_in_use.origin == at("3,-1")
    assert laid(moved) == {"2,1": "triple 0°", "1,1": "tee 180°"}


def test_no_tile_is_lost_under_the_start_board():
    place = desk(maze(ARM))
    proposal = proposed("move", place, pointer("-1,2"), pointer("1,1", alt=True))
    assert proposal.edit is None
    assert "there is no room" in str(proposal.note)


def test_a_click_beside_the_selection_clears_it():
    place = replace(desk(maze(ARM)), selection=frozenset({at("-1,2")}))
    assert proposed("move", place, pointer("9,9")).selection == frozenset()
    assert proposed("move", desk(maze(ARM)), pointer("9,9")).edit is None
