"""Selecting by rectangle, lasso and kind."""

from .strokes import cells, desk, pointer, proposed, tool

ROOMS = ("ss.ss", "ss.ss", "...dd")


def test_a_rectangle_selects_from_corner_to_corner() -> None:
    proposal = proposed("select-rectangle", desk(*ROOMS), "A01", "B02")
    assert proposal.selection == cells("A01 A02 B01 B02")
    assert (proposal.edit, str(proposal.note)) == (None, "4 cells")


def test_shift_adds_control_takes_away_and_both_keep_what_is_in_both() -> None:
    place = desk(*ROOMS, selection=cells("A01 B01"))
    way = ("select-rectangle", place, "B01", "C01")
    assert proposed(*way, shift=True).selection == cells("A01 B01 C01")
    assert proposed(*way, control=True).selection == cells("A01")
    assert proposed(*way, shift=True, control=True).selection == cells("B01")
    assert proposed(*way).selection == cells("B01 C01")


def test_a_click_beside_the_map_clears_the_selection() -> None:
    place = desk(*ROOMS, selection=cells("A01"))
    assert proposed("select-rectangle", place, "-").selection == frozenset()


def test_a_click_on_the_only_selected_cell_clears_the_selection() -> None:
    place = desk(*ROOMS, selection=cells("A01"))
    assert proposed("select-rectangle", place, "A01").selection == frozenset()
    assert proposed("select-rectangle", place, "B01").selection == cells("B01")


def test_a_rectangle_that_begins_beside_the_map_selects_once_it_is_inside() -> None:
    place = desk(*ROOMS)
    assert proposed("select-rectangle", place, "-", "B02").selection == cells("A01 A02 B01 B02")


def test_a_lasso_selects_what_it_encloses() -> None:
    place = desk(*(["....."] * 5))
    found = proposed("select-lasso", place, "A01", "E01", "E05", "A05").selection
    assert found is not None
    assert cells("B02 C03 D04") < found


def test_the_same_kind_is_selected_as_far_as_it_hangs_together() -> None:
    assert proposed("select-same", desk(*ROOMS), "A01").selection == cells("A01 A02 B01 B02")
    everywhere = proposed("select-same", desk(*ROOMS), "A01", alt=True).selection
    assert everywhere is not None
    assert len(everywhere) == 8


def test_adding_the_same_kind_to_a_selection() -> None:
    place = desk(*ROOMS, selection=cells("D03"))
    assert proposed("select-same", place, "A01", shift=True).selection == cells(
        "A01 A02 B01 B02 D03"
    )


def test_no_selecting_tool_changes_the_map() -> None:
    place = desk(*ROOMS)
    for name in ("select-rectangle", "select-lasso", "select-same"):
        stroke = tool(name).stroke(place, pointer(place, "A01"))
        assert next(stroke).edit is None
