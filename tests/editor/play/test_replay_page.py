"""Recorded games in the real window: a time line, other eyes, branches, and records of other versions."""

import json
from dataclasses import replace

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hullwright.editor.play.game_page import GamePage
from hullwright.editor.play.replay_page import ReplayPage
from hullwright.engines.seats.desk import EVERYTHING
from hullwright.schema.files.writer import text_of

from ...engines.seats.tables import GAMES, session
from .player import LEFT, Player


@pytest.fixture
def recorded(tmp_path):
    """A file with a game that bots have played."""

    def write(game: str = "eftaios", **changes: object):
        table = session(game, people=0)
        table.let_bots_play()
        path = tmp_path / f"{game}.json"
        path.write_text(text_of(replace(table.recording(), **changes)), "utf-8")
        return path

    return write


def shown(player: Player, path) -> ReplayPage:
    """Open a recorded game as any file is opened."""
    player.program.open([path])
    page = player.program.frame.tabs.page()
    assert isinstance(page, ReplayPage)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_recorded_game_is_looked_at_from_its_beginning_to_its_end(player, recorded, game):
    page = shown(player, recorded(game))
    assert page.number == 0
    QTest.mouseClick(page.controls.ahead, LEFT)
    assert page.number == 1
    QTest.keyClick(page.line.slider, Qt.Key.Key_End)
    assert page.number == page.course.length
    assert page.course.desk(page.number, EVERYTHING, "en").result is not None
    QTest.keyClick(page.line.slider, Qt.Key.Key_Home)
    while page.controls.interesting.isEnabled():
        before = page.number
        QTest.mouseClick(page.controls.interesting, LEFT)
        assert page.number > before
    assert page.told.text()


def test_a_replay_goes_by_rounds_and_by_itself(player, recorded):
    page = shown(player, recorded())
    page.controls.steps.setCurrentIndex(1)
    QTest.mouseClick(page.controls.ahead, LEFT)
    QTest.mouseClick(page.controls.ahead, LEFT)
    assert page.number in page.course.rounds
    page.controls.speed.setCurrentIndex(4)
    QTest.mouseClick(page.controls.play, LEFT)
    player.wait(lambda: page.number == page.course.length and not page.controls.play.isChecked())


def test_through_one_players_eyes_only_what_that_player_could_know_is_shown(player, recorded):
    page = shown(player, recorded())
    page.show_moment(page.course.length // 2)
    everything = {each.owner for each in page.board.canvas.game_layer.scene.pieces}
    page.eyes.setCurrentIndex(page.eyes.findData(1))
    own = {each.owner for each in page.board.canvas.game_layer.scene.pieces}
    assert own <= {1}
    assert everything > own


def test_one_plays_on_from_any_moment_as_a_game_of_its_own(player, recorded):
    page = shown(player, recorded())
    page.show_moment(5)
    QTest.mouseClick(page.controls.branch, LEFT)
    game = player.program.frame.tabs.page()
    assert isinstance(game, GamePage)
    game.table.let_bots(go_on=False)
    played = game.table.session.recording().actions
    assert played[:5] == page.course.recording.actions[:5]
    assert len(played) < len(page.course.recording.actions)


def test_a_picture_and_an_animation_are_saved(player, recorded, tmp_path):
    page = shown(player, recorded("no_escape"))
    player.answers.path = tmp_path / "moment.png"
    QTest.mouseClick(page.controls.picture, LEFT)
    assert (tmp_path / "moment.png").read_bytes().startswith(b"\x89PNG")
    for name in ("game.gif", "game.webp"):
        player.answers.path = tmp_path / name
        QTest.mouseClick(page.controls.picture, LEFT)
        with Image.open(tmp_path / name) as animation:
            assert animation.n_frames > 2


def test_a_game_of_another_engine_version_says_so_and_shows_what_it_can(player, recorded):
    path = recorded("escape_earth", engine="0.0.1")
    told = json.loads(path.read_text())
    told["actions"][3] = ["travel", "nowhere", 1]
    path.write_text(json.dumps(told))
    page = shown(player, path)
    assert page.course.length == 3
    assert "0.0.1" in page.told.text()


def test_the_chance_to_win_is_asked_of_the_lab_and_drawn_over_the_time_line(player, recorded):
    page = shown(player, recorded("eftaios"))
    page.chances.playouts = 2
    QTest.mouseClick(page.controls.chances, LEFT)
    assert page.chances.isVisible()
    assert page.chances.cancel.isVisible()
    player.wait(lambda: page.chances.is_known)
    assert not page.chances.cancel.isVisible()
    assert page.chances.told.text()
    QTest.keyClick(page.line.slider, Qt.Key.Key_End)
    ended = page.chances.curve.accessibleDescription()
    assert "Humans win: 0" in ended or "Humans win: 100" in ended
    curve = page.chances.curve
    start = QPoint(round(page.line.place_of(0)), curve.height() - 10)
    QTest.mouseClick(curve, LEFT, Qt.KeyboardModifier.NoModifier, start)
    assert page.number == 0
    QTest.keyClick(page.controls.chances, Qt.Key.Key_Space)
    assert not page.chances.isVisible()
    QTest.keyClick(page.controls.chances, Qt.Key.Key_Space)
    assert page.chances.isVisible()
    assert not page.chances.is_working


def test_whoever_cancels_keeps_the_part_of_the_curve_that_is_known(player, recorded):
    page = shown(player, recorded("eftaios"))
    page.chances.playouts = 3
    QTest.mouseClick(page.controls.chances, LEFT)
    QTest.mouseClick(page.chances.cancel, LEFT)
    assert not page.controls.chances.isChecked(), "nothing was known yet"
    QTest.mouseClick(page.controls.chances, LEFT)
    player.wait(lambda: len(page.chances.curve.turns) > 2)
    QTest.mouseClick(page.chances.cancel, LEFT)
    assert page.chances.isVisible()
    assert page.chances.told.text().startswith("Cancelled")
    assert not page.chances.is_known
