"""The canvas without a mouse."""

from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas import keyboard
from hullwright.schema.boards.hexes import hex_of

from ...waiting import PATIENCE, wait_until
from .canvases import EMPTY, CanvasSession, session

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take Space for a tap even if a busy machine holds up its release."""
    monkeypatch.setattr(keyboard, "TAP", PATIENCE)


def at_b02(qtbot: QtBot, *rows: str, **choices: object) -> CanvasSession:
    """Return a person whose cursor is seen at B02."""
    person = session(qtbot, *rows, **choices)
    person.drag("B02")
    person.place.document.history.undo()
    person.place.document.history.clear()
    person.key(UP)
    assert person.cells[-1] == hex_of("B02")
    return person


def test_the_first_arrow_shows_the_cursor_in_the_middle_of_the_view(qtbot: QtBot) -> None:
    person = session(qtbot)
    person.key(RIGHT)
    left, top, right, bottom = person.canvas.seen()
    middle = person.place.surface.cell_at(((left + right) / 2, (top + bottom) / 2))
    assert person.cells == [middle]


def test_arrows_move_the_cursor_and_stop_at_the_edge(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.key(DOWN, RIGHT, RIGHT)
    assert person.cells[-1] == hex_of("D03")
    person.key(*[UP] * 9)
    assert person.cells[-1] == hex_of("D01")


def test_shift_and_an_arrow_leap(qtbot: QtBot) -> None:
    person = at_b02(qtbot, *["." * 20] * 20)
    person.key(DOWN, held=SHIFT)
    assert person.cells[-1] == hex_of("B07")


def test_a_screen_reader_is_told_what_lies_at_the_cursor(qtbot: QtBot) -> None:
    person = at_b02(qtbot, "......", "..A...", *EMPTY[2:])
    person.key(RIGHT)
    assert person.canvas.accessibleDescription() == "C02: alien"


def test_enter_arrows_and_enter_draw_one_stroke(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.key(ENTER, RIGHT, RIGHT)
    assert person.rows == EMPTY
    person.key(ENTER)
    assert person.rows[1] == ".sss.."
    assert person.steps == ["Paint silent"]


def test_space_draws_like_enter(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.key(SPACE, DOWN, SPACE)
    assert [row[1] for row in person.rows] == [".", "s", "s", ".", "."]


def test_space_that_was_held_long_draws_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyboard, "TAP", 0.01)
    person = at_b02(qtbot)
    qtbot.keyPress(person.canvas, SPACE)
    pressed = monotonic()
    wait_until(lambda: monotonic() > pressed + keyboard.TAP)
    qtbot.keyRelease(person.canvas, SPACE)
    person.key(ENTER)
    person.key(ESCAPE)
    assert not person.steps


def test_escape_drops_a_stroke_of_the_keyboard(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.key(ENTER, DOWN, ESCAPE, DOWN)
    assert person.rows == EMPTY
    person.key(ENTER, ENTER)
    assert person.steps == ["Paint silent"]


def test_shift_and_enter_or_backspace_paint_the_second_content(qtbot: QtBot) -> None:
    person = at_b02(qtbot, second="dangerous")
    person.key(ENTER, held=SHIFT)
    person.key(ENTER)
    person.key(RIGHT, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    assert person.rows[1] == ".dd..."


def test_the_view_follows_the_cursor(qtbot: QtBot) -> None:
    person = at_b02(qtbot, *["." * 60] * 60)
    person.canvas.zoom_to(50)
    person.key(*[DOWN] * 3, held=SHIFT)
    person.key(*[RIGHT] * 4, held=SHIFT)
    x, y = person.place.surface.centre(person.cells[-1])
    left, top, right, bottom = person.canvas.seen()
    assert person.cells[-1] == hex_of("V17")
    assert left + 1 < x < right - 1
    assert top + 0.8 < y < bottom - 0.8


def test_control_and_an_arrow_pan(qtbot: QtBot) -> None:
    person = at_b02(qtbot, *["." * 60] * 60)
    person.canvas.zoom_to(50)
    person.canvas.look_at((40.0, 40.0))
    before = person.canvas.camera
    person.key(RIGHT, held=CONTROL)
    assert person.canvas.camera.left > before.left
    assert person.cells[-1] == hex_of("B02")


def test_the_mouse_takes_over_from_the_keyboard(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.move("D04")
    assert person.cells[-1] == hex_of("D04")
    person.drag("D04")
    person.key(UP, UP)
    assert person.cells[-1] == hex_of("D03")


def test_the_mouse_does_not_disturb_a_stroke_of_the_keyboard(qtbot: QtBot) -> None:
    person = at_b02(qtbot)
    person.key(ENTER, RIGHT)
    person.move("F05")
    person.key(ENTER)
    assert person.rows[1] == ".ss..."


def test_tab_leaves_the_canvas(qtbot: QtBot) -> None:
    person = session(qtbot)
    window = QWidget()
    qtbot.addWidget(window)
    after = QLineEdit()
    box = QVBoxLayout(window)
    box.addWidget(person.canvas)
    box.addWidget(after)
    window.show()
    window.activateWindow()
    person.canvas.setFocus()
    qtbot.waitUntil(person.canvas.hasFocus)
    qtbot.keyClick(person.canvas, Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_keys_of_the_cursor_are_not_taken_by_shortcuts_but_others_are(qtbot: QtBot) -> None:
    person = session(qtbot)
    taken = []
    for key in ("Space", "Left", "Return", "Esc", "B"):
        action = QAction(key, person.canvas)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda _=False, key=key: taken.append(key))
        person.canvas.addAction(action)
    person.key(LEFT, SPACE, ENTER, ENTER, ESCAPE, Qt.Key.Key_B)
    assert taken == ["B"]
    person.key(ESCAPE)
    assert taken == ["B", "Esc"]
