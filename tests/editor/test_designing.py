"""Symmetry, locks, the selection bar, the ruler and guides at the real window, with mouse and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.drawing.boxes import around_all
from hullwright.schema.documents.maps import MapDocument

from .window_session import LEFT, WindowSession
from .workplaces import zone

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ROWS = ("sss.sss", "sds.sss", "sss1sss", "sss.sss", "HssssdA")


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home, (1280, 720))
    value = MapDocument(kind="hex-zone", name="Test", layout=zone(*ROWS))
    session.program.services.workplaces.open(Document(value))
    yield session
    session.leave()


def _measured(person: WindowSession) -> None:
    person.problems()
    person.wait(lambda: person.program.services.inspector.is_idle)


def test_a_map_is_made_symmetric_by_pointing_at_the_side_to_keep(person: WindowSession) -> None:
    badge = person.program.frame.companions.badge
    person.wait(badge.isVisible)
    person.command("symmetry.mirror-left-right")
    _measured(person)
    assert badge.text() == "87 %"
    # The tool shows what would change under the pointer, and a click does it as one step.
    person.key("s", SHIFT)
    person.point_at("A01")
    person.wait(lambda: "Keeps this side" in person.program.frame.status._note.text())
    assert person.rows == ROWS
    person.click("A01")
    assert person.rows == ("sss.sss", "sds.sds", "sss1sss", "sss.sss", "HsssssA")
    _measured(person)
    assert badge.text() == "100 %"
    assert person.place.document.history.count() == 1
    # The keyboard does the same from the other side.
    person.place.document.history.undo()
    for _ in range(2):
        person.key(Qt.Key.Key_Right, SHIFT)
    person.key(Qt.Key.Key_Return)
    person.key(Qt.Key.Key_Return)
    assert person.rows != ROWS
    assert person.place.document.history.count() == 1


def test_odd_cells_are_marked_when_wanted(person: WindowSession) -> None:
    person.command("symmetry.mirror-left-right")
    _measured(person)
    before = person.canvas.grab().toImage()
    person.key(Qt.Key.Key_F3, CONTROL)
    QApplication.processEvents()
    assert person.canvas.grab().toImage() != before
    # F4 and a click on the badge go from one odd cell to the next.
    report = person.place.findings.symmetry
    assert report is not None
    shown: list[object] = []
    person.place.shown.connect(shown.append)
    person.key(Qt.Key.Key_F4)
    QTest.mouseClick(person.program.frame.companions.badge, LEFT)
    assert shown == [frozenset({cell}) for cell in report.odd[:2]]
    # The panel says it in words, and chooses another symmetry.
    person.program.frame.window.show_dock("symmetry")
    panel = person.program.frame.panels.symmetry
    assert "are odd" in panel.verdict.text()
    assert panel.minimumSizeHint().width() < 160, "long words on its buttons don't hold it open"
    row = next(n for n in range(panel.list.count()) if "up and down" in panel.list.item(n).text())
    panel.list.setCurrentRow(row)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert person.place.symmetry.name == "mirror up-down"


def test_the_selection_bar_stays_beside_the_selection_and_acts_on_it(
    person: WindowSession,
) -> None:
    bar = person.program.frame.companions.selection_bar
    person.key("s")
    QTest.mousePress(person.canvas, LEFT, Qt.KeyboardModifier.NoModifier, person.at("A01"))
    QTest.mouseMove(person.canvas, person.at("B02"))
    assert not bar.isVisible()
    QTest.mouseRelease(person.canvas, LEFT, Qt.KeyboardModifier.NoModifier, person.at("B02"))
    person.wait(bar.isVisible)
    assert bar.size_label.text() == "4 cells"
    _is_beside(person, bar.geometry())
    # By mouse: mirrored where it lies.
    mirror = next(
        each for each in bar.buttons if each.defaultAction().objectName() == "edit.mirror"
    )
    assert "(M)" in mirror.toolTip()
    QTest.mouseClick(mirror, LEFT)
    assert person.place.document.history.text(0) == "Mirror"
    # Zoomed it is never over the selection, nor outside the view.
    for _ in range(3):
        person.canvas.zoom_by(1.3)
        QApplication.processEvents()
        if bar.isVisible():
            _is_beside(person, bar.geometry())
    person.command("select.none")
    person.wait(lambda: not bar.isVisible())


def test_the_selection_bar_is_reached_and_left_by_keys(person: WindowSession) -> None:
    bar = person.program.frame.companions.selection_bar
    person.key("s")
    person.drag("A01", "B02")
    person.key("b", SHIFT)
    assert bar.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert QApplication.focusWidget().defaultAction().objectName() == "edit.delete"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert person.place.document.history.text(0) == "Delete"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert person.canvas.hasFocus()


def _is_beside(person: WindowSession, bar: QRect) -> None:
    box = around_all(person.place.surface, person.place.selection, 0.0)
    assert not person.canvas.camera.area(box).toRect().intersects(bar)
    assert person.canvas.rect().contains(bar)


def test_the_lock_keeps_brushes_off_pods_and_starts(person: WindowSession) -> None:
    box = person.program.frame.panels.palette.findChild(QCheckBox, "palette.lock")
    assert box.text() == "Lock pods and starts"
    person.key("l", SHIFT)
    assert box.isChecked()
    person.key("e")
    person.drag("A03", "G03")
    assert person.rows[2] == "...1..."
    note: list[str] = []
    person.canvas.noted.connect(note.append)
    person.key("b")
    person.drag("A05", "G05")
    assert person.rows[4] == "HdddddA"
    assert any("2 locked cells stay as they are" in each for each in note)
    # Cells can be locked, too, whatever is in them.
    person.key("s")
    person.click("B01")
    person.key("l", CONTROL)
    person.command("select.none")
    person.key("e")
    person.drag("A01", "C01")
    assert person.rows[0].startswith(".s.")
    box.click()
    person.drag("A05", "A05")
    assert person.rows[4].startswith(".")


def test_the_ruler_tells_the_moves_of_both_sides_and_guides_stay(person: WindowSession) -> None:
    person.key("d", SHIFT)
    person.drag("B01", "F01")
    person.wait(lambda: person.place.findings.measurement)
    measurement = person.place.findings.measurement
    assert [str(each.text).split(":")[0] for each in measurement.walks] == ["Humans", "Aliens"]
    person.wait(lambda: "Humans" in person.canvas.accessibleDescription())
    # It is measured anew when the map changes.
    person.key("e")
    person.drag("D05")
    person.wait(lambda: "can't get there" in str(person.place.findings.measurement.walks[0].text))
    # The arrows measure, too; a click puts the ruler away.
    person.key("d", SHIFT)
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Return)
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Return)
    assert person.place.span is not None
    person.click("A01")
    assert person.place.span is None
    person.key("g", SHIFT)
    person.click("C02")
    QTest.mouseClick(
        person.canvas, LEFT, Qt.KeyboardModifier.NoModifier, person.at("E03") + QPoint(14, 0)
    )
    assert len(person.place.guides) == 2
    person.command("view.clear-guides")
    assert not person.place.guides
    assert person.place.document.history.count() == 1
