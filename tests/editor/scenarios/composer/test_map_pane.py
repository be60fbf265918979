"""Trying a scenario on a map: who gets where, what the checks say, and which map it is."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.files.exporter import export_subject
from hullwright.editor.scenarios.composer.edits import blank_scenario, with_rule
from hullwright.editor.scenarios.composer.map_choice import samples_of
from hullwright.editor.scenarios.composer.map_request import map_asker
from hullwright.editor.scenarios.composer.map_trial import tried
from hullwright.editor.scenarios.composer.rules import RulesAtHand
from hullwright.editor.scenarios.composer.view import ComposerContext, ComposerView
from hullwright.editor.shell.notices import Notices
from hullwright.samples import maps, scenarios
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.examination import Examination

from ...inspection.maps import map_of
from ...window_session import Answers
from .composer_user import ComposerUser, sample_map, wait

OPEN = map_of("1ddd2", "ddHdd", "dsssd", "ddAdd", "4ddd3", name="Open")
WALLED = map_of("H.d1", "ds.d", "ddsA", name="Walled")


def of_rules(rules: RulesAtHand, document: MapDocument, *uses: RuleUse):
    scenario = blank_scenario("Test", "eftaios", "ultimate")
    for use in uses:
        scenario = with_rule(scenario, use)
    return tried(Examination(document), scenario, rules.book.of_game("eftaios"))


def test_sealed_sectors_are_reached_by_the_side_that_they_are_open_to(rules: RulesAtHand):
    use = RuleUse(code="A.4", parameters={"open_to": "aliens"})
    trial = of_rules(rules, OPEN, use)
    assert hex_of("C03") in trial.reach["alien"].levels
    assert hex_of("C03") not in trial.reach["human"].levels


def test_distances_count_from_the_pods_where_that_is_where_one_begins(rules: RulesAtHand):
    plain, moved = of_rules(rules, OPEN), of_rules(rules, OPEN, RuleUse(code="B.4"))
    assert plain.reach["human"].texts[hex_of("A02")] != "1"
    assert moved.reach["human"].texts[hex_of("A02")] == "1"


def test_whoever_begins_anywhere_has_ground_but_no_distances(rules: RulesAtHand):
    trial = of_rules(rules, OPEN, RuleUse(code="mode:scattered-humans"))
    assert trial.reach["human"].levels
    assert not trial.reach["human"].texts
    assert trial.reach["alien"].texts


def test_without_humans_only_aliens_are_shown(rules: RulesAtHand):
    trial = of_rules(rules, OPEN, RuleUse(code="B.6"), RuleUse(code="E.3"))
    assert set(trial.reach) == {"alien"}


def test_problems_are_those_of_the_map_and_not_again_those_of_the_rules(rules: RulesAtHand):
    fine = of_rules(rules, WALLED)
    sealed = of_rules(
        rules, WALLED, RuleUse(code="A.4"), RuleUse(code="B.4", parameters={"pod": 9})
    )
    assert all(each.id.startswith("EA") for each in fine.problems)
    assert sealed.problems == ()
    assert [each.codes for each in sealed.judgement.findings] == [("B.4",)]


def test_a_map_of_another_kind_is_answered_in_words(rules: RulesAtHand):
    trial = of_rules(rules, sample_map("first-light"))
    errors = [each.text for each in trial.problems if each.severity is Severity.ERROR]
    assert any("no start for the human side" in each for each in errors)
    assert not trial.reach


def test_an_unknown_ruleset_is_answered_in_words(rules: RulesAtHand):
    scenario = blank_scenario("Odd", "eftaios", "ultimat")
    trial = tried(Examination(OPEN), scenario, rules.book.of_game("eftaios"))
    assert "did you mean “ultimate”" in trial.judgement.findings[0].text


def test_the_map_shows_where_each_side_can_get(desk: ComposerUser):
    desk.view.ask_for_map()
    desk.try_on(OPEN)
    pane = desk.view.map
    assert pane.canvas is not None
    assert "Humans: " in pane.about.text()
    QTest.mouseClick(desk.part("composer-alien", QPushButton), Qt.MouseButton.LeftButton)
    assert "Aliens: " in pane.about.text()
    assert pane.place.overlays == {"alien"}


def test_a_game_that_nobody_has_a_picture_for_has_no_sides_to_choose_between(desk: ComposerUser):
    desk.view.ask_for_map()
    desk.try_on(OPEN)
    pane = desk.view.map
    assert (pane.sides.side, pane.sides.title) == ("human", "Humans")
    desk.view.composer.play("ludo", "ludo")
    wait(lambda: desk.view.composer.trial is not None)
    assert pane.sides.title == ""
    assert not [each for each in pane.sides.findChildren(QPushButton) if each.isVisible()]
    desk.view.composer.play("eftaios", "ultimate")
    wait(lambda: desk.view.composer.trial is not None)
    assert "Humans: " in pane.about.text()


def test_what_rules_put_elsewhere_is_drawn_where_they_put_it(desk: ComposerUser):
    station, composer = sample_map("standard"), desk.view.composer
    desk.view.ask_for_map()
    composer.play("space_attack", "standard")
    desk.try_on(station)
    assert desk.view.map.place.map is station
    composer.tick("SA.SIDE_B")
    wait(lambda: composer.trial is not None)
    assert [each.id for each in desk.view.map.place.map.layout.jump_points] == ["W", "E"]
    composer.untick("SA.SIDE_B")
    wait(lambda: composer.trial is not None)
    assert desk.view.map.place.map is station


def test_a_pod_that_the_map_lacks_is_said_with_the_other_findings(desk: ComposerUser):
    desk.tick("B.4")
    desk.view.composer.set_parameter("B.4", "pod", 7)
    assert desk.view.findings.texts() == []
    desk.try_on(OPEN)
    (text,) = desk.view.findings.texts()
    assert "names pod 7, which this map doesn't have" in text
    desk.press("Use the default values of “Humans start on a pod”")
    wait(lambda: desk.view.composer.trial is not None)
    assert desk.view.findings.texts() == []


def test_a_problem_of_the_map_is_listed_and_shown(desk: ComposerUser):
    desk.tick("A.4")
    desk.view.ask_for_map()
    desk.try_on(WALLED)
    pane = desk.view.map
    wait(pane.problems.isVisible)
    desk.key(pane.problems, Qt.Key.Key_Down)
    assert pane.explanation.text()


def test_nothing_can_be_painted_on_the_map(desk: ComposerUser):
    desk.view.ask_for_map()
    desk.try_on(OPEN)
    canvas = desk.view.map.canvas
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.rect().center())
    QTest.keyClick(canvas, Qt.Key.Key_Space)
    assert desk.view.map.place.document.value is OPEN


def test_open_maps_samples_and_files_are_offered(desk: ComposerUser):
    place = desk.workplaces.open(Document(OPEN))
    assert isinstance(place, Workplace)
    desk.view.ask_for_map()
    box = desk.part("composer-map-choice", QComboBox)
    titles = [box.itemText(number) for number in range(box.count())]
    assert titles[:2] == ["No map", "Open"]
    assert "Bellwether (sample)" in titles
    desk.choose(box, "Open")
    assert desk.place.map is OPEN
    desk.asked = [WALLED]
    box.activated.emit(box.findText("From a file…"))
    assert desk.place.map is WALLED
    assert box.currentText() == "Walled"
    box.activated.emit(box.findText("From a file…"))
    assert desk.place.map is WALLED


def test_a_map_that_is_painted_in_its_tab_is_tried_again(desk: ComposerUser):
    place = desk.workplaces.open(Document(OPEN))
    desk.view.ask_for_map()
    box = desk.part("composer-map-choice", QComboBox)
    desk.choose(box, "Open")
    wait(lambda: desk.view.composer.trial is not None)
    before = len(desk.view.composer.trial.reach["human"].levels)
    place.document.apply_to_layout(
        "Wall", lambda zone: type(zone)(legend=zone.legend, rows=("1.dd2", *zone.rows[1:]))
    )
    wait(lambda: desk.view.composer.trial is not None)
    assert len(desk.view.composer.trial.reach["human"].levels) == before - 1
    desk.workplaces.close(place)
    assert desk.place.map is not None


def test_painting_while_nobody_looks_is_caught_up_with_later(desk: ComposerUser):
    place = desk.workplaces.open(Document(OPEN))
    desk.view.ask_for_map()
    desk.choose(desk.part("composer-map-choice", QComboBox), "Open")
    desk.view.beside.setCurrentWidget(desk.view.differences)
    place.document.apply_to_layout(
        "Wall", lambda zone: type(zone)(legend=zone.legend, rows=("1.dd2", *zone.rows[1:]))
    )
    assert desk.place.map is OPEN
    desk.view.ask_for_map()
    assert desk.place.map is place.map


def test_a_view_that_is_made_anew_goes_on_with_the_same_map(desk: ComposerUser, qtbot: QtBot):
    place = desk.workplaces.open(Document(OPEN))
    desk.place.pair(place.map)
    around = ComposerContext(
        desk.workplaces, desk.rules, desk.inspector, desk.notices, lambda: None
    )
    again = ComposerView(desk.place, around)
    qtbot.addWidget(again)
    again.show()
    wait(lambda: again.composer.trial is not None)
    assert again.map.choice.currentText() == "Open"


def test_a_closed_scenario_asks_nothing_more(qtbot: QtBot, home: Path):
    desk = ComposerUser(home)
    desk.view.composer.pair(OPEN)
    desk.leave()
    assert desk.inspector.is_idle


def test_a_file_that_holds_no_map_is_said_and_nothing_else_happens(tmp_path: Path):
    answers, notices, told = Answers(), Notices(), []
    notices.told.connect(lambda notice: told.append(notice.text))
    ask = map_asker(answers, lambda: tmp_path, notices)
    assert ask() is None
    answers.paths = [scenarios()[0]]
    assert ask() is None
    assert str(scenarios()[0]) in told[0]
    answers.paths = [next(path for path in maps() if path.stem == "thimble")]
    assert ask().name == "Thimble"
    assert len(told) == 1


def test_the_samples_of_the_scenarios_own_game_are_offered():
    assert {path.parent.name for path in samples_of("eftaios")} == {"hex-zones"}
    assert {path.parent.name for path in samples_of("space_attack")} == {"stations"}
    assert samples_of("chess") == ()


def test_the_station_of_a_scenario_is_drawn_and_offered_for_export_as_it_is_played(
    desk: ComposerUser,
):
    station = sample_map("standard")
    desk.view.composer.play("space_attack", "standard")
    desk.try_on(station)
    wait(lambda: desk.view.composer.trial is not None)
    desk.view.composer.tick("SA.SIDE_B")
    wait(lambda: desk.view.composer.trial is not None and desk.view.composer.trial.moved)
    drawn = desk.view.map.place.map.layout
    assert [each.gates for each in drawn.jump_points] == [("5,0", "7,0"), ("5,11", "7,11")]
    subject = export_subject(desk.place)
    assert subject is not None
    assert (subject.map, subject.scenario) == (station, desk.place.scenario)
