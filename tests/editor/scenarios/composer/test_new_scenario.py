"""A new scenario: from nothing or from a ready one, by keyboard; and the commands on scenarios."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.scenarios.composer.commands import commands
from hullwright.editor.scenarios.composer.new_scenario import NewScenarioDialog
from hullwright.engines.loader import ENGINES, engine
from hullwright.samples import scenarios
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read

from ...inspection.maps import map_of
from .composer_user import ComposerUser


@pytest.fixture
def dialog(qtbot: QtBot) -> NewScenarioDialog:
    made = NewScenarioDialog()
    qtbot.addWidget(made)
    made.made_ = []
    made.made.connect(made.made_.append)
    made.show()
    return made


def test_return_makes_an_empty_scenario_on_the_first_ruleset(dialog: NewScenarioDialog):
    QTest.keyClicks(dialog.name, "Mine")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.made_ == [
        Scenario(name="Mine", language="en", game="eftaios", ruleset="ultimate")
    ]
    assert not dialog.isVisible()


def test_a_ready_scenario_brings_its_rules_and_its_ruleset(dialog: NewScenarioDialog):
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "Aliens only" in dialog.about.text()
    assert not dialog.ruleset.isEnabled()
    QTest.keyClicks(dialog.name, "My arena")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.made_ == [replace(read(scenarios()[0]), name="My arena")]


def test_every_game_offers_its_own_rulesets(dialog: NewScenarioDialog):
    for game in ENGINES:
        dialog.game.setCurrentIndex(dialog.game.findData(game))
        offered = [dialog.ruleset.itemData(each) for each in range(dialog.ruleset.count())]
        assert offered == list(engine(game).rulesets)
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    (made,) = dialog.made_
    assert (made.game, made.ruleset) == (game, offered[0])


def test_a_scenario_needs_a_name(dialog: NewScenarioDialog):
    QTest.keyClick(dialog.name, Qt.Key.Key_Delete)
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert "needs a name" in dialog.complaint.text()
    assert dialog.made_ == []


def test_commands_say_why_they_can_not_be_used(qtbot: QtBot, home: Path):
    desk = ComposerUser(home)
    asked = []
    made = commands(desk.workplaces, lambda: desk.view, lambda: asked.append(True))
    by_name = {each.name: each for each in made}
    by_name["scenario.new"].run()
    assert asked
    assert not by_name["scenario.try"].hindered()
    assert "has an effect" in by_name["scenario.remove-idle"].hindered()
    desk.tick("A.1")
    desk.tick("A.4")
    assert not by_name["scenario.remove-idle"].hindered()
    by_name["scenario.remove-idle"].run()
    assert desk.codes == ["A.4"]
    by_name["scenario.try"].run()
    assert desk.view.map.choice.hasFocus()
    by_name["scenario.search"].run()
    assert desk.view.browser.line.hasFocus()
    desk.workplaces.open(Document(map_of("Hsd1", "sdsd", "dsdA")))
    assert "No scenario is in front" in by_name["scenario.try"].hindered()
    desk.leave()
