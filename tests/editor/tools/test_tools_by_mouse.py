"""Each tool through a real canvas, with real mouse events."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.piece import piece_of
from hullwright.editor.tools.table import TOOLS

from ..canvas.canvases import LEFT, PLAIN, RIGHT, CanvasSession, session
from .strokes import cells

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
ROOMS = ("ss.ss.", "ss.ss.", "......", "dd..1.", "dd..2.")


def _drag(person: CanvasSession, *labels: str, held: Any = PLAIN, button: Any = LEFT) -> None:
    person.move(labels[0], held)
    person.press(labels[0], button, held)
    for label in labels[1:]:
        person.move(label, held)
    person.release(labels[-1], held)


def _labels(person: CanvasSession) -> str:
    return " ".join(sorted(person.place.surface.label(each) for each in person.place.selection))


@pytest.mark.parametrize(
    ("tool", "labels", "title"),
    [
        ("brush", ("A03", "C03"), "Paint silent"),
        ("line", ("A03", "C03"), "Paint silent"),
        ("rectangle", ("A03", "C05"), "Paint silent"),
        ("hexagon", ("C03", "C02"), "Paint silent"),
        ("fill", ("C03",), "Paint silent"),
        ("lasso", ("A03", "F03", "F05", "A05"), "Paint silent"),
        ("eraser", ("A01", "B01"), "Erase"),
        ("pods", ("C03",), "Place pod 3"),
        ("move", ("A01", "C03"), "Move"),
    ],
)
def test_a_drag_is_one_step_that_undo_takes_back(
    qtbot: QtBot, tool: str, labels: tuple[str, ...], title: str
) -> None:
    person = session(qtbot, *ROOMS, tool=tool)
    _drag(person, *labels)
    assert person.rows != ROOMS
    assert person.steps == [title]
    person.place.document.history.undo()
    assert person.rows == ROOMS


@pytest.mark.parametrize("tool", [each.name for each in TOOLS])
def test_escape_drops_a_stroke_of_any_tool(qtbot: QtBot, tool: str) -> None:
    person = session(qtbot, *ROOMS, tool=tool)
    before = (person.place.selection, person.place.symmetry, person.place.choices.now)
    person.move("A01")
    person.press("A01")
    person.move("C03")
    person.key(Qt.Key.Key_Escape)
    person.release("C03")
    assert person.rows == ROOMS
    assert not person.steps
    assert (person.place.selection, person.place.symmetry, person.place.choices.now) == before


def test_shift_draws_only_the_edge_of_a_rectangle(qtbot: QtBot) -> None:
    person = session(qtbot, tool="rectangle")
    _drag(person, "A01", "F05", held=SHIFT)
    assert person.rows == ("ssssss", "s....s", "s....s", "s....s", "ssssss")


def test_alt_picks_with_the_brush(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS)
    _drag(person, "A04", held=ALT)
    assert person.place.choices.now.first == "dangerous"
    assert person.rows == ROOMS


def test_the_eyedropper_picks_for_the_button_that_is_pressed(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="eyedropper")
    _drag(person, "A04")
    _drag(person, "E04", button=RIGHT)
    choice = person.place.choices.now
    assert (choice.first, choice.second) == ("dangerous", "pod 1")


def test_filling_everywhere(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="fill", first="dangerous")
    person.place.choices.choose(everywhere=True)
    _drag(person, "A01")
    assert person.rows[0] == "dd.dd."


def test_selections_are_added_taken_away_and_intersected(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="select-rectangle")
    _drag(person, "A01", "B01")
    assert _labels(person) == "A01 B01"
    _drag(person, "C01", "D01", held=SHIFT)
    assert _labels(person) == "A01 B01 C01 D01"
    _drag(person, "D01", held=CONTROL)
    assert _labels(person) == "A01 B01 C01"
    _drag(person, "C01", "F01", held=SHIFT | CONTROL)
    assert _labels(person) == "C01"
    assert not person.steps


def test_selecting_by_lasso_and_by_kind(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="select-same")
    _drag(person, "A01")
    assert _labels(person) == "A01 A02 B01 B02"
    person.place.choices.choose(tool="select-lasso")
    _drag(person, "A01", "F01", "F05", "A05")
    assert cells("B02 C03 D04") < person.place.selection


def test_painting_stays_inside_the_selection(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.place.select(cells("B01 C01"))
    _drag(person, "A01", "F01")
    assert person.rows[0] == ".ss..."
    assert "2 cells, only inside the selection" in person.notes


def test_moving_takes_the_selection_along(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="move")
    person.place.select(cells("E04 E05"))
    _drag(person, "E04", "C04")
    assert [row[2:5] for row in person.rows[3:]] == ["1..", "2.."]
    assert _labels(person) == "C04 C05"
    _drag(person, "C04", "E04", held=CONTROL)
    assert [row[2:5] for row in person.rows[3:]] == ["1.1", "2.2"]
    _drag(person, "A01")
    assert _labels(person) == ""


def test_a_stamp_is_put_down_where_it_is_clicked(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="stamp")
    place = person.place
    piece = piece_of(place.editor_kind, place.document.value.layout, cells("E04 E05"))
    place.choices.choose(piece=piece)
    _drag(person, "C02")
    assert [row[2] for row in person.rows[1:3]] == ["1", "2"]
    assert person.steps == ["Paste"]


def test_pods_are_exchanged_by_dragging_one_onto_the_other(qtbot: QtBot) -> None:
    person = session(qtbot, *ROOMS, tool="pods")
    _drag(person, "E04", "E05")
    assert [row[4] for row in person.rows[3:]] == ["2", "1"]
    assert person.steps == ["Swap pod 1 and pod 2"]


def test_three_fold_symmetry_gives_each_pod_a_number(qtbot: QtBot) -> None:
    person = session(qtbot, *["........."] * 9, tool="pods")
    place = person.place
    place.mirror(place.editor_kind.symmetries.usual("rotation 3", place.surface))
    _drag(person, "C03")
    assert sorted("".join(person.rows).replace(".", "")) == ["1", "2", "3"]
    assert person.steps == ["Place pod 1"]


def test_the_centre_of_the_symmetry_is_dragged(qtbot: QtBot) -> None:
    person = session(qtbot, tool="axis")
    place = person.place
    place.mirror(place.editor_kind.symmetries.usual("rotation 6", place.surface))
    _drag(person, "C03", "B02")
    (there,) = cells("B02")
    assert place.symmetry.centre == pytest.approx(place.surface.centre(there))


def test_a_fast_drag_along_the_lower_edge_does_not_stumble(qtbot: QtBot) -> None:
    for tool in (each.name for each in TOOLS):
        person = session(qtbot, *ROOMS, tool=tool)
        surface = person.place.surface
        way = surface.line(surface.cell_of("B05"), surface.cell_of("F05"))
        assert not all(cell in surface for cell in way)
        _drag(person, "B05", "F05")
