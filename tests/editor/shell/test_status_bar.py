from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Findings
from hullwright.editor.shell.saved_state import SavedState, ago
from hullwright.editor.shell.status_bar import StatusBar

from ..workplaces import workplace


@pytest.fixture
def bar(qtbot: QtBot) -> StatusBar:
    made = StatusBar()
    qtbot.addWidget(made)
    made.show()
    return made


def text(bar: StatusBar, name: str) -> str:
    return next(each.text() for each in bar.findChildren(QLabel) if each.accessibleName() == name)


def button(bar: StatusBar, name: str) -> QToolButton:
    return next(each for each in bar.findChildren(QToolButton) if each.accessibleName() == name)


def rename(document: Document, name: str) -> None:
    document.apply("Rename", lambda value: replace(value, name=name))


def test_the_cell_under_the_mouse(bar: StatusBar) -> None:
    bar.show_cell("D09", "dangerous")
    assert text(bar, "Under the mouse") == "D09  dangerous"
    bar.show_cell("", "")
    assert text(bar, "Under the mouse") == ""


def test_counts_come_from_what_was_found_out(qtbot: QtBot, bar: StatusBar) -> None:
    place = workplace(".s.")
    bar.show_workplace(place)
    assert text(bar, "Counts") == ""
    place.know(Findings(figures={"spaces": 276, "counts": {"pod": 4, "silent": 80}}))
    qtbot.waitUntil(lambda: text(bar, "Counts") == "276 sectors · 4 pods")
    bar.show_workplace(None)
    assert text(bar, "Counts") == ""


def test_a_map_that_is_no_longer_shown_is_let_go(bar: StatusBar) -> None:
    before = workplace(".s.")
    bar.show_workplace(before)
    bar.show_workplace(workplace(".s."))
    before.know(Findings(figures={"spaces": 1, "counts": {}}))
    assert text(bar, "Counts") == ""


def test_a_map_without_a_file_is_not_saved_yet(bar: StatusBar) -> None:
    bar.show_workplace(workplace(".s."))
    assert text(bar, "Saved") == "not saved yet"


def test_changing_and_saving_are_told(bar: StatusBar, tmp_path: Path) -> None:
    place = workplace(".s.")
    bar.show_workplace(place)
    place.document.saved_as(tmp_path / "a.json")
    assert text(bar, "Saved") == "saved just now"
    rename(place.document, "Other")
    assert text(bar, "Saved") == "● changed"


def test_undoing_back_to_what_was_saved_is_not_a_new_saving(
    qtbot: QtBot, bar: StatusBar, tmp_path: Path
) -> None:
    place = workplace(".s.")
    bar.show_workplace(place)
    rename(place.document, "Other")
    place.document.saved_as(tmp_path / "a.json")
    qtbot.waitUntil(lambda: text(bar, "Saved").endswith("s ago"))
    rename(place.document, "Third")
    place.document.history.undo()
    assert text(bar, "Saved").endswith("s ago")


def test_a_file_that_was_only_opened_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    state = SavedState()
    qtbot.addWidget(state)
    opened = Document(workplace(".s.").document.value, tmp_path / "a.json")
    state.show_document(opened)
    assert state.text() == "saved"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "saved just now"),
        (3, "saved 3 s ago"),
        (125, "saved 2 min ago"),
        (7300, "saved 2 h ago"),
    ],
)
def test_how_long_ago_in_words(seconds: int, words: str) -> None:
    assert ago(seconds) == words


def test_the_zoom_is_shown_and_another_can_be_chosen(qtbot: QtBot, bar: StatusBar) -> None:
    bar.show_workplace(workplace(".s."))
    bar.show_zoom(151)
    zoom = button(bar, "Zoom")
    assert zoom.text() == "151 % ▾"
    menu = zoom.menu()
    assert menu is not None
    entries = {each.text(): each for each in menu.actions() if not each.isSeparator()}
    with qtbot.waitSignal(bar.zoom_wanted) as wanted:
        entries["200 %"].trigger()
    assert wanted.args == [200]
    with qtbot.waitSignal(bar.zoom_wanted) as wanted:
        entries["Whole map"].trigger()
    assert wanted.args == [0]


def test_there_is_no_zoom_without_a_map(bar: StatusBar) -> None:
    assert button(bar, "Zoom").isHidden()


def test_the_theme_can_be_switched(qtbot: QtBot, bar: StatusBar) -> None:
    switch = button(bar, "Switch between light and dark")
    with qtbot.waitSignal(bar.theme_wanted):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)


def test_a_note_of_the_tool_is_shown(bar: StatusBar) -> None:
    bar.show_note("12 cells")
    assert text(bar, "Tool") == "12 cells"
