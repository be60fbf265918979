"""What is wrong is shown until it is mended: at once, beside all else, in the language in use."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.languages.words import use_language
from hullwright.editor.shell.notice_card import NoticeCard
from hullwright.editor.shell.notices import Notices, Offer, Tone
from hullwright.editor.shell.toasts import Toasts
from hullwright.schema.messages import message

FULL = message("The disk is full.")


@pytest.fixture
def notices(qapp: object) -> Notices:
    return Notices()


def toasts_for(notices: Notices, qtbot: QtBot) -> Toasts:
    host, made = QWidget(), Toasts(notices)
    host.resize(600, 800)
    made.float_over(host)
    qtbot.addWidget(host)
    made.host = host
    return made


def shown(toasts: Toasts) -> list[NoticeCard]:
    seen = [each for each in toasts.findChildren(NoticeCard) if not each.isHidden()]
    return sorted(seen, key=lambda each: each.y())


def texts(toasts: Toasts) -> list[str]:
    return [each.notice.text for each in shown(toasts)]


def test_what_is_told_before_there_is_a_bar_is_shown_by_the_first(notices: Notices, qtbot: QtBot):
    notices.tell("First")
    notices.tell("Again", topic="a")
    notices.tell("Once more", topic="a")
    notices.tell("Settled", topic="b")
    notices.settle("b")
    notices.trouble("disk", FULL, Tone.ERROR)
    assert texts(toasts_for(notices, qtbot)) == ["Once more", "First", "The disk is full."]


def test_what_a_person_has_closed_is_not_shown_by_the_next_bar(notices: Notices, qtbot: QtBot):
    notices.tell("Read")
    toasts = toasts_for(notices, qtbot)
    shown(toasts)[0].closed.emit(shown(toasts)[0])
    assert texts(toasts_for(notices, qtbot)) == []


def test_what_is_wrong_can_not_be_closed_and_goes_when_it_is_mended(notices: Notices, qtbot: QtBot):
    tried: list[str] = []
    toasts = toasts_for(notices, qtbot)
    notices.trouble("disk", FULL, Tone.ERROR, [Offer("Try again", lambda: tried.append("again"))])
    (card,) = shown(toasts)
    assert card.findChild(QToolButton).isHidden()
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    qtbot.mouseClick(card.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert tried == ["again"]
    assert shown(toasts) == [card]
    notices.settle("disk")
    assert toasts.isHidden()
    assert notices.standing() == []


def test_what_is_wrong_leaves_room_for_the_newest_news(notices: Notices, qtbot: QtBot):
    toasts = toasts_for(notices, qtbot)
    for number in range(4):
        notices.trouble(f"{number}", message("Trouble {number}", number=number), Tone.WARNING)
    assert texts(toasts) == ["Trouble 3", "Trouble 2", "Trouble 1"]
    for number in range(4):
        notices.tell(f"News {number}")
    assert texts(toasts) == ["News 3", "Trouble 3", "Trouble 2"]
    assert len(notices.standing()) == 8


def test_what_is_still_wrong_is_so_since_the_first_time(notices: Notices, qtbot: QtBot):
    toasts = toasts_for(notices, qtbot)
    notices.trouble("disk", FULL, Tone.ERROR)
    (card,) = shown(toasts)
    since = card.notice.since
    assert card.time.text().startswith("Since ")
    assert "last tried" not in card.time.text()
    notices.trouble("disk", FULL, Tone.ERROR)
    assert shown(toasts) == [card]
    assert card.notice.since == since
    assert "last tried at" in card.time.text()
    notices.trouble("disk", message("The disk is gone."), Tone.ERROR)
    assert texts(toasts) == ["The disk is gone."]
    assert shown(toasts)[0].notice.since == since


def test_in_another_language_the_next_bar_says_it_in_that(notices: Notices, qtbot: QtBot):
    notices.trouble("x", message("permission denied"), Tone.ERROR, [Offer("Cancel", lambda: None)])
    use_language("de")
    try:
        (notice,) = notices.standing()
    finally:
        use_language("en")
    assert notice.text == "keine Berechtigung"
    assert notice.offers[0].title == "Abbrechen"


@pytest.mark.parametrize("width", [1200, 300])
def test_every_line_of_a_notice_is_seen_and_takes_no_more_room_than_it_needs(
    notices: Notices, qtbot: QtBot, width: int
):
    toasts = toasts_for(notices, qtbot)
    toasts.host.resize(200, 300)
    toasts.host.show()
    for number in range(3):
        notices.trouble(f"{number}", message(f"{number} words " * 30), Tone.WARNING)
    toasts.host.resize(width, 1200)
    qtbot.waitUntil(
        lambda: all(
            is_as_high_as_its_lines(each.findChild(QLabel, "notice-text")) for each in shown(toasts)
        )
    )


def is_as_high_as_its_lines(label: QLabel) -> bool:
    room = QRect(0, 0, label.width(), 10_000)
    needed = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text()).height()
    return needed <= label.height() <= needed + label.fontMetrics().lineSpacing()
