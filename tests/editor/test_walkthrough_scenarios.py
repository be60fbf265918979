"""The ready scenarios, composed from nothing in the real window, saved, checked on a map and simulated."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.scenario_place import ScenarioPlace
from hullwright.editor.scenarios.composer.new_scenario import NewScenarioDialog
from hullwright.editor.scenarios.composer.view import ComposerView
from hullwright.samples import maps, scenarios
from hullwright.schema.files.reader import read

from .cli.test_commands import run
from .scenarios.composer.composer_user import ComposerUser
from .scenarios.composer.test_walkthrough import COMPOSED, type_properties
from .window_session import WindowSession

SAMPLES = {path.stem: path for path in scenarios()}
BELLWETHER = next(path for path in maps() if path.stem == "bellwether")


class AtTheWindow(ComposerUser):
    """A person at the composer in the program's own window."""

    def __init__(self, person: WindowSession) -> None:
        view, place = person.program.frame.tabs.canvas(), person.program.services.workplaces.front
        assert isinstance(view, ComposerView)
        assert isinstance(place, ScenarioPlace)
        self.view, self.place = view, place
        self.window = person.program.frame.window
        self.window.activateWindow()
        person.wait(self.window.isActiveWindow)
        person.wait(view.browser.tree.codes)


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def begin(person: WindowSession, name: str, ruleset: str) -> None:
    person.command("scenario.new")
    dialog = person.program.frame.window.findChild(NewScenarioDialog)
    line = dialog.findChild(QLineEdit, "scenario-name")
    line.selectAll()
    QTest.keyClicks(line, name)
    box = dialog.findChild(QComboBox, "scenario-ruleset")
    box.setCurrentText(ruleset)
    QTest.keyClick(line, Qt.Key.Key_Return)
    person.wait(lambda: person.program.services.workplaces.front)


@pytest.mark.parametrize("name", COMPOSED)
def test_a_ready_scenario_is_composed_saved_checked_and_simulated(
    person: WindowSession, tmp_path: Path, name: str
) -> None:
    wanted = read(SAMPLES[name])
    ruleset, compose = COMPOSED[name]
    begin(person, wanted.name, ruleset)
    compose(AtTheWindow(person))
    type_properties(person.program.frame.panels.properties, wanted)
    target = tmp_path / f"{name}.json"
    person.answers.path = target
    person.command("file.save")
    assert target.read_bytes() == SAMPLES[name].read_bytes()
    assert "errors: 0" in run("check", "--scenario", target, BELLWETHER).stdout
    played = run(
        "simulate", BELLWETHER, "--scenario", target, "--games", 20, "--players", 4, "--json"
    )
    assert json.loads(played.stdout)
