"""Panels of mazes in the real window: the lane pad shows what is chosen in a table, and a board that is copied."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.samples import maps

from .window_session import WindowSession


@pytest.fixture
def person(home: Path, qapp: QApplication) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.program.open_sample(next(path for path in maps() if path.stem == "boiler-deck"))
    yield session
    session.leave()


def test_the_lane_pad_edits_the_row_that_is_chosen(person: WindowSession) -> None:
    frame = person.program.frame
    lanes, table = frame.panels.lanes.pad, frame.panels.tables.table
    frame.window.show_dock("lanes")
    frame.window.show_dock("tables")
    before = lanes.heading.text()
    (row,) = [n for n, each in enumerate(table.map_table.rows) if each.key == "cross"]
    cell = table.visualRect(table.map_table.index(row, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    assert (before, lanes.heading.text()) == ("Triple space", "Cross")
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert lanes.heading.text() == "Tee"
    tee = person.place.map.layout.tile_set["tee"]
    lanes.canvas.setFocus()
    QTest.keyClick(lanes.canvas, Qt.Key.Key_Space)
    QTest.keyClick(lanes.canvas, Qt.Key.Key_Plus)
    assert person.place.map.layout.tile_set["tee"] != tee
    QTest.mouseClick(frame.panels.tables.buttons.add, Qt.MouseButton.LeftButton)
    assert lanes.heading.text() == str(table.map_table.rows[-1].title)


def test_a_copied_start_board_is_shown_to_be_drawn_on(person: WindowSession) -> None:
    frame = person.program.frame
    lanes = frame.panels.lanes.pad
    assert lanes.canvas.visibleRegion().isEmpty()
    person.command("deed.own-board")
    person.wait(lambda: not lanes.canvas.visibleRegion().isEmpty())
    assert lanes.heading.text() == "Your own start board, row 2, column 2"
    assert lanes.isAncestorOf(frame.window.focusWidget())
    maze = person.place.map.layout
    names = [each.title for each in person.place.editor_kind.swatches(maze)]
    assert "Your own start board" in map(str, names)
    person.command("edit.undo")
    assert lanes.heading.text() == "Triple space"
