"""Keys that follow a stroke at once, before the window has found out what can be done now."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from .window_session import WindowSession

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.new_map()
    yield session
    session.leave()


def test_undo_right_after_the_first_stroke_is_not_lost(person: WindowSession) -> None:
    person.come_forward()
    person.settle()
    person.canvas.setFocus()
    before, there = person.rows, person.at("F05")
    QTest.mouseMove(person.canvas, there)
    QTest.mousePress(person.canvas, LEFT, NONE, there)
    QTest.mouseRelease(person.canvas, LEFT, NONE, there)
    assert person.rows != before
    QTest.keyClick(person.canvas, Qt.Key.Key_Z, CONTROL)
    assert person.rows == before
    QTest.keyClick(person.canvas, Qt.Key.Key_Y, CONTROL)
    assert person.rows != before
