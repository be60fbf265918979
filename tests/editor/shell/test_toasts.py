from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
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
from hullwright.editor.shell import notice_card
from hullwright.editor.shell.notice_card import NoticeCard
from hullwright.editor.shell.notices import Notices, Offer, Tone
from hullwright.editor.shell.toasts import EDGE, Toasts

from ..rest import is_at_rest


@pytest.fixture
def notices() -> Notices:
    return Notices()


@pytest.fixture
def toasts(qtbot: QtBot, notices: Notices, monkeypatch: pytest.MonkeyPatch) -> Iterator[Toasts]:
    monkeypatch.setattr(notice_card, "LINGERING", dict.fromkeys(notice_card.LINGERING, 40))
    monkeypatch.setattr(notice_card, "READING", 0)
    window, field, made = QWidget(), QLineEdit(), Toasts(notices)
    column = QVBoxLayout(window)
    column.addWidget(field)
    made.float_over(window)
    window.resize(600, 700)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    field.setFocus()
    yield made
    window.close()


def cards(toasts: Toasts) -> list[NoticeCard]:
    """Return the cards that are seen, from the top."""
    seen = [each for each in toasts.findChildren(NoticeCard) if not each.isHidden()]
    return sorted(seen, key=lambda each: each.y())


def texts(toasts: Toasts) -> list[str]:
    found = [each.findChild(QLabel, "notice-text") for each in cards(toasts)]
    return [each.text() for each in found if isinstance(each, QLabel)]


def test_they_are_only_there_when_there_is_something_to_tell(
    toasts: Toasts, notices: Notices
) -> None:
    assert toasts.isHidden()
    notices.tell("The map was read.")
    assert not toasts.isHidden()
    assert texts(toasts) == ["The map was read."]


