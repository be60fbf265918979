"""The lane pad, drawn on with mouse and keyboard as a person would."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.marks import Point
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.kinds.tile_maze.lane_shapes import EDGES, lane_shapes
from hullwright.editor.kinds.tile_maze.tile_edits import (
    BoardSpot,
    TileSpot,
    square_of,
    with_new_tile,
    without_tile,
)
from hullwright.editor.panels.lanes.gesture import grip_of
from hullwright.editor.panels.lanes.lane_edits import counted
from hullwright.editor.panels.lanes.panel import LanePad
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.schema.kinds.tile_maze.layout import SpaceName
from hullwright.schema.kinds.tile_maze.sides import Cell

from ...workplaces import workplace
from ..tables.mazes import maze_place, steps

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
ARROWS = {"N": Qt.Key.Key_Up, "E": Qt.Key.Key_Right, "S": Qt.Key.Key_Down, "W": Qt.Key.Key_Left}
MIDDLE: Point = (0.0, 0.0)


@pytest.fixture
def place() -> Workplace:
    return maze_place("tee", first="single 0°")


@pytest.fixture
def pad(qtbot: QtBot, place: Workplace) -> LanePad:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = LanePad()
    window.setCentralWidget(made)
    made.show_workplace(place)
    window.resize(280, 720)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made.canvas.setFocus()
    made.window_ = window
    return made


def exits(place: Workplace, tile: str = "single") -> list[str]:
    """Return the sides that each lane of a kind leads to, in the order of the compass."""
    lanes = place.map.layout.tile_set[tile].lanes
    return ["".join(sorted(lane.exits, key="NESW".index)) for lane in lanes]


def at(pad: LanePad, point: Point) -> QPoint:
    return pad.canvas.on_screen(point).toPoint()


def drag(pad: LanePad, *points: Point) -> None:
    """Press at the first point, move over the others, and let go at the last."""
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(pad.canvas, LEFT, none, at(pad, points[0]))
    for point in points[1:]:
        QTest.mouseMove(pad.canvas, at(pad, point))
        QApplication.processEvents()
    QTest.mouseRelease(pad.canvas, LEFT, none, at(pad, points[-1]))


def click(pad: LanePad, point: Point, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(pad.canvas, button, Qt.KeyboardModifier.NoModifier, at(pad, point))


def press(pad: LanePad, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(pad.canvas, key)


def field(pad: LanePad, name: str, kind: type) -> QWidget:
    return pad.findChild(QWidget, f"field.{name}").findChild(kind)


def test_a_drag_from_side_to_side_draws_a_lane_as_one_step(pad, place):
    drag(pad, grip_of("E"), MIDDLE, EDGES["W"])
    assert exits(place) == ["NS", "EW"]
    assert steps(place) == ["Draw a lane: Single space"]
    assert pad.canvas.space == SpaceName(1, 0)
    place.document.history.undo()
    assert exits(place) == ["NS"]


def test_a_drag_on_to_a_third_side_makes_a_junction_in_one_step(pad, place):
    place.choices.choose(first="control_room 0°")
    drag(pad, grip_of("E"), EDGES["S"], EDGES["W"])
    assert exits(place, "control_room") == ["N", "ESW"]
    assert len(steps(place)) == 1


def test_a_side_that_is_joined_to_a_lane_makes_it_a_junction(pad, place):
    drag(pad, grip_of("N"), MIDDLE, EDGES["E"])
    assert exits(place) == ["NES"]


def test_two_clicks_draw_a_lane_and_the_pad_says_what_the_first_one_began(pad, place):
    click(pad, grip_of("E"))
    assert pad.hint.text().startswith("From E:")
    click(pad, grip_of("W"))
    assert exits(place) == ["NS", "EW"]
    click(pad, grip_of("E"))
    click(pad, grip_of("E"))
    assert pad.canvas.begun == ""


def test_a_lane_to_the_middle_is_a_dead_end_and_it_is_said_what_that_means(pad, place):
    drag(pad, grip_of("E"), (0.3, 0.0), MIDDLE)
    assert exits(place) == ["NS", "E"]
    assert "comes in at E never gets out" in pad.wrong.text()
    place.document.history.undo()
    assert pad.wrong.text() == ""
    click(pad, grip_of("W"))
    click(pad, MIDDLE)
    assert exits(place) == ["NS", "W"]


def test_the_keyboard_draws_counts_chooses_and_removes(pad, place):
    press(pad, ARROWS["E"], Qt.Key.Key_Return, ARROWS["W"], ARROWS["W"], Qt.Key.Key_Return)
    assert exits(place) == ["NS", "EW"]
    press(pad, Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert place.map.layout.tile_set["single"].lanes[1].spaces == 2
    press(pad, Qt.Key.Key_Space)
    assert pad.canvas.space == SpaceName(1, 1)
    press(pad, Qt.Key.Key_Space)
    assert pad.canvas.space == SpaceName(0, 0)
    press(pad, Qt.Key.Key_Delete)
    assert exits(place) == ["EW"]
    assert pad.canvas.space is None


def test_escape_gives_up_and_return_in_the_middle_makes_a_dead_end(pad, place):
    press(pad, ARROWS["E"], Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert pad.canvas.begun == ""
    press(pad, Qt.Key.Key_Return, ARROWS["W"], Qt.Key.Key_Return)
    assert exits(place) == ["NS", "E"]


def test_an_exit_is_taken_off_with_the_right_button_or_with_control_and_delete(pad, place):
    place.choices.choose(first="cross 0°")
    click(pad, grip_of("N"), RIGHT)
    assert exits(place, "cross") == ["ESW"]
    press(pad, ARROWS["S"])
    QTest.keyClick(pad.canvas, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert exits(place, "cross") == ["EW"]
    assert steps(place) == ["Remove exit N: Cross", "Remove exit S: Cross"]


def test_the_last_lane_of_a_tile_stays_and_it_is_said_why(pad, place):
    press(pad, Qt.Key.Key_Space, Qt.Key.Key_Delete)
    assert "A tile needs a lane" in pad.complaint.text()
    assert (exits(place), steps(place)) == (["NS"], [])
    assert pad.canvas.space == SpaceName(0, 0)


def test_a_click_chooses_a_space_and_beside_the_lanes_none(pad, place):
    place.choices.choose(first="triple 0°")
    (shape,) = lane_shapes(place.map.layout.tile_set["triple"].lanes)
    assert not pad.remove.isEnabled()
    assert "Choose a lane first" in pad.remove.toolTip()
    click(pad, shape.spots[2])
    assert pad.canvas.space == SpaceName(0, 2)
    assert pad.remove.isEnabled()
    click(pad, (0.4, 0.4))
    assert pad.canvas.space is None


def test_an_indicator_is_put_on_the_chosen_space(pad, place):
    place.choices.choose(first="triple 0°")
    press(pad, Qt.Key.Key_Space, Qt.Key.Key_Space)
    box = field(pad, "special", QComboBox)
    box.setCurrentIndex(box.findText("White teleporter"))
    box.activated.emit(box.currentIndex())
    (special,) = place.map.layout.tile_set["triple"].specials
    assert (special.kind, special.name) == ("teleport_white", SpaceName(0, 1))
    assert steps(place) == ["Change “On the chosen space”: Triple space"]


def test_a_shorter_lane_keeps_the_form_and_its_focus(pad, place):
    place.choices.choose(first="triple 0°")
    press(pad, *[Qt.Key.Key_Space] * 3)
    assert pad.canvas.space == SpaceName(0, 2)
    box = field(pad, "spaces", NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "2")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert place.map.layout.tile_set["triple"].lanes[0].spaces == 2
    assert pad.canvas.space == SpaceName(0, 1)
    assert field(pad, "spaces", NumberBox) is box
    assert box.hasFocus()


def test_a_junction_is_asked_for_the_spaces_of_each_arm(pad, place):
    place.choices.choose(first="tee 0°")
    press(pad, Qt.Key.Key_Space)
    box = field(pad, "arm E", NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "3")
    pad.finish()
    assert place.map.layout.tile_set["tee"].lanes[0].arm_spaces == {"E": 3}
    assert "1 tile of this kind" in pad.note.text().replace("tile(s)", "tile")


def test_title_maze_end_and_new_path_are_answered_in_the_form(pad, place):
    line = field(pad, "title", QLineEdit)
    line.setFocus()
    QTest.keyClicks(line, "Plain")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert place.map.layout.tile_set["single"].title == "Plain"
    assert pad.heading.text() == "Plain"
    field(pad, "maze_end", QCheckBox).click()
    assert place.map.layout.tile_set["single"].maze_end
    assert "A maze end needs a lane that ends in it" in pad.wrong.text()
    place.choices.choose(first="overpass 0°")
    field(pad, "new_path", QCheckBox).click()
    told = pad.findChild(QWidget, "complaint.new_path").text()
    assert "only tiles with one lane take new paths" in told
    assert not place.map.layout.tile_set["overpass"].new_path


def test_the_selected_cell_of_the_start_board_is_drawn_on(pad, place):
    place.select(frozenset({Cell(1, 1)}))
    assert pad.heading.text() == "Start board Alpha, row 2, column 2"
    assert field(pad, "hub", QCheckBox).isChecked()
    place.select(frozenset({Cell(0, 0)}))
    drag(pad, grip_of("N"), MIDDLE, EDGES["E"])
    assert len(square_of(place.map.layout, BoardSpot("alpha", Cell(0, 0))).lanes) == 2
    field(pad, "hub", QCheckBox).click()
    assert place.map.layout.start_boards["alpha"].hub == Cell(0, 0)
    assert place.selection == {Cell(0, 0)}


def test_a_board_cell_loses_its_last_lane_and_is_drawn_anew(pad, place):
    spot = BoardSpot("alpha", Cell(0, 0))
    place.select(frozenset({Cell(0, 0)}))
    press(pad, Qt.Key.Key_Space, Qt.Key.Key_Delete)
    assert square_of(place.map.layout, spot).lanes == ()
    assert pad.hint.text().startswith("Walls all round.")
    assert (
        pad.findChild(QWidget, "field.hub") is None or not field(pad, "hub", QCheckBox).isVisible()
    )
    press(pad, ARROWS["N"], Qt.Key.Key_Return, ARROWS["W"], Qt.Key.Key_Return)
    assert [lane.exits for lane in square_of(place.map.layout, spot).lanes] == ["NW"]


def test_the_last_choice_of_palette_or_selection_counts(pad, place):
    place.select(frozenset({Cell(-1, 0)}))
    assert pad.heading.text() == "Tee"
    place.choices.choose(first="cross 0°")
    assert pad.heading.text() == "Cross"
    place.choices.choose(first="start board alpha")
    assert pad.heading.text() == "Cross"
    place.select(frozenset({Cell(0, 0)}))
    place.choices.choose(first="corner 90°")
    assert pad.heading.text() == "Corner"
    place.select(frozenset({Cell(0, 0), Cell(0, 1)}))
    assert pad.heading.text() == "Corner"


def test_a_kind_that_is_gone_makes_room_for_the_chosen_one(pad, place):
    place.document.apply_to_layout("Add", lambda maze: with_new_tile(maze)[0])
    pad.show_spot(TileSpot("tile_1"))
    assert pad.heading.text() == "tile_1"
    place.document.apply_to_layout("Remove", lambda maze: without_tile(maze, "tile_1"))
    assert pad.heading.text() == "Single space"


def test_other_maps_get_an_inviting_sentence(pad):
    pad.show_workplace(workplace("sss"))
    assert "Open a tile maze" in pad.hint.text()
    assert not pad.canvas.isVisible()


def test_what_is_on_the_slate_is_told_to_those_who_can_not_see_it(pad, place):
    press(pad, Qt.Key.Key_Space, ARROWS["E"])
    told = pad.canvas.accessibleDescription()
    assert pad.canvas.accessibleName() == "Lanes of Single space"
    assert "Lane 1: N–S, 1 space" in told
    assert "Chosen: lane 1, space 1." in told
    assert "Cursor at the side E." in told


def test_keys_of_the_slate_are_kept_from_shortcuts(pad):
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Up, Qt.Key.Key_Space):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, none)
        event.ignore()
        QApplication.sendEvent(pad.canvas, event)
        assert event.isAccepted()


def test_both_themes_show_the_lane_that_is_chosen(pad, place, use_theme):
    for inks in (DARK, LIGHT):
        use_theme(inks)
        press(pad, Qt.Key.Key_Space)
        chosen = pad.canvas.grab().toImage()
        click(pad, (0.4, 0.4))
        assert pad.canvas.grab().toImage() != chosen


def test_plus_and_minus_keep_within_what_a_file_may_hold(place):
    square = square_of(place.map.layout, TileSpot("single"))
    assert counted(square, SpaceName(0, 0), -1) == square
    assert counted(square, SpaceName(0, 0), 99).lanes[0].spaces == 50
    tee = square_of(place.map.layout, TileSpot("tee"))
    longer = counted(tee, SpaceName(0, 0), 2)
    assert longer.lanes[0].arm_spaces == {"N": 2}
    assert counted(longer, SpaceName(0, 1), -2) == tee
