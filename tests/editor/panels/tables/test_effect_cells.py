"""Cells for what a piece does and says: effects, long texts, and the tick that bots ignore it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.map_table import MapTable, TableRow
from hullwright.editor.concepts.piece_columns import PRINT_ONLY, TEXT, effects_column
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.tile_maze.tables import TITLE
from hullwright.editor.panels.tables.editors import CellText
from hullwright.editor.panels.tables.effects_card import EffectsCard
from hullwright.editor.panels.tables.panel import TablesPanel
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import message, verbatim
from hullwright.schema.records import Json

from ....toy_effects import TOY_VOCABULARY
from .mazes import maze_place, steps

PUSH = {"do": "push", "who": "all", "steps": 2, "gentle": True}
LEFT = Qt.MouseButton.LeftButton


def rows(maze: TileMaze) -> list[TableRow]:
    usual = {"title": "", "text": "", "effects": (), "print_only": False}
    return [
        TableRow(key, verbatim(key.capitalize()), {**usual, **each.extra})
        for key, each in list(maze.actions.items())[:3]
    ]


def edited(maze: TileMaze, key: str, column: str, value: Json) -> TileMaze:
    extra = {**maze.actions[key].extra, column: value}
    return replace(maze, actions={**maze.actions, key: replace(maze.actions[key], extra=extra)})


TOYS = MapTable(
    name="toys",
    title=verbatim("Toys"),
    help=message("The kinds of action tiles in the box."),
    columns=(TITLE, effects_column(TOY_VOCABULARY), TEXT, PRINT_ONLY),
    rows=rows,
    edited=edited,
    totals=lambda _: (),
)


@pytest.fixture
def place() -> Workplace:
    made = maze_place("tee")
    made.editor_kind = replace(made.editor_kind, tables=(TOYS,))
    return made


@pytest.fixture
def panel(qtbot: QtBot, place: Workplace) -> TablesPanel:
    window = QMainWindow()
    qtbot.addWidget(window)
    made = TablesPanel()
    window.setCentralWidget(made)
    made.show_workplace(place)
    window.resize(420, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made.table.setFocus()
    made.window_ = window
    return made


def first(panel: TablesPanel) -> str:
    return panel.table.map_table.rows[0].key


def go(panel: TablesPanel, column: str) -> None:
    panel.table.setCurrentIndex(panel.table.map_table.index_of(first(panel), column))


def shown(panel: TablesPanel, column: str, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    return str(panel.table.map_table.index_of(first(panel), column).data(role))


def effects(panel: TablesPanel, place: Workplace) -> Json:
    return place.map.layout.actions[first(panel)].extra.get("effects", ())


def opened(panel: TablesPanel) -> EffectsCard:
    assert panel.effects.card is not None
    assert panel.effects.card.isVisible()
    return panel.effects.card


def add_push(card: EffectsCard) -> None:
    """Add an effect and set how far it goes, with keys."""
    QTest.keyClick(card.editor.picker.button, Qt.Key.Key_Space)
    QTest.keyClicks(card.editor.picker.line, "push")
    QTest.keyClick(card.editor.picker.line, Qt.Key.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)


def test_effects_are_put_together_in_a_card_and_are_one_step(panel, place):
    go(panel, "effects")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    card = opened(panel)
    assert QApplication.focusWidget() is card.editor.picker.button
    add_push(card)
    assert steps(place) == []
    QTest.keyClick(
        QApplication.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    assert panel.effects.card is None
    assert effects(panel, place) == ({**PUSH, "gentle": False},)
    assert steps(place) == [f"Change “Effects” of {first(panel).capitalize()}"]
    assert shown(panel, "effects") == "Pushes everybody 2 steps, roughly."
    assert panel.table.hasFocus()
    place.document.history.undo()
    assert effects(panel, place) == ()


def test_a_double_click_opens_the_card_and_its_buttons_close_it(panel, place):
    cell = panel.table.visualRect(panel.table.map_table.index_of(first(panel), "effects")).center()
    QTest.mouseClick(panel.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell)
    QTest.mouseDClick(panel.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell)
    add_push(opened(panel))
    QTest.mouseClick(opened(panel).drop, LEFT)
    assert (panel.effects.card, steps(place)) == (None, [])
    QTest.mouseDClick(panel.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, cell)
    add_push(opened(panel))
    QTest.mouseClick(opened(panel).done, LEFT)
    assert panel.effects.card is None
    assert len(steps(place)) == 1


def test_escape_leaves_the_effects_as_they_were(panel, place):
    place.document.apply_to_layout(
        "Set", lambda maze: edited(maze, first(panel), "effects", (PUSH,))
    )
    go(panel, "effects")
    QTest.keyClick(panel.table, Qt.Key.Key_F2)
    card = opened(panel)
    QTest.mouseClick(card.editor.rows[0].remove, LEFT)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert panel.effects.card is None
    assert effects(panel, place) == (PUSH,)
    assert steps(place) == ["Set"]


def test_a_card_that_changes_nothing_makes_no_step(panel, place):
    go(panel, "effects")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    QTest.mouseClick(opened(panel).done, LEFT)
    assert steps(place) == []


def test_what_is_in_the_card_is_taken_over_before_saving(panel, place):
    go(panel, "effects")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    add_push(opened(panel))
    panel.finish()
    assert len(effects(panel, place)) == 1


def test_a_long_sentence_is_cut_in_its_cell_and_whole_in_the_tooltip(panel, place):
    many = (PUSH,) * 8
    place.document.apply_to_layout("Set", lambda maze: edited(maze, first(panel), "effects", many))
    whole = " ".join(["Pushes everybody 2 steps, gently."] * 8)
    assert shown(panel, "effects", Qt.ItemDataRole.ToolTipRole) == whole
    assert panel.table.rowHeight(0) <= 4 * panel.table.fontMetrics().lineSpacing()
    assert whole in shown(panel, "effects", Qt.ItemDataRole.AccessibleTextRole)


def test_a_long_text_is_typed_on_several_lines(panel, place):
    go(panel, "text")
    QTest.keyClicks(panel.table, "A")
    box = panel.table.cells.open
    assert isinstance(box, CellText)
    QTest.keyClicks(box, "ir")
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(box, "leaks")
    assert box.height() > panel.table.rowHeight(0)
    assert panel.table.viewport().rect().contains(box.geometry())
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert place.map.layout.actions[first(panel)].extra["text"] == "Air\nleaks"
    assert len(steps(place)) == 1


def test_a_text_that_is_too_long_is_refused_and_can_be_typed_on(panel, place, qtbot: QtBot):
    go(panel, "text")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    box = panel.table.cells.open
    box.setPlainText("a" * 601)
    assert "too long" in panel.complaint.text()
    QTest.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.table.cells.open is not None)
    assert len(panel.table.cells.open.value()) == 601
    assert steps(place) == []


def test_a_click_marks_a_piece_as_for_print_only(panel, place):
    index = panel.table.map_table.index_of(first(panel), "print_only")
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Print only: bots ignore it."
    middle = panel.table.visualRect(index).center() + QPoint(1, 1)
    QTest.mouseClick(panel.table.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, middle)
    assert place.map.layout.actions[first(panel)].extra["print_only"] is True


def test_alt_and_arrow_keys_move_effects_inside_the_card(panel, place):
    both = (PUSH, {"do": "rest"})
    place.document.apply_to_layout("Set", lambda maze: edited(maze, first(panel), "effects", both))
    go(panel, "effects")
    QTest.keyClick(panel.table, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is not None
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert opened(panel).editor.effects() == (both[1], both[0])
