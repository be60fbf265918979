import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.toolbar import MenuPart, Toolbar

from .noted_commands import NotedCommands


@pytest.fixture
def doings() -> NotedCommands:
    return NotedCommands()


@pytest.fixture
def actions(settings: ProgramSettings, doings: NotedCommands) -> Actions:
    commands = [
        doings.command("new", "New…", icon="new", key="Ctrl+N"),
        doings.command("none", menu="Symmetry", icon="symmetry-none", is_switch=True),
        doings.command("three", menu="Symmetry", icon="rotation-3", is_switch=True),
    ]
    return Actions(commands, settings)


@pytest.fixture
def toolbar(qtbot: QtBot, actions: Actions) -> Toolbar:
    part = MenuPart("Symmetry", "Symmetry", "symmetry", "Paint under a symmetry.", follows=True)
    made = Toolbar(actions, ["new", "|", part])
    qtbot.addWidget(made)
    made.show()
    return made


def button(toolbar: Toolbar, name: str) -> QToolButton:
    return next(each for each in toolbar.findChildren(QToolButton) if each.accessibleName() == name)


def test_every_button_has_text_icon_tooltip_and_a_name(toolbar: Toolbar) -> None:
    new = button(toolbar, "New")
    assert new.text() == "New"
    assert new.toolTip() == "New (Ctrl+N)"
    assert not new.icon().isNull()
    assert new.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextUnderIcon


def test_a_button_runs_its_command(qtbot: QtBot, toolbar: Toolbar, doings: NotedCommands) -> None:
    qtbot.mouseClick(button(toolbar, "New"), Qt.MouseButton.LeftButton)
    assert doings.done == ["new"]


def test_the_keyboard_reaches_the_buttons(
    qtbot: QtBot, toolbar: Toolbar, doings: NotedCommands
) -> None:
    new = button(toolbar, "New")
    assert new.focusPolicy() & Qt.FocusPolicy.TabFocus
    new.setFocus()
    qtbot.keyClick(new, Qt.Key.Key_Space)
    assert doings.done == ["new"]


def test_a_menu_button_opens_the_commands_of_its_menu(toolbar: Toolbar) -> None:
    menu = button(toolbar, "Symmetry").menu()
    assert menu is not None
    assert [each.text() for each in menu.actions() if not each.isSeparator()] == ["None", "Three"]


def test_a_menu_button_offers_what_comes_later(
    toolbar: Toolbar, actions: Actions, doings: NotedCommands
) -> None:
    actions.extend([doings.command("six", menu="Symmetry")])
    menu = button(toolbar, "Symmetry").menu()
    assert menu is not None
    assert [each.text() for each in menu.actions() if not each.isSeparator()] == [
        "None",
        "Three",
        "Six",
    ]


def test_a_menu_button_shows_what_is_chosen(
    toolbar: Toolbar, actions: Actions, doings: NotedCommands
) -> None:
    symmetry = button(toolbar, "Symmetry")
    usual = symmetry.icon().cacheKey()
    doings.switched_on.add("three")
    actions.refresh()
    assert symmetry.icon().cacheKey() != usual


def test_a_command_that_does_not_exist_is_a_mistake_of_ours(actions: Actions) -> None:
    with pytest.raises(KeyError, match="nwe"):
        Toolbar(actions, ["nwe"])
