"""The canvas never moves by itself: whatever is told, asked or under way, the map stays where it is."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

import hullwright.editor
from hullwright.editor.inspection import wait_notice
from hullwright.editor.shell.notice_card import NoticeCard
from hullwright.editor.shell.notice_progress import Progress
from hullwright.editor.shell.notices import Notices, Offer, Tone
from hullwright.editor.shell.work_bar import WorkBar
from hullwright.schema.files.writer import write
from hullwright.schema.messages import message

from .files.file_work import small_map
from .window_session import WindowSession

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
OFFERS = [Offer("Try again", lambda: None), Offer("Save it somewhere else…", lambda: None)]
LONG = "A sentence that goes on and on, as those of failing disks do. " * 4

CALLED = re.compile(r"\bnotices\.([a-z_]+)")
Way = Callable[[Notices, WindowSession], object]

WAYS: dict[str, Way] = {
    "tell": lambda notices, _: [
        notices.tell(f"{tone} {LONG}", tone, OFFERS, f"topic {tone}", "Traceback\n" * 30)
        for tone in Tone
    ],
    "ask": lambda notices, person: notices.ask(
        person.place.document, LONG, Tone.WARNING, OFFERS, "question"
    ),
    "begin": lambda notices, _: [
        notices.begin(f"work {number}", LONG, lambda: None) for number in range(3)
    ],
    "advance": lambda notices, _: [
        notices.advance(f"work {number}", progress)
        for number in range(3)
        for progress in (Progress(), Progress(0.3, 4000.0), Progress(1.0, 0.0))
    ],
    "trouble": lambda notices, _: [
        notices.trouble(f"trouble {number}", message(f"{number} {LONG}"), Tone.ERROR, OFFERS)
        for number in (0, 1, 2, 3, 0)
    ],
    "close": lambda notices, _: [notices.close(each) for each in notices.standing()[:2]],
    "settle": lambda notices, _: [
        notices.settle(each.topic) for each in notices.standing() if each.topic
    ],
    "forget_past": lambda notices, _: notices.forget_past(),
}
"""Every way in which a part of the program can have something shown or taken back."""


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home, (1280, 720))
    write(small_map("Curie"), home / "curie.json")
    session.program.open([home / "curie.json"])
    session.wait(lambda: session.program.services.workplaces.current)
    session.problems()
    yield session
    session.leave()


def where(person: WindowSession) -> tuple[object, ...]:
    """Return where the map is seen, to the pixel."""
    for _ in range(3):
        QApplication.processEvents()
    canvas, window = person.canvas, person.program.frame.window
    return canvas.mapToGlobal(QPoint(0, 0)), canvas.size(), canvas.camera, window.size()


def cards(person: WindowSession) -> list[NoticeCard]:
    found = person.program.frame.window.findChildren(NoticeCard)
    return [each for each in found if each.isVisible()]


def test_the_map_stays_where_it_is_through_every_way_of_telling(person: WindowSession) -> None:
    before = where(person)
    for name, way in WAYS.items():
        way(person.program.services.notices, person)
        assert where(person) == before, name
    assert not cards(person)


def test_nobody_tells_anything_in_another_way() -> None:
    """Whoever has notices calls one of the ways above, or looks at what was told."""
    looks = {"standing", "past", "logged", "told", "settled", "closed", "advanced"}
    called: set[str] = set()
    for path in Path(str(hullwright.editor.__file__)).parent.rglob("*.py"):
        called |= set(CALLED.findall(path.read_text(encoding="utf-8")))
    assert called <= WAYS.keys() | looks, called - WAYS.keys() - looks
    public = {name for name in vars(Notices) if not name.startswith("_")}
    assert public - vars(QObject).keys() == WAYS.keys() | looks


def test_a_stroke_paints_what_is_under_the_mouse_whatever_is_told_meanwhile(
    person: WindowSession,
) -> None:
    person.key("b")
    person.key("1")
    notices, labels = person.program.services.notices, ["A01", "B01", "C01"]
    places = [person.at(label) for label in labels]
    before, seen = where(person), [person.place.surface.cell_of(label) for label in labels]
    QTest.mousePress(person.canvas, LEFT, NONE, places[0])
    for name, way in WAYS.items():
        for place in places[1:]:
            QTest.mouseMove(person.canvas, place)
        way(notices, person)
        assert where(person) == before, name
        assert person.canvas.is_stroking, name
    QTest.mouseRelease(person.canvas, LEFT, NONE, places[-1])
    assert where(person) == before
    assert {person.place.surface.content(cell) for cell in seen} == {"silent"}
    assert person.place.document.history.count() == 1


def test_real_events_leave_the_map_where_it_is(
    person: WindowSession, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wait_notice, "BRIEF", 0)
    monkeypatch.setattr(wait_notice, "LOOK", 1)
    before, toasts = where(person), person.program.frame.toasts
    # The file is changed by somebody else: its own tab asks, over the map.
    write(small_map("Changed"), home / "curie.json")
    person.program.services.files.watch.check()
    person.wait(person.program.frame.strips.seen)
    assert where(person) == before
    (strip,) = person.program.frame.strips.seen()
    assert person.canvas.rect().contains(
        person.canvas.mapFromGlobal(strip.mapToGlobal(strip.rect().center()))
    )
    assert toasts.notices() == []
    # Saving over it is refused, an export to nowhere fails, and a message is asked for.
    person.command("file.save")
    person.answers.path = home / "no such folder" / "curie.json"
    person.command("file.save-copy")
    person.command("help.about")
    assert [each.tone for each in toasts.notices()] == [Tone.HINT, Tone.ERROR]
    assert where(person) == before
    # Work that takes its time stands in the status bar.
    person.program.services.notices.begin("job", "Reading a large file …", lambda: None)
    assert person.program.frame.status.findChild(WorkBar).isVisible()
    assert where(person) == before


def test_the_strip_of_a_tab_goes_with_its_tab_and_by_the_keyboard(
    person: WindowSession, home: Path
) -> None:
    frame = person.program.frame
    write(small_map("Changed"), home / "curie.json")
    person.program.services.files.watch.check()
    person.wait(frame.strips.seen)
    person.new_map("Another")
    assert frame.strips.seen() == []
    person.command("view.previous-tab")
    (strip,) = frame.strips.seen()
    person.canvas.setFocus()
    person.key(Qt.Key.Key_F6)
    reload = next(each for each in strip.findChildren(QPushButton) if each.text() == "Reload")
    assert strip.isAncestorOf(QApplication.focusWidget())
    go_to(reload)
    QTest.keyClick(reload, Qt.Key.Key_Space)
    assert person.place.document.value.name == "Changed"
    assert frame.strips.seen() == []
    assert QApplication.focusWidget() is person.canvas


def test_what_happened_to_a_tab_behind_is_told_at_once_and_asked_in_the_tab(
    person: WindowSession, home: Path
) -> None:
    frame = person.program.frame
    person.new_map("Another")
    write(small_map("Changed"), home / "curie.json")
    person.program.services.files.watch.check()
    person.wait(frame.toasts.notices)
    (card,) = cards(person)
    card.faded.emit(card)
    assert frame.toasts.notices() == []
    person.command("view.previous-tab")
    assert len(frame.strips.seen()) == 1


def test_what_has_gone_can_be_read_and_done_later_by_keyboard(person: WindowSession) -> None:
    done: list[str] = []
    notices = person.program.services.notices
    notices.tell("Curie was closed.", Tone.HINT, [Offer("Open again", lambda: done.append("open"))])
    (card,) = cards(person)
    card.faded.emit(card)
    assert cards(person) == []
    person.come_forward()
    before = where(person)
    QTest.keyClick(
        person.program.frame.window,
        Qt.Key.Key_M,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    past = person.program.frame.past_notices
    assert past.isVisible()
    button = next(each for each in past.findChildren(QPushButton) if each.text() == "Open again")
    go_to(button)
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert done == ["open"]
    assert not past.isVisible()
    # Once done, it is words only.
    QTest.mouseClick(messages_button(person), LEFT)
    (again,) = past.findChildren(NoticeCard)
    assert again.findChildren(QPushButton) == []
    QTest.keyClick(past, Qt.Key.Key_Escape)
    assert not past.isVisible()
    assert where(person) == before


def go_to(widget: QWidget) -> None:
    """Press Tab until a widget has the focus."""
    while (focus := QApplication.focusWidget()) is not widget:
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is not focus


def messages_button(person: WindowSession) -> QToolButton:
    found = person.program.frame.status.findChildren(QToolButton)
    return next(each for each in found if each.accessibleName().startswith("Messages"))


def test_the_button_says_how_many_messages_are_open(person: WindowSession) -> None:
    notices = person.program.services.notices
    notices.tell("One.", Tone.ERROR)
    notices.tell("Two.", Tone.ERROR)
    notices.begin("job", "Reading …", lambda: None)
    assert messages_button(person).text() == "2"
    for notice in notices.standing():
        notices.close(notice)
    assert messages_button(person).text() == ""
