"""The manual in the window: F1 on the thing in front, searching, reading on; and the tour of the first start."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from hullwright.docs import ENGLISH, guide
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.program.docs_topics import PANELS, TOOLS
from hullwright.editor.program.tour import SEEN
from hullwright.editor.shell.docs_page import DocsPage
from hullwright.editor.shell.tour_card import TourCard
from hullwright.schema.kinds import OWN_KINDS

from .window_session import WindowSession

F1 = Qt.Key.Key_F1


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


PARTED = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""What stands between a menu and its entry."""


def press(key: Qt.Key) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    QApplication.processEvents()


def read_about(person: WindowSession) -> tuple[str, str]:
    """Press F1, and return the page and the heading that are shown; then close the manual."""
    person.wait(QApplication.focusWidget)
    press(F1)
    page = person.program.frame.tabs.page()
    assert isinstance(page, DocsPage)
    shown = page.name, page.view.textCursor().block().text()
    person.command("file.close")
    return shown


def test_f1_opens_the_page_about_what_is_in_front(person: WindowSession) -> None:
    frame = person.program.frame
    person.come_forward()
    frame.welcome.kinds.setFocus()
    assert read_about(person) == ("first-steps", "Begin")
    person.new_map("Mine")
    person.come_forward()
    person.canvas.setFocus()
    assert read_about(person)[0] == "zone"
    person.command("tool.measure")
    person.canvas.setFocus()
    assert read_about(person) == ("distances", "The ruler")
    for panel in ("problems", "history"):
        frame.window.show_dock(panel)
        topic = PANELS[panel]
        assert read_about(person) == (topic.page, topic.heading)
    frame.window.show_dock("palette")
    assert read_about(person)[0] == "zone"
    person.command("file.preferences")
    assert read_about(person) == ("preferences", "Preferences")


def test_f1_is_heard_in_a_dialog(person: WindowSession) -> None:
    person.command("file.new")
    dialog = person.program.frame.window.findChild(QWidget, "new-map")
    dialog.activateWindow()
    person.wait(dialog.isActiveWindow)
    assert read_about(person) == ("first-steps", "Begin")
    assert dialog.isVisible(), "what was begun in the dialog is still there"
    dialog.close()


def test_every_kind_tool_and_panel_that_the_manual_speaks_of_is_there(
    person: WindowSession,
) -> None:
    assert set(PANELS) <= set(person.program.frame.window.panes)
    assert {f"tool.{name}" for name in TOOLS} <= {
        each.name for each in person.program.frame.actions
    }
    pages = [editor_kind_of(kind).guide for kind in OWN_KINDS]
    assert set(pages) <= set(guide(ENGLISH))
    assert len(set(pages)) == len(pages), "each kind of ours has a page of its own"


def test_every_key_that_the_manual_names_does_something(person: WindowSession) -> None:
    keys = {
        QKeySequence(key).toString()
        for command in person.program.frame.actions
        for key in person.program.frame.actions.shortcuts.of(command.name)
    }
    of_the_preview = {"+", "-"}
    looks_like_a_key = re.compile(r"(?:(?:Ctrl|Shift|Alt)\+)*(?:F\d+|Del|Left|Right|Tab|\S)")
    for name, page in guide(ENGLISH).items():
        for said in re.findall(r"`([^`]+)`", page.read_text("utf-8")):
            if looks_like_a_key.fullmatch(said):
                assert QKeySequence(said).toString() in keys | of_the_preview, (name, said)


def test_what_the_manual_names_in_menus_is_there(person: WindowSession) -> None:
    known = {
        (each.menu.split("/")[0], each.title.rstrip("…")) for each in person.program.frame.actions
    }
    submenus = {part for each in person.program.frame.actions for part in [each.menu]}
    for name, page in guide(ENGLISH).items():
        text = page.read_text("utf-8").replace("\n", " ")
        for said in re.findall(rf"\*\*([A-Z]\w+{PARTED}[^*]+)\*\*", text):
            menu, *_, entry = said.split(PARTED)
            is_menu = said.replace(PARTED, "/") in submenus | {"Edit/Go back to"}
            assert is_menu or (menu, entry.rstrip("…")) in known, (name, said)


