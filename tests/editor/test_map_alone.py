"""Tab hides everything around the map, and brings it back as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from hullwright.samples import HERE, scenarios

from .window_session import WindowSession

MAZE = HERE / "mazes/long-haul.json"


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.new_map()
    yield session
    session.leave()


def around(person: WindowSession) -> dict[str, tuple[bool, int, int]]:
    """Return all that is around the map: whether it is seen, and how large."""
    QApplication.processEvents()
    window = person.program.frame.window
    parts: list[QWidget] = [
        *window.panes.values(),
        *window.findChildren(QToolBar),
        window.statusBar(),
    ]
    return {
        each.objectName(): (each.isVisible(), each.width(), each.height())
        for each in parts
        if each.isVisible()
    }


def test_tab_hides_all_panels_and_bars_and_brings_them_back_as_they_were(
    person: WindowSession,
) -> None:
    window = person.program.frame.window
    window.toggle_dock("minimap")
    window.show_dock("metrics")
    before, width = around(person), person.canvas.width()
    person.key(Qt.Key.Key_Tab)
    assert around(person) == {}
    assert person.canvas.width() > width + 400
    assert window.menuBar().isVisible()
    assert QApplication.focusWidget() is person.canvas
    # The map is worked on as ever.
    person.key("b")
    person.key("2")
    person.click("C03")
    assert person.place.document.history.count() == 1
    person.key(Qt.Key.Key_Tab)
    assert around(person) == before
    assert person.canvas.width() == width
    assert not window.panes["metrics"].visibleRegion().isEmpty()


def test_in_a_field_tab_goes_on_to_the_next_and_the_map_is_left_by_other_keys(
    person: WindowSession,
) -> None:
    before = around(person)
    field = person.program.frame.panels.properties.findChild(QLineEdit)
    person.come_forward()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in (field, person.canvas)
    assert around(person) == before
    for key, modifier in (
        (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    ):
        person.key(key, modifier)
        assert QApplication.focusWidget() is not person.canvas
        assert around(person) == before


def test_the_map_stays_alone_when_another_tab_comes_to_the_front(person: WindowSession) -> None:
    before = around(person)
    person.command("view.map-only")
    assert person.program.frame.actions.command("view.map-only").is_on()
    person.program.open_sample(MAZE)
    assert around(person) == {}
    person.program.open([scenarios()[0]])
    assert around(person) == {}
    person.command("view.map-only")
    assert {"dock properties", "dock history", "toolbar", "status-bar"} == around(person).keys()
    person.command("view.next-tab")
    assert around(person).keys() == before.keys()


def test_whoever_ends_with_the_map_alone_finds_the_panels_at_the_next_start(
    person: WindowSession, home: Path
) -> None:
    person.program.frame.window.toggle_dock("minimap")
    before = around(person).keys()
    person.key(Qt.Key.Key_Tab)
    person.leave()
    again = WindowSession(home)
    again.new_map("Again")
    assert around(again).keys() == before
    again.leave()


def test_resetting_the_layout_brings_everything_back(person: WindowSession) -> None:
    before = around(person).keys()
    person.key(Qt.Key.Key_Tab)
    person.command("view.reset-layout")
    assert around(person).keys() == before
    assert not person.program.frame.window.is_alone
