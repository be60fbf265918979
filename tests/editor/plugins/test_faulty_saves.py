"""Faulty code of a plugin in the real window: what nobody could open again is not saved, and nothing is lost."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write

from ..files.file_work import small_map
from ..window_session import WindowSession
from .strangers import installed_code

SPOILS = """
from dataclasses import replace

from PySide6.QtWidgets import QPushButton

from hullwright.schema.kinds.hex_zone.layout import SectorKind
from hullwright.schema.messages import message


def spoilt(zone):
    return replace(zone, legend={**zone.legend, "x": SectorKind(kind="Wet Floor!")})


def work(workplace, parent):
    button = QPushButton("Mop", parent)
    button.setObjectName("mop")
    document = workplace.document
    button.clicked.connect(lambda: document.apply_to_layout(message("Mop"), spoilt))
    return button
"""


@pytest.fixture
def person(home: Path, qapp):
    installed_code(Keeper(home), "panels", SPOILS)
    session = WindowSession(home)
    yield session
    session.leave()


def recovery_files(home: Path) -> list[Path]:
    return sorted((home / "recovery").glob("*/*.json"))


def press(person: WindowSession, name: str) -> None:
    window = person.program.frame.window
    person.wait(lambda: window.findChild(QPushButton, name))
    QTest.mouseClick(window.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def test_a_map_that_a_plugin_has_spoilt_stays_unsaved_until_that_is_undone(person, home, tmp_path):
    path = tmp_path / "curie.json"
    write(small_map("Curie"), path)
    before = path.read_bytes()
    told = []
    person.program.services.notices.told.connect(lambda notice: told.append(notice.text))
    person.program.open([path])
    person.wait(lambda: person.program.services.workplaces.current)
    person.program.frame.window.panes["odd/it"].show()
    document = person.place.document
    press(person, "mop")
    person.command("file.save")
    assert "was not written, because it could not be opened again: legend entry “x”" in told[-1]
    assert "undo the step that caused this" in told[-1]
    assert path.read_bytes() == before
    assert not document.is_saved
    person.wait(lambda: recovery_files(home))
    assert "Wet Floor!" in json.dumps(json.loads(recovery_files(home)[0].read_text()))
    person.command("edit.undo")
    assert document.is_saved
    assert read_map(path) == person.place.map
