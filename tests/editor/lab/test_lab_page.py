"""The lab page in the real window: asked by keyboard, played beside it, paused, reported, and opened again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from hullwright.editor.lab.ask_form import player_numbers
from hullwright.editor.lab.laboratory import results_of
from hullwright.editor.lab.page import LabPage
from hullwright.editor.lab.session import LabStage
from hullwright.editor.panels.answer_plot import AnswerPlot
from hullwright.editor.play.replay_page import ReplayPage
from hullwright.engines.lab.store import kept_games
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_experiment

from ..window_session import WindowSession

CONTROL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def person(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WindowSession]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(folder))
        made = WindowSession(folder)
        made.program.open_sample(HERE / "hex-zones" / "thimble.json")
        yield made
        made.leave()


def page_of(person: WindowSession) -> LabPage:
    page = person.program.frame.tabs.page()
    assert isinstance(page, LabPage)
    return page


def seat(page: LabPage, bot: str) -> None:
    for box in page.form.rows:
        box.setCurrentIndex(box.findData(bot))


def answer_with_random_players(person: WindowSession, page: LabPage) -> None:
    seat(page, "random")
    page.form.players.setText("4")
    page.form.sure.setCurrentIndex(0)
    page.form.games.setValue(400)
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: not page.session.is_playing)


@pytest.fixture(scope="module")
def page(person: WindowSession) -> LabPage:
    person.key(Qt.Key.Key_B, CONTROL)
    asked = page_of(person)
    answer_with_random_players(person, asked)
    return asked


def test_the_answer_is_a_sentence_and_a_matrix(page):
    assert page.session.stage is LabStage.DONE, page.session.fault
    assert "Aliens win too often" in page.answer.sentence.text()
    assert page.answer.matrix.rowCount() == 1
    assert page.answer.matrix.columnCount() == 1
    assert (
        page.answer.matrix.item(0, 0)
        .data(Qt.ItemDataRole.AccessibleTextRole)
        .startswith("4 players")
    )
    assert page.answer.pictures.heat.layer.count() == 7


def test_results_lie_where_the_command_line_looks_for_them(page):
    assert read_experiment(page.path).question == "fair"
    assert kept_games(results_of(page.path)) == page.session.snapshot["games"]


def test_the_same_question_is_answered_from_the_store(person, page):
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: not page.session.is_playing)
    assert page.session.snapshot["played"] == 0
    assert "known already" in page.run.state.text()


def test_everything_that_is_asked_has_a_name_for_screen_readers(page):
    fields = [
        each for each in page.form.findChildren(QWidget) if each.objectName().startswith("lab.")
    ]
    assert len(fields) == 9
    assert all(
        each.accessibleName()
        for each in (*fields, page.answer.matrix, page.run.start, page.run.pause)
    )


def test_plots_are_drawn_when_somebody_looks(person, page):
    page.answer.pictures.tabs.setCurrentIndex(1)
    person.wait(lambda: page.answer.pictures.findChild(QWidget, "lab.plot"))
    plot = page.answer.pictures.findChild(QWidget, "lab.plot")
    assert "rounds" in plot.accessibleName()
    page.answer.pictures.tabs.setCurrentIndex(0)


def click_on(plot: AnswerPlot, across: float) -> None:
    """Click on what stands at a number of a plot."""
    viewport, place = plot.plot.viewport(), plot.position_of(across, 1)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)


def plot_of_lengths(person: WindowSession, page: LabPage) -> AnswerPlot:
    """Have the lengths of games shown."""
    page.answer.pictures.tabs.setCurrentIndex(1)
    person.wait(lambda: page.answer.pictures.findChild(AnswerPlot, "lab.plot"))
    plot = page.answer.pictures.findChild(AnswerPlot, "lab.plot")
    assert isinstance(plot, AnswerPlot)
    return plot


def test_a_click_on_a_length_opens_such_a_game_in_the_replay(person, page):
    plot = plot_of_lengths(person, page)
    lengths = page.session.snapshot["cells"][0]["rounds"]
    rounds = int(max(lengths, key=lengths.get))
    click_on(plot, rounds)
    person.wait(lambda: isinstance(person.program.frame.tabs.page(), ReplayPage))
    replay = person.program.frame.tabs.page()
    assert len(replay.course.recording.seats) == 4
    assert replay.course.state_after(replay.course.length).round == rounds
    assert replay.number == replay.course.rounds[-1], "it is shown from its last round on"
    assert replay.line.slider.value() == replay.number
    assert f"Round {rounds} " in replay.state_line.text()
    assert "The game is in" in page.run.state.text()
    person.program.frame.pages.close(replay)
    person.wait(lambda: person.program.frame.tabs.page() is page)


def test_lengths_are_chosen_with_arrows_and_opened_with_enter(person, page):
    plot = plot_of_lengths(person, page)
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert "games" in plot.accessibleDescription()
    QTest.keyClick(plot, Qt.Key.Key_Return)
    person.wait(lambda: isinstance(person.program.frame.tabs.page(), ReplayPage))
    person.program.frame.pages.close(person.program.frame.tabs.page())
    person.wait(lambda: person.program.frame.tabs.page() is page)
    page.answer.pictures.tabs.setCurrentIndex(0)


def test_a_length_that_no_game_had_opens_nothing(person, page):
    plot = plot_of_lengths(person, page)
    most = max(map(int, page.session.snapshot["cells"][0]["rounds"]))
    click_on(plot, most + 1)
    assert not page.session.is_seeking
    page.answer.pictures.tabs.setCurrentIndex(0)


def pause_a_long_run(person: WindowSession, page: LabPage) -> None:
    """Start a run and pause it, unless one is paused already."""
    if page.session.stage is LabStage.PAUSED:
        return
    page.form.games.setValue(100_000)
    page.form.sure.setCurrentIndex(2)
    # So many that nothing is answered before somebody can press a button.
    page.form.players.setText("2-8")
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: page.session.snapshot.get("played"))
    QTest.mouseClick(page.run.pause, Qt.MouseButton.LeftButton)


def test_a_run_can_be_paused_and_goes_on(person, page):
    pause_a_long_run(person, page)
    assert page.session.stage is LabStage.PAUSED
    assert page.run.start.text() == "Go on"
    kept = kept_games(results_of(page.path))
    assert kept > 0
    person.wait(lambda: page.session.snapshot["games"] == kept)
    assert f"after {kept}" in page.run.state.text().replace(",", "")


def test_a_run_can_be_cancelled_and_what_was_counted_is_kept(person, page):
    pause_a_long_run(person, page)
    QTest.mouseClick(page.run.cancel, Qt.MouseButton.LeftButton)
    assert page.session.stage is LabStage.CANCELLED, "also a run that is paused"
    assert page.run.start.text() == "Start the games"
    kept = kept_games(results_of(page.path))
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: page.session.snapshot.get("played"))
    page.run.cancel.setFocus()
    QTest.keyClick(page.run.cancel, Qt.Key.Key_Space)
    assert page.session.stage is LabStage.CANCELLED
    assert not page.run.cancel.isEnabled()
    assert page.run.state.text().startswith("Cancelled")
    assert kept_games(results_of(page.path)) >= kept


def test_a_or_b_asks_for_the_second_map_and_compares(person, page, tmp_path):
    asked = page.form.question.currentIndex()
    seat(page, "random")
    page.form.question.setCurrentIndex(page.form.question.findData("compare"))
    page.form.players.setText("4")
    assert page.form.second.isVisible()
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    assert page.run.fault.text() == "Choose the second map, which this one is compared with."
    person.answers.paths = [HERE / "mazes" / "boiler-deck.json"]
    choose_last(page.form.second)
    assert page.form.second_map is None, "it is a map of another game"
    person.answers.paths = [HERE / "hex-zones" / "bellwether.json"]
    choose_last(page.form.second)
    assert page.form.second.currentText() == page.form.second_map.name
    page.form.sure.setCurrentIndex(0)
    page.form.games.setValue(60)
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    person.wait(lambda: not page.session.is_playing)
    assert not page.session.fault
    assert "against" in page.answer.matrix.verticalHeaderItem(0).text()
    assert len(read_experiment(page.path).maps) == 2
    page.form.question.setCurrentIndex(asked)
    assert not page.form.second.isVisible()
    assert len(page.experiment_asked().maps) == 1


def choose_last(box: QComboBox) -> None:
    """Choose the last entry with the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_End)


