"""Preferences in the real window: found by their words, in force at once, and put back to their defaults."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QPushButton, QWidget

from hullwright.editor.drawing.icon import icon
from hullwright.editor.shell.preferences_page import PreferencesPage
from hullwright.editor.shell.shortcut_editor import ShortcutEditor
from hullwright.samples import maps

from .window_session import WindowSession

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def person(home: Path, qapp: QApplication) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.program.open_sample(next(path for path in maps() if path.stem == "thimble"))
    yield session
    session.leave()


def opened(person: WindowSession) -> PreferencesPage:
    person.key(Qt.Key.Key_Comma, CONTROL)
    page = person.program.frame.tabs.page()
    assert isinstance(page, PreferencesPage)
    return page


def shown(page: PreferencesPage) -> list[str]:
    rows = (row for pane in page.panes.values() for row in pane.rows)
    return [row.preference.name for row in rows if row.isVisible()]


def look_for(page: PreferencesPage, words: str) -> None:
    page.search.setFocus()
    page.search.selectAll()
    QTest.keyClick(page.search, Qt.Key.Key_Delete)
    QTest.keyClicks(page.search, words)


def choose(page: PreferencesPage, name: str, title: str) -> None:
    """Choose an entry of a box with the keyboard."""
    box = page.findChild(QComboBox, f"field {name}")
    assert isinstance(box, QComboBox)
    box.setFocus()
    while box.currentText() != title:
        down = box.findText(title) > box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down if down else Qt.Key.Key_Up)


def press(page: QWidget, name: str) -> None:
    button = page.findChild(QWidget, name)
    assert button is not None
    QTest.mouseClick(button, LEFT)


def test_sections_are_chosen_and_a_search_goes_through_all_of_them(person: WindowSession) -> None:
    page = opened(person)
    assert shown(page) == ["theme", "language", "layout"]
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert shown(page)[:2] == ["labels", "rulers"]
    look_for(page, "dark mode")
    assert shown(page) == ["theme"]
    look_for(page, "autosave")
    assert shown(page) == ["recovery-folder"]
    look_for(page, "hotkeys")
    assert page.panes["shortcuts"].isVisible()
    look_for(page, "zebra")
    assert shown(page) == []
    assert page.none.isVisible()
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert shown(page)[:2] == ["labels", "rulers"]


def test_the_icon_of_the_chosen_section_is_seen_with_and_without_the_focus(
    person: WindowSession,
) -> None:
    page = opened(person)
    person.wait(page.search.hasFocus)
    name = next(iter(page.panes.values())).section.icon
    assert _drawn(page.list.item(0).icon()) == _drawn(icon(name))
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    person.wait(page.list.hasFocus)
    chosen = page.list.currentRow()
    name = list(page.panes.values())[chosen].section.icon
    assert _drawn(page.list.item(chosen).icon()) == _drawn(icon(name, "on-accent"))


def _drawn(shown: QIcon) -> QImage:
    return shown.pixmap(16, 16).toImage()


def test_what_is_set_holds_at_once_and_goes_back_to_its_default(person: WindowSession) -> None:
    settings, theme = person.program.services.settings, person.program.services.theme
    canvas = person.canvas
    before = canvas.grab().toImage()
    page = opened(person)
    reset = page.findChild(QWidget, "reset theme")
    assert reset is not None
    assert not reset.isVisible()
    choose(page, "theme", "Light")
    assert theme.choice == "light"
    assert reset.isVisible()
    QTest.mouseClick(reset, LEFT)
    assert theme.choice == "system"
    assert not reset.isVisible()
    page.show_section("map")
    box = page.findChild(QCheckBox, "field rulers")
    assert isinstance(box, QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert settings.text("view/rulers") == "hidden"
    person.program.frame.tabs.step(-1)
    assert canvas.grab().toImage() != before
    # What is changed elsewhere is seen here.
    person.command("view.rulers")
    page = opened(person)
    assert box.isChecked()


def test_paper_and_problems_are_kept_for_where_they_matter(person: WindowSession) -> None:
    page = opened(person)
    page.show_section("print")
    choose(page, "sheets/paper", "Letter")
    page.show_section("problems")
    box = page.findChild(QCheckBox, "field list-hint")
    QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
    assert not person.program.frame.panels.problems.header.is_listed(
        next(
            each
            for each, _, _ in person.program.frame.panels.problems.header.offers()
            if each == "hint"
        )
    )
    person.program.frame.tabs.step(-1)
    person.command("file.print")
    preview = person.program.frame.printing.preview
    assert preview is not None
    assert preview.form.options().paper == "letter"


def test_the_recovery_folder_is_moved_and_moved_back(person: WindowSession, tmp_path: Path) -> None:
    folder = person.program.services.files.recovery_folder
    usual = folder.place
    page = opened(person)
    page.show_section("files")
    person.answers.path = tmp_path
    button = page.findChild(QPushButton, "field recovery-folder")
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert folder.place.parent == tmp_path
    row = next(each for each in page.panes["files"].rows if each.state.isVisible())
    assert str(tmp_path) in row.state.text()
    press(page, "reset recovery-folder")
    assert folder.place == usual


def test_shortcuts_are_changed_on_the_same_page(person: WindowSession) -> None:
    person.command("help.change-shortcuts")
    page = person.program.frame.tabs.page()
    assert isinstance(page, PreferencesPage)
    assert page.section == "shortcuts"
    editor = page.panes["shortcuts"].form
    assert isinstance(editor, ShortcutEditor)
    assert editor.isVisible()
    editor.table.choose("file.save")
    editor.keys.setFocus()
    QTest.keyClick(editor.keys, Qt.Key.Key_F9)
    QTest.mouseClick(editor.give, LEFT)
    assert person.program.frame.actions.shortcuts.of("file.save") == ("F9",)
    person.program.frame.actions.reset_keys("file.save")
