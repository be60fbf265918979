import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.shortcut_editor import ShortcutEditor

from .noted_commands import NotedCommands

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def actions(settings: ProgramSettings) -> Actions:
    doings = NotedCommands()
    commands = [
        doings.command("new", "New…", key="Ctrl+N"),
        doings.command("save", "Save", key="Ctrl+S"),
        doings.command("undo", "Undo", menu="Edit", key="Ctrl+Z"),
    ]
    return Actions(commands, settings)


@pytest.fixture
def editor(qtbot: QtBot, actions: Actions) -> ShortcutEditor:
    made = ShortcutEditor(actions)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def rows(editor: ShortcutEditor) -> dict[str, str]:
    items = [editor.table.topLevelItem(row) for row in range(editor.table.topLevelItemCount())]
    return {
        each.text(0): each.text(1)
        for each in items
        if isinstance(each, QTreeWidgetItem) and not each.isHidden()
    }


def test_all_commands_are_listed_with_their_keys(editor: ShortcutEditor) -> None:
    assert rows(editor) == {"New…": "Ctrl+N", "Save": "Ctrl+S", "Undo": "Ctrl+Z"}


def test_pressed_keys_become_the_shortcut(
    qtbot: QtBot, editor: ShortcutEditor, actions: Actions
) -> None:
    editor.table.choose("save")
    qtbot.keyClick(editor.keys, Qt.Key.Key_W, CONTROL)
    assert editor.message.text() == "Ctrl+W is free."
    qtbot.mouseClick(editor.give, Qt.MouseButton.LeftButton)
    assert rows(editor)["Save"] == "Ctrl+W"
    assert actions.action("save").shortcut().toString() == "Ctrl+W"


def test_a_conflict_is_told_with_both_names_and_can_be_decided(
    qtbot: QtBot, editor: ShortcutEditor
) -> None:
    editor.table.choose("undo")
    qtbot.keyClick(editor.keys, Qt.Key.Key_S, CONTROL)
    assert "Ctrl+S belongs to “Save”" in editor.message.text()
    assert "“Undo”" in editor.message.text()
    assert editor.give.text() == "Take it over"
    assert rows(editor)["Save"] == "Ctrl+S"
    qtbot.mouseClick(editor.give, Qt.MouseButton.LeftButton)
    assert rows(editor) == {"New…": "Ctrl+N", "Save": "", "Undo": "Ctrl+S"}


def test_its_own_key_is_nothing_new(qtbot: QtBot, editor: ShortcutEditor) -> None:
    editor.table.choose("save")
    qtbot.keyClick(editor.keys, Qt.Key.Key_S, CONTROL)
    assert editor.message.text() == "“Save” already has Ctrl+S."
    assert not editor.give.isEnabled()


def test_going_without_a_shortcut_and_back(qtbot: QtBot, editor: ShortcutEditor) -> None:
    editor.table.choose("save")
    assert not editor.reset.isEnabled()
    qtbot.mouseClick(editor.clear, Qt.MouseButton.LeftButton)
    assert rows(editor)["Save"] == ""
    assert not editor.clear.isEnabled()
    qtbot.mouseClick(editor.reset, Qt.MouseButton.LeftButton)
    assert rows(editor)["Save"] == "Ctrl+S"


def test_everything_can_be_as_usual_again(
    qtbot: QtBot, editor: ShortcutEditor, actions: Actions
) -> None:
    actions.change_keys("save", ("F2",))
    actions.change_keys("undo", ())
    assert rows(editor) == {"New…": "Ctrl+N", "Save": "F2", "Undo": ""}
    qtbot.mouseClick(editor.reset_all, Qt.MouseButton.LeftButton)
    assert rows(editor) == {"New…": "Ctrl+N", "Save": "Ctrl+S", "Undo": "Ctrl+Z"}


def test_searching_by_name_menu_or_key(qtbot: QtBot, editor: ShortcutEditor) -> None:
    qtbot.keyClicks(editor.search, "edit")
    assert list(rows(editor)) == ["Undo"]
    assert editor.table.name() == "undo"
    editor.search.clear()
    qtbot.keyClicks(editor.search, "ctrl+n")
    assert list(rows(editor)) == ["New…"]


def test_enter_in_the_table_goes_on_to_the_keys(qtbot: QtBot, editor: ShortcutEditor) -> None:
    editor.table.setFocus()
    editor.table.choose("save")
    qtbot.keyClick(editor.table, Qt.Key.Key_Return)
    assert editor.keys.isAncestorOf(QApplication.focusWidget())
    assert editor.isVisible()