def test_players_that_are_no_numbers_are_told(page):
    page.form.players.setText("many")
    QTest.mouseClick(page.run.start, Qt.MouseButton.LeftButton)
    assert "are no numbers of players" in page.run.fault.text()
    page.form.players.setText("4")


@pytest.mark.parametrize(("text", "numbers"), [("", ()), ("4, 6–8", (4, 6, 7, 8)), ("3,3", (3,))])
def test_numbers_of_players_are_read_as_people_write_them(text, numbers):
    assert player_numbers(text) == numbers


def test_other_words_are_no_numbers_of_players():
    with pytest.raises(HullwrightError, match="are no numbers"):
        player_numbers("4 to 6")


@pytest.mark.parametrize("ending", [".html", ".pdf", ".csv"])
def test_a_report_is_written_from_the_page(person, page, tmp_path, ending):
    person.answers.path = tmp_path / f"report{ending}"
    QTest.mouseClick(page.run.report, Qt.MouseButton.LeftButton)
    assert person.answers.path.stat().st_size > 100


def test_an_experiment_is_kept_and_opened_as_a_page(person, page, tmp_path):
    person.answers.path = tmp_path / "mine.json"
    QTest.mouseClick(page.run.keep, Qt.MouseButton.LeftButton)
    assert read_experiment(tmp_path / "mine.json").maps == ("mine-map.json",)
    person.program.open([tmp_path / "mine.json"])
    person.wait(lambda: person.program.frame.tabs.page() is not page)
    opened = page_of(person)
    person.wait(lambda: opened.session.snapshot)
    assert opened.path == tmp_path / "mine.json"
    person.program.frame.pages.close(opened)


def test_an_experiment_can_be_kept_before_anything_was_played_and_goes_on_there(person, tmp_path):
    person.program.services.workplaces.switch(person.program.services.workplaces.maps()[0])
    person.key(Qt.Key.Key_B, CONTROL)
    fresh = page_of(person)
    person.answers.path = tmp_path / "early.json"
    QTest.mouseClick(fresh.run.keep, Qt.MouseButton.LeftButton)
    assert fresh.path == tmp_path / "early.json"
    answer_with_random_players(person, fresh)
    assert not fresh.session.fault
    assert fresh.session.snapshot["games"] > 0
    person.program.frame.pages.close(fresh)


def test_a_bar_shows_its_sectors_on_the_map(person, page):
    page.answer.pictures.places_chosen.emit(("B03", "B05"))
    person.settle()
    surface = person.place.surface
    assert {surface.label(each) for each in person.place.selection} == {"B03", "B05"}


def test_the_quiet_judge_is_off_until_it_is_switched_on(person):
    judge = person.program.services.judge
    assert not judge.is_on
    person.command("map.quiet-judge")
    assert judge.is_on
    person.wait(lambda: judge.points)
    share, low, high = judge.points[-1]
    assert low <= share <= high
    person.command("map.quiet-judge")
    assert not judge.is_on
