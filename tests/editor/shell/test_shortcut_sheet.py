import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.languages.words import use_language
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.shortcut_sheet import ShortcutSheet, as_page, as_text, lines

from .noted_commands import NotedCommands


@pytest.fixture
def actions(settings: ProgramSettings) -> Actions:
    doings = NotedCommands()
    commands = [
        doings.command("heat", "Heat", menu="View/Overlays", key="F4"),
        doings.command("save", "Save <all>", key="Ctrl+S"),
        doings.command("redo", "Redo", menu="Edit", key="Ctrl+Y Ctrl+Shift+Z"),
        doings.command("about", "About", menu="Help"),
    ]
    return Actions(commands, settings)


@pytest.fixture
def sheet(qtbot: QtBot, qapp: QApplication, actions: Actions) -> ShortcutSheet:
    made = ShortcutSheet(actions, qapp.clipboard())
    qtbot.addWidget(made)
    made.show()
    return made


def test_shortcuts_are_listed_by_menu_and_those_of_the_map_last(actions: Actions) -> None:
    found = lines(actions)
    assert list(found) == ["File", "Edit", "View", "On the map"]
    assert found["Edit"] == [("Ctrl+Y / Ctrl+Shift+Z", "Redo")]
    assert found["View"] == [("F4", "Heat")]
    assert ("Wheel", "Zoom at the mouse") in found["On the map"]


def test_the_sheet_fits_the_screen(sheet: ShortcutSheet) -> None:
    room = sheet.screen().availableSize()
    assert sheet.width() < room.width()
    assert sheet.height() < room.height()


def test_menus_are_named_in_the_language_of_the_window(actions: Actions) -> None:
    use_language("de")
    named = list(lines(actions))
    use_language("en")
    assert named == ["Datei", "Bearbeiten", "Ansicht", "Auf der Karte"]


def test_a_search_leaves_what_fits(actions: Actions) -> None:
    assert lines(actions, "redo") == {"Edit": [("Ctrl+Y / Ctrl+Shift+Z", "Redo")]}
    assert lines(actions, "qqq") == {}


def test_as_text_the_keys_stand_in_a_column() -> None:
    text = as_text({"File": [("Ctrl+S", "Save")], "Edit": [("Ctrl+Shift+Z", "Redo")]})
    assert text == "File\n  Ctrl+S        Save\n\nEdit\n  Ctrl+Shift+Z  Redo\n"


def test_titles_are_never_taken_for_markup(actions: Actions) -> None:
    assert "Save &lt;all&gt;" in as_page(lines(actions), DARK)


def test_the_sheet_follows_the_search_and_changed_keys(
    qtbot: QtBot, sheet: ShortcutSheet, actions: Actions
) -> None:
    assert "Ctrl+Y" in sheet.page.toPlainText()
    qtbot.keyClicks(sheet.search, "save")
    assert "Ctrl+Y" not in sheet.page.toPlainText()
    actions.change_keys("save", ("F12",))
    assert "F12" in sheet.page.toPlainText()
    qtbot.keyClicks(sheet.search, "qqq")
    assert sheet.page.toPlainText() == "No shortcut matches. Try another word."


def test_the_sheet_can_be_copied(qtbot: QtBot, qapp: QApplication, sheet: ShortcutSheet) -> None:
    qtbot.keyClicks(sheet.search, "heat")
    qtbot.mouseClick(sheet.copy, Qt.MouseButton.LeftButton)
    assert qapp.clipboard().text() == "View\n  F4  Heat\n"


def test_the_sheet_takes_the_inks_of_the_theme(sheet: ShortcutSheet, use_theme) -> None:
    assert DARK["accent"].lower() in sheet.page.toHtml().lower()
    use_theme(LIGHT)
    assert LIGHT["accent"].lower() in sheet.page.toHtml().lower()
