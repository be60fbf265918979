"""Pages as tabs in the real window: one Undo, one Save and one Close, always of what is in front."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton
from shiboken6 import isValid

from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.editor.sheets.preview import SheetPreview
from hullwright.editor.shell.tab_page import TabPage
from hullwright.samples import maps

from .window_session import WindowSession

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
PAGES = (
    "rules.workshop",
    "plugins.page",
    "help.docs-engine",
    "file.print",
    "file.preferences",
    "library.page",
)


@pytest.fixture
def person(
    home: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[WindowSession]:
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    before = QLocale()
    session = WindowSession(home)
    session.program.open_sample(next(path for path in maps() if path.stem == "thimble"))
    yield session
    session.leave()
    language = session.program.services.window_language
    language.language = "en"
    language.apply()
    QLocale.setDefault(before)


def bar(person: WindowSession) -> QTabBar:
    return person.program.frame.tabs.findChild(QTabBar)


def titles(person: WindowSession) -> list[str]:
    return [bar(person).tabText(place) for place in range(bar(person).count())]


def page(person: WindowSession) -> TabPage:
    shown = person.program.frame.tabs.page()
    assert shown is not None
    return shown


def press(person: WindowSession, key: Qt.Key, modifier: Qt.KeyboardModifier = CONTROL) -> None:
    """Press a key wherever the focus is."""
    person.come_forward()
    QTest.keyClick(person.program.frame.window.focusWidget(), key, modifier)
    QApplication.processEvents()


def close(person: WindowSession, way: str) -> None:
    """Close the last tab, in one of the ways in which tabs are closed."""
    last = bar(person).count() - 1
    if way == "key":
        press(person, Qt.Key.Key_W)
    elif way == "middle button":
        QTest.mouseClick(
            bar(person), Qt.MouseButton.MiddleButton, pos=bar(person).tabRect(last).center()
        )
    else:
        cross = bar(person).tabButton(last, QTabBar.ButtonPosition.RightSide)
        assert isinstance(cross, QToolButton)
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_every_page_is_a_tab_that_closes_like_one_and_leads_back(person: WindowSession) -> None:
    place = person.place
    window = person.program.frame.window
    for number, name in enumerate(PAGES):
        person.command(name)
        assert titles(person) == ["Thimble", page(person).title]
        assert not bar(person).tabIcon(1).isNull()
        assert page(person).isVisible()
        assert window.windowTitle() == f"{page(person).title} – Hullwright"
        assert person.program.services.workplaces.current is None
        assert page(person).isAncestorOf(window.focusWidget())
        close(person, ("key", "middle button", "cross")[number % 3])
        assert titles(person) == ["Thimble"]
        assert person.place is place
        assert person.canvas.hasFocus()


def test_undo_and_save_on_a_page_never_reach_the_map_behind_it(person: WindowSession) -> None:
    person.click("C03", Qt.MouseButton.RightButton)
    place, rows = person.place, person.rows
    actions = person.program.frame.actions
    assert place.document.history.canUndo()
    for name in PAGES:
        person.command(name)
        actions.refresh()
        for undone in ("edit.undo", "edit.redo", "file.save", "file.save-as"):
            assert not actions.action(undone).isEnabled()
            assert actions.reason(undone) in actions.action(undone).toolTip()
        for key in (Qt.Key.Key_Z, Qt.Key.Key_S):
            press(person, key)
        assert place.document.value.layout.rows == rows
        assert not place.document.is_saved
        close(person, "key")
    press(person, Qt.Key.Key_Z)
    assert person.rows != rows


def test_the_workshop_undoes_and_saves_its_own_rule_from_the_same_menus(
    person: WindowSession,
) -> None:
    person.click("C03", Qt.MouseButton.RightButton)
    rows = person.rows
    person.command("rules.workshop")
    workshop = page(person)
    assert isinstance(workshop, WorkshopPage)
    workshop.new()
    assert workshop.editor is not None
    draft = workshop.editor.draft
    workshop.editor.texts.forms["en"].setFocus()
    press(person, Qt.Key.Key_A)
    QTest.keyClicks(QApplication.focusWidget(), "Night watch")
    press(person, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    assert titles(person) == ["Thimble ●", "Rule workshop ●"]
    person.command("edit.undo")
    assert draft.value["title"] == {"en": ""}
    assert draft.history.canRedo()
    person.command("edit.redo")
    assert draft.value["title"] == {"en": "Night watch"}
    assert "Fix this first" in person.program.frame.actions.reason("file.save")
    draft.apply("Text", lambda value: {**value, "text": {"en": "It is dark."}})
    person.command("file.save")
    assert draft.path is not None
    assert titles(person) == ["Thimble ●", "Rule workshop"]
    close(person, "key")
    assert person.rows == rows


def test_unsaved_rules_are_there_again_however_the_page_was_left(person: WindowSession) -> None:
    person.command("rules.workshop")
    workshop = page(person)
    assert isinstance(workshop, WorkshopPage)
    workshop.new()
    told = []
    person.program.services.notices.told.connect(told.append)
    close(person, "cross")
    assert told[0].text.startswith("Rule workshop was closed with unsaved changes")
    told[0].offers[0].run()
    again = page(person)
    assert isinstance(again, WorkshopPage)
    assert [each.value["code"] for each in again.own_rules.drafts] == ["my:new-rule"]
    assert again.is_changed


def test_the_keys_of_tabs_go_through_maps_and_pages(person: WindowSession) -> None:
    person.command("plugins.page")
    person.command("help.docs-engine")
    seen = []
    for _ in range(4):
        press(person, Qt.Key.Key_Tab)
        seen.append(bar(person).tabText(bar(person).currentIndex()))
    assert seen == ["Thimble", "Plugins", "Manual", "Thimble"]
    assert person.canvas.isVisible()
    press(person, Qt.Key.Key_Tab, CONTROL | SHIFT)
    assert page(person).title == "Manual"


def test_panels_step_aside_for_a_page_and_come_back_as_they_were(person: WindowSession) -> None:
    window, strip = person.program.frame.window, person.program.frame.tool_strip
    before = {name: pane.isVisible() for name, pane in window.panes.items()}
    assert any(before.values())
    person.command("plugins.page")
    assert not any(pane.isVisible() for pane in window.panes.values())
    assert strip.isHidden()
    # Nor are the rows of tabs that panels share a place by.
    rows = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert not [each for each in rows if window.rect().intersects(each.geometry())]
    close(person, "key")
    assert {name: pane.isVisible() for name, pane in window.panes.items()} == before
    assert strip.isVisible()


def test_closed_pages_and_maps_come_back_in_the_order_in_which_they_went(
    person: WindowSession,
) -> None:
    person.command("help.docs-engine")
    read = page(person).title, page(person).kept()
    person.command("file.close")
    person.command("file.preferences")
    person.command("file.close")
    person.command("file.close")
    assert not len(person.program.services.workplaces)
    person.command("file.reopen")
    assert person.place.map.name == "Thimble"
    person.command("file.reopen")
    assert page(person).title == "Preferences"
    person.command("file.reopen")
    assert (page(person).title, page(person).kept()) == read
    assert "yet" in person.program.frame.actions.reason("file.reopen")


def test_switching_between_a_map_and_a_page_leaves_no_rows_of_tabs_behind(
    person: WindowSession,
) -> None:
    window = person.program.frame.window

    def rows() -> list[tuple[list[str], QRect]]:
        bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [([each.tabText(n) for n in range(each.count())], each.geometry()) for each in bars]

    before = rows()
    person.command("plugins.page")
    for _ in range(10):
        press(person, Qt.Key.Key_Tab)
        press(person, Qt.Key.Key_Tab)
    press(person, Qt.Key.Key_Tab)
    assert person.canvas.isVisible()
    assert rows() == before
    person.command("view.reset-layout")
    assert [titles for titles, _ in rows()] == [titles for titles, _ in before]


def test_the_preview_is_zoomed_printed_and_closed_by_the_commands_of_the_window(
    person: WindowSession, tmp_path: Path
) -> None:
    person.command("file.print")
    preview = page(person)
    assert isinstance(preview, SheetPreview)
    assert preview.title == "Print: Thimble"
    before = preview.view.shown_zoom()
    press(person, Qt.Key.Key_Plus)
    assert preview.view.shown_zoom() > before
    person.answers.path = tmp_path / "sheet.pdf"
    person.command("file.sheet-pdf")
    assert person.answers.path.exists()
    assert person.program.frame.actions.reason("map.resize").startswith("This is for maps")
    (place,) = person.program.services.workplaces
    person.program.services.files.closing.close(place)
    assert titles(person) == []
    assert person.program.frame.tabs.currentWidget() is person.program.frame.welcome


def test_searching_means_the_page_in_front(person: WindowSession) -> None:
    assert person.program.frame.actions.reason("edit.find")
    person.command("help.docs-engine")
    press(person, Qt.Key.Key_F)
    QTest.keyClicks(QApplication.focusWidget(), "seed")
    press(person, Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier)
    shown = page(person)
    assert shown.view.textCursor().selectedText().lower() == "seed"


def test_another_language_keeps_the_pages_and_the_order_of_all_tabs(person: WindowSession) -> None:
    person.command("file.print")
    person.command("plugins.page")
    person.program.open_sample(next(path for path in maps() if path.stem == "bellwether"))
    person.command("rules.workshop")
    bar(person).moveTab(4, 0)
    bar(person).moveTab(4, 1)
    assert titles(person) == [
        "Rule workshop",
        "Bellwether",
        "Thimble",
        "Print: Thimble",
        "Plugins",
    ]
    window = person.program.frame.window
    person.command("view.language.de")
    person.wait(lambda: person.program.frame.window is not window and not isValid(window))
    assert titles(person) == [
        "Regelwerkstatt",
        "Bellwether",
        "Thimble",
        "Drucken: Thimble",
        "Plugins",
    ]
    assert isinstance(page(person), WorkshopPage)
    close_first = bar(person).tabButton(0, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(close_first, Qt.MouseButton.LeftButton)
    assert len(titles(person)) == 4
