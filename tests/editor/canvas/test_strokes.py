"""Strokes on the canvas, with real events: what is previewed, carried out and dropped."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from hullwright.schema.boards.hexes import from_odd_q, hex_of

from .canvases import EMPTY, LEFT, RIGHT, session


def test_a_drag_is_one_undo_step(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.drag("A01", "B01", "C01")
    assert person.rows[0] == "sss..."
    assert person.steps == ["Paint silent"]
    person.place.document.history.undo()
    assert person.rows == EMPTY


def test_a_fast_drag_leaves_no_gaps(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.drag("A01", "A05")
    assert [row[0] for row in person.rows] == ["s"] * 5


def test_the_right_button_paints_the_second_content(qtbot: QtBot) -> None:
    person = session(qtbot, *["ssssss"] * 5, second="dangerous")
    person.drag("B02", "B03", button=RIGHT)
    assert [row[1] for row in person.rows] == ["s", "d", "d", "s", "s"]


def test_nothing_changes_before_the_button_is_let_go(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.move("A01")
    person.press("A01")
    person.move("B01")
    assert person.rows == EMPTY
    assert not person.steps


def test_escape_drops_a_stroke(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.press("A01")
    person.move("B01")
    person.key(Qt.Key.Key_Escape)
    person.move("C01")
    person.release("C01")
    assert person.rows == EMPTY


def test_the_other_button_drops_a_stroke(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.press("A01")
    person.move("B01")
    person.press("B01", RIGHT)
    person.release("B01")
    assert person.rows == EMPTY


def test_another_window_drops_a_stroke(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.press("A01")
    QApplication.sendEvent(person.canvas, QEvent(QEvent.Type.WindowDeactivate))
    person.release("A01")
    assert person.rows == EMPTY


def test_losing_the_focus_drops_a_stroke(qtbot: QtBot) -> None:
    person = session(qtbot)
    elsewhere = QLineEdit(person.canvas)
    elsewhere.show()
    person.press("A01")
    elsewhere.setFocus()
    person.release("A01")
    assert person.rows == EMPTY


def test_a_change_of_the_map_drops_a_stroke(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.press("A01")
    painted = person.place.editor_kind.painted
    person.place.document.apply_to_layout(
        "Fix", lambda zone: painted(zone, {hex_of("F05"): "alien"})
    )
    person.move("B01")
    person.release("B01")
    assert person.steps == ["Fix"]
    assert person.rows == (*EMPTY[:4], ".....A")


def test_two_quick_clicks_are_two_strokes(qtbot: QtBot) -> None:
    person = session(qtbot, tool="brush")
    qtbot.mouseClick(person.canvas, LEFT, pos=person.at("A01").toPoint())
    person.place.choices.choose(first="dangerous")
    qtbot.mouseDClick(person.canvas, LEFT, pos=person.at("A01").toPoint())
    qtbot.mouseRelease(person.canvas, LEFT, pos=person.at("A01").toPoint())
    assert person.steps == ["Paint silent", "Paint dangerous"]


def test_the_ruler_is_no_place_to_paint(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.zoom_to(200)
    qtbot.mouseClick(person.canvas, LEFT, pos=QPoint(5, 5))
    assert not person.steps


def test_a_selecting_tool_selects_and_makes_no_undo_step(qtbot: QtBot) -> None:
    person = session(qtbot, tool="select-rectangle")
    person.drag("B02", "C03")
    assert {person.place.surface.label(cell) for cell in person.place.selection} == {
        "B02",
        "B03",
        "C02",
        "C03",
    }
    assert not person.steps


def test_a_picked_content_is_chosen_for_the_button_that_picked_it(qtbot: QtBot) -> None:
    person = session(qtbot, "sd....", *EMPTY[1:], tool="eyedropper", first="hull", second="hull")
    person.drag("B01")
    assert (person.place.choices.now.first, person.place.choices.now.second) == (
        "dangerous",
        "hull",
    )
    person.drag("A01", button=RIGHT)
    assert (person.place.choices.now.first, person.place.choices.now.second) == (
        "dangerous",
        "silent",
    )


def test_a_moved_symmetry_is_taken_on(qtbot: QtBot) -> None:
    person = session(qtbot, tool="axis")
    symmetries = person.place.editor_kind.symmetries
    person.place.mirror(symmetries.usual("rotation 3", person.place.surface))
    person.drag("B02", "B03")
    there = symmetries.moved(person.place.symmetry, person.place.surface.centre(hex_of("B03")))
    assert person.place.symmetry == there


def test_words_about_a_stroke_are_told_and_taken_back(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.press("A01")
    person.move("B01")
    assert person.notes[-1] == "2 cells"
    person.key(Qt.Key.Key_Escape)
    person.move_to(person.at("A01") * 0)
    assert person.notes[-1] == ""


def test_a_fast_stroke_across_a_vast_map_misses_no_cell(qtbot: QtBot) -> None:
    person = session(qtbot, *["." * 1000] * 1000)
    surface = person.place.surface
    reports = [from_odd_q(20 + 80 * each, 30 + (67 * each) % 900) for each in range(12)]
    person.drag(*map(surface.label, reports))
    way = {cell for pair in pairwise(reports) for cell in surface.line(*pair)}
    # Between two reports of the pointer lie eighty cells and more, and each of them is painted.
    assert len(way) > 80 * (len(reports) - 1)
    assert {cell for cell in way if person.place.surface.content(cell) == "silent"} == way
    assert sum(row.count("s") for row in person.rows) == len(way)
    assert len(person.steps) == 1
