"""When was it decided? in the real window: points of the course open a game that was decided then, at that turn."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hullwright.editor.lab.laboratory import opened
from hullwright.editor.lab.page import LabPage
from hullwright.editor.panels.answer_plot import AnswerPlot
from hullwright.editor.play.replay_page import ReplayPage
from hullwright.editor.play.side_lists import LogView
from hullwright.engines.lab.probes import PARTS, probed_game
from hullwright.samples import HERE

from ..window_session import WindowSession
from .test_lab_page import click_on, seat

BARS = 2
"""The tab with the course of games."""


@pytest.fixture(scope="module")
def person(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WindowSession]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(folder))
        made = WindowSession(folder)
        made.program.open_sample(HERE / "hex-zones" / "thimble.json")
        yield made
        made.leave()


@pytest.fixture(scope="module")
def page(person: WindowSession) -> LabPage:
    """A page on which it is known when games of random players are decided."""
    person.command("map.lab")
    page = person.program.frame.tabs.page()
    assert isinstance(page, LabPage)
    seat(page, "random")
    page.form.question.setCurrentIndex(page.form.question.findData("decided"))
    page.form.players.setText("2")
    page.form.sure.setCurrentIndex(0)
    page.form.games.setValue(25)
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: not page.session.is_playing)
    assert not page.session.fault
    return page


@pytest.fixture
def plot(person: WindowSession, page: LabPage) -> AnswerPlot:
    page.answer.pictures.tabs.setCurrentIndex(BARS)
    person.wait(lambda: page.answer.pictures.findChild(QWidget, "lab.plot"))
    found = page.answer.pictures.findChild(QWidget, "lab.plot")
    assert isinstance(found, AnswerPlot)
    return found


def replay_of(person: WindowSession, page: LabPage) -> ReplayPage:
    """Wait for the replay of the game that was found, and close its tab again."""
    person.wait(lambda: isinstance(person.program.frame.tabs.page(), ReplayPage))
    replay = person.program.frame.tabs.page()
    person.settle()
    newest = replay.findChild(LogView, "game-log").verticalScrollBar()
    assert newest.value() == newest.maximum() > 0, "the log shows what has just happened"
    person.program.frame.pages.close(replay)
    person.wait(lambda: person.program.frame.tabs.page() is page)
    return replay


def decided_part(page: LabPage, replay: ReplayPage) -> int:
    """Return with which part the replayed game was decided, asked of the engine."""
    with opened(page.path) as laboratory:
        ((cell,),) = laboratory.groups
        match = cell.match(laboratory.experiment.seed)
        games = (probed_game(match, number) for number in range(60))
        return next(
            each.decided_part for each in games if each.whole.seed == replay.course.recording.seed
        )


def test_a_click_opens_a_game_that_was_decided_then_at_that_turn(person, page, plot):
    click_on(plot, 100 * 7 / PARTS)
    replay = replay_of(person, page)
    assert decided_part(page, replay) == 7
    assert replay.number == replay.line.slider.value() == replay.course.length * 7 // PARTS
    assert "The game is in" in page.run.state.text()


def test_arrows_and_enter_do_the_same(person, page, plot):
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert "after 90 % of the turns" in plot.accessibleDescription()
    QTest.keyClick(plot, Qt.Key.Key_Return)
    replay = replay_of(person, page)
    assert replay.number == replay.course.length * decided_part(page, replay) // PARTS
    assert 0 < replay.number < replay.course.length
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert "after 80 % of the turns" in plot.accessibleDescription(), "it goes on from there"


def test_the_search_can_be_cancelled(person, page, plot):
    click_on(plot, 0)
    assert page.session.is_seeking
    assert page.run.state.text().startswith("Looking for such a game")
    QTest.mouseClick(page.run.cancel, Qt.MouseButton.LeftButton)
    assert not page.session.is_seeking
    assert not page.run.cancel.isEnabled()
    assert person.program.frame.tabs.page() is page
