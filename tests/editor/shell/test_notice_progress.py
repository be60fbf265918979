"""Progress in notices: a bar with the time left, or one that moves where nobody knows."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.notice_bar import NoticeBar
from hullwright.editor.shell.notice_progress import Progress, progress
from hullwright.editor.shell.notice_progress_bar import NoticeProgressBar
from hullwright.editor.shell.notices import Notices


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def bar(qtbot: QtBot, notices: Notices) -> Iterator[NoticeBar]:
    made = NoticeBar(notices)
    qtbot.addWidget(made)
    made.show()
    notices.tell("Exporting Curie …", topic="export")
    yield made
    made.close()


def shown(bar: NoticeBar) -> NoticeProgressBar | None:
    """Return the progress that is seen."""
    found = [each for each in bar.findChildren(NoticeProgressBar) if each.isVisible()]
    return found[0] if found else None


def test_a_notice_has_no_bar_before_there_is_progress_and_none_for_other_topics(bar, notices):
    assert shown(bar) is None
    notices.advance("another", Progress(0.5))
    assert shown(bar) is None


def test_known_progress_is_a_bar_with_the_time_left(bar, notices):
    notices.advance("export", progress(0.25, 3.0))
    seen = shown(bar)
    assert seen is not None
    assert seen.bar.value() / seen.bar.maximum() == 0.25
    assert seen.left.text() == "about 9 s left"
    assert "25" in seen.bar.accessibleDescription()
    assert "about 9 s left" in seen.bar.accessibleDescription()
    notices.advance("export", progress(0.75, 3.0))
    assert seen.bar.value() / seen.bar.maximum() == 0.75
    assert len(bar.findChildren(QProgressBar)) == 1


def test_unknown_progress_is_a_bar_that_moves_and_says_no_time(bar, notices):
    notices.advance("export", progress(None, 3.0))
    seen = shown(bar)
    assert seen is not None
    assert seen.bar.maximum() == seen.bar.minimum()
    assert seen.left.text() == ""
    assert "can't be known" in seen.bar.accessibleDescription()


def test_too_little_is_done_to_tell_the_time_left():
    assert progress(0.01, 60.0) == Progress(0.01, None)


def test_the_bar_goes_with_its_notice(bar, notices):
    notices.advance("export", Progress(0.5))
    notices.settle("export")
    assert shown(bar) is None
    assert bar.isHidden()
