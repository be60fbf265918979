"""From an empty window to a zone with vents, a sealed door with a switch and a one-way hatch, by mouse and keys alone."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.layout import HexZone, SectorKind

from .finishing import exported, simulated
from .special_zone import draw_a_special_zone
from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def zone_of(person: WindowSession) -> HexZone:
    layout = person.place.map.layout
    assert isinstance(layout, HexZone)
    return layout


def own_kind(zone: HexZone, name: str) -> SectorKind:
    return next(each for each in zone.legend.values() if each.kind == name)


def test_a_zone_with_vents_a_seal_and_a_hatch_is_designed_saved_printed_and_played(
    person: WindowSession, tmp_path: Path
) -> None:
    draw_a_special_zone(person)
    zone = zone_of(person)
    assert [each["do"] for each in own_kind(zone, "bulkhead").effects] == ["sealed_switch"]
    assert [(each.start, each.kind, each.to) for each in zone.edges] == [
        ("K06", "one_way", "K07"),
        ("M06", "wall", "M07"),
        ("I07", "noisy_door", "I08"),
    ]
    person.point_at("K06")
    shown = person.program.frame.status.findChildren(QLabel)
    person.wait(lambda: any("one-way hatch to K07" in each.text() for each in shown))
    person.mend_all()
    person.answers.path = tmp_path / "airways.json"
    person.command("file.save")
    person.wait((tmp_path / "airways.json").exists)
    assert read_map(tmp_path / "airways.json").layout == zone_of(person)
    made = exported(person, tmp_path / "exported.json")
    assert made.layout.edges == zone.edges
    assert "games: 200" in simulated(tmp_path / "exported.json", games=200)


def test_its_sheet_explains_what_is_special(person: WindowSession, tmp_path: Path) -> None:
    draw_a_special_zone(person)
    target = tmp_path / "sheet.pdf"
    person.answers.path = target
    person.command("file.sheet-pdf")
    person.wait(target.exists)
    found = subprocess.run(
        ["pdftotext", target, "-"], capture_output=True, text=True, check=True
    ).stdout
    words = " ".join(found.split())
    assert "Vent: A step leads from here to every other vent of the same group" in words
    assert "Bulkhead: Sealed until a switch with the same number" in words
    assert "one-way hatch: A hatch can only be passed in one direction." in words
    assert "Nobody can pass through a wall." in words
