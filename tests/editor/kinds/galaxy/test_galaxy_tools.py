"""Tools for galaxies: cards are laid, exchanged, pushed on and turned over; rows are dragged."""

import pytest

from hullwright.editor.concepts.tool import ToolPointer
from hullwright.editor.kinds.table import EDITOR_KINDS

from .galaxies import EDITOR_KIND, desk, done, galaxy, letters, pointer, proposed, sides, tool


def test_a_click_lays_the_chosen_card() -> None:
    place = desk(galaxy("EssAO"))
    assert letters(done("cards", place, 3)) == "EsPAO"
    assert letters(done("cards", place, 3, second=True)) == "Es?AO"
    assert str(proposed("cards", place, 3).title) == "Lay planet"


def test_a_card_dragged_onto_another_is_exchanged_with_it() -> None:
    place = desk(galaxy("EsPAO"))
    proposal = proposed("cards", place, 2, 3, 4)
    assert letters(done("cards", place, 2, 3, 4)) == "EAPsO"
    assert str(proposal.title) == "Swap the cards at 2 and 4"


def test_with_shift_the_cards_between_make_room() -> None:
    place = desk(galaxy("EsPAO"))
    assert letters(done("cards", place, 2, 4, shift=True)) == "EPAsO"
    assert letters(done("cards", place, 4, 2, shift=True)) == "EAsPO"


def test_a_drag_back_to_where_it_began_is_a_click() -> None:
    assert letters(done("cards", desk(galaxy("EsAO")), 2, 3, 2)) == "EPAO"


def test_the_aliens_can_be_put_beyond_the_cards_and_a_card_can_not() -> None:
    layout = galaxy("EsAO")
    assert done("cards", desk(layout, "Aliens' start"), 2).aliens.start == 2
    among = done("cards", desk(layout, "Aliens' start"), 2)
    assert done("cards", desk(among, "Aliens' start"), 5).aliens.start == 5
    refused = proposed("cards", desk(layout), 5)
    assert refused.edit is None
    assert "no slot here" in str(refused.note)


def test_only_selected_slots_are_laid_upon() -> None:
    place = desk(galaxy("EsAO"), selection=frozenset({3}))
    assert proposed("cards", place, 2).edit is None
    assert letters(done("cards", place, 3)) == "EsPO"


def test_a_card_that_lies_there_already_can_be_dragged() -> None:
    proposal = proposed("cards", desk(galaxy("EPAO")), 2)
    assert proposal.edit is None
    assert "Drag it" in str(proposal.note)


def test_a_click_turns_a_card_over_and_dragging_turns_all_to_the_same_side() -> None:
    place = desk(galaxy("EsPAO", up=2))
    assert sides(done("turn-over", place, 2)) == "Udddd"
    assert sides(done("turn-over", place, 3, 5)) == "UUUUU"
    assert sides(done("turn-over", place, 2, 3)) == "Udddd"
    assert str(proposed("turn-over", place, 3).title) == "Turn 3 face up"


def test_turning_a_selected_card_turns_the_selection() -> None:
    place = desk(galaxy("EsPAO"), selection=frozenset({2, 4}))
    assert sides(done("turn-over", place, 4)) == "UUdUd"
    assert sides(done("turn-over", place, 3)) == "Udddd"


def test_dragging_a_row_says_what_becomes_of_it() -> None:
    place = desk(galaxy("EsPsAO", (3, 3)))
    proposal = proposed("rows", place, 6, 7)
    assert proposal.edit is not None
    assert proposal.edit(place.layout).track.rows == (3, 4)
    assert str(proposal.note) == "Row 2: 4 cards, 7 in all"
    assert str(proposed("rows", place, 6).note).startswith("Drag sideways")
    assert proposed("rows", place, 6, 7, 6).edit is None
    below = ToolPointer((0.0, 2 * 1.9), None)
    stroke = tool("rows").stroke(place, pointer(place, 6))
    next(stroke)
    assert str(stroke.send(below).note) == "3 rows, 9 cards in all"


def test_common_tools_work_along_the_path() -> None:
    place = desk(galaxy("EssPssO", (4, 3)))
    assert letters(done("brush", place, 2, 3)) == "EPPPssO"
    assert letters(done("eraser", place, 2)) == "E?sPssO"
    assert letters(done("move", place, 4, 5)) == "Ess?PsO"
    assert proposed("eyedropper", place, 4).picked == "planet"
    assert proposed("select-same", place, 2).selection == frozenset({2, 3, 5, 6})
    assert proposed("select-rectangle", place, 2, 3).selection == frozenset({2, 3})


@pytest.mark.parametrize("name", [each.name for each in EDITOR_KIND.tools])
def test_no_tool_stumbles_beside_the_cards(name: str) -> None:
    layout = galaxy("EssO")
    for content in ("planet", "face up", "Aliens' start", "Anomaly's limit"):
        stroke = tool(name).stroke(desk(layout, content), ToolPointer((-9.0, -9.0), None))
        next(stroke)
        for at in (5, 2, 5, 4):
            proposal = stroke.send(pointer(desk(layout), at))
            if proposal.edit:
                proposal.edit(layout)
    assert letters(layout) == "EssO"


def test_no_key_is_taken_by_another_tool() -> None:
    keys = {
        each.name: each.key for editor_kind in EDITOR_KINDS.values() for each in editor_kind.tools
    }
    assert len(set(keys.values())) == len(keys)
