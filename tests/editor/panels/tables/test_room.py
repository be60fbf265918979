"""Room in tables: every title can be read, however narrow the dock is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.panels.tables.column_widths import Need, lines, need_of, shared
from hullwright.editor.panels.tables.panel import TablesPanel
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

SAMPLES = ("mazes/long-haul", "stations/standard", "galaxies/dead-reach")
MARGINS = 7
"""What the style leaves free at both sides of a text, and the line between two cells."""


@pytest.fixture(params=SAMPLES)
def panel(request, qtbot: QtBot) -> TablesPanel:
    value = read_map(HERE / f"{request.param}.json")
    made = TablesPanel()
    qtbot.addWidget(made)
    made.show_workplace(
        Workplace(Document(value), editor_kind_of(value.kind), Choices(Choice("", "", "")))
    )
    made.show()
    return made


def is_cut_off(panel: TablesPanel, row: int) -> bool:
    """Return whether a part of a row's title can't be seen, by Qt's own breaking of lines."""
    table = panel.table
    room = table.columnWidth(0) - MARGINS
    layout = QTextLayout(table.map_table.title(row), table.font())
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        height += line.height()
        if line.naturalTextWidth() > room:
            return True
    layout.endLayout()
    return height > table.rowHeight(row)


@pytest.mark.parametrize("width", [250, 320])
def test_every_title_of_every_table_can_be_read_in_a_narrow_dock(panel, width):
    panel.resize(width, 700)
    seen = 0
    for place in range(max(panel.chooser.count(), 1)):
        panel.chooser.setCurrentIndex(place)
        panel.chooser.activated.emit(place)
        QApplication.processEvents()
        for row, each in enumerate(panel.table.map_table.rows):
            assert not is_cut_off(panel, row), each
            seen += 1
    assert seen > 10


def test_texts_go_onto_two_lines_before_they_go_onto_three():
    title, stops = Need(30, 50, 90), Need(20, 20, 20)
    assert shared([title, stops], 200) == [180, 20]
    assert shared([title, stops], 70) == [50, 20]
    assert shared([title, stops], 60) == [40, 20]


def test_no_word_is_broken_even_if_the_table_has_to_scroll():
    assert shared([Need(30, 50, 90), Need(40, 40, 40)], 50) == [30, 40]


def test_a_need_is_the_longest_word_the_longest_fold_and_the_longest_text():
    assert need_of(["Control room", "Teleporter"], len) == Need(10, 10, 12)
    assert need_of([], len) == Need(0, 0, 0)


def test_a_word_that_is_too_long_has_a_line_of_its_own():
    assert lines("a teleporter b", 5, len) == 3
    assert lines("", 5, len) == 1
