"""Galaxies in the real window: laid with the mouse, one step of the history each, measured without delay."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ...window_session import LEFT, WindowSession
from .galaxies import sides

SAMPLE = Path(__file__).parents[4] / "samples" / "galaxies" / "asteroid-belt.json"
FIGURES = ("par", "slack", "alien_clock", "chaos_clock", "needed_upgrades")


class Player(WindowSession):
    """A person in front of a galaxy."""

    def drag_cards(self, *positions: int) -> None:
        surface, none = self.place.surface, Qt.KeyboardModifier.NoModifier
        points = [self.canvas.camera.on_screen(surface.centre(at)).toPoint() for at in positions]
        QTest.mousePress(self.canvas, LEFT, none, points[0])
        for point in points[1:]:
            QTest.mouseMove(self.canvas, point)
            QApplication.processEvents()
        QTest.mouseRelease(self.canvas, LEFT, none, points[-1])
        QApplication.processEvents()

    @property
    def layout(self):
        return self.place.map.layout


DRAWN = SAMPLE.parent / "uncharted-night.json"


@pytest.fixture
def dealer(home: Path, qapp: QApplication):
    """A person in front of the galaxy of the box, in which everything is drawn."""
    session = Player(home)
    session.answers.paths = [DRAWN]
    session.command("file.open")
    session.wait(lambda: session.program.services.workplaces.current)
    yield session
    session.place.document.history.setClean()
    session.leave()


def test_laying_with_the_mouse_takes_from_the_deck_in_one_step(dealer: Player) -> None:
    before = dealer.layout.deck
    dealer.key("k")
    dealer.key("1")
    dealer.drag_cards(6)
    assert dealer.layout.cards[5].card == "planet"
    assert dealer.layout.deck.shuffle["planet"] == before.shuffle["planet"] - 1
    assert dealer.layout.deck.remove == before.remove
    dealer.drag_cards(6, 9)
    assert [dealer.layout.cards[at - 1].card for at in (6, 9)] == ["drawn", "planet"]
    assert dealer.layout.deck.shuffle["planet"] == before.shuffle["planet"] - 1
    dealer.wait(lambda: dealer.place.findings.problems is not None)
    assert not [each for each in dealer.place.findings.problems if each.severity == "error"]
    history = dealer.place.document.history
    assert history.count() == 2
    history.undo()
    history.undo()
    assert dealer.layout.deck == before
    assert dealer.place.document.is_saved


@pytest.fixture
def player(home: Path, qapp: QApplication):
    session = Player(home)
    session.answers.paths = [SAMPLE]
    session.command("file.open")
    session.wait(lambda: session.program.services.workplaces.current)
    yield session
    session.place.document.history.setClean()
    session.leave()


def test_a_galaxy_is_laid_turned_and_stretched_with_the_mouse(player: Player) -> None:
    assert [each.card for each in player.layout.cards[1:3]] == ["space", "planet"]
    player.key("k")
    player.key("1")
    player.drag_cards(5)
    assert player.layout.cards[4].card == "planet"
    player.drag_cards(2, 3)
    assert [each.card for each in player.layout.cards[1:3]] == ["planet", "space"]
    player.key("d")
    player.drag_cards(6, 8)
    assert sides(player.layout)[:9] == "UUUUdUUUd"
    player.key("g")
    player.drag_cards(16, 17)
    assert player.layout.track.rows == (8, 9)
    assert player.layout.cards[-1].card == "ocean"
    history = player.place.document.history
    assert history.count() == 4
    for _ in range(4):
        history.undo()
    assert player.layout.track.rows == (8, 8)
    assert player.place.document.is_saved


def test_the_metrics_come_from_the_other_process_and_the_overlays_too(player: Player) -> None:
    player.wait(lambda: player.place.findings.figures is not None)
    found = str(player.place.findings.figures)
    assert all(name in found for name in FIGURES)
    player.command("overlay.distance.hops")
    player.wait(lambda: "distance.hops" in player.place.findings.shadings)
    assert player.place.findings.shadings["distance.hops"].texts[16] == "7"
