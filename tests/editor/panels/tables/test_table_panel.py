"""The table panel, used with keyboard and mouse as a person would."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.kinds.tile_maze.tile_edits import with_new_tile, with_tile
from hullwright.editor.panels.tables.editors import CellChoice, CellLine
from hullwright.editor.panels.tables.panel import TablesPanel

from ...workplaces import workplace
from .mazes import maze_place, steps

MAZE_TILES, ACTION_TILES, BOX = range(3)


@pytest.fixture
def place() -> Workplace:
    return maze_place("tee", "tee")


@pytest.fixture
def panel(qtbot: QtBot, place: Workplace) -> TablesPanel:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = TablesPanel()
    window.setCentralWidget(made)
    made.show_workplace(place)
    window.resize(280, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made.table.setFocus()
    undo = QAction("Undo", window)
    undo.setShortcut("Ctrl+Z")
    undo.triggered.connect(place.document.history.undo)
    window.addAction(undo)
    made.window_ = window
    return made


def go(panel: TablesPanel, key: str, column: str) -> None:
    """Put the cursor into a cell."""
    panel.table.setCurrentIndex(panel.table.map_table.index_of(key, column))


def editor(panel: TablesPanel) -> QWidget:
    """Return the editor that is open."""
    assert panel.table.cells.open is not None
    return panel.table.cells.open


def type_in(panel: TablesPanel, text: str) -> None:
    """Type into the cell in front, beginning with its first key."""
    QTest.keyClicks(panel.table, text[0])
    QTest.keyClicks(editor(panel), text[1:])


def press_return(panel: TablesPanel) -> None:
    """Be done with the editor that is open."""
    QTest.keyClick(editor(panel), Qt.Key.Key_Return)
    QApplication.processEvents()


def shown(panel: TablesPanel, key: str, column: str) -> str:
    return str(panel.table.map_table.index_of(key, column).data())


def told(panel: TablesPanel) -> str:
    return panel.complaint.text() if panel.complaint.isVisible() else ""


def sums(panel: TablesPanel) -> dict[str, str]:
    lines = [each for each in panel.sums.lines if each.isVisible()]
    return {each.title.text(): each.figure.text() for each in lines}


def wrongs(panel: TablesPanel) -> list[str]:
    return [each.wrong.text() for each in panel.sums.lines if each.wrong.isVisible()]


def choose(panel: TablesPanel, place: int) -> None:
    panel.chooser.setCurrentIndex(place)
    panel.chooser.activated.emit(place)


def test_a_typed_number_is_one_step_and_return_goes_on_to_the_row_below(panel, place):
    go(panel, "tee", "count")
    type_in(panel, "40")
    assert place.map.layout.tile_set["tee"].count == 12
    press_return(panel)
    assert place.map.layout.tile_set["tee"].count == 40
    assert steps(place) == ["Change “Count” of Tee"]
    assert panel.table.key_in_front() == "cross"
    assert panel.table.hasFocus()


def test_sums_and_warnings_follow_every_key(panel, place):
    go(panel, "control_room", "count")
    type_in(panel, "4")
    assert sums(panel)["Maze ends among them"] == "10"
    assert wrongs(panel) == []
    QTest.keyClicks(editor(panel), "0")
    assert sums(panel)["Maze ends among them"] == "46"
    assert "NEV-12" in wrongs(panel)[0]
    assert steps(place) == []
    QTest.keyClick(editor(panel), Qt.Key.Key_Escape)
    assert sums(panel)["Maze ends among them"] == "12"
    assert (wrongs(panel), steps(place)) == ([], [])


def test_what_the_schema_refuses_is_said_and_can_be_typed_on(panel, place, qtbot: QtBot):
    go(panel, "tee", "count")
    type_in(panel, "99999")
    assert told(panel) == "99,999 is too large: 9999 is the most."
    press_return(panel)
    qtbot.waitUntil(lambda: panel.table.cells.open is not None)
    assert editor(panel).text() == "99999"
    assert told(panel)
    assert steps(place) == []
    QTest.keyClick(editor(panel), Qt.Key.Key_End)
    QTest.keyClick(editor(panel), Qt.Key.Key_Backspace)
    assert told(panel) == ""
    press_return(panel)
    assert place.map.layout.tile_set["tee"].count == 9999


def test_letters_are_no_number(panel, place):
    go(panel, "tee", "count")
    type_in(panel, "many")
    assert told(panel) == "“many” is not a whole number."
    QTest.keyClick(editor(panel), Qt.Key.Key_Escape)
    assert told(panel) == ""
    assert shown(panel, "tee", "count") == "12"


def test_arrows_count_inside_a_cell_and_keep_to_the_limits(panel, place):
    go(panel, "overpass", "count")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    QTest.keyClick(editor(panel), Qt.Key.Key_Up)
    assert editor(panel).text() == "5"
    QTest.keyClick(editor(panel), Qt.Key.Key_PageDown)
    assert editor(panel).text() == "0"
    press_return(panel)
    assert place.map.layout.tile_set["overpass"].count == 0


def test_the_space_bar_ticks_and_a_refused_tick_says_why(panel, place):
    go(panel, "tee", "maze_end")
    QTest.keyClick(panel.table, Qt.Key.Key_Space)
    assert place.map.layout.tile_set["tee"].maze_end
    assert steps(place) == ["Change “Maze end” of Tee"]
    go(panel, "overpass", "new_path")
    QTest.keyClick(panel.table, Qt.Key.Key_Space)
    assert "only tiles with one lane take new paths" in told(panel)
    assert len(steps(place)) == 1


def test_a_click_anywhere_in_the_cell_ticks(panel, place):
    spot = panel.table.visualRect(panel.table.map_table.index_of("cross", "maze_end"))
    corner = spot.topLeft() + QPoint(3, 3)
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=corner)
    assert place.map.layout.tile_set["cross"].maze_end


def test_a_title_is_typed_over_the_usual_one(panel, place):
    go(panel, "tee", "title")
    assert shown(panel, "tee", "title") == "Tee"
    type_in(panel, "Fork")
    press_return(panel)
    assert place.map.layout.tile_set["tee"].title == "Fork"
    assert shown(panel, "tee", "title") == "Fork"


def test_a_choice_is_made_from_a_list(panel, place):
    choose(panel, ACTION_TILES)
    go(panel, "salvage", "aborts")
    assert shown(panel, "salvage", "aborts") == "Nothing"
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    box = editor(panel)
    assert isinstance(box, CellChoice)
    box.setCurrentIndex(box.findText("Roll"))
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()
    assert place.map.layout.actions["salvage"].aborts == "roll"
    assert sums(panel)["Aborts among them"] == "15"


def test_undo_and_other_edits_show_and_the_cursor_stays(panel, place):
    go(panel, "cross", "count")
    place.document.apply_to_layout("Elsewhere", lambda maze: with_tile(maze, "cross", count=1))
    assert shown(panel, "cross", "count") == "1"
    place.document.apply_to_layout("Elsewhere", lambda maze: with_new_tile(maze)[0])
    assert panel.table.map_table.rowCount() == 11
    assert panel.table.currentIndex() == panel.table.map_table.index_of("cross", "count")
    place.document.history.undo()
    place.document.history.undo()
    assert shown(panel, "cross", "count") == "6"
    assert panel.table.currentIndex() == panel.table.map_table.index_of("cross", "count")


def test_the_windows_undo_is_one_key_away_from_the_table(panel, place):
    go(panel, "cross", "count")
    type_in(panel, "7")
    press_return(panel)
    QTest.keyClick(panel.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert place.map.layout.tile_set["cross"].count == 6
    assert shown(panel, "cross", "count") == "6"


def test_an_edit_elsewhere_does_not_disturb_what_is_typed(panel, place):
    go(panel, "cross", "count")
    type_in(panel, "25")
    place.document.apply_to_layout("Elsewhere", lambda maze: with_tile(maze, "tee", count=1))
    assert editor(panel).text() == "25"
    press_return(panel)
    assert place.map.layout.tile_set["cross"].count == 25


def test_rows_are_added_and_removed_with_keys(panel, place):
    QTest.keyClick(panel.table, Qt.Key.Key_Insert)
    assert panel.table.key_in_front() == "tile_1"
    QTest.keyClick(panel.table, Qt.Key.Key_Delete)
    assert "tile_1" not in place.map.layout.tile_set
    assert steps(place) == ["Add a row to “Maze tiles”", "Remove tile_1"]
    assert panel.table.key_in_front() == "teleporter"


def test_a_row_that_must_stay_says_why(panel, place):
    go(panel, "tee", "title")
    assert not panel.buttons.remove.isEnabled()
    assert "at -1,0, -1,1" in panel.buttons.remove.toolTip()
    QTest.keyClick(panel.table, Qt.Key.Key_Delete)
    assert "It is on the table at -1,0, -1,1" in told(panel)
    go(panel, "cross", "title")
    assert panel.buttons.remove.isEnabled()


def test_a_cell_that_a_row_lacks_is_empty_and_can_not_be_edited(panel):
    choose(panel, BOX)
    index = panel.table.map_table.index_of("hand", "faces")
    assert index.data() == ""
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    assert shown(panel, "die 0", "faces") == "1 1 2 2 3 3"


def test_a_row_may_have_narrower_limits_than_its_column(panel, place):
    choose(panel, BOX)
    go(panel, "hand", "count")
    panel.table.setFocus()
    type_in(panel, "101")
    assert "100 is the most" in told(panel)
    QTest.keyClick(editor(panel), Qt.Key.Key_Escape)
    go(panel, "new_paths", "count")
    type_in(panel, "101")
    panel.finish()
    assert place.map.layout.new_paths == 101


def test_what_is_half_typed_is_taken_over_before_saving_and_before_leaving(panel, place):
    go(panel, "tee", "count")
    type_in(panel, "15")
    panel.finish()
    assert place.map.layout.tile_set["tee"].count == 15
    go(panel, "tee", "count")
    type_in(panel, "16")
    panel.show_workplace(None)
    assert place.map.layout.tile_set["tee"].count == 16


def test_players_of_the_map_count_in_the_sums(panel, place):
    choose(panel, BOX)
    assert "Draw pile for 4 players" in sums(panel)
    five = replace(place.map, players=replace(house_players(place), max=5))
    place.document.apply("Players", lambda _: five)
    assert sums(panel)["Draw pile for 5 players"] == "115"


def house_players(place: Workplace):
    return place.map.layout.board_in_use.players


def test_kinds_without_tables_are_told_so(panel):
    panel.show_workplace(workplace("sss"))
    assert panel.about.text().startswith("Maps of this kind are all drawing")
    assert not panel.table.isVisible()
    panel.show_workplace(None)
    assert "Open a map" in panel.about.text()


def test_a_hidden_panel_catches_up_when_it_is_shown(panel, place):
    panel.hide()
    place.document.apply_to_layout("Elsewhere", lambda maze: with_tile(maze, "tee", count=99))
    assert shown(panel, "tee", "count") == "12"
    panel.show()
    assert shown(panel, "tee", "count") == "99"


def test_the_table_that_was_looked_at_comes_back(panel, place):
    choose(panel, BOX)
    panel.show_workplace(None)
    panel.show_workplace(place)
    assert panel.chooser.currentText() == "Box and set-up"


def test_everything_fits_into_a_narrow_dock(panel, use_theme):
    use_theme(LIGHT)
    widths = [panel.table.columnWidth(n) for n in range(panel.table.map_table.columnCount())]
    assert sum(widths) <= panel.table.viewport().width()
    assert min(widths) >= 24


def test_keys_that_are_typed_are_kept_from_shortcuts(panel):
    for key, text in ((Qt.Key.Key_5, "5"), (Qt.Key.Key_Delete, "")):
        none = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, none, text)
        event.ignore()
        QApplication.sendEvent(panel.table, event)
        assert event.isAccepted()
    control = Qt.KeyboardModifier.ControlModifier
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, control, "\x1a")
    event.ignore()
    QApplication.sendEvent(panel.table, event)
    assert not event.isAccepted()


def test_cells_and_editors_are_told_to_those_who_can_not_see_them(panel):
    index = panel.table.map_table.index_of("tee", "count")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Tee, Count: 12"
    ticked = panel.table.map_table.index_of("tee", "maze_end")
    assert ticked.data(Qt.ItemDataRole.AccessibleTextRole) == "Tee, Maze end: no"
    go(panel, "tee", "count")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert isinstance(editor(panel), CellLine)
    assert editor(panel).accessibleName() == "Tee, Count: 12"
    assert panel.table.accessibleName() == "Maze tiles"