def test_a_search_goes_through_the_manual_and_links_lead_on(person: WindowSession) -> None:
    person.come_forward()
    person.command("help.docs-first-steps")
    (page,) = person.program.frame.tabs.findChildren(DocsPage)
    person.command("edit.find")
    QTest.keyClicks(page.search, "lines of fire")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.name == "station"
    assert page.view.textCursor().selectedText().lower() == "lines of fire"
    page.view.anchorClicked.emit("own-pieces.md")
    assert page.name == "own-pieces"
    page.read("preferences")
    page.view.anchorClicked.emit("../../plugins.md")
    assert page.name == "plugins"


def tour_of(person: WindowSession) -> TourCard:
    card = person.program.frame.tour.card
    assert card is not None
    return card


def test_the_tour_of_the_first_start_has_five_steps_and_covers_nothing_it_points_at(
    person: WindowSession,
) -> None:
    person.come_forward()
    person.program.offer_tour()
    card = tour_of(person)
    ring = person.program.frame.window.findChild(QWidget, "tour-ring")
    for number in range(5):
        assert card.number == number
        person.wait(ring.isVisible)
        assert not card.geometry().intersects(ring.geometry().adjusted(3, 3, -3, -3))
        assert person.program.frame.window.rect().contains(card.geometry())
        assert QApplication.activeModalWidget() is None
        press(Qt.Key.Key_Return)
    assert person.program.frame.tour.card is None
    window = person.program.frame.window
    assert not any(each.isVisible() for each in window.findChildren(QWidget, "tour-ring"))
    assert person.place.editor_kind.symmetries.choices, "a map that symmetry can be tried on"
    person.program.offer_tour()
    assert person.program.frame.tour.card is None, "it is shown once"


def test_the_tour_goes_back_is_skipped_and_begins_again_from_help(person: WindowSession) -> None:
    person.come_forward()
    person.command("help.tour")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Return)
    assert tour_of(person).number == 0
    press(Qt.Key.Key_Escape)
    assert person.program.frame.tour.card is None
    person.command("help.tour")
    QTest.mouseClick(tour_of(person).skip, Qt.MouseButton.LeftButton)
    assert person.program.frame.tour.card is None


def test_work_goes_on_behind_the_tour(person: WindowSession) -> None:
    person.new_map("Mine")
    person.command("help.tour")
    person.key("2")
    person.click("L07")
    assert person.rows[6][11] == "d"
    assert tour_of(person).isVisible()
    before = QRect(tour_of(person).geometry())
    person.program.frame.window.resize(1000, 640)
    QApplication.processEvents()
    assert person.program.frame.window.rect().contains(tour_of(person).geometry())
    assert before.isValid()


def test_whoever_opens_something_on_purpose_is_not_led_around(person: WindowSession) -> None:
    person.new_map("Mine")
    person.program.offer_tour()
    assert person.program.frame.tour.card is None
    assert not person.program.services.settings.text(SEEN)


def test_the_name_of_a_new_map_is_typed_at_once_whether_or_not_its_kind_is_chosen_first(
    person: WindowSession,
) -> None:
    for kind in ("", "station"):
        person.command("file.new")
        dialog = person.program.frame.window.findChild(QWidget, "new-map")
        dialog.activateWindow()
        person.wait(dialog.isActiveWindow)
        box = dialog.findChild(QComboBox, "kind")
        if kind:
            box.showPopup()
            rows = box.view()
            rows.setCurrentIndex(box.model().index(box.findData(kind), 0))
            QTest.keyClick(rows, Qt.Key.Key_Return)
        QTest.keyClicks(QApplication.focusWidget(), "Twin keel")
        press(Qt.Key.Key_Return)
        assert person.place.map.name == "Twin keel"
        assert person.place.map.kind == (kind or "hex-zone")
        person.wait(lambda: person.program.frame.window.findChild(QWidget, "new-map") is None)
