"""From an empty window to a galaxy that can be played, by mouse and keys alone."""

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


def lay_cards(person: WindowSession) -> None:
    """Fix some cards of a new galaxy, exchange two of them, and turn one over."""
    person.new_map("Way Out", "galaxy")
    person.key("k")
    person.key("1")
    person.click("2")
    person.click("6")
    person.key("5")
    person.click("5")
    person.drag("5", "6")
    person.key("d")
    person.click("7")


def test_a_galaxy_is_designed_exported_played_and_printed(
    person: WindowSession, tmp_path: Path
) -> None:
    lay_cards(person)
    cards = person.place.map.layout.cards
    assert [cards[at - 1].card for at in (2, 5, 6)] == ["planet", "planet", "asteroid"]
    assert cards[6].face_up
    assert person.mend_all() == [], "the deck has given the cards that were laid"
    found = exported(person, tmp_path / "way-out.json")
    assert found.layout.cards == cards
    assert "chaos" in simulated(tmp_path / "way-out.json")
    assert sum(played_in_the_window(person).reasons.values()) == 5
    assert "Outpost" in printed_pieces(person, tmp_path / "pieces.pdf")
