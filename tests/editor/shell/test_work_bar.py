"""Work under way: in the status bar, with a bar, the time left and a way out."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.notice_progress import Progress, progress
from hullwright.editor.shell.notices import Notices, Tone
from hullwright.editor.shell.status_bar import StatusBar
from hullwright.editor.shell.work_bar import WorkBar


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def called_off() -> list[str]:
    return []


@pytest.fixture
def bar(qtbot: QtBot, notices: Notices, called_off: list[str]) -> Iterator[WorkBar]:
    status = StatusBar()
    status.resize(900, 32)
    status.show_notices(notices)
    qtbot.addWidget(status)
    status.show()
    notices.begin("export", "Exporting Curie …", lambda: called_off.append("export"))
    yield status.findChild(WorkBar)
    status.close()


def test_work_is_named_and_known_progress_is_a_bar_with_the_time_left(bar, notices):
    assert bar.isVisible()
    assert bar.title.text() == "Exporting Curie …"
    notices.advance("another", Progress(0.5))
    assert bar.progress.bar.maximum() == 0
    notices.advance("export", progress(0.25, 3.0))
    shown = bar.progress
    assert shown.bar.value() / shown.bar.maximum() == 0.25
    assert shown.left.text() == "about 9 s left"
    assert "25" in shown.bar.accessibleDescription()
    assert "about 9 s left" in shown.bar.accessibleDescription()
    notices.advance("export", progress(0.75, 3.0))
    assert shown.bar.value() / shown.bar.maximum() == 0.75


def test_unknown_progress_is_a_bar_that_moves_and_says_no_time(bar, notices):
    notices.advance("export", progress(None, 3.0))
    assert bar.progress.bar.maximum() == bar.progress.bar.minimum()
    assert bar.progress.left.text() == ""
    assert "no telling how far" in bar.progress.bar.accessibleDescription()


def test_too_little_is_done_to_tell_the_time_left():
    assert progress(0.01, 60.0) == Progress(0.01, None)


def test_it_is_called_off_by_a_button_and_gone_when_it_is_over(qtbot, bar, notices, called_off):
    qtbot.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
    assert called_off == ["export"]
    notices.settle("export")
    assert bar.isHidden()
    assert notices.past() == []


def test_several_works_are_shown_one_after_the_other(qtbot, bar, notices, called_off):
    height = bar.window().sizeHint().height()
    notices.begin("check", "Measuring Curie …", lambda: called_off.append("check"))
    assert bar.title.text() == "Measuring Curie …"
    assert bar.others.text() == "1 more ▸"
    qtbot.mouseClick(bar.others, Qt.MouseButton.LeftButton)
    assert bar.title.text() == "Exporting Curie …"
    notices.tell("Exported.", Tone.GOOD, topic="export")
    assert bar.title.text() == "Measuring Curie …"
    assert bar.others.isHidden()
    notices.settle("check")
    assert bar.window().sizeHint().height() == height


def test_a_window_in_another_language_goes_on_showing_it(qtbot, bar, notices):
    other = StatusBar()
    other.show_notices(notices)
    qtbot.addWidget(other)
    assert other.findChild(WorkBar).title.text() == "Exporting Curie …"
