"""From the welcome page to an exported map of each kind, with every press of a button or a key counted.

Each goal was reached before by the shortest way there was then; the numbers are in `BEFORE`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.files.beginning_gallery import BeginningGallery
from hullwright.editor.files.new_map_dialog import NewMapDialog
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map

from .counted_hands import CountedHands
from .window_session import WindowSession

BEFORE = {"hex-zone": 21, "tile-maze": 8, "station": 19, "galaxy": 15}
"""Presses in a window without silhouettes that keep their symmetry, galleries and kinds on the welcome page."""
NOW = {"hex-zone": 14, "tile-maze": 7, "station": 14, "galaxy": 13}
"""Presses that the ways below take: what needs more costs every designer time with every map."""
SMALL = (1280, 720)


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home, SMALL)
    yield session
    session.leave()


@pytest.fixture
def hands(person: WindowSession) -> CountedHands:
    return CountedHands(person)


def begin(hands: CountedHands, kind: str) -> BeginningGallery:
    """Press the button of a kind on the welcome page; return the gallery of what a map can begin with."""
    frame = hands.person.program.frame
    hands.click(frame.welcome.findChild(QPushButton, f"begin {kind}"))
    dialog = frame.window.findChild(NewMapDialog)
    assert isinstance(dialog, NewMapDialog)
    assert dialog.kind == kind
    gallery = dialog.findChild(BeginningGallery)
    assert isinstance(gallery, BeginningGallery)
    return gallery


def begun(hands: CountedHands) -> None:
    hands.person.wait(lambda: hands.person.program.services.workplaces.current)


def finished(hands: CountedHands, target: Path) -> MapDocument:
    """Export the map; assert that it took no more presses than it may, and return what was exported."""
    errors = [each for each in hands.person.problems() if each.severity is Severity.ERROR]
    assert errors == []
    hands.export(target)
    exported = read_map(target)
    assert hands.acts <= NOW[exported.kind], (hands.clicks, hands.keys)
    assert NOW[exported.kind] < BEFORE[exported.kind]
    return exported


def test_a_symmetric_zone_of_two_hundred_sectors(hands: CountedHands, tmp_path: Path) -> None:
    person, gallery = hands.person, begin(hands, "hex-zone")
    hands.double_click_item(gallery, "Cross")
    begun(hands)
    assert person.place.symmetry.name == "both mirrors", "its silhouette has them"
    hands.keys_on_map("p3")
    hands.click_cell("L06")
    hands.keys_on_map("4")
    hands.click_cell("L09")
    hands.keys_on_map("5")
    hands.click_cell("B06")
    exported = finished(hands, tmp_path / "cross.json")
    cells = "".join(exported.layout.rows)
    assert 190 <= len(cells) - cells.count(".") <= 210
    assert 0.17 < cells.count("s") / (len(cells) - cells.count(".")) < 0.47, "as in published zones"
    assert sum(each in "1234" for each in cells) == 4
    person.wait(lambda: person.place.findings.symmetry)
    report = person.place.findings.symmetry
    assert report is not None
    assert report.shares["both mirrors"] == 1.0
    assert report.odd_count == 0


def test_a_maze_of_which_chance_has_laid_twenty_tiles(hands: CountedHands, tmp_path: Path) -> None:
    hands.double_click_item(begin(hands, "tile-maze"), "20 tiles at random")
    begun(hands)
    exported = finished(hands, tmp_path / "maze.json")
    assert len(exported.layout.placed) == 20


def test_a_station_with_four_jump_points_and_a_queen(hands: CountedHands, tmp_path: Path) -> None:
    person = hands.person
    hands.double_click_item(begin(hands, "station"), "Hexagon")
    begun(hands)
    hands.keys_on_map("j")
    hands.drag("0,0", "0,1")
    hands.keys_on_map("c7")
    hands.click_cell("6,11")
    person.problems()
    hands.keys_on_map([Qt.Key.Key_F8])
    person.wait(person.fixes)
    hands.click(person.fixes()[0])
    station = finished(hands, tmp_path / "station.json").layout
    assert [len(each.gates) for each in station.jump_points] == [2, 2, 2, 2]
    assert [each.kind for each in station.creatures] == ["queen"]
    assert "".join(station.rows).count("#") == station.tile_count()


def test_a_galaxy_with_cards_where_they_are_wanted(hands: CountedHands, tmp_path: Path) -> None:
    gallery = begin(hands, "galaxy")
    hands.key(Qt.Key.Key_Return, at=gallery)
    begun(hands)
    hands.keys_on_map("k1")
    hands.click_cell("2")
    hands.keys_on_map("5")
    hands.click_cell("5")
    hands.keys_on_map("d")
    hands.click_cell("7")
    cards = finished(hands, tmp_path / "galaxy.json").layout.cards
    assert [cards[at - 1].card for at in (2, 5)] == ["planet", "asteroid"]
    assert cards[6].face_up
