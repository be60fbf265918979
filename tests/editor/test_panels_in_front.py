"""Panels make room where they have nothing to show, and come back as they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTabBar
from pytestqt.qtbot import QtBot

from hullwright.samples import HERE, scenarios

from .window_session import WindowSession

MAZE, STATION = HERE / "mazes/long-haul.json", HERE / "stations/standard.json"


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def shown(person: WindowSession) -> set[str]:
    return {name for name, pane in person.program.frame.window.panes.items() if not pane.isHidden()}


def test_the_welcome_page_has_the_window_to_itself(person: WindowSession) -> None:
    assert shown(person) == set()


def test_no_row_of_tabs_is_left_of_panels_that_are_put_aside(person: WindowSession) -> None:
    assert not rows_of_tabs(person)
    person.new_map()
    person.settle()
    assert rows_of_tabs(person)
    person.command("file.preferences")
    assert not rows_of_tabs(person)


def test_a_window_that_begins_with_a_map_has_rows_of_tabs_only_where_there_is_a_choice(
    qtbot: QtBot, home: Path
) -> None:
    person = WindowSession(home, first=[STATION])
    person.settle()
    panes = person.program.frame.window.panes.values()
    visible = {pane.windowTitle() for pane in panes if not pane.isHidden()}
    rows = rows_of_tabs(person)
    choices = [{row.tabText(n) for n in range(row.count())} & visible for row in rows]
    person.leave()
    assert choices
    assert all(len(each) > 1 for each in choices), choices


def rows_of_tabs(person: WindowSession) -> list[QTabBar]:
    """Return the rows of panels' tabs that lie within the window."""
    window, direct = person.program.frame.window, Qt.FindChildOption.FindDirectChildrenOnly
    bars = window.findChildren(QTabBar, options=direct)
    return [each for each in bars if window.rect().intersects(each.geometry())]


def test_a_scenario_keeps_the_panels_that_it_fills(person: WindowSession) -> None:
    person.program.open([scenarios()[0]])
    assert shown(person) == {"properties", "history"}


def test_panels_come_back_with_a_map_as_the_person_left_them(person: WindowSession) -> None:
    person.new_map()
    person.program.frame.window.toggle_dock("minimap")
    before = shown(person)
    person.program.open([scenarios()[0]])
    person.command("view.next-tab")
    assert shown(person) == before
    assert "minimap" not in before
    assert "palette" in before


def test_the_arrangement_is_kept_whatever_is_in_front_at_the_end(
    person: WindowSession, qtbot: QtBot, home: Path
) -> None:
    person.new_map()
    person.program.frame.window.toggle_dock("minimap")
    before = shown(person)
    person.program.open([scenarios()[0]])
    person.leave()
    again = WindowSession(home)
    again.new_map()
    assert shown(again) == before
    again.leave()


def test_tables_and_lanes_come_and_go_with_the_kind_of_map_in_front(person: WindowSession) -> None:
    person.new_map()
    assert not shown(person) & {"tables", "lanes"}
    person.program.open([MAZE])
    assert {"tables", "lanes"} <= shown(person)
    person.program.frame.window.panes["tables"].close()
    person.program.open([STATION])
    assert "lanes" not in shown(person)
    assert "tables" not in shown(person)
    person.command("view.previous-tab")
    assert {"tables", "lanes"} & shown(person) == {"lanes"}


def test_what_was_closed_on_one_kind_of_map_stays_closed_the_next_time(
    person: WindowSession, qtbot: QtBot, home: Path
) -> None:
    person.program.open([MAZE])
    person.program.frame.window.panes["lanes"].close()
    person.leave()
    again = WindowSession(home)
    again.program.open([MAZE])
    assert {"tables", "lanes"} & shown(again) == {"tables"}
    again.leave()
