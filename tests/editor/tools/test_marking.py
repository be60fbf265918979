"""Pods and starts: put down one by one."""

from hullwright.editor.tools.regions import alike
from hullwright.editor.tools.table import PODS_AND_STARTS
from hullwright.editor.tools.tokens import TokenTally

from .strokes import cells, desk, drawn, proposed, symmetric


def test_a_click_places_the_lowest_free_pod_number() -> None:
    assert drawn("pods", desk("1.3.."), "B01") == ("123..",)


def test_a_chosen_number_is_taken_if_it_is_free() -> None:
    assert drawn("pods", desk(".....", first="pod 4"), "A01") == ("4....",)
    assert drawn("pods", desk("4....", first="pod 4"), "B01") == ("41...",)


def test_each_image_gets_a_number_of_its_own() -> None:
    place = symmetric(desk(*(["......."] * 7)), "rotation 3")
    after = "".join(drawn("pods", place, "B02"))
    assert sorted(after.replace(".", "")) == ["1", "2", "3"]


def test_the_pressed_cell_gets_the_first_number() -> None:
    place = symmetric(desk("....."), "mirror left-right")
    assert drawn("pods", place, "E01") == ("2...1",)


def test_an_image_that_is_a_pod_keeps_its_number() -> None:
    place = symmetric(desk("1...."), "mirror left-right")
    assert drawn("pods", place, "E01") == ("1...2",)


def test_a_start_moves_and_leaves_no_hole() -> None:
    assert drawn("pods", desk("Hss..", first="human"), "C01") == ("ssH..",)


def test_shift_adds_another_start() -> None:
    assert drawn("pods", desk("Hss..", first="human"), "C01", shift=True) == ("HsH..",)


def test_of_several_starts_the_nearest_moves() -> None:
    assert drawn("pods", desk("Hs..sH", first="human"), "E01") == ("Hs..Hs",)


def test_a_start_is_placed_once_whatever_the_symmetry() -> None:
    place = symmetric(desk(".....", first="alien"), "mirror left-right")
    assert drawn("pods", place, "A01") == ("A....",)


def test_a_pod_dragged_onto_another_exchanges_their_numbers() -> None:
    place = desk("1s2")
    assert drawn("pods", place, "A01", "C01") == ("2s1",)
    assert str(proposed("pods", place, "A01", "C01").title) == "Swap pod 1 and pod 2"


def test_a_pod_dragged_elsewhere_moves() -> None:
    place = desk("1ss")
    assert drawn("pods", place, "A01", "B01", "C01") == ("ss1",)
    assert str(proposed("pods", place, "A01", "C01").title) == "Move pod 1"


def test_a_pod_that_was_only_clicked_stays() -> None:
    proposal = proposed("pods", desk("1ss"), "A01")
    assert proposal.edit is None
    assert str(proposal.note).startswith("Drag it to move it")


def test_a_pod_dragged_back_stays() -> None:
    assert drawn("pods", desk("1ss"), "A01", "C01", "A01") == ("1ss",)


def test_the_right_button_paints_the_second_content() -> None:
    assert drawn("pods", desk("1ss", second="silent"), "A01", second=True) == ("sss",)


def test_a_start_is_placed_in_a_pod_if_that_is_chosen() -> None:
    assert drawn("pods", desk("1ss", first="human"), "A01") == ("Hss",)


def test_nothing_is_placed_outside_the_selection() -> None:
    place = desk(".....", selection=cells("A01"))
    assert proposed("pods", place, "B01").edit is None
    assert drawn("pods", place, "A01") == ("1....",)


def test_the_brush_counts_pods_too() -> None:
    place = symmetric(desk("....", ".s..", first="pod 1"), "rotation 2")
    after = "".join(drawn("brush", place, "A01"))
    assert sorted(after.replace(".", "")) == ["1", "2", "s"]


def test_the_brush_moves_a_start() -> None:
    assert drawn("brush", desk("Hss..", first="human"), "C01") == ("ssH..",)


def test_the_brush_drags_a_pod_to_where_it_is_let_go() -> None:
    assert drawn("brush", desk(".....", first="pod 1"), "A01", "B01", "C01") == ("..1..",)


def test_the_tally_follows_a_map_through_its_changes() -> None:
    tally = TokenTally(PODS_AND_STARTS)
    for rows in (("1H..",), ("12H.",), ("..H.",), ("..H.", "..3."), ("AH",)):
        surface = desk(*rows).surface
        found = {content: set(there) for content, there in tally.of(surface).items()}
        assert found == {
            content: alike(surface, content)
            for content in {surface.content(cell) for cell in surface.cells()}
            if content != "hull"
        }
