"""Brush, eraser, line, rectangle and hexagon."""

import pytest

from .strokes import cells, desk, drawn, pointer, proposed, rows, symmetric, tool

EMPTY = (".....", ".....", ".....", ".....", ".....")


def test_the_brush_paints_the_cells_it_touches() -> None:
    assert drawn("brush", desk(*EMPTY), "B02", "C02", "D02") == (
        ".....",
        ".sss.",
        ".....",
        ".....",
        ".....",
    )


def test_a_fast_drag_leaves_no_gaps() -> None:
    place = desk(*EMPTY)
    assert drawn("brush", place, "A03", "E03") == drawn(
        "brush", place, "A03", "B03", "C03", "D03", "E03"
    )


def test_the_right_button_paints_the_second_content() -> None:
    assert drawn("brush", desk("sss", "sss"), "B01", second=True) == ("s.s", "sss")


@pytest.mark.parametrize(("size", "count"), [(0, 1), (1, 7), (2, 19)])
def test_the_sizes_of_the_brush_are_1_7_and_19(size: int, count: int) -> None:
    place = desk(*(["......."] * 7), size=size)
    assert "".join(drawn("brush", place, "D04")).count("s") == count


def test_shift_paints_a_straight_line_from_where_it_was_pressed() -> None:
    place = desk(*EMPTY)
    stroke = tool("brush").stroke(place, pointer(place, "A01"))
    next(stroke)
    stroke.send(pointer(place, "A05", shift=True))
    proposal = stroke.send(pointer(place, "C01", shift=True))
    assert proposal.cells == cells("A01 B01 C01")


def test_what_was_painted_before_shift_stays() -> None:
    place = desk(*EMPTY)
    stroke = tool("brush").stroke(place, pointer(place, "A01"))
    next(stroke)
    stroke.send(pointer(place, "A03"))
    proposal = stroke.send(pointer(place, "C03", shift=True))
    assert cells("A01 A02 A03 C03") < proposal.cells


def test_alt_picks_instead_of_painting() -> None:
    proposal = proposed("brush", desk("sd"), "B01", alt=True)
    assert (proposal.picked, proposal.edit) == ("dangerous", None)


def test_resting_in_a_cell_yields_the_same_proposal() -> None:
    place = desk(*EMPTY)
    stroke = tool("brush").stroke(place, pointer(place, "A01"))
    assert next(stroke) is stroke.send(pointer(place, "A01"))


def test_a_stroke_that_begins_beside_the_map_paints_once_it_is_inside() -> None:
    assert drawn("brush", desk("...", "..."), "-", "B01") == (".s.", "...")


def test_painting_keeps_to_the_selection_and_says_so() -> None:
    place = desk(*EMPTY, selection=cells("B02 C02"))
    proposal = proposed("brush", place, "A02", "B02", "C02", "D02")
    assert proposal.cells == cells("B02 C02")
    assert str(proposal.note) == "2 cells, only inside the selection"


def test_the_history_says_what_was_painted() -> None:
    assert str(proposed("brush", desk("..."), "A01").title) == "Paint silent"
    assert str(proposed("eraser", desk("sss"), "A01").title) == "Erase"


def test_the_eraser_empties_with_either_button() -> None:
    place = desk("sss", second="dangerous")
    assert drawn("eraser", place, "A01", "B01") == ("..s",)
    assert drawn("eraser", place, "A01", "B01", second=True) == ("..s",)


def test_a_line_goes_to_where_the_pointer_is_last() -> None:
    place = desk(*EMPTY)
    assert proposed("line", place, "A01", "E05", "A03").cells == cells("A01 A02 A03")


def test_a_line_is_as_wide_as_the_brush() -> None:
    place = desk(*EMPTY, size=1)
    assert len(proposed("line", place, "A01", "A05").cells) > 5


def test_a_rectangle_reaches_from_corner_to_corner() -> None:
    assert drawn("rectangle", desk(*EMPTY), "B02", "D04") == (
        ".....",
        ".sss.",
        ".sss.",
        ".sss.",
        ".....",
    )


def test_shift_paints_only_the_edge_of_a_rectangle() -> None:
    assert drawn("rectangle", desk(*EMPTY), "A01", "E05", shift=True) == (
        "sssss",
        "s...s",
        "s...s",
        "s...s",
        "sssss",
    )


def test_a_rectangle_can_be_drawn_beyond_the_edge_of_the_map() -> None:
    place = desk(*EMPTY)
    start = pointer(place, "D04")
    stroke = tool("rectangle").stroke(place, start)
    next(stroke)
    beyond = start._replace(point=(100.0, 100.0), cell=None)
    assert stroke.send(beyond).cells == cells("D04 D05 E04 E05")


def test_a_hexagon_grows_around_the_pressed_cell() -> None:
    place = desk(*(["......."] * 7))
    assert len(proposed("hexagon", place, "D04", "D02").cells) == 19
    assert len(proposed("hexagon", place, "D04", "D02", shift=True).cells) == 12
    assert len(proposed("hexagon", place, "D04", shift=True).cells) == 1


def test_painting_is_done_on_all_images() -> None:
    place = symmetric(desk(*EMPTY), "mirror left-right")
    assert drawn("brush", place, "A01") == ("s...s", *EMPTY[1:])
    assert drawn("rectangle", place, "A01", "A02") == ("s...s", "s...s", *EMPTY[2:])


def test_nothing_changes_until_an_edit_is_carried_out() -> None:
    place = desk(*EMPTY)
    proposed("brush", place, "A01", "E05")
    assert rows(place) == EMPTY
