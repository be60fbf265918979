"""Overlays that are gone through step by step, such as a station that falls apart."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.samples import HERE

from ...window_session import WindowSession


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    session.program.open([HERE / "stations" / "standard.json"])
    yield session
    session.leave()


def gone(person: WindowSession, number: int) -> None:
    """Wait until so many tiles are shown as gone."""
    person.wait(
        lambda: len(getattr(person.place.findings.shadings.get("removal"), "levels", ())) == number
    )


def test_a_station_falls_apart_tile_by_tile_and_back_again(person: WindowSession) -> None:
    reason = person.program.frame.actions.reason
    assert "step by step" in reason("overlay.step-on")
    person.command("overlay.removal")
    gone(person, 40)
    for number in (1, 2, 3):
        person.command("overlay.step-on")
        gone(person, number)
    person.command("overlay.step-back")
    gone(person, 2)
    person.command("overlay.step-back")
    person.command("overlay.step-back")
    gone(person, 40)
    person.command("overlay.step-back")
    gone(person, 39)
