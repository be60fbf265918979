"""From an empty window to a zone with vents, a sealed door with a switch and a one-way hatch, by mouse and keys alone."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from hullwright.editor.kinds.hexes.edges import line_between
from hullwright.editor.panels.own_content_card import OwnContentCard
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.layout import HexZone, SectorKind

from .finishing import exported, simulated
from .window_session import LEFT, WindowSession


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


def make_kind(person: WindowSession, title: str, symbol: str, colour: str, *effects: str) -> None:
    """Make a sector kind with the palette's form; it is chosen afterwards."""
    own = person.program.frame.panels.palette.own
    QTest.mouseClick(own.new, LEFT)
    card = own.card
    assert isinstance(card, OwnContentCard)
    QTest.keyClicks(card.form.findChild(QLineEdit), title)
    for name in (f"symbols.{symbol}", f"colours.{colour}"):
        QTest.mouseClick(card.findChild(QToolButton, f"own-content.{name}"), LEFT)
    for words in effects:
        QTest.mouseClick(card.effects.picker.button, LEFT)
        QTest.keyClicks(card.effects.picker.line, words)
        QTest.keyClick(card.effects.picker.line, Qt.Key.Key_Return)
    QTest.mouseClick(card.take, LEFT)
    QApplication.processEvents()


def paint(person: WindowSession, *labels: str) -> None:
    person.key("b")
    for each in labels:
        person.click(each)


def line_at(person: WindowSession, start: str, to: str) -> QPoint:
    """Return a place at the line between two sectors, on the side of the first."""
    (ax, ay), (bx, by) = line_between((hex_of(start), hex_of(to)))
    x, y = person.place.surface.centre(hex_of(start))
    point = (0.45 * (ax + bx) + 0.1 * x, 0.45 * (ay + by) + 0.1 * y)
    return person.canvas.camera.on_screen(point).toPoint()


def draw_edge(person: WindowSession, sort: str, start: str, to: str) -> None:
    """Choose a sort of edge in the palette and click at the line between two sectors."""
    edges = person.program.frame.panels.palette.options.edges
    QTest.mouseClick(edges.findChild(QToolButton, f"palette.edges.{sort}"), LEFT)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseMove(person.canvas, line_at(person, start, to))
    QApplication.processEvents()
    QTest.mouseClick(person.canvas, LEFT, none, line_at(person, start, to))
    QApplication.processEvents()


def draw_a_special_zone(person: WindowSession) -> None:
    """Paint a hall with both starts and pods, vents, a seal with its switch, and edges of every sort."""
    person.new_map("Airways")
    person.key("2")
    person.key("u")
    person.drag("G05", "Q09")
    person.key("p")
    for digit, label in (("3", "L06"), ("4", "L08"), ("5", "H06"), ("5", "P08")):
        person.key(digit)
        person.click(label)
    make_kind(person, "Vent", "fan", "#56b4e9", "vent")
    paint(person, "H08", "P06")
    make_kind(person, "Bulkhead", "lock", "#d55e00", "sealed until a switch")
    paint(person, "J07")
    make_kind(person, "Switch", "lever", "#f0e442", "switch")
    paint(person, "N07")
    person.key("z")
    draw_edge(person, "one_way", "K06", "K07")
    draw_edge(person, "wall", "M06", "M07")
    draw_edge(person, "noisy_door", "I07", "I08")


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
    assert any("one-way hatch to K07" in each.text() for each in shown)
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
    assert "Bulkhead: Sealed until a switch of the same number" in words
    assert "one-way hatch: A hatch leads in one direction only." in words
    assert "Nobody steps through a wall." in words
