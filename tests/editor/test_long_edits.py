"""Making a large map symmetric is worked out beside the window, and made as one step."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.editor.tools.symmetrise import LARGE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.writer import write

from .window_session import WindowSession
from .workplaces import zone

SIDE = int(LARGE**0.5) + 30
ROWS = ("s" * (SIDE // 2) + "." * (SIDE - SIDE // 2),) * SIDE


@pytest.fixture
def person(qtbot: QtBot, home: Path, tmp_path: Path) -> Iterator[WindowSession]:
    path = tmp_path / "large.json"
    write(MapDocument(kind="hex-zone", name="Large", layout=zone(*ROWS)), path)
    session = WindowSession(home)
    session.program.open([path])
    session.wait(lambda: session.program.services.workplaces.current)
    session.command("symmetry.mirror-left-right")
    session.command("symmetry.make")
    yield session
    session.leave()


def notices(person: WindowSession) -> str:
    return " ".join(each.text for each in person.program.services.notices.past())


def is_busy(person: WindowSession) -> bool:
    return any(each.is_work for each in person.program.services.notices.standing())


def test_a_large_map_is_made_symmetric_beside_the_window_in_one_step(person: WindowSession) -> None:
    person.click("C50")
    assert is_busy(person)
    assert person.rows == ROWS
    person.click("C50")
    assert "already" in notices(person)
    person.wait(lambda: person.rows != ROWS)
    assert all(row == row[::-1] for row in person.rows)
    assert not is_busy(person)
    assert person.place.document.history.count() == 1
    person.command("edit.undo")
    assert person.rows == ROWS


def test_what_was_worked_out_for_a_map_that_has_changed_is_not_made(person: WindowSession) -> None:
    person.click("C50")
    person.place.choices.choose(tool="brush", first="dangerous")
    person.click("E20")
    changed = person.rows
    assert changed != ROWS
    person.wait(lambda: not is_busy(person))
    assert person.rows == changed
    assert "changed in the meantime" in notices(person)


def test_the_work_can_be_called_off(person: WindowSession) -> None:
    person.click("C50")
    (work,) = (each for each in person.program.services.notices.standing() if each.is_work)
    work.offers[0].run()
    person.wait(lambda: not is_busy(person))
    assert person.rows == ROWS
    assert person.place.document.history.count() == 0
