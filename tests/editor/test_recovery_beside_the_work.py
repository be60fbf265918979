"""Unsaved work is offered without ever covering what was opened on purpose, and the map is one key away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.files.recovery_page import RecoveryPage
from hullwright.editor.shell.notice_card import NoticeCard
from hullwright.schema.files.writer import write

from .files.file_work import small_map
from .files.test_recovery import leave
from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    leave(home, "Left behind")
    session = WindowSession(home)
    yield session
    session.leave()


def in_front(person: WindowSession) -> bool:
    """Return whether the page about unsaved work is what is seen."""
    pages = person.program.frame.tabs.findChildren(RecoveryPage)
    return any(each.isVisible() for each in pages)


def test_with_nothing_open_the_page_is_shown_and_the_map_is_one_key_away(
    person: WindowSession, home: Path
) -> None:
    person.program.offer_recovery()
    assert in_front(person)
    write(small_map("Curie"), home / "curie.json")
    person.program.open([home / "curie.json"])
    person.wait(lambda: person.program.services.workplaces.current)
    assert not in_front(person)
    # Back to the page from the menu, and to the map by a key.
    person.command("file.recovery")
    assert in_front(person)
    person.come_forward()
    QTest.keyClick(person.program.frame.window, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    assert not in_front(person)
    assert person.canvas.isVisible()
    assert QApplication.focusWidget() is person.canvas
    person.key("b")
    person.key("2")
    person.click("A01")
    assert person.place.document.history.count() == 1


@pytest.mark.parametrize("is_open", [True, False])
def test_what_was_opened_on_purpose_is_not_covered(
    person: WindowSession, home: Path, is_open: bool
) -> None:
    """Large files open later than the offer is made; who asked for them is at work all the same."""
    if is_open:
        person.new_map("Mine")
    person.program.offer_recovery(is_at_work=not is_open)
    assert not in_front(person)
    (card,) = person.program.frame.toasts.findChildren(NoticeCard)
    assert "Left behind" in card.notice.text
    QTest.mouseClick(card.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert in_front(person)
    QTest.mouseClick(
        person.program.frame.tabs.findChild(QPushButton, "restore-all"), Qt.MouseButton.LeftButton
    )
    assert not in_front(person)
    assert person.place.map.name == "Left behind"
    person.program.frame.actions.refresh()
    assert not person.program.frame.actions.action("file.recovery").isEnabled()
