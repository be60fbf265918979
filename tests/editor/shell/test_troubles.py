"""What is wrong is shown until it is mended: at once, beside all else, in the language in use."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QTextEdit, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.languages.words import use_language
from hullwright.editor.shell.notice_bar import NoticeBar
from hullwright.editor.shell.notice_strip import NoticeStrip
from hullwright.editor.shell.notices import Notices, Offer, Tone
from hullwright.schema.messages import message

FULL = message("The disk is full.")


@pytest.fixture
def notices(qapp: object) -> Notices:
    return Notices()


def bar_for(notices: Notices, qtbot: QtBot) -> NoticeBar:
    made = NoticeBar(notices)
    qtbot.addWidget(made)
    return made


def shown(bar: NoticeBar) -> list[NoticeStrip]:
    seen = [each for each in bar.findChildren(NoticeStrip) if not each.isHidden()]
    return sorted(seen, key=lambda each: bar.layout().indexOf(each))


def texts(bar: NoticeBar) -> list[str]:
    return [each.notice.text for each in shown(bar)]


def test_what_is_told_before_there_is_a_bar_is_shown_by_the_first(notices: Notices, qtbot: QtBot):
    notices.tell("First")
    notices.tell("Again", topic="a")
    notices.tell("Once more", topic="a")
    notices.tell("Settled", topic="b")
    notices.settle("b")
    notices.trouble("disk", FULL, Tone.ERROR)
    assert texts(bar_for(notices, qtbot)) == ["The disk is full.", "Once more", "First"]


def test_what_a_person_has_closed_is_not_shown_by_the_next_bar(notices: Notices, qtbot: QtBot):
    notices.tell("Read")
    bar = bar_for(notices, qtbot)
    shown(bar)[0].closed.emit(shown(bar)[0])
    assert texts(bar_for(notices, qtbot)) == []


def test_what_is_wrong_can_not_be_closed_and_goes_when_it_is_mended(notices: Notices, qtbot: QtBot):
    tried: list[str] = []
    bar = bar_for(notices, qtbot)
    notices.trouble("disk", FULL, Tone.ERROR, [Offer("Try again", lambda: tried.append("again"))])
    (strip,) = shown(bar)
    assert strip.findChild(QToolButton).isHidden()
    qtbot.keyClick(strip, Qt.Key.Key_Escape)
    qtbot.mouseClick(strip.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert tried == ["again"]
    assert shown(bar) == [strip]
    notices.settle("disk")
    assert bar.isHidden()
    assert notices.standing() == []


def test_everything_that_is_wrong_is_shown_above_the_newest_news(notices: Notices, qtbot: QtBot):
    bar = bar_for(notices, qtbot)
    for number in range(4):
        notices.trouble(f"{number}", message("Trouble {number}", number=number), Tone.WARNING)
    for number in range(4):
        notices.tell(f"News {number}")
    troubles = [f"Trouble {number}" for number in (3, 2, 1, 0)]
    assert texts(bar) == [*troubles, "News 3"]


def test_what_is_still_wrong_is_so_since_the_first_time(notices: Notices, qtbot: QtBot):
    bar = bar_for(notices, qtbot)
    notices.trouble("disk", FULL, Tone.ERROR)
    (strip,) = shown(bar)
    since = strip.notice.since
    assert strip._time.text().startswith("Since ")
    assert "last tried" not in strip._time.text()
    notices.trouble("disk", FULL, Tone.ERROR)
    assert shown(bar) == [strip]
    assert strip.notice.since == since
    assert "last tried at" in strip._time.text()
    notices.trouble("disk", message("The disk is gone."), Tone.ERROR)
    assert texts(bar) == ["The disk is gone."]
    assert shown(bar)[0].notice.since == since


def test_in_another_language_the_next_bar_says_it_in_that(notices: Notices, qtbot: QtBot):
    notices.trouble("x", message("permission denied"), Tone.ERROR, [Offer("Cancel", lambda: None)])
    use_language("de")
    try:
        (notice,) = notices.standing()
    finally:
        use_language("en")
    assert notice.text == "keine Berechtigung"
    assert notice.offers[0].title == "Abbrechen"


@pytest.mark.parametrize("width", [1200, 500, 300])
def test_every_line_of_a_notice_is_seen_and_takes_no_more_room_than_it_needs(
    notices: Notices, qtbot: QtBot, width: int
):
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(NoticeBar(notices))
    column.addWidget(QTextEdit(), 1)
    qtbot.addWidget(window)
    window.resize(200, 300)
    window.show()
    for number in range(3):
        notices.trouble(f"{number}", message(f"{number} words " * 30), Tone.WARNING)
    window.resize(width, 300)
    qtbot.waitUntil(
        lambda: all(map(is_as_high_as_its_lines, window.findChildren(QLabel, "notice-text")))
    )


def is_as_high_as_its_lines(label: QLabel) -> bool:
    room = QRect(0, 0, label.width(), 10_000)
    needed = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text()).height()
    return needed <= label.height() <= needed + label.fontMetrics().lineSpacing()
