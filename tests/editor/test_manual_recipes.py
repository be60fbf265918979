"""The manual's recipes, followed step by step in the real window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.panels.fix_button import FixButton
from hullwright.schema.checks.problem import Severity

from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def errors(person: WindowSession) -> list[str]:
    return [str(each.message) for each in person.problems() if each.severity is Severity.ERROR]


def test_the_recipe_for_a_symmetric_zone_gives_two_hundred_sectors_without_errors(
    person: WindowSession,
) -> None:
    person.new_map("Twin keel")
    person.command("symmetry.both-mirrors")
    person.key("2")
    person.key("u")
    person.drag("C03", "U12")
    assert sum(len(row) - row.count(".") for row in person.rows) == 199
    person.key("e")
    person.click("L07")
    person.key("b")
    person.click("B07")
    assert sum(len(row) - row.count(".") for row in person.rows) == 200
    person.key("1")
    person.drag("D04", "E05", "F05", "G06", "H06", "I07", "J07")
    person.key("p")
    for digit, sector in (("3", "L06"), ("4", "L08"), ("5", "C03")):
        person.key(digit)
        person.click(sector)
    assert sum(len(row) - row.count(".") for row in person.rows) == 200
    assert sorted(each for each in "".join(person.rows) if each.isdigit()) == ["1", "2", "3", "4"]
    assert errors(person) == []


def test_the_recipe_for_a_station_gives_forty_tiles_and_four_jump_points_without_errors(
    person: WindowSession, home: Path
) -> None:
    person.new_map("Ring", "station")
    person.key("2")
    person.key("h")
    person.drag("6,6", "6,9")
    person.key("b")
    person.drag("2,5", "2,6", "2,7")
    person.key("j")
    for one, other in (("0,0", "0,1"), ("0,10", "0,11"), ("12,0", "12,1"), ("12,10", "12,11")):
        person.drag(one, other)
        person.wait(lambda: person.program.services.inspector.is_idle)
    person.key("7")
    person.key("c")
    person.click("0,6")
    assert errors(person) == []
    assert not (home / "errors.log").exists(), "the hull follows gates beyond the rows"


def test_a_problem_is_put_right_by_keyboard_alone(person: WindowSession) -> None:
    person.new_map("Mine")
    person.key("2")
    person.key("h")
    person.drag("L07", "L10")
    person.key("p")
    for digit, sector in (("3", "L06"), ("4", "L09")):
        person.key(digit)
        person.click(sector)
    assert errors(person) == ["There is no escape pod."]
    person.key(Qt.Key.Key_F8)
    person.wait(person.fixes)
    panel = person.program.frame.panels.problems
    while not panel.isAncestorOf(QApplication.focusWidget()):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    while not isinstance(QApplication.focusWidget(), FixButton):
        assert panel.isAncestorOf(QApplication.focusWidget()), "Tab stays in the panel until then"
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    person.wait(lambda: any("1" in row for row in person.rows))
    assert errors(person) == []
