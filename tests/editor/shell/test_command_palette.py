import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListView, QMainWindow
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.command_list import Role
from hullwright.editor.shell.command_palette import CommandPalette
from hullwright.editor.shell.settings import ProgramSettings

from .noted_commands import NotedCommands


@pytest.fixture
def doings() -> NotedCommands:
    made = NotedCommands()
    made.hindrances["undo"] = "Nothing to undo yet."
    return made


@pytest.fixture
def actions(settings: ProgramSettings, doings: NotedCommands) -> Actions:
    commands = [
        doings.command("new", "New…", key="Ctrl+N", help="Begin a map."),
        doings.command("save", "Save", key="Ctrl+S"),
        doings.command("undo", "Undo", menu="Edit"),
        doings.command("unselect", "Unselect", menu="Edit"),
        doings.command("heat", "Distance from Humans", menu="View/Overlays"),
    ]
    return Actions(commands, settings)


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    return made


@pytest.fixture
def palette(
    qtbot: QtBot, actions: Actions, settings: ProgramSettings, window: QMainWindow
) -> CommandPalette:
    made = CommandPalette(actions, settings, window)
    with qtbot.waitExposed(made):
        made.open_over(window)
    return made


def field(palette: CommandPalette) -> QLineEdit:
    return palette.findChild(QLineEdit)


def titles(palette: CommandPalette) -> list[str]:
    model = palette.findChild(QListView).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def told(palette: CommandPalette) -> list[str]:
    return [each.text() for each in palette.findChildren(QLabel)]


def test_the_palette_lists_everything_at_first(palette: CommandPalette) -> None:
    assert titles(palette) == ["New…", "Save", "Undo", "Unselect", "Distance from Humans"]


def test_typing_finds_and_enter_runs(
    qtbot: QtBot, palette: CommandPalette, doings: NotedCommands
) -> None:
    qtbot.keyClicks(field(palette), "sve")
    assert titles(palette) == ["Save"]
    qtbot.keyClick(field(palette), Qt.Key.Key_Return)
    assert doings.done == ["save"]
    assert palette.isHidden()


def test_the_arrow_keys_choose_while_one_types(
    qtbot: QtBot, palette: CommandPalette, doings: NotedCommands
) -> None:
    qtbot.keyClick(field(palette), Qt.Key.Key_Down)
    assert field(palette).accessibleDescription() == "Save, Ctrl+S"
    qtbot.keyClick(field(palette), Qt.Key.Key_Return)
    assert doings.done == ["save"]


def test_a_click_runs(qtbot: QtBot, palette: CommandPalette, doings: NotedCommands) -> None:
    view = palette.findChild(QListView)
    middle = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert doings.done == ["save"]


def test_menus_are_searched_too(qtbot: QtBot, palette: CommandPalette) -> None:
    qtbot.keyClicks(field(palette), "overlay")
    assert titles(palette) == ["Distance from Humans"]
    index = palette.findChild(QListView).model().index(0, 0)
    assert index.data(Role.PLACE) == "View → Overlays"


def test_what_cannot_be_done_comes_last_and_says_why(
    qtbot: QtBot, palette: CommandPalette, doings: NotedCommands
) -> None:
    qtbot.keyClicks(field(palette), "un")
    assert titles(palette) == ["Unselect", "Undo"]
    qtbot.keyClick(field(palette), Qt.Key.Key_Down)
    assert "Nothing to undo yet." in told(palette)
    qtbot.keyClick(field(palette), Qt.Key.Key_Return)
    assert doings.done == []
    assert palette.isVisible()


def test_what_was_done_lately_comes_first_the_next_time(
    qtbot: QtBot,
    palette: CommandPalette,
    actions: Actions,
    settings: ProgramSettings,
    window: QMainWindow,
) -> None:
    actions.run("unselect")
    actions.run("save")
    palette.open_over(window)
    assert titles(palette)[:2] == ["Save", "Unselect"]
    assert len(titles(palette)) == 5
    again = CommandPalette(actions, settings, window)
    again.open_over(window)
    assert titles(again)[:2] == ["Save", "Unselect"]


def test_a_word_that_nothing_is_called_is_told(qtbot: QtBot, palette: CommandPalette) -> None:
    qtbot.keyClicks(field(palette), "qqq")
    assert titles(palette) == []
    assert "Nothing matches “qqq”. Try another word." in told(palette)
    qtbot.keyClick(field(palette), Qt.Key.Key_Return)
    assert palette.isVisible()


def test_escape_closes(qtbot: QtBot, palette: CommandPalette, doings: NotedCommands) -> None:
    qtbot.keyClick(field(palette), Qt.Key.Key_Escape)
    assert palette.isHidden()
    assert doings.done == []


def test_it_opens_inside_the_window_and_empty_again(
    qtbot: QtBot, palette: CommandPalette, window: QMainWindow, use_theme
) -> None:
    qtbot.keyClicks(field(palette), "sa")
    palette.close()
    use_theme(LIGHT)
    palette.open_over(window)
    assert field(palette).text() == ""
    assert window.frameGeometry().contains(palette.geometry())
    assert QApplication.focusWidget() is field(palette)
