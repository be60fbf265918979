"""Making a large map symmetric is worked out beside the window, and made as one step."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.editor.tools.symmetrise import LARGE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.writer import write

from .files.file_work import rename
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


def when_it_begins(person: WindowSession, act: Callable[..., object]) -> None:
    """Do something in the moment in which the work begins, before any process can be done with it."""
    wanted = person.place.long_edit_wanted

    def act_once(*asked: object) -> None:
        wanted.disconnect(act_once)
        act(*asked)

    wanted.connect(act_once)


def test_a_large_map_is_made_symmetric_beside_the_window_in_one_step(person: WindowSession) -> None:
    begun: list[bool] = []

    def ask_again(*asked: object) -> None:
        begun.append(is_busy(person) and person.rows == ROWS)
        person.place.long_edit_wanted.emit(*asked)

    when_it_begins(person, ask_again)
    person.click("C50")
    assert begun == [True]
    assert "already" in notices(person)
    person.wait(lambda: person.rows != ROWS)
    assert all(row == row[::-1] for row in person.rows)
    person.wait(lambda: not is_busy(person))
    assert person.place.document.history.count() == 1
    person.command("edit.undo")
    assert person.rows == ROWS


def test_what_was_worked_out_for_a_map_that_has_changed_is_not_made(person: WindowSession) -> None:
    document = person.place.document
    when_it_begins(person, lambda *_: rename(document, "Changed"))
    person.click("C50")
    person.wait(lambda: not is_busy(person))
    assert person.rows == ROWS
    assert document.value.name == "Changed"
    assert "changed in the meantime" in notices(person)


def test_the_work_can_be_called_off(person: WindowSession) -> None:
    def call_off(*_: object) -> None:
        (work,) = (each for each in person.program.services.notices.standing() if each.is_work)
        work.offers[0].run()

    when_it_begins(person, call_off)
    person.click("C50")
    person.wait(lambda: not is_busy(person))
    assert person.rows == ROWS
    assert person.place.document.history.count() == 0
