"""Plugging in: a window with tabs, menus and commands follows what is done on the plugin page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from hullwright.editor.documents.document import Document
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.files.commands import commands
from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.plugins.window_additions import WindowAdditions
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.menus import Menus
from hullwright.editor.shell.pages import Pages
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.status_bar import StatusBar
from hullwright.editor.shell.tabs import Tabs
from hullwright.editor.shell.theme import Theme
from hullwright.editor.shell.toasts import Toasts
from hullwright.editor.shell.window import Window

from ..files.file_work import FileWork, small_map
from .strangers import SAMPLES

SPARKLE = "tool.sparkle-tool/sparkle"


class Program:
    """As much of the program as plugins have to do with."""

    def __init__(self, qtbot, home, additions, notices) -> None:
        settings = ProgramSettings(home)
        self.additions = additions
        self.desk = FileWork(home)
        context = self.desk.files.context
        self.workplaces = context.workplaces
        self.workplaces.opened.connect(lambda _: additions.offer_tools(self.workplaces))
        self.tabs = Tabs(self.workplaces, lambda _: QWidget(), QWidget)
        self.pages = Pages(self.tabs)
        self.window = Window(settings, self.tabs, Toasts(notices), StatusBar(), lambda: True)
        qtbot.addWidget(self.window)
        self.actions = Actions([], settings)
        self.window_additions = WindowAdditions(
            additions,
            self.desk.files,
            self.window,
            self.pages,
            self.actions,
            Theme(QApplication.instance(), settings),
        )
        self.actions.extend(commands(self.desk.files))
        self.actions.follow_page(self.pages.commands)
        self.menus = Menus(self.window.menuBar(), self.actions, self.window_additions.fills())
        self.window.add_actions(self.actions)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def page(self) -> PluginPage | None:
        pages = self.tabs.pages()
        return pages[0] if pages else None

    def press(self, name: str) -> None:
        QTest.mouseClick(self.page.findChild(QPushButton, name), Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def entries(self, path: str) -> list[str]:
        menu = next(
            each
            for each in self.window.findChildren(QMenu, f"menu {path}")
            if each.parent() is not None
        )
        menu.aboutToShow.emit()
        return [each.text() for each in menu.actions()]


@pytest.fixture
def program(qtbot, home, additions, notices):
    made = Program(qtbot, home, additions, notices)
    yield made
    made.actions.retire()
    made.desk.files.closing.may_quit()


def installed_and_trusted(program: Program, *names: str) -> None:
    for name in names:
        program.page.acts.install(SAMPLES / name)
        program.press("plugin-trust")
        program.press("trust-agree")


def test_what_is_trusted_on_the_page_is_in_the_window_at_once(qtbot, program):
    program.workplaces.open(Document(small_map()))
    program.actions.run("plugins.page")
    assert program.tabs.page() is program.page
    assert SPARKLE not in program.actions
    installed_and_trusted(program, "sparkle-tool", "tally-panel", "ascii-exporter")
    assert SPARKLE in program.actions
    assert [each.objectName() for each in program.window_additions.panels()] == [
        "panel tally-panel/tally"
    ]
    assert program.entries("View/Panels of plugins") == ["Tally"]
    program.actions.run("file.close")
    # After those of the plugins we ship.
    assert program.entries("File/Export as")[-1] == "ASCII zone…"
    assert program.page is None
    program.actions.refresh()
    QTest.keyClick(program.window, Qt.Key.Key_K)
    assert program.workplaces.current.choices.now.tool == "sparkle-tool/sparkle"


def test_what_is_removed_on_the_page_is_gone_from_the_window(program):
    program.workplaces.open(Document(small_map()))
    program.actions.run("plugins.page")
    installed_and_trusted(program, "sparkle-tool", "tally-panel")
    program.actions.run(SPARKLE)
    changes = []
    program.window_additions.changed.connect(lambda: changes.append(1))
    for name in ("sparkle-tool", "tally-panel"):
        program.page.list.look_at(name)
        program.press("plugin-remove")
    # At least: the trial of trusted code may end in between and tell, too.
    assert len(changes) >= 2
    assert program.window_additions.panels() == []
    program.tabs.step(1)
    assert program.workplaces.current.choices.now.tool == "brush"
    program.actions.refresh()
    assert program.actions.reason(SPARKLE) == "Maps of this kind have no such tool."


def test_a_tool_that_comes_back_has_its_command_again(program):
    program.workplaces.open(Document(small_map()))
    program.actions.run("plugins.page")
    installed_and_trusted(program, "sparkle-tool")
    program.press("plugin-disable")
    assert program.actions.reason(SPARKLE)
    program.press("plugin-enable")
    program.tabs.step(1)
    assert program.actions.reason(SPARKLE) == ""


def test_the_page_is_one_page_however_often_it_is_asked_for(program):
    program.actions.run("plugins.page")
    first = program.page
    program.workplaces.open(Document(small_map()))
    assert program.tabs.page() is None
    program.actions.run("plugins.page")
    assert program.tabs.page() is first
    assert len(program.tabs.pages()) == 1


def test_the_page_follows_the_theme(program, use_theme):
    program.actions.run("plugins.page")
    before = program.page.grab().toImage()
    use_theme(LIGHT)
    assert program.page.grab().toImage() != before
