"""From an empty window to a station that can be played, by mouse and keys alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from .finishing import exported, played_in_the_window, printed_pieces, simulated
from .window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def draw_a_ring(person: WindowSession) -> None:
    """Paint a station of forty tiles, four Jump Points at the border, and a Queen."""
    person.new_map("Ring", "station")
    person.key("2")
    person.key("h")
    person.drag("6,6", "6,9")
    person.key("b")
    person.drag("2,5", "2,6", "2,7")
    person.key("j")
    for one, other in (("0,0", "0,1"), ("0,10", "0,11"), ("12,0", "12,1"), ("12,10", "12,11")):
        person.drag(one, other)
    person.key("7")
    person.key("c")
    person.click("0,6")


def test_a_station_is_designed_from_nothing_exported_played_and_printed(
    person: WindowSession, tmp_path: Path
) -> None:
    draw_a_ring(person)
    station = person.place.map.layout
    assert [len(each.gates) for each in station.jump_points] == [2, 2, 2, 2]
    assert [each.kind for each in station.creatures] == ["queen"]
    person.mend_all()
    exported(person, tmp_path / "ring.json")
    assert "crew saved" in simulated(tmp_path / "ring.json")
    assert sum(played_in_the_window(person).reasons.values()) == 5
    remark = person.program.frame.panels.metrics.remark
    assert "Starting first" in remark.text() or "Whoever starts" in remark.text()
    assert "Random player" in remark.text()
    assert "Habitat" in printed_pieces(person, tmp_path / "pieces.pdf")
