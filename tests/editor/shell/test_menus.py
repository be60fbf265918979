import pytest
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.menus import Menus, in_words
from hullwright.editor.shell.settings import ProgramSettings

from .noted_commands import NotedCommands


def texts(menu: QMenu) -> list[str]:
    """Return what a menu shows, headings in brackets."""
    menu.aboutToShow.emit()
    return [
        f"[{each.text()}]" if each.isSeparator() else each.text()
        for each in menu.actions()
        if each.isVisible()
    ]


def bar_of(window: QMainWindow) -> dict[str, QMenu]:
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if isinstance(menu, QMenu)]
    titles = [each.text() for each in window.menuBar().actions()]
    return {title: next(menu for menu in menus if menu.title() == title) for title in titles}


def test_menus_come_in_their_order_with_a_letter_each(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    doings = NotedCommands()
    commands = [doings.command(menu, menu=menu) for menu in ("Help", "View", "File", "Edit")]
    window = QMainWindow()
    qtbot.addWidget(window)
    Menus(window.menuBar(), Actions(commands, settings))
    titles = [each.text() for each in window.menuBar().actions()]
    assert titles == ["&File", "&Edit", "&View", "&Help"]


def test_groups_have_headings_and_submenus_stand_in_their_group(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    doings = NotedCommands()
    commands = [
        doings.command("export", group=2),
        doings.command("new"),
        doings.command("png", menu="File/Overlays", group=2),
        doings.command("open"),
        doings.command("svg", menu="File/Overlays"),
    ]
    window = QMainWindow()
    qtbot.addWidget(window)
    Menus(window.menuBar(), Actions(commands, settings))
    menu = bar_of(window)["&File"]
    assert texts(menu) == [
        "[Begin and open]",
        "New",
        "Open",
        "[Import, export and print]",
        "Export",
        "Overlays",
    ]
    pictures = menu.findChild(QMenu, "menu File/Overlays")
    assert isinstance(pictures, QMenu)
    assert texts(pictures) == ["[]", "Svg", "[]", "Png"]


def test_a_menu_asks_what_can_be_done_before_it_opens(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    doings = NotedCommands()
    actions = Actions([doings.command("save", icon="save")], settings)
    window = QMainWindow()
    qtbot.addWidget(window)
    Menus(window.menuBar(), actions)
    doings.hindrances["save"] = "No map is open."
    bar_of(window)["&File"].aboutToShow.emit()
    assert not actions.action("save").isEnabled()
    assert not actions.action("save").icon().isNull()


def test_a_list_that_changes_is_made_when_it_opens(qtbot: QtBot, settings: ProgramSettings) -> None:
    doings = NotedCommands()
    recent = [doings.command("a & b.json"), doings.command("gone.json")]
    doings.hindrances["gone.json"] = "It no longer exists."
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions([doings.command("new")], settings)
    Menus(window.menuBar(), actions, {"File/Open recent": lambda: recent})
    menu = window.menuBar().findChild(QMenu, "menu File/Open recent")
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    assert texts(menu) == ["A && b.json", "Gone.json"]
    assert [each.isEnabled() for each in menu.actions()] == [True, False]
    menu.actions()[0].trigger()
    assert doings.done == ["a & b.json"]
    recent.clear()
    menu.aboutToShow.emit()
    assert texts(menu) == ["Nothing here yet"]


def test_menus_follow_commands_that_come_later(qtbot: QtBot, settings: ProgramSettings) -> None:
    doings = NotedCommands()
    actions = Actions([doings.command("new")], settings)
    window = QMainWindow()
    qtbot.addWidget(window)
    kept = Menus(window.menuBar(), actions)
    actions.extend([doings.command("trust", menu="Plugins")])
    assert kept is not None
    assert [each.text() for each in window.menuBar().actions()] == ["&File", "&Plugins"]


def test_a_menu_that_is_not_in_the_table_is_a_mistake_of_ours(
    qtbot: QtBot, settings: ProgramSettings
) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions([NotedCommands().command("new", menu="Flie/Open recent")], settings)
    with pytest.raises(KeyError, match="Flie"):
        Menus(window.menuBar(), actions)


def test_the_path_of_a_menu_can_be_read() -> None:
    assert in_words("View/Overlays") == "View → Overlays"
