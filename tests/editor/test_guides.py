"""Guides are pulled out of the rulers with the mouse, and are there again when their map is opened again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.guide import COLUMN, ROW, Guide
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.writer import write

from .window_session import LEFT, WindowSession
from .workplaces import zone

NONE = Qt.KeyboardModifier.NoModifier
ABOVE, BESIDE = QPoint(200, 8), QPoint(8, 200)
"""Places on the rulers."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "map.json"
    write(MapDocument(kind="hex-zone", name="Map", layout=zone(*["sssssss"] * 7)), made)
    return made


@pytest.fixture
def person(qtbot: QtBot, home: Path, path: Path) -> Iterator[WindowSession]:
    session = opened(home, path)
    yield session
    session.leave()


def opened(home: Path, path: Path) -> WindowSession:
    session = WindowSession(home)
    session.program.open([path])
    session.wait(lambda: session.program.services.workplaces.current)
    return session


def pull(person: WindowSession, start: QPoint, *stops: QPoint) -> None:
    QTest.mousePress(person.canvas, LEFT, NONE, start)
    for stop in stops:
        QTest.mouseMove(person.canvas, stop)
        QApplication.processEvents()
    QTest.mouseRelease(person.canvas, LEFT, NONE, stops[-1])


def guide(person: WindowSession, label: str, angle: float) -> Guide:
    return Guide.through(person.place.surface.centre(person.place.surface.cell_of(label)), angle)


def test_guides_are_pulled_out_of_the_rulers_and_last(
    person: WindowSession, home: Path, path: Path
) -> None:
    before = path.read_bytes()
    pull(person, ABOVE, person.at("B02"), person.at("C03"))
    pull(person, BESIDE, person.at("D04"))
    wanted = {guide(person, "C03", ROW), guide(person, "D04", COLUMN)}
    assert person.place.guides == wanted
    # One that is brought back to the rulers is not wanted.
    pull(person, ABOVE, person.at("E05"), ABOVE)
    assert person.place.guides == wanted
    assert person.place.document.history.count() == 0
    person.leave()
    assert path.read_bytes() == before
    again = opened(home, path)
    assert again.place.guides == wanted
    again.command("view.clear-guides")
    again.leave()
    third = opened(home, path)
    assert not third.place.guides
    third.leave()


def test_a_map_takes_its_guides_along_when_it_is_saved(
    person: WindowSession, tmp_path: Path
) -> None:
    pull(person, ABOVE, person.at("C03"))
    guides = person.place.guides
    assert len(guides) == 1
    person.answers.path = tmp_path / "other.json"
    person.command("file.save-as")
    person.wait(person.answers.path.exists)
    person.command("file.close")
    person.program.open([person.answers.path])
    person.wait(lambda: person.program.services.workplaces.current)
    assert person.place.guides == guides
