"""The history panel: every step, to go back to and forth from."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.panels.history import History
from hullwright.editor.panels.history_steps import PRESENT, SAVED, UNDONE

from ..rest import is_at_rest
from ..workplaces import workplace
from .history_desk import history_in


@pytest.fixture
def history(qtbot: QtBot, tmp_path: Path) -> History:
    made = history_in(tmp_path)
    qtbot.addWidget(made)
    made.resize(256, 300)
    made.show()
    return made


def worked(steps: int) -> Workplace:
    """Return a workplace in which so many sectors were painted, one after the other."""
    place = workplace("." * 40, "." * 40)
    cells = list(place.surface.cells())
    paint = place.editor_kind.painted
    for number in range(steps):
        content = {cells[number % len(cells)]: ("silent", "dangerous")[number // len(cells) % 2]}
        place.document.apply_to_layout(
            f"Step {number + 1}", lambda zone, content=content: paint(zone, content)
        )
    return place


def titles(history: History) -> list[str]:
    steps = history.steps
    return [steps.index(row).data() for row in range(steps.rowCount())]


def click(qtbot: QtBot, steps: QListView, row: int) -> None:
    index = steps.model().index(row, 0)
    steps.scrollTo(index)
    there = steps.visualRect(index).center()
    qtbot.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=there)


def test_a_click_jumps_over_any_number_of_steps(qtbot: QtBot, history: History):
    place = worked(5)
    history.show_workplace(place)
    begun = place.document.value
    click(qtbot, history.list, 1)
    assert place.document.history.index() == 1
    click(qtbot, history.list, 5)
    assert place.document.value == begun


def test_arrows_and_return_go_to_a_step(qtbot: QtBot, history: History):
    place = worked(3)
    history.show_workplace(place)
    qtbot.keyClick(history.list, Qt.Key.Key_Up)
    qtbot.keyClick(history.list, Qt.Key.Key_Up)
    assert place.document.history.index() == 3
    qtbot.keyClick(history.list, Qt.Key.Key_Return)
    assert place.document.history.index() == 1


def test_present_undone_and_saved_steps_are_told_apart(qtbot: QtBot, history: History):
    place = worked(2)
    place.document.saved_as(Path("deck.json"))
    place.document.history.undo()
    history.show_workplace(place)
    index = history.steps.index
    assert titles(history) == ["Opened “Test”", "Step 1", "Step 2"]
    assert [index(row).data(PRESENT) for row in range(3)] == [False, True, False]
    assert [index(row).data(UNDONE) for row in range(3)] == [False, False, True]
    assert [index(row).data(SAVED) for row in range(3)] == [False, False, True]
    assert index(2).data(Qt.ItemDataRole.AccessibleTextRole) == "Step 2, 1 cell, undone, saved"


def test_new_steps_appear_and_undone_ones_are_replaced(qtbot: QtBot, history: History):
    place = worked(3)
    history.show_workplace(place)
    document, paint = place.document, place.editor_kind.painted
    cells = list(place.surface.cells())
    document.history.setIndex(1)
    document.apply_to_layout("Another", lambda zone: paint(zone, {cells[50]: "silent"}))
    qtbot.waitUntil(lambda: titles(history) == ["New map: Hex zone", "Step 1", "Another"])
    document.apply_to_layout("One more", lambda zone: paint(zone, {cells[51]: "silent"}))
    qtbot.waitUntil(lambda: history.list.currentIndex().row() == 3)
    assert titles(history)[-1] == "One more"


def test_a_thousand_steps_are_jumped_over_with_one_look_at_the_history(qtbot, history: History):
    place = worked(1000)
    history.show_workplace(place)
    looks: list[int] = []
    history.steps.moved.connect(looks.append)
    click(qtbot, history.list, 0)
    qtbot.waitUntil(lambda: looks == [0])
    assert place.document.history.index() == 0
    assert history.list.currentIndex().row() == 0


def test_a_closed_map_is_no_longer_followed(qtbot: QtBot, history: History):
    place = worked(1)
    history.show_workplace(place)
    history.show_workplace(None)
    assert history.empty.isVisible()
    assert not history.list.isVisible()
    place.document.history.undo()
    qtbot.waitUntil(lambda: is_at_rest(history))
    assert history.steps.rowCount() == 0


def test_the_steps_are_drawn_in_both_themes(qtbot: QtBot, history: History, use_theme):
    history.show_workplace(worked(3))
    dark = history.grab().toImage()
    use_theme(LIGHT)
    assert history.grab().toImage() != dark
