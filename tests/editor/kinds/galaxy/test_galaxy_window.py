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
