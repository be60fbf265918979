"""Menus show what is in front has, and nothing greyed out for others; all of them fit a small screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.samples import HERE, scenarios

from .window_session import WindowSession

SAMPLES = ("hex-zones/thimble", "mazes", "stations/standard", "galaxies")
SCREEN = 720


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home, (1280, SCREEN))
    yield session
    session.leave()


def sample(folder: str) -> Path:
    found = HERE / f"{folder}.json"
    return found if found.exists() else min((HERE / folder).glob("*.json"))


def titles(person: WindowSession) -> list[str]:
    bar = person.program.frame.window.menuBar()
    return [each.text().replace("&", "") for each in bar.actions() if each.isVisible()]


def menu(person: WindowSession, path: str) -> QMenu:
    found = person.program.frame.window.menuBar().findChild(QMenu, f"menu {path}")
    assert isinstance(found, QMenu)
    found.aboutToShow.emit()
    return found


def entries(person: WindowSession, path: str) -> list[str]:
    shown = [each for each in menu(person, path).actions() if each.isVisible()]
    return [each.text() for each in shown if not each.isSeparator()]


def test_each_kind_has_menus_of_its_own_under_headings(person: WindowSession) -> None:
    offered = {}
    for folder in SAMPLES:
        person.program.open_sample(sample(folder))
        person.wait(lambda: person.program.services.workplaces.current)
        kind = person.place.editor_kind
        expected = {each.name for each in kind.tools}
        shown = menu(person, "Tools").actions()
        if any(each.menu() and each.text() == "Measure and mirror" for each in shown):
            shown += menu(person, "Tools/Measure and mirror").actions()
        tools = {each.objectName() for each in shown if each.isVisible() and not each.isSeparator()}
        assert {name for name in tools if name.startswith("tool.")} == {
            f"tool.{name}" for name in expected
        }
        over = menu(person, "View/Overlays").actions()
        assert sum(
            each.objectName().startswith("overlay.") and each.isVisible() for each in over
        ) > (len(kind.overlays))
        headings = [each.text() for each in over if each.isVisible() and each.isSeparator()]
        assert all(headings)
        assert len(set(headings)) == len(headings) > 3
        offered[folder] = entries(person, "View/Overlays")
        assert offered[folder][0] == "None"
        for path in ("Symmetry", "Tools/Contents", "Map"):
            hidden = [each for each in person.program.frame.actions if each.menu == path]
            reasons = [person.program.frame.actions.reason(each.name) for each in hidden]
            shown_reasons = [
                reason
                for each, reason in zip(hidden, reasons, strict=True)
                if person.program.frame.actions.action(each.name).isVisible()
            ]
            assert not any("of this kind" in reason for reason in shown_reasons)
    assert "Distance to the nearest pod" not in offered["stations/standard"]


def test_digits_are_called_what_they_paint(person: WindowSession) -> None:
    person.program.open_sample(sample("hex-zones/thimble"))
    assert entries(person, "Tools/Contents")[:2] == [
        "Paint with: Silent sector",
        "Paint with: Dangerous sector",
    ]
    assert len(entries(person, "Tools/Contents")) == 8, "and two about what is painted"


def test_a_scenario_and_an_empty_window_have_no_menus_for_maps(person: WindowSession) -> None:
    overlays = person.program.frame.toolbar.findChild(QToolButton, "toolbar View/Overlays")
    assert titles(person) == ["File", "Edit", "View", "Scenario", "Plugins", "Help"]
    assert not overlays.isVisible()
    person.program.open_sample(sample("hex-zones/thimble"))
    person.wait(lambda: "Tools" in titles(person))
    assert overlays.isVisible()
    person.program.open([scenarios()[0]])
    person.wait(lambda: "Tools" not in titles(person))
    assert titles(person) == ["File", "Edit", "View", "Scenario", "Plugins", "Help"]
    assert entries(person, "Edit") == ["Undo", "Redo", "Paste", "Take a snapshot…", "Find…"]
    assert "Try on map…" in entries(person, "Scenario")
    assert "Zoom in" not in entries(person, "View")
    assert not overlays.isVisible()


def test_every_menu_fits_a_small_screen_in_german(person: WindowSession) -> None:
    person.program.services.window_language.choose("de")
    person.wait(lambda: "Datei" in titles(person))
    person.program.services.theme.choose("dark")
    for folder in SAMPLES:
        person.program.open_sample(sample(folder))
        person.wait(person.program.frame.tabs.canvas)
        bar = person.program.frame.window.menuBar()
        for found in bar.findChildren(QMenu):
            found.aboutToShow.emit()
            assert found.sizeHint().height() <= SCREEN - bar.height(), found.objectName()
