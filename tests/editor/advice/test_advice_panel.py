"""Suggestions in the real window: asked for by keyboard, shown on the map, made and taken back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.advice.advisers import AdviceStage
from hullwright.editor.advice.panel import AdvicePanel
from hullwright.editor.documents.document import Document
from hullwright.samples import HERE
from hullwright.schema.documents.scenarios import Scenario

from ..window_session import WindowSession

CONTROL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
QUICK = {"goal": "fair", "players": 4, "bots": "random", "games": 700, "sorts": ["map"]}


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
def panel(person: WindowSession) -> AdvicePanel:
    person.key(Qt.Key.Key_I, CONTROL)
    dock = person.program.frame.panels.advice
    person.wait(lambda: dock.panel is not None)
    return dock.panel


@pytest.fixture(scope="module")
def advised(person: WindowSession, panel: AdvicePanel) -> AdvicePanel:
    advisers = person.program.services.advisers
    workplace = person.program.services.workplaces.current
    advice = advisers.start(workplace, None, QUICK)
    person.wait(lambda: not advice.is_working)
    assert advice.stage is AdviceStage.DONE, advice.fault
    return panel


def test_the_panel_asks_for_a_goal(panel):
    assert panel.isVisible()
    assert panel.form.goal.count() == 6
    assert panel.start.isEnabled()
    assert not panel.cancel.isEnabled()


def test_a_part_of_the_map_has_to_be_selected_first(person, panel):
    panel.form.goal.setCurrentIndex(panel.form.goal.findData("use:"))
    QTest.mouseClick(panel.start, Qt.MouseButton.LeftButton)
    assert "Select the part" in panel.fault.text()
    panel.form.goal.setCurrentIndex(0)


def test_it_can_be_cancelled_by_keyboard(person, panel):
    panel.start.setFocus()
    QTest.keyClick(panel.start, Qt.Key.Key_Space)
    assert panel.cancel.hasFocus()
    QTest.keyClick(panel.cancel, Qt.Key.Key_Space)
    assert "Cancelled" in panel.state.text()
    assert panel.start.isEnabled()


def test_suggestions_are_listed_with_what_they_do(advised):
    assert 1 <= len(advised.cards) <= 3
    card = advised.cards[0]
    assert "Towards the goal:" in card.gain.text()
    assert "Wins of the first side" in card.effects.text()
    assert advised.state.text()


def test_whoever_is_on_a_suggestion_sees_it_on_the_map(person, advised):
    workplace = person.program.services.workplaces.current
    button = advised.cards[0].apply
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert workplace.preview is not None
    assert workplace.preview.cells
    advised.start.setFocus()
    assert workplace.preview is None


def test_one_press_makes_it_and_one_undo_takes_it_back(person, advised):
    workplace = person.program.services.workplaces.current
    before = workplace.map
    card = advised.cards[0]
    QTest.mouseClick(card.apply, Qt.MouseButton.LeftButton)
    assert workplace.map.to_json() == card.told["map"]
    assert not card.apply.isEnabled()
    assert "older state" in advised.objection.text()
    workplace.document.history.undo()
    assert workplace.map is before
    assert card.apply.isEnabled()


def test_what_was_refused_is_told(person, panel):
    advisers = person.program.services.advisers
    workplace = person.program.services.workplaces.current
    advice = advisers.start(workplace, None, {**QUICK, "players": 77})
    person.wait(lambda: not advice.is_working)
    assert "2 to 8 players, not for 77" in panel.fault.text()


def worked_out(person, scenario, asked, rules=None):
    advisers = person.program.services.advisers
    workplace = person.program.services.workplaces.current
    advice = advisers.start(workplace, scenario, asked, rules)
    person.wait(lambda: not advice.is_working)
    assert advice.stage is AdviceStage.DONE, advice.fault
    return workplace


def test_other_numbers_of_cards_are_one_step_of_the_map(person, panel):
    workplace = worked_out(person, None, {**QUICK, "sorts": ["numbers"]})
    before = workplace.map
    QTest.mouseClick(panel.cards[0].apply, Qt.MouseButton.LeftButton)
    assert [each.code for each in workplace.map.rules] == ["LOCAL"]
    assert workplace.map.layout == before.layout
    workplace.document.history.undo()
    assert workplace.map is before


def test_under_an_open_scenario_they_are_one_step_of_that(person, panel):
    workplaces = person.program.services.workplaces
    workplace = workplaces.current
    scenario = Scenario(name="Mine", game="eftaios", ruleset="ultimate")
    rules = workplaces.open(Document(scenario))
    workplaces.switch(workplace)
    worked_out(person, rules.scenario, {**QUICK, "sorts": ["numbers"]}, rules)
    before = workplace.map
    QTest.mouseClick(panel.cards[0].apply, Qt.MouseButton.LeftButton)
    assert workplace.map is before
    assert [each.code for each in rules.scenario.rules] == ["LOCAL"]
    assert not panel.cards[0].apply.isEnabled(), "it was tried under other rules"
    rules.document.history.undo()
    assert rules.scenario is scenario
    assert panel.cards[0].apply.isEnabled()
    workplaces.close(rules)
    assert not panel.cards[0].apply.isEnabled(), "nobody would see the scenario change"
    assert "has been closed" in panel.objection.text()
