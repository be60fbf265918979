"""Bots play the map in front: a person starts them, watches, cancels, paints on, and reads."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.simulation.bot_row import BotRow
from hullwright.editor.simulation.commands import commands
from hullwright.editor.simulation.heat import HEAT
from hullwright.editor.simulation.play_out import Stage
from hullwright.engines.loader import engine, load
from hullwright.engines.simulation import BotKind, Match
from hullwright.schema.documents.scenarios import Scenario

from ...waiting import own_time, wait_until
from .bots_window import BotsWindow, is_running
from .maps import ROWS, tiny

MANY = 100_000


def paint(place: Workplace, *rows: str) -> None:
    """Make the zone another one, as a stroke does."""
    place.document.apply_to_layout("Paint", lambda layout: replace(layout, rows=rows))


def test_a_person_reads_what_became_of_twenty_games(stage: BotsWindow):
    stage.open(tiny())
    panel = stage.panel
    assert (panel.form.players.minimum(), panel.form.players.maximum()) == (2, 8)
    assert panel.form.players.value() == 4, "as many as the map is made for"
    stage.ask_for(20)
    play_out = stage.play()
    assert play_out.stage is Stage.COMPLETE
    assert panel.controls.progress_text.text() == "20 games were played."
    results = panel.results
    assert results.about.text() == (
        "This is how these bots play: Random player (Humans), Random player (Aliens). People may play "
        "differently."
    )
    assert results.conditions.text() == "4 players · Ultimate edition · seed 1"
    assert list(results.blocks()) == [
        *(
            "Humans win",
            "Aliens win",
            "Both sides in one game",
            "Nobody wins",
            "Last round reached",
        ),
        *("Wins by position in turn order", "Pods"),
    ]
    rounds = results.spreads.drawings[0]
    assert rounds.accessibleName() == "Rounds"
    assert "on average" in rounds.accessibleDescription()
    assert "Starting first" in results.beginning.text()


def test_the_same_seed_gives_the_same_games_as_everywhere_else(stage: BotsWindow):
    value = tiny()
    stage.open(value)
    stage.ask_for(20, seed=7)
    first = stage.play().summary
    second = stage.play().summary
    known = engine("eftaios").bots["random"]
    match = Match(load(value), 4, (BotKind("random", known),) * 2, 7)
    assert first.to_json() == second.to_json() == match.summary(range(20)).to_json()
    stage.ask_for(20, seed=8)
    assert stage.play().summary.to_json() != first.to_json()


def test_whoever_cancels_keeps_what_was_counted_and_the_window_never_stalls(stage: BotsWindow):
    stage.open(tiny())
    stage.ask_for(MANY)
    controls = stage.panel.controls
    controls.start.setFocus()
    stage.press(controls.start)
    play_out, spent = stage.play_out, [0.0]
    stage.wait(lambda: play_out.processes.process_ids)
    processes = play_out.processes.process_ids
    assert controls.cancel.hasFocus(), "the keyboard is on the button that can be pressed"

    def work() -> None:
        began = own_time()
        QApplication.processEvents()
        spent.append(own_time() - began)

    # What is told follows what was counted a moment later.
    wait_until(
        lambda: (
            play_out.summary.games >= 300
            and stage.panel.results.blocks()
            and "so far" in controls.progress_text.text()
        ),
        work,
    )
    assert max(spent) < 0.5
    assert controls.bar.isVisible()
    assert f"of {MANY:,} games so far" in controls.progress_text.text()
    assert stage.panel.results.blocks()
    QTest.keyClick(controls.cancel, Qt.Key.Key_Space)
    assert play_out.stage is Stage.CANCELLED
    assert play_out.summary.games >= 300
    assert "Cancelled after" in controls.progress_text.text()
    assert not controls.bar.isVisible()
    assert controls.start.hasFocus()
    stage.wait(lambda: not any(map(is_running, processes)))


def test_a_map_that_cannot_be_played_says_why_until_it_can(stage: BotsWindow):
    place = stage.open(tiny("sssss", "sHs1s"))
    panel = stage.panel
    assert "The Aliens have no start." in panel.refusal.text()
    assert "Ultimate edition" in panel.refusal.text()
    assert not panel.controls.start.isEnabled()
    assert panel.controls.start.toolTip() == panel.refusal.text()
    stage.press(panel.controls.start)
    assert stage.play_outs.of(place) is None, "nothing has begun"
    paint(place, *ROWS)
    stage.settle()
    assert not panel.refusal.isVisible()
    assert panel.controls.start.isEnabled()


def test_the_map_is_taken_as_it_is_when_start_is_pressed(stage: BotsWindow):
    place = stage.open(tiny())
    stage.ask_for(5)
    paint(place, "sssss", "sHs1s")
    stage.press(stage.panel.controls.start)
    stage.wait(lambda: not stage.play_out.is_playing)
    assert stage.play_out.stage is Stage.REFUSED
    assert "The Aliens have no start." in stage.panel.refusal.text()
    assert not stage.panel.results.isVisible()
    paint(place, *ROWS)
    stage.settle()
    assert not stage.panel.refusal.isVisible()
    assert stage.panel.controls.start.isEnabled()


def test_heat_lies_over_the_map_while_it_is_true_of_it(stage: BotsWindow):
    place = stage.open(tiny())
    stage.ask_for(20)
    stage.play()
    assert stage.canvas is not None
    tick, plain = stage.panel.results.heat.tick, stage.canvas.grab().toImage()
    stage.press(tick)
    stage.live.check_now()
    stage.settle()
    shading = place.findings.shadings[HEAT]
    visits = stage.play_out.summary.places["visits"]
    assert set(shading.levels) == set(map(place.surface.cell_of, visits))
    assert max(shading.levels.values()) == 1
    assert stage.canvas.grab().toImage() != plain
    assert "per game" in stage.panel.results.heat.legend.text()

    paint(place, "ss1ss", "sHsAs", "ss2ss")
    assert HEAT not in place.findings.shadings
    assert "older state of the map" in stage.panel.controls.older.text()
    assert not tick.isEnabled()
    place.document.history.undo()
    assert place.findings.shadings[HEAT] is shading
    assert not stage.panel.controls.older.isVisible()

    place.overlay(frozenset({"chokepoints"}))
    assert not tick.isChecked(), "another overlay has taken its place"
    assert HEAT not in place.findings.shadings


def test_everything_is_reached_by_keyboard(stage: BotsWindow):
    stage.open(tiny())
    form, controls = stage.panel.form, stage.panel.controls
    form.rules.setFocus()
    reached = [form.rules]
    while reached[-1] is not controls.start:
        QTest.keyClick(reached[-1], Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
        assert reached[-1] is not None, "the keyboard has left the window"
    assert reached == [
        *(
            form.rules,
            form.players,
            *filter(QWidget.isVisible, form.bots.fields),
            form.games,
            form.seed,
            controls.start,
        ),
    ]
    assert all(each.accessibleName() for each in reached)


def test_a_scenario_that_is_open_can_be_played(stage: BotsWindow):
    stage.workplaces.open(Document(Scenario(name="Short", game="eftaios", ruleset="black-basic")))
    stage.open(tiny())
    rules = stage.panel.form.rules
    assert rules.currentText() == "Ultimate edition"
    assert rules.itemText(rules.count() - 1) == "Short (scenario)"
    QTest.keyClick(rules, Qt.Key.Key_End)
    stage.settle()
    assert stage.panel.form.plan(tiny()).scenario.ruleset == "black-basic"
    scenario = next(each for each in stage.workplaces if not isinstance(each, Workplace))
    stage.workplaces.close(scenario)
    assert rules.currentText() == "Ultimate edition"


def test_a_map_that_is_closed_takes_its_games_along(stage: BotsWindow):
    place = stage.open(tiny())
    stage.ask_for(MANY)
    stage.press(stage.panel.controls.start)
    game_processes = stage.play_out.processes
    stage.wait(lambda: game_processes.process_ids)
    processes = game_processes.process_ids
    stage.workplaces.close(place)
    assert stage.play_outs.of(place) is None
    stage.wait(lambda: not any(map(is_running, processes)))


def test_processes_end_with_the_window(stage: BotsWindow):
    stage.open(tiny())
    stage.ask_for(MANY)
    stage.press(stage.panel.controls.start)
    game_processes = stage.play_out.processes
    stage.wait(lambda: stage.play_out.summary.games)
    processes = game_processes.process_ids
    assert processes
    assert all(map(is_running, processes))
    stage.play_outs.close()
    stage.wait(lambda: not any(map(is_running, processes)))


def test_without_a_map_the_panel_says_what_it_is_for(stage: BotsWindow):
    stage.workplaces.switch(None)
    assert "Open a map to begin." in stage.panel.excuse.text()
    assert not stage.panel.form.isVisible()
    assert not stage.panel.controls.isVisible()


def test_the_command_shows_the_panel_if_there_is_a_map(stage: BotsWindow):
    shown: list[str] = []
    (command,) = commands(stage.workplaces, lambda: shown.append("bots"))
    stage.open(tiny())
    stage.workplaces.switch(None)
    assert command.hindered() == "This is for maps: go to the tab of one first."
    stage.open(tiny())
    assert command.hindered() == ""
    command.run()
    assert shown == ["bots"]


def test_a_level_with_styles_is_asked_for_its_style(qtbot: QtBot):
    row = BotRow("eftaios", ["random", "expert:hunter", "expert"], "alien", "Bots")
    qtbot.addWidget(row)
    row.show()
    assert row.name() == "expert"
    assert row.style_box.isVisible()
    assert row.style_box.itemText(0) == "usual style"
    QTest.keyClick(row.style_box, Qt.Key.Key_Down)
    assert row.name() == "expert:hunter"
    QTest.keyClick(row.level, Qt.Key.Key_Home)
    assert row.name() == "random"
    assert not row.style_box.isVisible()


def test_the_searching_bot_is_asked_how_much_it_may_search(qtbot: QtBot):
    row = BotRow("eftaios", ["random", "expert", "search"], "alien", "Bots")
    qtbot.addWidget(row)
    row.show()
    assert not row.playouts.isVisible()
    QTest.keyClick(row.level, Qt.Key.Key_End)
    assert row.playouts.isVisible()
    row.playouts.selectAll()
    QTest.keyClicks(row.playouts, "25")
    assert row.name() == "search:25"
