"""Moving over a map: zoom, pan, fit, and going where somebody points."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.schema.boards.hexes import hex_of

from .canvases import LEFT, MIDDLE, session

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def test_the_whole_map_is_seen_at_first(qtbot: QtBot) -> None:
    person = session(qtbot)
    seen, bounds = person.canvas.seen(), person.place.surface.bounds
    assert seen.left < bounds.left < bounds.right < seen.right
    assert seen.top < bounds.top < bounds.bottom < seen.bottom


def test_the_wheel_zooms_at_the_mouse(qtbot: QtBot) -> None:
    person = session(qtbot)
    place, percent = person.at("B02"), person.canvas.zoom_percent()
    person.wheel(place, QPoint(0, 240))
    assert person.canvas.zoom_percent() == pytest.approx(percent * 1.44, abs=1)
    assert (person.at("B02") - place).manhattanLength() < 0.01
    person.wheel(place, QPoint(0, -240))
    assert person.canvas.zoom_percent() == percent


def test_the_wheel_with_shift_pans_sideways(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.zoom_to(80)
    before = person.canvas.camera
    person.wheel(person.at("B02"), QPoint(0, 120), SHIFT)
    assert person.canvas.camera.left < before.left
    assert person.canvas.camera.top == before.top


def test_two_fingers_pan_and_with_control_zoom(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.zoom_to(80)
    before = person.at("C03")
    person.wheel(before, QPoint(0, 60), fingers=QPoint(-12, 20))
    assert (person.at("C03") - before - QPointF(-12, 20)).manhattanLength() < 0.01
    person.wheel(person.at("C03"), QPoint(0, 120), CONTROL, fingers=QPoint(0, 20))
    assert person.canvas.camera.zoom == pytest.approx(96)


def test_a_pinch_zooms(qtbot: QtBot) -> None:
    person = session(qtbot)
    place, zoom = person.at("B02"), person.canvas.camera.zoom
    pinch = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        place,
        place,
        person.canvas.mapToGlobal(place),
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(person.canvas, pinch)
    assert person.canvas.camera.zoom == pytest.approx(zoom * 1.25)
    assert (person.at("B02") - place).manhattanLength() < 0.01


def test_the_middle_button_drags_the_map(qtbot: QtBot) -> None:
    person = session(qtbot)
    before = person.at("C03")
    person.press("C03", MIDDLE)
    assert person.canvas.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    person.move_to(before + QPointF(30, -20))
    assert (person.at("C03") - before - QPointF(30, -20)).manhattanLength() < 0.01
    person.release("C03")
    assert person.canvas.cursor().shape() == Qt.CursorShape.CrossCursor
    person.move_to(before)
    assert (person.at("C03") - before - QPointF(30, -20)).manhattanLength() < 0.01
    assert not person.steps


def test_space_and_the_mouse_drag_the_map_and_paint_nothing(qtbot: QtBot) -> None:
    person = session(qtbot)
    before = person.at("C03")
    qtbot.keyPress(person.canvas, Qt.Key.Key_Space)
    assert person.canvas.cursor().shape() == Qt.CursorShape.OpenHandCursor
    person.press("C03", LEFT)
    person.move_to(before + QPointF(25, 10))
    person.release("C03")
    qtbot.keyRelease(person.canvas, Qt.Key.Key_Space)
    person.rest()
    assert (person.at("C03") - before - QPointF(25, 10)).manhattanLength() < 0.01
    assert person.canvas.cursor().shape() == Qt.CursorShape.CrossCursor
    # The first one only shows the cursor; had Space shown it, they would draw a stroke.
    person.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert not person.steps


def test_the_map_can_not_get_lost(qtbot: QtBot) -> None:
    person = session(qtbot)
    for _ in range(50):
        person.wheel(QPointF(600, 400), QPoint(0, 60), fingers=QPoint(200, 200))
    bounds, seen = person.place.surface.bounds, person.canvas.seen()
    assert seen.right > bounds.left
    assert seen.bottom > bounds.top
    for _ in range(50):
        person.canvas.zoom_by(0.5)
    assert person.canvas.camera.zoom >= 5
    person.canvas.look_at((1e6, 1e6))
    seen = person.canvas.seen()
    assert seen.left < bounds.right
    assert seen.top < bounds.bottom


def test_resizing_keeps_what_is_in_the_middle(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.zoom_to(60)
    person.canvas.look_at((3.0, 4.0))
    zoom = person.canvas.camera.zoom
    person.canvas.resize(900, 700)
    left, top, right, bottom = person.canvas.seen()
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((3.0, 4.0))
    assert person.canvas.camera.zoom == zoom


def test_a_map_that_is_seen_whole_stays_whole_when_the_window_grows(qtbot: QtBot) -> None:
    person = session(qtbot)
    zoom = person.canvas.camera.zoom
    person.canvas.resize(1280, 960)
    assert person.canvas.camera.zoom > zoom * 1.5


def test_a_full_size_cell_is_a_hundred_percent(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.zoom_to()
    assert person.canvas.zoom_percent() == 100
    with qtbot.waitSignal(person.canvas.moved):
        person.canvas.zoom_by(2)
    assert person.canvas.zoom_percent() == 200


def test_the_cell_under_the_mouse_is_told(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.move("B02")
    person.move_to(QPointF(2, 2))
    assert person.cells == [hex_of("B02"), None]


def test_another_cell_comes_under_a_resting_mouse_when_the_map_moves(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.move("B02")
    person.canvas.look_at((100.0, 100.0))
    person.rest()
    assert person.cells[-1] != hex_of("B02")


def test_asked_for_cells_come_into_view_and_light_up_once(qtbot: QtBot) -> None:
    person = session(qtbot, *["." * 100] * 100)
    person.canvas.zoom_to(40)
    cells = frozenset({hex_of("CV99"), hex_of("CV100")})
    person.place.shown.emit(cells)
    seen = person.canvas.seen()
    for cell in cells:
        x, y = person.place.surface.centre(cell)
        assert seen.left < x < seen.right
        assert seen.top < y < seen.bottom
    assert person.canvas.camera.zoom == pytest.approx(40)
    pulse = person.canvas._scene.pulse
    assert pulse.is_on
    qtbot.waitUntil(lambda: not pulse.is_on)


def test_cells_far_apart_are_shown_together(qtbot: QtBot) -> None:
    person = session(qtbot, *["." * 100] * 100)
    person.canvas.zoom_to(60)
    person.canvas.show_cells([hex_of("A01"), hex_of("CV100")])
    seen, bounds = person.canvas.seen(), person.place.surface.bounds
    assert seen.left < bounds.left + 1
    assert seen.right > bounds.right - 1


def test_cells_that_are_seen_well_stay_where_they_are(qtbot: QtBot) -> None:
    person = session(qtbot)
    before = person.canvas.camera
    person.canvas.show_cells([hex_of("B02")])
    assert person.canvas.camera == before


def test_the_light_swells_where_motion_is_welcome(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.canvas.animate = True
    pictures = []
    person.canvas._scene.pulse.changed.connect(lambda: pictures.append(1))
    person.canvas.show_cells([hex_of("B02")])
    qtbot.waitUntil(lambda: not person.canvas._scene.pulse.is_on)
    moving = len(pictures)
    person.canvas.animate = False
    person.canvas.show_cells([hex_of("B02")])
    qtbot.waitUntil(lambda: not person.canvas._scene.pulse.is_on)
    assert len(pictures) - moving <= 3 < moving


def test_a_map_of_another_size_is_fitted_again(qtbot: QtBot) -> None:
    person = session(qtbot)
    resized = person.place.editor_kind.resized
    assert resized
    person.place.document.apply_to_layout("Wider", lambda zone: resized(zone, 0, 0, 20, 20))
    seen, bounds = person.canvas.seen(), person.place.surface.bounds
    assert bounds.right > 30
    assert seen.left < bounds.left < bounds.right < seen.right
