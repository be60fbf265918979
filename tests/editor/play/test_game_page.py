"""Games in the real window: with mouse and keys, against bots that think in a process of their own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.play.game_page import GamePage
from hullwright.engines.seats.desk import SPACE, DeskTarget
from hullwright.samples import HERE
from hullwright.schema.files.journal import journals_in
from hullwright.schema.files.reader import read_recording

from .player import LEFT, Player

THIMBLE = HERE / "hex-zones" / "thimble.json"
SMALL = {
    "eftaios": (THIMBLE, 3),
    "no_escape": (HERE / "mazes" / "boiler-deck.json", 2),
    "space_attack": (HERE / "stations" / "eight-rocks.json", 2),
    "escape_earth": (HERE / "galaxies" / "asteroid-belt.json", 2),
}


def take_first_lit_thing(player: Player, page: GamePage) -> None:
    """Point at the first thing that is offered, and at the first after it, until something is done."""
    done = len(page.table.session.actions)
    path: tuple[DeskTarget, ...] = ()
    while len(page.table.session.actions) == done:
        target = page.table.desk().offered(path).targets[-1]
        player.point(page, target)
        path = (*path, target)


@pytest.mark.parametrize("game", SMALL)
def test_each_game_is_played_to_its_end_with_the_mouse(player, game):
    path, players = SMALL[game]
    page = player.begin(path, players)
    player.until_asked(page)
    while not page.table.session.is_over:
        take_first_lit_thing(player, page)
        player.until_asked(page)
    assert "over" in page.choices.question.text()
    assert not list(journals_in(player.program.games._folder))
    kept = next((player.program.games._folder / "finished").glob("*.json"))
    assert len(read_recording(kept).actions) == len(page.table.session.actions)


def test_a_sector_out_of_reach_says_why_and_a_key_moves(player):
    page = player.begin(THIMBLE, 3)
    player.until_asked(page)
    canvas = page.board.canvas
    lit = {each.name for each in page.table.desk().offered().of_sort(SPACE)}
    far = next(
        each
        for each in page.table.session.prepared.board.ids
        if each not in lit and canvas.position_of(each) is not None
    )
    player.point(page, DeskTarget(SPACE, far))
    assert far in page.choices.reason.text()
    before = len(page.table.session.actions)
    canvas.setFocus()
    moved = canvas.position_of(next(iter(lit))).toPoint()
    QTest.mouseMove(canvas, moved)
    QApplication.processEvents()
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert len(page.table.session.actions) > before


def test_notes_and_pencil_marks_are_kept_with_the_game(player):
    page = player.begin(THIMBLE, 3)
    player.until_asked(page)
    canvas = page.board.canvas
    space = page.table.desk().offered().of_sort(SPACE)[0].name
    right = Qt.MouseButton.RightButton
    at = canvas.position_of(space).toPoint()
    QTest.mouseClick(canvas, right, Qt.KeyboardModifier.NoModifier, at)
    assert canvas.game_layer.scene.pencil == {space: "?"}
    page.board.tabs.setCurrentWidget(page.notes)
    QTest.keyClicks(page.notes.suspicions[1], "Alien, near the pod")
    QTest.keyClick(page.notes.suspicions[1], Qt.Key.Key_Return)
    page.notes.words.setFocus()
    QTest.keyClicks(page.notes.words, "hm")
    page.finish()
    QTest.mouseClick(page.notes.shades, LEFT)
    assert page.table.notes()["suspicion 1"] == "Alien, near the pod"
    assert page.table.notes()["words"] == "hm"
    player.wait(lambda: page.notes.shades.isChecked() and canvas.game_layer.scene.shade)


def test_a_game_that_was_cut_off_is_offered_again_and_goes_on(player, home, qapp):
    page = player.begin(THIMBLE, 3)
    player.until_asked(page)
    take_first_lit_thing(player, page)
    player.until_asked(page)
    actions = list(page.table.session.actions)
    player.leave()
    again = Player(home)
    try:
        again.program.games.offer_left()
        notice = again.program.services.notices.standing()[-1]
        assert "Thimble" in notice.text
        notice.offers[0].run()
        resumed = again.program.frame.tabs.page()
        assert isinstance(resumed, GamePage)
        assert resumed.table.session.actions[: len(actions)] == actions
    finally:
        again.leave()


def test_a_curtain_hides_everything_between_the_turns_of_two_people(player):
    page = player.begin(THIMBLE, 2, people=2)
    assert page.curtain.isVisible()
    assert not page.board.isVisible()
    QTest.mouseClick(player.seen("game-lift"), LEFT)
    first = page.table.eyes
    assert page.board.isVisible()
    while page.table.eyes == first and not page.table.session.is_over:
        take_first_lit_thing(player, page)
    assert page.curtain.isVisible()
    assert page.table.desk().hand == ()
    QTest.keyClick(page.curtain.button, Qt.Key.Key_Space)
    assert page.table.desk().eyes == page.table.eyes != first