def test_closing_by_mouse(qtbot: QtBot, toasts: Toasts, notices: Notices) -> None:
    notices.tell("The map was read.")
    with qtbot.waitSignal(toasts.emptied):
        qtbot.mouseClick(cards(toasts)[0].findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert toasts.isHidden()


def test_closing_by_escape(qtbot: QtBot, toasts: Toasts, notices: Notices) -> None:
    notices.tell("The map was read.")
    qtbot.keyClick(cards(toasts)[0], Qt.Key.Key_Escape)
    assert toasts.notices() == []


def test_an_offer_is_taken_up_and_the_notice_goes(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    done: list[str] = []
    notices.tell("The disk is full.", Tone.ERROR, [Offer("Save as…", lambda: done.append("as"))])
    qtbot.mouseClick(cards(toasts)[0].findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert done == ["as"]
    assert toasts.notices() == []


def test_an_offer_may_tell_the_same_topic_again(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    def fail() -> None:
        notices.tell("Still full.", Tone.ERROR, topic="save")

    notices.tell("The disk is full.", Tone.ERROR, [Offer("Again", fail)], topic="save")
    qtbot.mouseClick(cards(toasts)[0].findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert texts(toasts) == ["Still full."]


def test_three_are_shown_and_the_older_ones_wait(toasts: Toasts, notices: Notices) -> None:
    for number in range(5):
        notices.tell(f"Notice {number}", Tone.ERROR)
    assert texts(toasts) == ["Notice 4", "Notice 3", "Notice 2"]
    cards(toasts)[0].closed.emit(cards(toasts)[0])
    assert texts(toasts) == ["Notice 3", "Notice 2", "Notice 1"]


def test_a_newer_notice_of_a_topic_takes_the_place_of_the_older(
    toasts: Toasts, notices: Notices
) -> None:
    notices.tell("Saving to a.json failed.", Tone.ERROR, topic="save")
    notices.tell("Something else.")
    notices.tell("Saved to b.json.", Tone.HINT, topic="save")
    assert texts(toasts) == ["Saved to b.json.", "Something else."]


def test_the_same_words_are_not_said_twice(toasts: Toasts, notices: Notices) -> None:
    notices.tell("Nothing is selected.")
    notices.tell("Nothing is selected.")
    assert texts(toasts) == ["Nothing is selected."]


def test_what_is_settled_goes(toasts: Toasts, notices: Notices) -> None:
    notices.tell("The file changed.", topic="watch")
    notices.tell("Something else.")
    notices.settle("watch")
    assert texts(toasts) == ["Something else."]


def test_they_leave_by_themselves_and_errors_stay_until_they_are_closed(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    for tone in Tone:
        notices.tell(f"About {tone}.", tone)
    qtbot.waitUntil(lambda: texts(toasts) == ["About error."])
    qtbot.waitUntil(lambda: is_at_rest(toasts))
    assert texts(toasts) == ["About error."]
    assert [each.text for each in notices.past()] == [f"About {tone}." for tone in reversed(Tone)]


def test_they_stay_while_the_mouse_is_over_one_of_them(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    notices.tell("Saved.", Tone.GOOD)
    notices.tell("Look at pod 3.", Tone.WARNING)
    middle = toasts.rect().center().toPointF()
    QApplication.sendEvent(toasts, QEnterEvent(middle, middle, middle))
    qtbot.waitUntil(lambda: is_at_rest(toasts))
    assert texts(toasts) == ["Look at pod 3.", "Saved."]
    QApplication.sendEvent(toasts, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: toasts.notices() == [])


def test_one_stays_while_it_has_the_focus_and_gives_it_back(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    notices.tell("Saved.", Tone.GOOD, [Offer("Show it", lambda: None)])
    card = cards(toasts)[0]
    card.findChild(QPushButton).setFocus()
    for _ in range(3):
        qtbot.waitSignal(card.faded).wait()
    assert texts(toasts) == ["Saved."]
    with qtbot.waitSignal(toasts.left):
        qtbot.keyClick(card.findChild(QPushButton), Qt.Key.Key_Escape)


def test_none_takes_the_focus(toasts: Toasts, notices: Notices) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, QLineEdit)
    notices.tell("It failed.", Tone.ERROR, [Offer("Try again", lambda: None)])
    assert QApplication.focusWidget() is focus


def test_they_keep_to_the_corner_and_leave_the_rest_to_be_clicked(
    qtbot: QtBot, toasts: Toasts, notices: Notices
) -> None:
    for number in range(3):
        notices.tell(f"Notice {number} of an afternoon with much to tell " * 3, Tone.ERROR)
    window = toasts.parentWidget()
    for size in ((600, 700), (500, 400), (260, 240)):
        window.resize(*size)
        QApplication.processEvents()
        lowest = cards(toasts)[-1]
        corner = lowest.mapTo(window, lowest.rect().bottomRight())
        assert corner.x() == window.width() - EDGE - 1
        assert corner.y() == window.height() - EDGE - 1
        assert toasts.y() >= EDGE
    window.resize(600, 700)
    first, second = cards(toasts)[:2]
    over = first.mapTo(window, QPoint(20, 12))
    # What has just come up takes no click that was meant for the map.
    assert not toasts.isAncestorOf(window.childAt(over))
    qtbot.waitUntil(lambda: is_at_rest(toasts))
    assert toasts.isAncestorOf(window.childAt(over))
    between = toasts.mapTo(window, first.geometry().bottomLeft()) + QPoint(20, 3)
    assert second.y() > first.geometry().bottom() + 3
    assert window.childAt(between) is not toasts


def test_the_text_can_be_selected_and_is_never_taken_for_markup(
    toasts: Toasts, notices: Notices
) -> None:
    notices.tell("<b>Curie</b> is a name.", Tone.HINT)
    label = cards(toasts)[0].findChild(QLabel, "notice-text")
    assert isinstance(label, QLabel)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_the_tone_is_told_without_colour(toasts: Toasts, notices: Notices, use_theme) -> None:
    for tone in Tone:
        notices.tell(f"About {tone}.", tone)
    use_theme(LIGHT)
    names = [each.accessibleName() for each in toasts.findChildren(NoticeCard)]
    assert sorted(names) == ["Done", "Hint", "Not done", "Warning"]


def test_the_details_of_a_failure_are_shown_on_request_and_can_be_copied(
    toasts: Toasts, notices: Notices
) -> None:
    notices.tell("It failed.", Tone.WARNING, details="Traceback\nKeyError: 'hull'\n")
    (card,) = cards(toasts)
    shown = card.findChild(QPlainTextEdit, "notice-details")
    button = card.findChild(QPushButton, "notice-details-button")
    assert isinstance(shown, QPlainTextEdit)
    assert isinstance(button, QPushButton)
    assert not shown.isVisible()
    button.click()
    assert shown.isVisible()
    (copy,) = (each for each in card.findChildren(QPushButton) if each.text() == "Copy details")
    copy.click()
    assert QApplication.clipboard().text() == "Traceback\nKeyError: 'hull'"
    button.click()
    assert not shown.isVisible()


def test_a_notice_without_details_has_no_button_for_them(toasts: Toasts, notices: Notices) -> None:
    notices.tell("It is dark.")
    assert cards(toasts)[0].findChild(QPushButton, "notice-details-button") is None
