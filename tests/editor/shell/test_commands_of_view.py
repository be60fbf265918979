from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QWhatsThis
from pytestqt.qtbot import QtBot

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.canvas.canvas_switches import CanvasSwitches
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.program.view_commands import commands
from hullwright.editor.shell.actions import Actions
from hullwright.editor.shell.docks import Dock
from hullwright.editor.shell.guides import Guides
from hullwright.editor.shell.menus import Menus
from hullwright.editor.shell.notices import Notices
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.status_bar import StatusBar
from hullwright.editor.shell.tabs import Tabs
from hullwright.editor.shell.theme import Theme
from hullwright.editor.shell.toasts import Toasts
from hullwright.editor.shell.window import Window
from hullwright.schema.documents.maps import MapDocument

from ..workplaces import zone

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea


@dataclass
class Program:
    """A window with the commands of the view."""

    workplaces: Workplaces
    tabs: Tabs
    window: Window
    theme: Theme
    actions: Actions
    guides: Guides
    toasts: Toasts
    switches: CanvasSwitches
    menus: Menus

    def open(self, name: str) -> Canvas:
        value = MapDocument(kind="hex-zone", name=name, layout=zone(".s.", "ddd"))
        self.workplaces.open(Document(value))
        self.actions.refresh()
        return self.canvas()

    def canvas(self) -> Canvas:
        shown = self.tabs.canvas()
        assert isinstance(shown, Canvas)
        return shown


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, settings: ProgramSettings) -> Program:
    workplaces, notices, theme = Workplaces(), Notices(), Theme(qapp, settings)
    switches = CanvasSwitches(
        settings, lambda: [c for c in tabs.canvases() if isinstance(c, Canvas)]
    )

    def canvas_of(workplace: Workplace) -> Canvas:
        canvas = Canvas(workplace)
        switches.set_up(canvas)
        return canvas

    tabs = Tabs(workplaces, canvas_of, lambda: QLabel("Welcome"))
    toasts = Toasts(notices)
    window = Window(settings, tabs, toasts, StatusBar(), lambda: True)
    window.add_docks([Dock("palette", "Palette", QListWidget(), LEFT, "palette")])
    actions = Actions([], settings)
    guides = Guides(actions, settings, qapp.clipboard(), window)
    actions.extend(commands(window, tabs, theme, switches, guides, notices))
    menus = Menus(window.menuBar(), actions)
    window.add_actions(actions)
    # What waits to be refreshed goes with the window.
    actions.setParent(window)
    window.restore()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return Program(workplaces, tabs, window, theme, actions, guides, toasts, switches, menus)


def test_no_two_commands_want_one_key(program: Program) -> None:
    assert program.actions.shortcuts.clashes == ()


def test_zooming_needs_a_map_and_says_so(program: Program) -> None:
    for name in ("view.zoom-in", "view.zoom-out", "view.actual-size", "view.fit"):
        assert program.actions.reason(name) == "No map is open: create one or open a file."
        assert not program.actions.action(name).isEnabled()
    program.open("Curie")
    assert program.actions.action("view.zoom-in").isEnabled()


def test_the_zoom_keys_zoom(qtbot: QtBot, program: Program) -> None:
    canvas = program.open("Curie")
    qtbot.keyClick(program.window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert canvas.zoom_percent() == 100
    qtbot.keyClick(program.window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert canvas.zoom_percent() == 125
    qtbot.keyClick(program.window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert canvas.zoom_percent() == 100
    qtbot.keyClick(program.window, Qt.Key.Key_9, Qt.KeyboardModifier.ControlModifier)
    assert canvas.zoom_percent() != 100


def test_rulers_are_hidden_on_all_canvases_also_on_new_ones(
    qtbot: QtBot, program: Program, settings: ProgramSettings
) -> None:
    first = program.open("Curie")
    shown = first.grab().toImage()
    program.actions.run("view.rulers")
    assert not program.switches.is_on("rulers")
    qtbot.waitUntil(lambda: not program.actions.action("view.rulers").isChecked())
    assert first.grab().toImage() != shown
    assert not CanvasSwitches(settings, list).is_on("rulers")
    program.actions.run("view.rulers")
    assert program.switches.is_on("rulers")


def test_a_panel_is_switched_by_its_key(qtbot: QtBot, program: Program) -> None:
    assert program.actions.action("view.panel.palette").isChecked()
    qtbot.keyClick(program.window, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert not program.window.has_open("palette")
    qtbot.waitUntil(lambda: not program.actions.action("view.panel.palette").isChecked())
    program.actions.run("view.reset-layout")
    assert program.window.has_open("palette")


def test_the_theme_is_one_of_three(program: Program) -> None:
    program.actions.run("view.theme.dark")
    program.actions.run("view.theme.light")
    assert program.theme.inks is LIGHT
    program.actions.refresh()
    on = [c.name for c in program.actions if c.menu == "View/Theme" and c.is_on and c.is_on()]
    assert on == ["view.theme.light"]
    program.actions.run("view.theme.dark")
    assert program.theme.inks is DARK


def test_full_screen_and_back(program: Program) -> None:
    program.actions.run("view.full-screen")
    assert program.window.isFullScreen()
    program.actions.run("view.full-screen")
    assert not program.window.isFullScreen()


def test_control_tab_goes_to_the_next_map(qtbot: QtBot, program: Program) -> None:
    first, second = program.open("Curie"), program.open("Arena")
    qtbot.keyClick(program.window, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert program.canvas() is first
    qtbot.keyClick(program.window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert program.canvas() is second


def test_the_focus_finds_its_way_to_the_map(qtbot: QtBot, program: Program) -> None:
    canvas = program.open("Curie")
    qtbot.keyClick(program.window, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is program.window.panes["palette"].dock.widget
    qtbot.keyClick(program.window, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is canvas


def test_the_palette_and_the_sheet_open_by_command(
    qtbot: QtBot, program: Program, use_theme
) -> None:
    control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(program.window, Qt.Key.Key_P, control_shift)
    assert program.guides.palette.isVisible()
    program.guides.palette.close()
    qtbot.keyClick(program.window, Qt.Key.Key_Question)
    assert program.guides.sheet.isVisible()
    program.guides.sheet.close()
    use_theme(LIGHT)


def test_what_is_this_begins_to_ask(program: Program) -> None:
    program.actions.run("help.whats-this")
    assert QWhatsThis.inWhatsThisMode()
    QWhatsThis.leaveWhatsThisMode()


def test_about_is_a_notice_and_no_dialog(program: Program) -> None:
    program.actions.run("help.about")
    (notice,) = program.toasts.notices()
    assert notice.text.startswith("Hullwright 0.")


def test_every_command_can_explain_itself(program: Program) -> None:
    for command in program.actions:
        action = program.actions.action(command.name)
        assert action.whatsThis()
        assert action.toolTip()
        assert action.statusTip()
