"""From an empty window to a playable maze with a tile kind of its own, by mouse and keys alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.schema.kinds.tile_maze.layout import TileMaze

from .finishing import exported, played_in_the_window, printed_pieces, simulated
from .window_session import LEFT, WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def maze(person: WindowSession) -> TileMaze:
    return person.place.map.layout


def add_a_tile_kind(person: WindowSession, title: str) -> str:
    """Add a kind of tile to the tables, and give it a name."""
    known = set(maze(person).tile_set)
    person.come_forward()
    person.program.frame.window.panes["tables"].raise_()
    panel = person.program.frame.panels.tables
    button = panel.findChild(QPushButton, "tables.add")
    QTest.mouseClick(button, LEFT)
    (tile,) = set(maze(person).tile_set) - known
    if panel.table.cells.open is None:
        QTest.keyClick(panel.table, Qt.Key.Key_F2)
    line = panel.table.cells.open
    assert line is not None
    QTest.keyClicks(line, title)
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert maze(person).tile_set[tile].title == title
    return tile


def choose(person: WindowSession, title: str) -> None:
    """Choose a tile in the palette."""
    person.program.frame.window.panes["palette"].raise_()
    swatches = person.program.frame.panels.palette.findChild(QListWidget, "palette.swatches")
    # A palette that was behind another panel catches up once it is looked at.
    person.wait(lambda: swatches.findItems(title, Qt.MatchFlag.MatchExactly))
    (item,) = swatches.findItems(title, Qt.MatchFlag.MatchExactly)
    swatches.scrollToItem(item)
    QTest.mouseClick(swatches.viewport(), LEFT, pos=swatches.visualItemRect(item).center())


def draw_a_lane(person: WindowSession, *keys: Qt.Key) -> None:
    """Draw on the canvas of the lane pad with the keyboard."""
    person.program.frame.window.panes["lanes"].raise_()
    canvas = person.program.frame.panels.lanes.pad.canvas
    canvas.setFocus()
    for key in keys:
        QTest.keyClick(canvas, key)
    QApplication.processEvents()


def draw_crossroads(person: WindowSession) -> str:
    """Make a new maze with a tile kind of its own, lay some tiles, and return the kind's id."""
    person.new_map("Crossroads", "tile-maze")
    tile = add_a_tile_kind(person, "Fork")
    choose(person, "Fork")
    up, right, enter = Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return
    draw_a_lane(person, up, enter, right, enter)
    choose(person, "Fork")
    person.key("y")
    person.click("-1,2")
    choose(person, "Single space")
    person.click("3,0")
    return tile


def test_a_maze_with_a_tile_kind_of_its_own_is_drawn_exported_played_and_printed(
    person: WindowSession, tmp_path: Path
) -> None:
    tile = draw_crossroads(person)
    lanes = maze(person).tile_set[tile].lanes
    assert ["".join(sorted(each.exits)) for each in lanes] == ["ENS"]
    laid = {(each.at.row, each.at.column): each.tile for each in maze(person).placed}
    assert laid == {(-1, 2): tile, (3, 0): "single"}
    found = exported(person, tmp_path / "crossroads.json")
    assert found.layout.tile_set[tile].title == "Fork"
    assert "somebody escapes" in simulated(tmp_path / "crossroads.json")
    assert sum(played_in_the_window(person).reasons.values()) == 5
    text = printed_pieces(person, tmp_path / "pieces.pdf")
    assert "Maze tiles" in text
    assert "Hallway collapse" in text
