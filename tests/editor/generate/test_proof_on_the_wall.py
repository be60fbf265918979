"""Maps on the wall that are proven by play, in the real window: by keys, with progress, paused, cancelled, taken over."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.generate.page import GeneratePage
from hullwright.editor.generate.proof_session import ProofStage
from hullwright.engines.generation.candidate import GENERATED

from ..window_session import LEFT, WindowSession

SMALL = "Close quarters"


@pytest.fixture(scope="module")
def person(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WindowSession]:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HULLWRIGHT_HOME", str(folder))
        patch.setenv("HULLWRIGHT_LANGUAGE", "en")
        made = WindowSession(folder)
        yield made
        made.leave()


@pytest.fixture(scope="module")
def page(person: WindowSession) -> GeneratePage:
    person.command("file.generate")
    made = person.program.frame.tabs.page()
    assert isinstance(made, GeneratePage)
    place = made.form.preset.findText(SMALL)
    made.form.preset.setCurrentIndex(place)
    made.form.preset.activated.emit(place)
    # Few maps and few games: what they say is for other tests.
    made.proof.games, made.proof.bots = 250, "random"
    return made


@pytest.fixture(scope="module")
def wall(person: WindowSession, page: GeneratePage) -> GeneratePage:
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: len(page.model.cards) > 2 and page.model.cards[0].candidate.score.is_fit)
    QTest.mouseClick(page.bar.start, LEFT)
    person.wait(lambda: page.session.is_idle)
    return page


@pytest.fixture(scope="module")
def proven(person: WindowSession, wall: GeneratePage) -> GeneratePage:
    wall.prove()
    person.wait(lambda: not wall.proof.session.is_under_way)
    assert wall.proof.session.stage is ProofStage.DONE, wall.proof.session.fault
    return wall


def said(page: GeneratePage, place: int) -> str:
    return page.model.index(place).data(Qt.ItemDataRole.AccessibleTextRole)


def test_without_maps_there_is_nothing_to_prove(page):
    assert not page.proof.bar.start.isEnabled()
    assert "no map on the wall" in page.proof.bar.start.toolTip()


def test_before_anybody_has_played_cards_say_so(wall):
    assert all("Not yet played" in said(wall, each) for each in range(len(wall.model.cards)))
    assert not any(each.is_judged for each in wall.model.cards)


def test_a_map_that_was_not_played_tells_of_no_games(wall):
    assert "played" not in wall.model.cards[0].told(wall.form.target()).extra[GENERATED]


def test_wishes_of_games_have_rows_and_begin_no_run_anew(person, wall):
    row = next(each for each in wall.form.rows if each.name == "play-rounds")
    run = wall.session.run
    wall.session.go_on()
    row.on.click()
    assert "play-rounds" in [each.measure for each in wall.form.target().wishes]
    assert not row.required.isVisible(), "no map is kept from the wall by games"
    wall.session.pause()
    person.wait(lambda: wall.session.is_idle)
    assert wall.session.run == run
    row.on.click()
    assert "play-rounds" not in [each.measure for each in wall.form.target().wishes]


def test_the_keyboard_starts_pauses_and_cancels(person, wall):
    wall.wall.setFocus()
    QTest.keyClick(wall.wall, Qt.Key.Key_B)
    assert wall.proof.session.is_running
    assert wall.proof.bar.start.text() == "Pause the proof"
    person.command("generate.prove")
    assert wall.proof.session.stage is ProofStage.PAUSED
    assert "paused" in wall.proof.bar.state.text()
    process = wall.proof.session.process_id
    wall.proof.bar.cancel.setFocus()
    QTest.keyClick(wall.proof.bar.cancel, Qt.Key.Key_Space)
    assert wall.proof.session.stage is ProofStage.CANCELLED
    assert "Nothing was judged" in wall.proof.bar.state.text()
    assert wall.proof.bar.start.hasFocus()
    person.wait(lambda: not process or not Path(f"/proc/{process}").exists())
    assert not any(each.is_judged for each in wall.model.cards)


def test_the_best_are_judged_and_the_others_say_how_far_they_came(proven):
    judged = [each for each in proven.model.cards if each.is_judged]
    assert 1 <= len(judged) <= 4
    for card in judged:
        (figure,) = card.standing.figures
        assert figure.low <= figure.value <= figure.high
        assert figure.games >= 200
        assert figure.verdict in {"met", "open", "missed"}
    assert "on fresh seeds" in proven.proof.bar.state.text()


def test_cards_and_reasons_name_the_side_the_interval_and_the_games(proven):
    place = next(at for at, each in enumerate(proven.model.cards) if each.is_judged)
    assert "Humans win: " in said(proven, place)
    assert "fresh games" in said(proven, place)
    proven.wall.choose_place(place)
    assert "fresh games" in proven.reasons.played.text()


def test_what_is_taken_over_tells_what_was_found(person, proven):
    place = next(at for at, each in enumerate(proven.model.cards) if each.is_judged)
    proven.wall.setFocus()
    proven.wall.choose_place(place)
    QTest.keyClick(proven.wall, Qt.Key.Key_Return)
    taken = person.program.services.workplaces.current.map
    (played,) = taken.extra[GENERATED]["played"]
    assert played["measure"] == "play-first-side"
    assert played["games"] == proven.model.cards[place].standing.games
    assert played["bots"] == ["random"]


def test_a_scenario_that_is_not_there_is_told(person, proven, tmp_path):
    target = replace(proven.form.target(), scenario="nowhere.json")
    proven.show_target(target, tmp_path)
    proven.prove()
    person.wait(lambda: proven.proof.session.stage is ProofStage.FAILED)
    assert "nowhere.json" in proven.proof.bar.fault.text()
