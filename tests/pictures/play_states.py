"""What is played: a game of a person against bots, and an answer of the lab."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hullwright.editor.lab.page import LabPage
from hullwright.samples import maps
from tests.editor.play.player import Player
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}
TURNS = 14
"""So many decisions are taken before the picture, so that there is something to read in the log."""

GAMES = 1200
"""The limit of the lab, which is reached in a minute."""


def game(person: WindowSession, path: Path) -> None:
    """A game on a zone in its middle, with a decision to take."""
    # The same window, with what a player does in it.
    player = Player.__new__(Player)
    player.__dict__ = person.__dict__
    page = player.begin(SAMPLES["bellwether"], 4)
    for _ in range(TURNS):
        player.until_asked(page)
        for target in page.table.desk().choices[-1].path:
            player.point(page, target)
    player.until_asked(page)
    person.pause(1.0)
    person.picture(path)


def lab(person: WindowSession, path: Path) -> None:
    """Whether a zone is fair, for several numbers of players."""
    person.program.open_sample(SAMPLES["thimble"])
    person.command("map.lab")
    page = person.program.frame.tabs.page()
    assert isinstance(page, LabPage)
    page.form.players.setText("2, 3, 4")
    page.form.sure.setCurrentIndex(0)
    page.form.games.setValue(GAMES)
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: not page.session.is_playing)
    page.answer.matrix.setCurrentCell(0, 1)
    person.pause(1.0)
    person.picture(path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "game": ("dark", game),
    "lab": ("light", lab),
}
