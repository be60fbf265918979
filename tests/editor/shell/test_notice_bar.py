from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.shell import notice_strip
from hullwright.editor.shell.notice_bar import NoticeBar
from hullwright.editor.shell.notice_strip import NoticeStrip
from hullwright.editor.shell.notices import Notices, Offer, Tone

from ..rest import is_at_rest


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def bar(qtbot: QtBot, notices: Notices, monkeypatch: pytest.MonkeyPatch) -> Iterator[NoticeBar]:
    monkeypatch.setattr(notice_strip, "LINGERING", 40)
    window, field, made = QWidget(), QLineEdit(), NoticeBar(notices)
    column = QVBoxLayout(window)
    column.addWidget(made)
    column.addWidget(field)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.setFocus()
    yield made
    window.close()


def strips(bar: NoticeBar) -> list[NoticeStrip]:
    """Return the strips that are seen, from the top."""
    seen = [each for each in bar.findChildren(NoticeStrip) if not each.isHidden()]
    return sorted(seen, key=lambda each: bar.layout().indexOf(each))


def texts(bar: NoticeBar) -> list[str]:
    found = [each.findChild(QLabel, "notice-text") for each in strips(bar)]
    return [each.text() for each in found if isinstance(each, QLabel)]


def test_the_bar_is_only_there_when_there_is_something_to_tell(
    bar: NoticeBar, notices: Notices
) -> None:
    assert bar.isHidden()
    notices.tell("The map was read.")
    assert not bar.isHidden()
    assert texts(bar) == ["The map was read."]


def test_closing_by_mouse(qtbot: QtBot, bar: NoticeBar, notices: Notices) -> None:
    notices.tell("The map was read.")
    with qtbot.waitSignal(bar.emptied):
        qtbot.mouseClick(strips(bar)[0].findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert bar.isHidden()


def test_closing_by_escape(qtbot: QtBot, bar: NoticeBar, notices: Notices) -> None:
    notices.tell("The map was read.")
    qtbot.keyClick(strips(bar)[0], Qt.Key.Key_Escape)
    assert bar.notices() == []


def test_an_offer_is_taken_up_and_the_notice_goes(
    qtbot: QtBot, bar: NoticeBar, notices: Notices
) -> None:
    done: list[str] = []
    notices.tell("The disk is full.", Tone.ERROR, [Offer("Save as…", lambda: done.append("as"))])
    qtbot.mouseClick(strips(bar)[0].findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert done == ["as"]
    assert bar.notices() == []


def test_an_offer_may_tell_the_same_topic_again(
    qtbot: QtBot, bar: NoticeBar, notices: Notices
) -> None:
    def fail() -> None:
        notices.tell("Still full.", Tone.ERROR, topic="save")

    notices.tell("The disk is full.", Tone.ERROR, [Offer("Again", fail)], topic="save")
    qtbot.mouseClick(strips(bar)[0].findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert texts(bar) == ["Still full."]


def test_three_are_shown_and_the_older_ones_wait(bar: NoticeBar, notices: Notices) -> None:
    for number in range(5):
        notices.tell(f"Notice {number}", Tone.WARNING)
    assert texts(bar) == ["Notice 4", "Notice 3", "Notice 2"]
    strips(bar)[0].closed.emit(strips(bar)[0])
    assert texts(bar) == ["Notice 3", "Notice 2", "Notice 1"]


def test_a_newer_notice_of_a_topic_takes_the_place_of_the_older(
    bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("Saving to a.json failed.", Tone.ERROR, topic="save")
    notices.tell("Something else.")
    notices.tell("Saved to b.json.", Tone.HINT, topic="save")
    assert texts(bar) == ["Saved to b.json.", "Something else."]


def test_the_same_words_are_not_said_twice(bar: NoticeBar, notices: Notices) -> None:
    notices.tell("Nothing is selected.")
    notices.tell("Nothing is selected.")
    assert texts(bar) == ["Nothing is selected."]


def test_what_is_settled_goes(bar: NoticeBar, notices: Notices) -> None:
    notices.tell("The file changed.", topic="watch")
    notices.tell("Something else.")
    notices.settle("watch")
    assert texts(bar) == ["Something else."]


def test_good_news_leave_by_themselves_and_others_stay(
    qtbot: QtBot, bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("Look at pod 3.", Tone.WARNING)
    notices.tell("Saved.", Tone.GOOD)
    qtbot.waitUntil(lambda: texts(bar) == ["Look at pod 3."])
    qtbot.waitUntil(lambda: is_at_rest(bar))
    assert texts(bar) == ["Look at pod 3."]


def test_good_news_stay_while_the_mouse_is_over_them(
    qtbot: QtBot, bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("Saved.", Tone.GOOD)
    strip = strips(bar)[0]
    middle = strip.rect().center().toPointF()
    QApplication.sendEvent(strip, QEnterEvent(middle, middle, middle))
    qtbot.waitUntil(lambda: is_at_rest(bar))
    assert texts(bar) == ["Saved."]
    QApplication.sendEvent(strip, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: bar.notices() == [])


def test_good_news_stay_while_they_have_the_focus(
    qtbot: QtBot, bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("Saved.", Tone.GOOD, [Offer("Show it", lambda: None)])
    strip = strips(bar)[0]
    strip.findChild(QPushButton).setFocus()
    for _ in range(3):
        qtbot.waitSignal(strip._fading.timeout).wait()
    assert texts(bar) == ["Saved."]


def test_the_text_can_be_selected_and_is_never_taken_for_markup(
    bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("<b>Curie</b> is a name.", Tone.HINT)
    label = strips(bar)[0].findChild(QLabel, "notice-text")
    assert isinstance(label, QLabel)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_the_tone_is_told_without_colour(bar: NoticeBar, notices: Notices, use_theme) -> None:
    for tone in Tone:
        notices.tell(f"About {tone}.", tone)
    use_theme(LIGHT)
    names = [each.accessibleName() for each in bar.findChildren(NoticeStrip)]
    assert sorted(names) == ["Done", "Hint", "Not done", "Warning"]


def test_the_details_of_a_failure_are_shown_on_request_and_can_be_copied(
    bar: NoticeBar, notices: Notices
) -> None:
    notices.tell("It failed.", Tone.WARNING, details="Traceback\nKeyError: 'hull'\n")
    (strip,) = strips(bar)
    shown = strip.findChild(QPlainTextEdit, "notice-details")
    button = strip.findChild(QPushButton, "notice-details-button")
    assert isinstance(shown, QPlainTextEdit)
    assert isinstance(button, QPushButton)
    assert not shown.isVisible()
    button.click()
    assert shown.isVisible()
    (copy,) = (each for each in strip.findChildren(QPushButton) if each.text() == "Copy details")
    copy.click()
    assert QApplication.clipboard().text() == "Traceback\nKeyError: 'hull'"
    button.click()
    assert not shown.isVisible()


def test_a_notice_without_details_has_no_button_for_them(bar: NoticeBar, notices: Notices) -> None:
    notices.tell("It is dark.")
    assert strips(bar)[0].findChild(QPushButton, "notice-details-button") is None
