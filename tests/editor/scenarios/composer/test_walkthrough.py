"""Old School, Infection and Arena: composed from nothing in the real view, equal to the samples, and played."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.panels.properties import Properties
from hullwright.editor.scenarios.composer.new_scenario import NewScenarioDialog
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.engines.eftaios.bots import BOTS
from hullwright.engines.loader import load
from hullwright.engines.simulation import BotKind, simulate
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import scenarios
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read
from hullwright.schema.files.writer import write

from .composer_user import ComposerUser, sample_map, wait

SAMPLES = {path.stem: path for path in scenarios()}
GAMES = 20


def begun(qtbot: QtBot, name: str, ruleset: str) -> Scenario:
    """Return a scenario made from nothing in the dialog for new ones."""
    dialog = NewScenarioDialog()
    qtbot.addWidget(dialog)
    made: list[Scenario] = []
    dialog.made.connect(made.append)
    dialog.show()
    line = dialog.findChild(QLineEdit, "scenario-name")
    line.selectAll()
    QTest.keyClicks(line, name)
    box = dialog.findChild(QComboBox, "scenario-ruleset")
    while box.currentText() != ruleset:
        before = box.currentText()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentText() != before, ruleset
    QTest.keyClick(line, Qt.Key.Key_Return)
    return made[0]


def describe(qtbot: QtBot, desk: ComposerUser, wanted: Scenario) -> None:
    """Type what the sample says of itself into the properties."""
    panel = Properties()
    qtbot.addWidget(panel)
    panel.show_workplace(desk.place)
    panel.show()
    type_properties(panel, wanted)
    panel.finish()
    panel.show_workplace(None)


def type_properties(panel: Properties, wanted: Scenario) -> None:
    """Type what a scenario says of itself into the form."""
    for name in ("author", "license", "language"):
        line = panel.findChild(QWidget, f"field.{name}").findChild(QLineEdit)
        line.setFocus()
        line.selectAll()
        QTest.keyClicks(line, getattr(wanted, name))
        QTest.keyClick(line, Qt.Key.Key_Return)
    text = panel.findChild(QWidget, "field.description").findChild(QPlainTextEdit)
    text.setFocus()
    QTest.keyClicks(text, wanted.description)


def compose_arena(desk: ComposerUser) -> None:
    for code in ("E.3", "B.6", "A.5", "A.4", "C.6"):
        desk.tick(code)
    desk.find("E.3")
    which = desk.part("field.kills").findChild(QComboBox)
    desk.choose(which, "as many as there are players")
    desk.find("C.6")
    boxes = [desk.part(f"pod.{number}", QCheckBox) for number in (1, 2, 3, 4)]
    assert all(box.isChecked() for box in boxes)


def compose_infection(desk: ComposerUser) -> None:
    for code in ("D.2", "C.3", "B.3"):
        desk.tick(code)


def compose_old_school(desk: ComposerUser) -> None:
    codes = ("J.4", "H.16", "H.15", "H.14", "H.13", "H.4", "H.3", "H.2", "H.1", "G.4")
    for code in codes:
        desk.tick(code)
    for code, name, value in (("H.3", "uses", 3), ("H.4", "limit", 4)):
        desk.find(code)
        box = desk.part(f"field.{name}").findChild(NumberBox)
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, str(value))
        QTest.keyClick(box, Qt.Key.Key_Return)


COMPOSED = {
    "arena": ("Black edition, basic game", compose_arena),
    "infection": ("Black edition, advanced game", compose_infection),
    "old-school": ("Black edition, advanced game", compose_old_school),
}


@pytest.fixture
def sit(qtbot: QtBot, home: Path) -> Iterator[Callable[[Scenario], ComposerUser]]:
    sittings: list[ComposerUser] = []

    def session(scenario: Scenario) -> ComposerUser:
        sittings.append(ComposerUser(home, scenario))
        return sittings[-1]

    yield session
    for each in sittings:
        each.leave()


@pytest.mark.parametrize("name", COMPOSED)
def test_a_sample_is_composed_from_nothing_checked_written_and_played(
    qtbot: QtBot, home: Path, tmp_path: Path, sit, name: str
):
    wanted = read(SAMPLES[name])
    ruleset, compose = COMPOSED[name]
    desk = sit(begun(qtbot, wanted.name, ruleset))
    compose(desk)
    assert not desk.view.composer.judgement.findings
    describe(qtbot, desk, wanted)
    zone = sample_map("bellwether")
    desk.try_on(zone)
    errors = [each for each in desk.view.composer.trial.problems if each.severity is Severity.ERROR]
    assert desk.view.composer.judgement.is_playable
    assert not errors
    target = tmp_path / f"{name}.json"
    write(desk.scenario, target)
    assert target.read_bytes() == SAMPLES[name].read_bytes()
    game = load(zone, read(target), rule_book(Host(home)))
    summary = simulate(game, 4, GAMES, [BotKind("random", BOTS["random"])], seed=5)
    assert summary.games == GAMES


def test_every_step_of_it_can_be_undone_and_done_again(sit, qtbot: QtBot):
    begin = begun(qtbot, "Arena", "Black edition, basic game")
    desk = sit(begin)
    compose_arena(desk)
    done, history = desk.scenario, desk.place.document.history
    assert desk.steps == [
        "Add “Win by killing”",
        "Add “No Humans”",
        "Add “Starting over”",
        "Add “Sealed silent sectors”",
        "Add “Aliens start on pods”",
        "Change “Win by killing”",
    ]
    for _ in desk.steps:
        history.undo()
    assert desk.scenario == begin
    assert not desk.view.browser.tree.item_of("C.6").checkState(0).value
    for _ in desk.steps:
        history.redo()
    assert desk.scenario == done
    wait(lambda: desk.view.browser.tree.item_of("C.6").checkState(0).value)
