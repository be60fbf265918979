"""A row of the form for targets, by mouse and keys: what is slid and typed is what is wished."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hullwright.editor.generate.measure_scale import MeasureScale
from hullwright.editor.generate.wish_row import WishRow
from hullwright.engines.generation.contract import Measure
from hullwright.schema.documents.targets import Wish
from hullwright.schema.messages import message

SECTORS = Measure(message("Sectors"), message("How many."), least=16, most=322, step=5)
SILENT = Measure(message("Silent"), message("How many."), 0, 1, step=0.01, is_share=True)
DEGREE = Measure(message("Ways on"), message("How many."), 2, 6, step=0.1)


@pytest.fixture
def row(qtbot):
    made = WishRow("silent", SILENT)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("measure", "value", "told"),
    [(SECTORS, 230.0, "230"), (SILENT, 0.35, "35\u202f%"), (DEGREE, 4.25, "4.2")],
)
def test_values_are_told_as_people_write_them(measure, value, told):
    shown = MeasureScale(measure).told(value)
    assert shown.replace("\N{NO-BREAK SPACE}", "\u202f").replace(" ", "\u202f") == told


@pytest.mark.parametrize("measure", [SECTORS, SILENT, DEGREE])
def test_the_steps_of_a_slider_go_from_the_least_to_the_most(measure):
    scale = MeasureScale(measure)
    assert scale.at(0) == measure.least
    assert scale.at(scale.steps) == pytest.approx(measure.most, abs=measure.step)
    for step in range(scale.steps + 1):
        assert scale.step_of(scale.at(step)) == step


def test_nothing_is_wished_until_the_box_is_ticked(row):
    assert row.wish() is None
    assert not row.wished.isVisible()
    QTest.mouseClick(row.on, Qt.MouseButton.LeftButton, pos=QPoint(12, row.on.height() // 2))
    assert row.wish() == Wish(measure="silent", best=0.5), "something that makes a difference"
    assert row.wished.isVisible()


def test_a_wish_is_slid_with_keys_and_any_is_at_the_far_left(row, qtbot):
    row.show_wish(Wish(measure="silent"))
    assert row.value.text() == "any"
    with qtbot.waitSignal(row.changed):
        QTest.keyClick(row.wished, Qt.Key.Key_Right)
    for _ in range(30):
        QTest.keyClick(row.wished, Qt.Key.Key_Right)
    assert row.wish().best == pytest.approx(0.3)
    QTest.keyClick(row.wished, Qt.Key.Key_Home)
    assert row.wish().best is None


def test_a_range_is_typed_and_cleared(row):
    row.show_wish(Wish(measure="silent"))
    row.least.selectAll()
    QTest.keyClicks(row.least, "20")
    QTest.keyClick(row.least, Qt.Key.Key_Return)
    assert (row.wish().least, row.wish().most) == (0.2, None)
    QTest.keyClick(row.most, Qt.Key.Key_Up)
    assert row.wish().most == 1, "from none it begins at the end of the scale"
    row.least.setValue(row.least.minimum())
    assert row.wish().least is None


def test_a_bound_takes_the_other_along(row):
    row.show_wish(Wish(measure="silent", least=0.2, most=0.4))
    row.least.show_bound(0.6)
    assert (row.wish().least, row.wish().most) == (0.6, 0.6)


def test_only_a_range_can_be_required(row):
    row.show_wish(Wish(measure="silent", best=0.5))
    assert not row.required.isEnabled()
    row.most.show_bound(0.6)
    QTest.keyClick(row.required, Qt.Key.Key_Space)
    assert row.wish().required
    row.most.show_bound(None)
    assert not row.wish().required


@pytest.mark.parametrize(
    "wish",
    [
        Wish(measure="sectors", best=230.0, least=190.0, most=270.0, required=True),
        Wish(measure="sectors", best=17.0, weight=3.0),
        Wish(measure="sectors", most=100.0, weight=0.5),
    ],
)
def test_what_is_shown_and_not_touched_stays_as_it_was(qtbot, wish):
    row = WishRow("sectors", SECTORS)
    qtbot.addWidget(row)
    row.show_wish(wish)
    assert row.wish() == wish


def test_everything_in_a_row_has_a_name(row):
    parts = (row.on, row.wished, row.least, row.most, row.weight, row.required)
    assert all(each.accessibleName().startswith("Silent") for each in parts)
