"""Panels of plugins in real docks: made when seen, made anew for each map, and never harmful."""

import gc
import sys

import pytest
from PySide6.QtWidgets import QLabel

from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.plugins import plugin_panels
from hullwright.editor.shell.docks import DockPane
from hullwright.schema.boards.hexes import hex_of

from ..workplaces import workplace
from .strangers import installed_code, installed_sample

LABEL = (
    "from PySide6.QtWidgets import QLabel\n"
    "def work(workplace, parent):\n    return QLabel(workplace.map.name, parent)\n"
)


def only_panel(additions):
    (dock,) = additions.docks()
    return dock.widget


def shown(qtbot, panel, place):
    qtbot.addWidget(panel)
    panel.show_workplace(place)
    panel.show()
    return panel.shown


def paint(place, cell: str, content: str) -> None:
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda layout: edit(layout, {hex_of(cell): content}))


def test_the_sample_panel_counts_and_follows_the_map(qtbot, keeper, additions):
    installed_sample(keeper, "tally-panel")
    (dock,) = additions.docks()
    assert (dock.name, dock.title, dock.icon) == ("tally-panel/tally", "Tally", "metrics")
    assert not dock.is_open
    place = workplace("sds", "...")
    dock.widget.show_workplace(place)
    pane = DockPane(dock)
    qtbot.addWidget(pane)
    pane.show()
    lines = dock.widget.findChild(QLabel, "tally-lines")
    assert lines.text() == "3 × hull\n2 × silent\n1 × dangerous"
    paint(place, "A02", "silent")
    assert lines.text() == "3 × silent\n2 × hull\n1 × dangerous"


def test_a_panel_is_made_only_when_it_is_seen(qtbot, keeper, additions, home):
    ran = home / "ran"
    installed_code(
        keeper, "panels", LABEL + f"\nimport pathlib\npathlib.Path({str(ran)!r}).touch()\n"
    )
    ran.unlink(missing_ok=True)
    panel = only_panel(additions)
    panel.show_workplace(workplace("s"))
    assert not ran.exists()
    shown(qtbot, panel, workplace("s"))
    assert ran.exists()


def test_a_panel_is_made_anew_for_another_map(qtbot, keeper, additions):
    installed_code(keeper, "panels", LABEL)
    panel = only_panel(additions)
    first = shown(qtbot, panel, workplace("s"))
    assert first.text() == "Test"
    panel.show_workplace(workplace("s"))
    assert panel.shown is not first
    panel.show_workplace(None)
    assert "Open a map" in panel.shown.text()


def test_a_panel_for_another_kind_of_map_says_so(qtbot, keeper, additions):
    installed_code(keeper, "panels", LABEL, more='kind = "galaxy"\n')
    assert "nothing to show" in shown(qtbot, only_panel(additions), workplace("s")).text()


def test_without_trust_there_is_no_panel(keeper, additions):
    installed_sample(keeper, "tally-panel", trusted=False)
    assert additions.docks() == []


MISCHIEF = {
    "raises": "def work(workplace, parent):\n    raise KeyError('oops')\n",
    "is no widget": "def work(workplace, parent):\n    return 7\n",
    "has no such name": "",
}


@pytest.mark.parametrize("mischief", MISCHIEF)
def test_a_panel_that_fails_says_why_in_its_place(qtbot, keeper, additions, notices, mischief):
    installed_code(keeper, "panels", MISCHIEF[mischief])
    panel = only_panel(additions)
    said = shown(qtbot, panel, workplace("s")).text()
    assert "“odd”" in said
    panel.show_workplace(workplace("d"))
    assert panel.shown.text() == said
    assert len(notices.heard) == 1


def test_a_panel_that_takes_for_ever_is_stopped(qtbot, keeper, additions, monkeypatch):
    monkeypatch.setattr(plugin_panels, "SECONDS", 0.3)
    code = "import signal\ndef work(workplace, parent):\n    signal.pause()\n"
    installed_code(keeper, "panels", code)
    said = shown(qtbot, only_panel(additions), workplace("s")).text()
    assert "took longer than 0.3 seconds" in said


def test_a_panel_gets_the_colours_if_it_asks_for_them(qtbot, keeper, additions, notices, use_theme):
    code = (
        "from PySide6.QtWidgets import QLabel\n"
        "class Panel(QLabel):\n"
        "    def set_inks(self, inks):\n"
        "        self.setText(inks['window'])\n"
        "def work(workplace, parent):\n    return Panel(parent)\n"
    )
    installed_code(keeper, "panels", code)
    panel = only_panel(additions)
    shown(qtbot, panel, workplace("s"))
    assert panel.shown.text() == DARK["window"]
    use_theme(LIGHT)
    assert panel.shown.text() == LIGHT["window"]


def test_what_a_panel_does_wrong_later_is_told_and_others_go_on_as_before(
    qtbot, keeper, additions, notices, monkeypatch
):
    strays = []
    monkeypatch.setattr("sys.excepthook", lambda kind, *_: strays.append(kind))
    additions.failures.catch_strays()
    code = (
        "from PySide6.QtWidgets import QLabel\n"
        "def work(workplace, parent):\n"
        "    workplace.document.changed.connect(stumble)\n"
        "    return QLabel('fine', parent)\n"
        "def stumble(*_):\n    raise KeyError('later')\n"
    )
    installed_code(keeper, "panels", code)
    place = workplace("s")
    assert shown(qtbot, only_panel(additions), place).text() == "fine"
    paint(place, "A01", "dangerous")
    assert "The plugin “Odd” failed: KeyError: 'later' (it.py, line 6)." in notices.heard[-1].text
    assert strays == []

    def ours(*_):
        raise ValueError

    place.document.changed.connect(ours)
    paint(place, "A01", "silent")
    assert strays == [ValueError]


def test_steps_in_which_a_panel_stumbled_can_be_forgotten_without_harm(
    qtbot, keeper, additions, notices, monkeypatch
):
    # Python keeps the last exception, Qt the steps of the history: both once freed the same step.
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    additions.failures.catch_strays()
    code = (
        "from PySide6.QtWidgets import QLabel\n"
        "def work(workplace, parent):\n"
        "    workplace.document.changed.connect(stumble)\n"
        "    return QLabel('fine', parent)\n"
        "def stumble(*_):\n    raise KeyError('later')\n"
    )
    installed_code(keeper, "panels", code)
    panel = only_panel(additions)
    for _ in range(5):
        place = workplace("s")
        shown(qtbot, panel, place)
        for content in ("dangerous", "silent", "dangerous"):
            paint(place, "A01", content)
        panel.show_workplace(None)
        del place
        # As young as it is: all else need not be looked through five times.
        gc.collect(1)
    assert len(notices.heard) == 15
    assert not hasattr(sys, "last_value")
