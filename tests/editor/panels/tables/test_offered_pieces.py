"""Pieces of plugins in tables: offered where they belong, taken in with one step."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.offered_piece import OfferedPiece
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.panels.tables.panel import TablesPanel
from hullwright.plugins.pieces import PluginPiece

from .mazes import maze_place, steps

LEAK = PluginPiece(
    "<b>Odd</b> tiles", "tile-maze", "actions", "leak", {"title": "<i>Leak</i>", "count": 1}
)
BROKEN = PluginPiece("Odd", "tile-maze", "actions", "gone", {"title": "Gone", "count": -1})


def offered(kind: str) -> list[OfferedPiece]:
    return [
        OfferedPiece(each.part, each.title, each.plugin, each.added)
        for each in (LEAK, BROKEN)
        if each.kind == kind
    ]


@pytest.fixture
def place() -> Workplace:
    return maze_place("tee")


@pytest.fixture
def panel(qtbot: QtBot, place: Workplace) -> TablesPanel:
    made = TablesPanel(offered)
    qtbot.addWidget(made)
    made.show_workplace(place)
    made.resize(320, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def look_at_actions(panel: TablesPanel) -> None:
    panel.chooser.setCurrentIndex(1)
    panel.chooser.activated.emit(1)


def pick(panel: TablesPanel, words: str) -> None:
    """Choose a piece with the keyboard alone."""
    QTest.keyClick(panel.adopt.button, Qt.Key.Key_Space)
    QTest.keyClicks(panel.adopt.line, words)
    QTest.keyClick(panel.adopt.line, Qt.Key.Key_Return)


def test_a_table_offers_only_what_belongs_into_it(panel):
    assert not panel.adopt.isVisible()
    look_at_actions(panel)
    assert panel.adopt.isVisible()
    items = [panel.adopt.list.item(n).text() for n in range(panel.adopt.list.count())]
    assert items == ["<i>Leak</i> — <b>Odd</b> tiles", "Gone — Odd"]


def test_a_piece_is_taken_in_with_one_step_and_stands_in_front(panel, place):
    look_at_actions(panel)
    pick(panel, "leak")
    assert place.map.layout.actions["leak"].title == "<i>Leak</i>"
    assert panel.table.key_in_front() == "leak"
    assert steps(place) == ["Add <i>Leak</i> from “<b>Odd</b> tiles”"]
    place.document.history.undo()
    assert "leak" not in place.map.layout.actions


def test_a_piece_that_does_not_fit_in_is_refused_in_words(panel, place):
    look_at_actions(panel)
    pick(panel, "gone")
    assert "-1 is too small: 0" in panel.complaint.text()
    assert steps(place) == []
