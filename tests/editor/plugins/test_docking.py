"""Docking in a real window: panels of plugins come and go, and the window stays as it is."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.plugins.plugin_docks import PluginDocks
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.editor.shell.status_bar import StatusBar
from hullwright.editor.shell.toasts import Toasts
from hullwright.editor.shell.window import Window

from ..files.file_work import small_map
from .strangers import installed_code, installed_sample

TALLY = "tally-panel/tally"


@pytest.fixture
def window(qtbot, home, notices):
    made = Window(ProgramSettings(home), QWidget(), Toasts(notices), StatusBar(), lambda: True)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def workplaces(qapp):
    return Workplaces()


@pytest.fixture
def docking(additions, window, workplaces):
    made = PluginDocks(additions, window, workplaces)
    additions.changed.connect(made.refresh)
    return made


def test_a_panel_comes_with_its_plugin_and_goes_with_it(
    keeper, additions, window, docking, workplaces
):
    assert docking.commands() == []
    workplaces.open(Document(small_map()))
    installed_sample(keeper, "tally-panel")
    additions.refresh()
    (command,) = docking.commands()
    assert command.title == "Tally"
    assert not window.has_open(TALLY)
    command.run()
    QApplication.processEvents()
    assert window.has_open(TALLY)
    (panel,) = docking.panels()
    assert "× silent" in panel.findChild(QLabel, "tally-lines").text()
    keeper.disable("tally-panel")
    additions.refresh()
    QApplication.processEvents()
    assert TALLY not in window.panes
    assert docking.commands() == []


def test_a_change_elsewhere_leaves_an_open_panel_alone(keeper, additions, window, docking):
    installed_sample(keeper, "tally-panel")
    additions.refresh()
    docking.commands()[0].run()
    before = docking.panels()
    installed_sample(keeper, "sparkle-tool")
    additions.refresh()
    assert docking.panels() == before
    assert window.has_open(TALLY)


def test_a_plugin_that_was_replaced_gets_a_new_panel(keeper, additions, docking):
    code = "from PySide6.QtWidgets import QLabel\ndef work(workplace, parent):\n    return QLabel('{}')\n"
    folder = installed_code(keeper, "panels", code.format("one"))
    additions.refresh()
    (first,) = docking.panels()
    (folder / "it.py").write_text(code.format("two"))
    keeper.look_again()
    keeper.trust("odd")
    additions.refresh()
    (second,) = docking.panels()
    assert second is not first


def test_panels_follow_the_theme(keeper, additions, docking, workplaces, use_theme):
    code = (
        "from PySide6.QtWidgets import QLabel\n"
        "class Panel(QLabel):\n"
        "    def set_inks(self, inks):\n        self.setText(inks['window'])\n"
        "def work(workplace, parent):\n    return Panel(parent)\n"
    )
    installed_code(keeper, "panels", code)
    workplaces.open(Document(small_map()))
    additions.refresh()
    docking.commands()[0].run()
    QApplication.processEvents()
    (panel,) = docking.panels()
    assert panel.shown.text() == DARK["window"]
    use_theme(LIGHT)
    assert panel.shown.text() == LIGHT["window"]
