"""The page that offers what was left behind."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.files.recovery_page import RecoveryPage
from hullwright.schema.files.writer import write

from .file_work import FileWork, small_map
from .test_recovery import leave


@pytest.fixture
def page(home: Path, tmp_path: Path, qtbot):
    write(small_map("Saved"), tmp_path / "curie.json")
    leave(home, "Curie", path=tmp_path / "curie.json")
    leave(home, "Never saved")
    desk = FileWork(home)
    made = RecoveryPage(desk.files.recovery)
    made.desk = desk
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    yield made
    desk.files.closing.may_quit()


def buttons(page: RecoveryPage, name: str) -> list[QPushButton]:
    return [each for each in page.findChildren(QPushButton, name) if each.isVisible()]


def words(page: RecoveryPage) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel))


def test_each_map_is_shown_beside_its_saved_file_with_what_differs(page: RecoveryPage):
    assert len(buttons(page, "restore")) == 2
    pictures = [each for each in page.findChildren(QLabel) if not each.pixmap().isNull()]
    assert len(pictures) == 3
    assert "Different from the saved file. Properties: 1." in words(page)
    assert "Never saved to a file." in words(page)


def test_restoring_one_leaves_the_other(page: RecoveryPage, qtbot):
    qtbot.mouseClick(buttons(page, "restore")[0], Qt.MouseButton.LeftButton)
    assert len(page.desk.workplaces) == 1
    qtbot.waitUntil(lambda: len(buttons(page, "restore")) == 1)


def test_restoring_all_by_keyboard_finishes_the_page(page: RecoveryPage, qtbot):
    with qtbot.waitSignal(page.finished):
        qtbot.keyClick(buttons(page, "restore-all")[0], Qt.Key.Key_Space)
    assert len(page.desk.workplaces) == 2


def test_discarding_the_last_one_finishes_the_page(page: RecoveryPage, qtbot):
    qtbot.mouseClick(buttons(page, "discard")[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.finished):
        qtbot.mouseClick(buttons(page, "discard")[-1], Qt.MouseButton.LeftButton)
    assert page.desk.files.recovery.left == []
    assert len(page.desk.workplaces) == 0


def test_deciding_later_keeps_everything(page: RecoveryPage, qtbot):
    with qtbot.waitSignal(page.finished):
        qtbot.mouseClick(buttons(page, "decide-later")[0], Qt.MouseButton.LeftButton)
    assert len(page.desk.files.recovery.left) == 2


def test_another_theme_is_drawn_at_once(page: RecoveryPage, use_theme):
    before = page.grab().toImage()
    use_theme(LIGHT)
    assert page.grab().toImage() != before


def test_every_button_has_a_name_of_its_own(page: RecoveryPage):
    names = [each.accessibleName() or each.text() for each in page.findChildren(QPushButton)]
    assert len(set(names)) == len(names) == 6
