"""What a row of the history tells: which tool, how many cells, and how the map looked."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.inspection import step_extents
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.panels.history import History
from hullwright.editor.panels.history_steps import EXTENT, ICON
from hullwright.engines.loader import plain_scenario
from hullwright.schema.messages import message

from ..workplaces import workplace
from .history_desk import history_in


@pytest.fixture
def inspector():
    made = Inspector()
    yield made
    made.close()


@pytest.fixture
def history(qtbot: QtBot, inspector: Inspector, tmp_path: Path) -> History:
    made = history_in(tmp_path, inspector)
    qtbot.addWidget(made)
    made.resize(420, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def painted(count: int) -> Workplace:
    """Return a workplace in which so many sectors were painted in one step."""
    place = workplace("....", "....")
    contents = dict.fromkeys(list(place.surface.cells())[:count], "silent")
    place.document.apply_to_layout(
        message("Paint silent"), lambda zone: place.editor_kind.painted(zone, contents), "brush"
    )
    return place


def told(history: History, role: int) -> list[object]:
    return [history.steps.index(row).data(role) for row in range(history.steps.rowCount())]


def test_a_step_has_the_icon_of_its_tool_and_the_number_of_cells(history: History):
    history.show_workplace(painted(3))
    assert told(history, ICON) == ["new", "brush"]
    assert told(history, EXTENT) == ["", "3 cells"]
    spoken = history.steps.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Paint silent, 3 cells, the current state"


def test_a_step_that_gives_the_map_another_size_concerns_all_of_it(history: History):
    place = painted(1)
    resized = place.editor_kind.resized
    place.document.apply_to_layout(message("Grow"), lambda zone: resized(zone, 1, 0, 0, 0))
    place.document.apply(message("Rename"), lambda value: replace(value, name="Other"))
    history.show_workplace(place)
    assert told(history, EXTENT) == ["", "1 cell", "whole map", ""]


def test_steps_of_large_maps_are_counted_beside_the_window(
    qtbot: QtBot, history: History, inspector: Inspector, monkeypatch
):
    monkeypatch.setattr(step_extents, "LARGE", 1.0)
    history.show_workplace(painted(2))
    assert told(history, EXTENT) == ["", ""]
    qtbot.waitUntil(lambda: told(history, EXTENT) == ["", "2 cells"])


def test_the_first_row_says_what_was_begun(history: History):
    history.show_workplace(painted(0))
    assert history.steps.index(0).data() == "New map: Hex zone"
    scenario = plain_scenario(painted(0).map)
    history.show_workplace(ScenarioPlace(Document(scenario)))
    assert history.steps.index(0).data() == "New scenario"


def test_a_row_under_the_mouse_shows_how_the_map_looked(qtbot: QtBot, history: History):
    history.show_workplace(painted(2))
    row = history.list.visualRect(history.steps.index(1))
    QTest.mouseMove(history.list.viewport(), QPoint(30, row.top() - 4))
    QTest.mouseMove(history.list.viewport(), row.center())
    qtbot.waitUntil(lambda: history.cards.card is not None)
    assert history.cards.card.accessibleDescription() == "Paint silent"
    QTest.mouseMove(history, QPoint(1, 1))
    qtbot.waitUntil(lambda: history.cards.card is None)


def test_so_does_the_row_that_the_keyboard_is_on(qtbot: QtBot, history: History):
    history.show_workplace(painted(2))
    history.activateWindow()
    history.list.setFocus()
    qtbot.waitUntil(history.list.hasFocus)
    qtbot.keyClick(history.list, Qt.Key.Key_Up)
    qtbot.waitUntil(lambda: history.cards.card is not None)
    assert history.cards.card.accessibleDescription() == "New map: Hex zone"
    qtbot.keyClick(history.list, Qt.Key.Key_Escape)
    assert history.cards.card is None


def test_a_scenario_has_no_pictures(qtbot: QtBot, history: History):
    scenario = plain_scenario(painted(0).map)
    history.show_workplace(ScenarioPlace(Document(scenario)))
    assert history.told(history.steps.index(0)) is None
