"""Overlays with a number: slid in the menu by mouse and keys, and kept for each map kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.number_row import NumberRow
from hullwright.samples import HERE

from ...window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


STATION = HERE / "stations" / "standard.json"
ZONE = HERE / "hex-zones" / "thimble.json"


def opened_menu(person: WindowSession) -> QMenu:
    """Press the toolbar's button, which opens a menu, and return the menu."""
    button = person.program.frame.toolbar.findChild(QToolButton, "toolbar View/Overlays")
    menu = button.menu()
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    person.wait(menu.isVisible)
    return menu


def rows(menu: QMenu) -> list[NumberRow]:
    return [each for each in menu.findChildren(NumberRow) if each.isVisible()]


def gone(person: WindowSession, number: int) -> None:
    """Wait until so many tiles are shown as gone."""
    person.wait(
        lambda: len(getattr(person.place.findings.shadings.get("removal"), "levels", ())) == number
    )


def test_a_station_falls_apart_tile_by_tile_with_two_keys(person: WindowSession) -> None:
    person.program.open_sample(STATION)
    assert "with a number" in person.program.frame.actions.reason("overlay.step-on")
    person.command("overlay.removal")
    gone(person, 40)
    alt = Qt.KeyboardModifier.AltModifier
    for number in (39, 38):
        person.key(Qt.Key.Key_Left, alt)
        gone(person, number)
    person.key(Qt.Key.Key_Right, alt)
    gone(person, 39)


def test_arrows_in_the_menu_change_the_number_and_return_leaves_it_at_that(
    person: WindowSession,
) -> None:
    person.program.open_sample(ZONE)
    menu = opened_menu(person)
    humans, aliens = rows(menu)
    assert humans.accessibleName() == "Humans within 3 turns"
    for _ in range(5):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is humans
    QTest.keyClick(humans, Qt.Key.Key_Right)
    QTest.keyClick(humans, Qt.Key.Key_Right)
    assert humans.accessibleName() == "Humans within 5 turns"
    assert person.place.overlays == {"reach.human"}
    assert aliens.accessibleName() == "Aliens within 3 turns"
    QTest.keyClick(humans, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is aliens
    QTest.keyClick(aliens, Qt.Key.Key_Home)
    assert aliens.accessibleName() == "Aliens within 1 turn"
    QTest.keyClick(aliens, Qt.Key.Key_Escape)
    assert menu.isHidden()
    assert person.place.numbers == {"reach.human": 5, "reach.alien": 1}


def test_the_mouse_slides_the_number_while_the_map_shows_it(person: WindowSession) -> None:
    person.program.open_sample(ZONE)
    (humans, _) = rows(menu := opened_menu(person))
    slider = humans.slider
    QTest.mouseClick(
        slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 12, slider.height() // 2)
    )
    more = person.place.numbers["reach.human"]
    assert more > 3
    assert menu.isVisible()
    person.wait(lambda: "reach.human" in person.place.findings.shadings)
    QTest.mouseClick(humans, Qt.MouseButton.LeftButton, pos=QPoint(40, humans.height() // 2))
    assert menu.isHidden()
    assert not person.place.overlays, "pressing the words switches it off again"


def test_the_number_is_kept_for_the_kind_and_none_takes_all_off(
    person: WindowSession, home: Path
) -> None:
    person.program.open_sample(ZONE)
    person.place.number("reach.human", 7)
    person.program.open_sample(STATION)
    assert not person.place.numbers
    person.program.open_sample(ZONE)
    assert person.place.numbers == {"reach.human": 7}
    person.command("overlay.reach.human")
    person.key("n", Qt.KeyboardModifier.ShiftModifier)
    assert not person.place.overlays
    assert person.program.frame.actions.action("overlay.none").isChecked()
