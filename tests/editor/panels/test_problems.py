"""The problems panel: lists, leads to the cells, explains, and puts right with one step."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QTreeWidget

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.inspection.focus import Focus
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.languages.words import tr, use_language
from hullwright.editor.panels.problem_words import EXPLANATIONS, summary
from hullwright.editor.panels.problems import ProblemsPanel
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.checks import CHECKS

from ..workplaces import workplace

ROWS = ("Hsds1", "sdsds", "dsA..", "....d")


class Desk:
    """A panel with all it needs."""

    def __init__(self, folder) -> None:
        self.focus = Focus()
        self.inspector = Inspector()
        self.settings = ProgramSettings(folder)
        self.panel = ProblemsPanel(self.focus, self.inspector, self.settings)
        self.panel.resize(420, 600)
        self.list = self.panel.findChild(QTreeWidget)

    def texts(self) -> list[str]:
        items = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [each.text(0) for each in items]

    def label(self, name: str) -> str:
        return self.panel.findChild(QLabel, name).text()

    def filter(self, severity: Severity) -> QToolButton:
        return self.panel.findChild(QToolButton, f"show-{severity}s")

    def fixes(self) -> dict[str, QPushButton]:
        buttons = self.panel.findChildren(QPushButton)
        return {each.text(): each for each in buttons if each.property("fix")}

    def click(self, qtbot, text: str) -> None:
        (item,) = self.list.findItems(text, Qt.MatchFlag.MatchStartsWith)
        place = self.list.visualItemRect(item).center()
        qtbot.mouseClick(self.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def desk(qtbot, tmp_path):
    made = Desk(tmp_path)
    qtbot.addWidget(made.panel)
    made.panel.show()
    yield made
    made.inspector.close()


def checked(place):
    """Let the workplace know its problems, as live checks would."""
    place.know(replace(place.findings, problems=Examination(place.document.value).problems))
    return place


@pytest.fixture
def place(desk):
    made = workplace(*ROWS)
    desk.panel.show_workplace(made)
    return checked(made)


def test_an_empty_panel_says_what_it_is_for(desk):
    assert "Open a map" in desk.label("problem-placeholder")


def test_before_the_first_answer_it_says_that_it_is_checking(desk):
    desk.panel.show_workplace(workplace("Hs1A"))
    assert desk.label("problem-summary") == "checking…"


def test_while_checks_take_long_it_says_how_far_they_are(desk, place):
    place.know(replace(place.findings, problems=(), checked=0.25))
    assert desk.label("problem-summary") == "nothing so far · checking… 25 %"
    found = Examination(place.document.value).problems
    place.know(replace(place.findings, problems=found, checked=0.5))
    assert desk.label("problem-summary") == f"{summary(found)} · checking… 50 %"
    place.know(replace(place.findings, problems=found, checked=1.0))
    assert desk.label("problem-summary") == summary(found)


def test_without_problems_it_says_that_the_map_can_be_exported(desk):
    fine = workplace("Hs1A")
    desk.panel.show_workplace(fine)
    fine.know(replace(fine.findings, problems=()))
    assert desk.label("problem-placeholder") == "No problems: this map can be exported."
    assert desk.panel.findChild(QLabel, "problem-placeholder").isVisible()


def test_problems_are_grouped_by_severity_and_counted(desk, place):
    problems = place.findings.problems
    assert desk.label("problem-summary") == summary(problems)
    shown = desk.texts()
    assert [each for each in shown if each in {"Errors", "Warnings", "Hints"}] == [
        group
        for group, severity in zip(("Errors", "Warnings", "Hints"), Severity, strict=True)
        if any(each.severity is severity for each in problems)
    ]
    assert [each for each in shown if each.endswith(".")] == [tr(each.message) for each in problems]


def test_the_counts_speak_of_one_and_of_several():
    (one,) = Examination(workplace("Hs1").document.value).errors
    two = (one, one)
    assert summary((one,)) == "1 error"
    assert summary(two) == "2 errors"


def test_a_click_shows_the_cells_and_explains(qtbot, desk, place):
    shown = []
    place.shown.connect(shown.append)
    desk.click(qtbot, "The zone is in 2 separate parts")
    assert shown == [frozenset({hex_of("E04")})]
    assert desk.focus.of(place).id == "EAV-5"
    texts = [each.text() for each in desk.panel.findChildren(QLabel)]
    assert any("Nobody can cross the hull" in text for text in texts)
    assert any(text == "Join the parts; nobody can cross the hull between them." for text in texts)


def test_clicking_the_same_row_again_shows_the_cells_again(qtbot, desk, place):
    shown = []
    place.shown.connect(shown.append)
    desk.click(qtbot, "The zone is in 2 separate parts")
    desk.click(qtbot, "The zone is in 2 separate parts")
    assert len(shown) == 2


def test_arrow_keys_go_from_problem_to_problem_and_enter_goes_there(qtbot, desk, place):
    desk.list.setFocus()
    shown, seen = [], []
    place.shown.connect(shown.append)
    for _ in place.findings.problems:
        qtbot.keyClick(desk.list, Qt.Key.Key_Down)
        seen.append(desk.focus.of(place))
    assert [each for each in place.findings.problems if each not in seen] == []
    qtbot.keyClick(desk.list, Qt.Key.Key_Home)
    qtbot.keyClick(desk.list, Qt.Key.Key_Down)
    shown.clear()
    while not desk.focus.of(place).cells:
        qtbot.keyClick(desk.list, Qt.Key.Key_Down)
    shown.clear()
    qtbot.keyClick(desk.list, Qt.Key.Key_Return)
    assert len(shown) == 1


def test_stepping_elsewhere_chooses_the_row(desk, place):
    desk.focus.step(place, -1)
    assert desk.list.currentItem().text(0) == place.findings.problems[-1].text


def test_a_fix_is_one_step_that_can_be_undone(qtbot, desk, place):
    before = place.document.value
    desk.click(qtbot, "The zone is in 2 separate parts")
    title = "Fix: join the parts"
    qtbot.waitUntil(lambda: title in desk.fixes())
    qtbot.mouseClick(desk.fixes()[title], Qt.MouseButton.LeftButton)
    assert place.document.history.count() == 1
    assert place.document.history.undoText() == title
    after = Examination(place.document.value)
    assert "EAV-5" not in {each.id for each in after.problems}
    place.document.history.undo()
    assert place.document.value == before


@pytest.fixture
def german():
    use_language("de")
    yield
    use_language("en")


@pytest.mark.usefixtures("german")
def test_fixes_come_from_the_other_process_in_the_language_of_the_window(qtbot, desk, place):
    desk.click(qtbot, "Die Zone besteht aus 2 Stücken")
    title = "Beheben: die Stücke verbinden"
    qtbot.waitUntil(lambda: title in desk.fixes())
    qtbot.mouseClick(desk.fixes()[title], Qt.MouseButton.LeftButton)
    assert tr(place.document.step(0).title) == title


def test_a_fix_of_a_map_that_has_changed_since_keeps_the_change(qtbot, desk, place):
    desk.click(qtbot, "The zone is in 2 separate parts")
    title = "Fix: join the parts"
    qtbot.waitUntil(lambda: title in desk.fixes())
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("A01"): "silent"}))
    qtbot.mouseClick(desk.fixes()[title], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: place.document.history.count() == 2)
    assert place.surface.content(hex_of("A01")) == "silent"
    assert "EAV-5" not in {each.id for each in Examination(place.document.value).problems}


def test_the_chosen_problem_stays_chosen_while_others_come_and_go(qtbot, desk, place):
    desk.click(qtbot, "The zone is in 2 separate parts")
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("E01"): "hull"}))
    checked(place)
    assert any(text.startswith("There is no escape pod") for text in desk.texts())
    assert desk.list.currentItem().text(0).startswith("The zone is in 2 separate parts")
    assert desk.focus.of(place) in place.findings.problems


def test_a_problem_that_is_gone_is_no_longer_in_focus(qtbot, desk, place):
    desk.click(qtbot, "The zone is in 2 separate parts")
    edit = place.editor_kind.painted
    place.document.apply_to_layout("Paint", lambda zone: edit(zone, {hex_of("E04"): "hull"}))
    checked(place)
    assert desk.focus.of(place) is None
    assert desk.fixes() == {}


def test_updates_neither_take_the_focus_nor_touch_an_unchanged_list(qtbot, desk, place):
    field = QPushButton("elsewhere", desk.panel)
    field.show()
    field.setFocus()
    first = desk.list.topLevelItem(0)
    checked(place)
    assert desk.list.topLevelItem(0) is first
    assert desk.panel.focusWidget() is field


def test_groups_are_left_out_and_that_is_remembered(qtbot, desk, place):
    qtbot.mouseClick(desk.filter(Severity.HINT), Qt.MouseButton.LeftButton)
    assert "Hints" not in desk.texts()
    again = ProblemsPanel(desk.focus, desk.inspector, desk.settings)
    qtbot.addWidget(again)
    assert not again.findChild(QToolButton, "show-hints").isChecked()
    for severity in (Severity.ERROR, Severity.WARNING):
        qtbot.mouseClick(desk.filter(severity), Qt.MouseButton.LeftButton)
    assert "hide all the problems" in desk.label("problem-placeholder")


def test_another_map_shows_its_own_problems(desk, place):
    other = checked(workplace("Hs1"))
    desk.panel.show_workplace(other)
    assert desk.texts()[1] == "The Aliens have no start."
    checked(place)
    assert desk.texts()[1] == "The Aliens have no start."


def test_a_long_list_ends_with_how_many_more_there_are(desk, place):
    many = tuple(replace(place.findings.problems[0], cells=(f"A{n:03}",)) for n in range(1000))
    place.know(replace(place.findings, problems=many))
    assert desk.texts()[-1] == "… and 700 more."


def test_both_themes_have_icons_of_their_own(desk, place, use_theme):
    before = desk.filter(Severity.ERROR).icon().pixmap(16).toImage()
    use_theme(LIGHT)
    assert desk.filter(Severity.ERROR).icon().pixmap(16).toImage() != before


def test_every_check_of_hex_zones_is_explained():
    assert EXPLANATIONS.keys() >= CHECKS.keys()


def test_problems_alike_are_gathered_in_one_row_and_all_of_them_are_counted(desk):
    crowded = workplace("HsA" + ".1" * 80)
    desk.panel.show_workplace(crowded)
    checked(crowded)
    alike = [each for each in desk.texts() if " can't reach pod " in each]
    assert len(alike) == 100  # 50 for each side
    assert desk.texts().count("… and 30 more like these.") == 2
    assert summary(crowded.findings.problems).startswith("81 errors, ")
