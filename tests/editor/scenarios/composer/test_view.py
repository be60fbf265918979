"""The composer's view by mouse and keys: search, tick, parameters, findings, own fields, themes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.concepts.contrast import contrast
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.languages.words import use_language
from hullwright.editor.scenarios.composer.edits import blank_scenario
from hullwright.editor.scenarios.composer.rule_tree import RuleTree
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.engines.loader import ENGINES, rulesets
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.published import faults

from ...inspection.maps import map_of
from ...rest import is_at_rest
from .composer_user import ComposerUser, sample_map, wait

LEFT = Qt.MouseButton.LeftButton


def test_rules_are_listed_in_groups_with_what_only_this_scenario_changes_last(desk: ComposerUser):
    tree = desk.view.browser.tree
    titles = [tree.topLevelItem(number).text(0) for number in range(tree.topLevelItemCount())]
    assert titles[0] == "A  Everybody"
    assert titles[-3:] == ["Modes", "Other readings of the rules", "This scenario only"]
    assert tree.codes()[-1] == LOCAL
    assert len(tree.codes()) == 43


@pytest.mark.parametrize(
    ("sought", "first"), [("H.1", "H.1"), ("medic", "H.16"), ("crumbl", "mode:crumbling-sectors")]
)
def test_rules_are_found_by_code_title_and_text(desk: ComposerUser, sought: str, first: str):
    desk.find(sought)
    assert desk.view.rule.code == first
    QTest.keyClick(desk.view.browser.line, Qt.Key.Key_Escape)
    assert len(desk.view.browser.tree.codes()) == 43


def test_rules_are_found_by_words_of_their_text_only(desk: ComposerUser):
    desk.find("shuffled back")
    assert desk.view.browser.tree.codes() == ["H.15"]


def test_a_search_without_a_hit_says_how_to_go_on(desk: ComposerUser):
    QTest.keyClicks(desk.view.browser.line, "zebra")
    assert desk.view.browser.none.isVisible()
    QTest.keyClick(desk.view.browser.line, Qt.Key.Key_Escape)
    assert not desk.view.browser.none.isVisible()


@pytest.mark.parametrize("sought", ["zebra", "medic"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_space_never_removes_a_rule_that_a_search_has_hidden(
    desk: ComposerUser, sought: str, key: Qt.Key
):
    desk.tick("H.3")
    browser = desk.view.browser
    browser.line.setFocus()
    browser.line.selectAll()
    QTest.keyClicks(browser.line, sought)
    QTest.keyClick(browser.line, key)
    desk.key(browser.tree, Qt.Key.Key_Space)
    assert "H.3" in desk.codes


def test_the_rule_in_front_is_in_front_again_when_the_search_is_over(desk: ComposerUser):
    desk.tick("H.3")
    browser = desk.view.browser
    browser.line.setFocus()
    QTest.keyClicks(browser.line, "zebra")
    assert browser.tree.currentItem() is None
    QTest.keyClick(browser.line, Qt.Key.Key_Escape)
    assert browser.tree.currentItem() is browser.tree.item_of("H.3")
    desk.key(browser.tree, Qt.Key.Key_Space)
    assert desk.codes == []


def test_space_ticks_a_rule_with_its_usual_values_and_ticks_it_off(desk: ComposerUser):
    desk.tick("H.3")
    assert desk.scenario.rules == (RuleUse(code="H.3", parameters={"uses": 3}),)
    desk.key(desk.view.browser.tree, Qt.Key.Key_Space)
    assert desk.scenario.rules == ()
    assert desk.steps == ["Add “The Pilot's Teleport”", "Remove “The Pilot's Teleport”"]


def test_a_click_on_the_box_ticks_a_rule_too(desk: ComposerUser):
    tree = desk.view.browser.tree
    place = tree.visualItemRect(tree.item_of("A.2"))
    QTest.mouseClick(tree.viewport(), LEFT, pos=place.topLeft() + QPoint(12, place.height() // 2))
    assert desk.codes == ["A.2"]
    assert desk.view.rule.code == "A.2"


def test_every_tick_of_every_game_is_followed_by_a_verdict(qtbot: QtBot, home: Path):
    for game in ENGINES:
        blank = blank_scenario("Mine", game, next(iter(rulesets(game))))
        desk = ComposerUser(home, blank)
        summary = desk.view.findings.summary
        assert summary.text().startswith("No rule is ticked yet")
        desk.key(desk.view.browser.line, Qt.Key.Key_Down)
        desk.key(desk.view.browser.tree, Qt.Key.Key_Space)
        assert len(desk.codes) == 1
        assert not summary.text().startswith("No rule is ticked yet"), game
        desk.key(desk.view.browser.tree, Qt.Key.Key_Space)
        assert summary.text().startswith("No rule is ticked yet"), game
        desk.leave()


def test_a_ticked_rule_keeps_its_box(desk: ComposerUser, use_theme):
    tree = desk.view.browser.tree
    for inks in (DARK, LIGHT):
        use_theme(inks)
        desk.tick("A.2")
        desk.tick("A.1")
        desk.find("")
        tree.choose("A.4")
        assert left_side(tree, "A.2") == left_side(tree, "A.1") == left_side(tree, "A.5")
        for code in ("A.1", "A.2"):
            desk.tick(code)


def left_side(tree: RuleTree, code: str) -> int:
    """Return where the box of a rule begins, as far as an eye can tell it from the paper."""
    place = tree.visualItemRect(tree.item_of(code))
    drawn = tree.viewport().grab(place).toImage()
    inks = [drawn.pixelColor(across, place.height() // 2 + 4).name() for across in range(40)]
    return next(across for across, ink in enumerate(inks) if contrast(ink, inks[0]) >= 3)


def test_rules_always_stand_in_the_order_of_their_codes(desk: ComposerUser):
    for code in ("J.4", "H.13", "H.2", "A.1"):
        desk.tick(code)
    assert desk.codes == ["A.1", "H.2", "H.13", "J.4"]


def test_a_number_that_is_typed_is_one_step_and_undone_at_once(desk: ComposerUser):
    desk.tick("H.3")
    box = desk.part("field.uses").findChild(NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "5")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert desk.scenario.rules[0].parameters == {"uses": 5}
    assert desk.steps == ["Add “The Pilot's Teleport”", "Change “The Pilot's Teleport”"]
    QApplication.processEvents()
    desk.place.document.history.undo()
    assert box.value() == 3
    wait(lambda: is_at_rest(desk.window))
    assert desk.scenario.rules[0].parameters == {"uses": 3}


def test_a_side_is_chosen_by_its_name(desk: ComposerUser):
    desk.tick("A.4")
    box = desk.part("field.open_to").findChild(QComboBox)
    desk.choose(box, "Humans only")
    assert desk.scenario.rules[0].parameters == {"open_to": "humans"}


def test_pods_are_ticked_by_keyboard(desk: ComposerUser):
    desk.tick("C.6")
    desk.key(desk.part("pod.2", QCheckBox), Qt.Key.Key_Space)
    assert desk.scenario.rules[0].parameters == {"pods": [1, 3, 4]}


def test_pods_are_picked_on_the_map(desk: ComposerUser):
    desk.tick("C.6")
    desk.try_on(sample_map("bellwether"))
    small = desk.part("pod-map")
    QTest.mouseClick(small, LEFT, pos=small.place_of(3).center().toPoint())
    assert desk.scenario.rules[0].parameters == {"pods": [1, 2, 4]}
    assert not desk.part("pod.3", QCheckBox).isChecked()


def test_a_single_pod_takes_the_place_of_the_one_before(desk: ComposerUser):
    desk.tick("B.4")
    desk.key(desk.part("pod.3", QCheckBox), Qt.Key.Key_Space)
    assert desk.scenario.rules[0].parameters == {"pod": 3}
    assert not desk.part("pod.1", QCheckBox).isChecked()


def test_the_last_pod_stays(desk: ComposerUser):
    desk.tick("C.6")
    for number in (1, 2, 3, 4):
        desk.key(desk.part(f"pod.{number}", QCheckBox), Qt.Key.Key_Space)
    assert desk.scenario.rules[0].parameters == {"pods": [4]}
    assert desk.part("pod.4", QCheckBox).isChecked()


def test_a_conflict_is_said_at_once_and_resolved_by_a_button(desk: ComposerUser):
    desk.tick("A.5")
    desk.tick("B.3")
    (text,) = desk.view.findings.texts()
    assert "Starting over (A.5), Turned on the spot (B.3) disagree" in text
    assert desk.remedies()[:2] == ["Remove “Starting over”", "Remove “Turned on the spot”"]
    desk.press("Remove “Starting over”")
    assert desk.codes == ["B.3"]
    assert desk.view.findings.texts() == []
    assert desk.view.findings.summary.text() == "All the rules go together."
    assert desk.steps[-1] == "Remove “Starting over”"


def test_findings_that_fit_are_seen_without_scrolling(desk: ComposerUser):
    desk.tick("A.5")
    desk.tick("B.3")
    desk.remedies()
    assert desk.view.findings.verticalScrollBar().maximum() == 0
    last = desk.view.findings.rows[-1].findChildren(QPushButton)[-1]
    assert not last.visibleRegion().isEmpty()


def test_a_missing_need_is_met_by_a_button(desk: ComposerUser):
    desk.tick("B.6")
    desk.press("Add “Win by killing”")
    assert desk.codes == ["B.6", "E.3"]
    assert desk.scenario.rules[1].parameters == {"kills": 3}


def test_an_unknown_code_is_listed_and_replaced(qtbot: QtBot, home: Path):
    uses = (RuleUse(code="A.44", parameters={"odd": 1}),)
    scenario = Scenario(name="Odd", game="eftaios", ruleset="ultimate", rules=uses)
    desk = ComposerUser(home, scenario)
    assert "A.44" in desk.view.browser.tree.codes()
    desk.press("Use “Sealed silent sectors” instead")
    assert desk.codes == ["A.4"]
    assert "A.44" not in desk.view.browser.tree.codes()
    desk.leave()


def test_the_table_says_what_differs_and_what_it_means(desk: ComposerUser):
    desk.tick("D.2")
    desk.view.beside.setCurrentWidget(desk.view.differences)
    texts = desk.view.differences.texts()
    assert "Pod cards" in texts
    assert "3 × Green: the pod works, 3 × Red: the pod is damaged" in texts
    assert any(each.startswith("The pod cards: green escapes, red is damaged;") for each in texts)
    desk.key(desk.view.browser.tree, Qt.Key.Key_Space)
    assert desk.view.differences.empty.isVisible()


def test_numbers_and_decks_are_changed_for_this_scenario_only(desk: ComposerUser):
    desk.find("numbers and decks")
    desk.key(desk.part("add-field.open"), Qt.Key.Key_Space)
    line = desk.part("add-field.search", QLineEdit)
    QTest.keyClicks(line, "pod cards")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert desk.scenario.rules[0].parameters == {"pod_deck": {"green": 3, "red": 3}}
    box = desk.part("field.red").findChild(NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "1")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert desk.scenario.rules[0].parameters == {"pod_deck": {"green": 3, "red": 1}}
    assert "3 × Red" in " ".join(desk.view.differences.texts())
    QTest.mouseClick(desk.part("remove.pod_deck", QToolButton), LEFT)
    assert desk.scenario.rules == ()
    assert not any(faults(desk.scenario.to_json(), "scenario"))


def test_every_field_of_the_ruleset_can_be_changed_and_left_as_it_was(desk: ComposerUser):
    desk.find("numbers and decks")
    rule = desk.view.composer.local
    own = desk.view.composer.words.pieces.fields
    for name in set(rule.settings) - own:
        desk.view.rule.picker.picked.emit(name)
        row = desk.part(f"setting.{name}")
        shown = row.form.value()[name] if row.form else row.field.value()
        row.edited.emit(name, shown)
        given = desk.scenario.rules[0].parameters[name]
        assert given == rule.settings[name]["default"], name
    assert not any(each.is_error for each in desk.view.composer.judgement.findings)


def test_sides_of_the_scenarios_own_fields_are_ticked(desk: ComposerUser):
    desk.find("numbers and decks")
    desk.view.rule.picker.picked.emit("silent_open_to")
    desk.key(desk.part("check.silent_open_to.human", QCheckBox), Qt.Key.Key_Space)
    assert desk.scenario.rules[0].parameters == {"silent_open_to": ["alien"]}


def test_what_has_no_effect_is_removed_in_one_step(desk: ComposerUser):
    desk.tick("A.1")
    desk.tick("A.4")
    desk.view.composer.set_field("rounds", 39)
    desk.view.composer.remove_idle()
    assert desk.codes == ["A.4"]
    desk.place.document.history.undo()
    assert desk.codes == ["A.1", "A.4", LOCAL]


def test_another_ruleset_is_one_step(desk: ComposerUser):
    desk.choose(desk.part("composer-ruleset", QComboBox), "Ultimate edition, first game")
    assert desk.scenario.ruleset == "ultimate-first-game"
    assert set(desk.steps) == {"Choose the ruleset"}


def test_a_change_elsewhere_is_shown_and_a_new_name_disturbs_nothing(desk: ComposerUser):
    from dataclasses import replace

    desk.tick("H.3")
    row = desk.part("setting.uses")
    desk.place.document.apply("Rename", lambda value: replace(value, name="Other"))
    assert desk.part("setting.uses") is row
    desk.place.document.history.undo()
    desk.place.document.history.undo()
    assert desk.view.browser.tree.item_of("H.3").checkState(0) is Qt.CheckState.Unchecked


def test_rules_that_come_later_are_listed_when_the_book_is_read_again(
    desk: ComposerUser, home: Path
):
    folder = home / "plugins" / "own-rules"
    (folder / "rules").mkdir(parents=True)
    (folder / "plugin.toml").write_text(
        'format = "hullwright/plugin"\nversion = 1\nid = "own-rules"\nname = "Own"\n'
        'plugin_version = "1.0"\nrequires = ">=0.1,<1"\n'
        '[[contributes.rules]]\nid = "own"\ndata = "rules"\n'
    )
    (folder / "rules" / "long.json").write_text(
        '{"code": "own:long", "game": "eftaios", "title": {"en": "A long night"},'
        ' "text": {"en": "There are sixty rounds."}, "sets": {"rounds": 60}}'
    )
    desk.rules.reload()
    assert "own:long" in desk.view.browser.tree.codes()
    desk.view.composer.tick("own:long")
    # Readers who don't have the plugin are told which one it is.
    assert desk.scenario.rules[0].parameters == {"plugin": "own-rules"}
    assert desk.view.composer.judgement.composition.ruleset.rounds == 60


def test_rules_are_read_in_the_language_in_force(qtbot: QtBot, home: Path):
    use_language("de")
    try:
        desk = ComposerUser(home)
        desk.find("A.4")
        assert "Versiegelte stille Sektoren" in desk.view.rule.title.text()
        desk.leave()
    finally:
        use_language("en")


def test_a_narrow_tab_has_all_pages_in_one_row_and_a_wide_one_a_third_column(desk: ComposerUser):
    assert desk.view.beside.isVisible()
    desk.window.resize(750, 520)
    wait(lambda: not desk.view.beside.isVisible())
    assert [desk.view.tabs.tabText(number) for number in range(4)] == [
        *("Rule", "Own pieces", "What changes", "On a map")
    ]
    desk.window.resize(1300, 700)
    wait(desk.view.beside.isVisible)
    assert desk.view.tabs.count() == 2


def test_another_theme_changes_what_is_drawn(desk: ComposerUser, use_theme):
    desk.tick("C.6")
    desk.try_on(map_of("1ddd2", "ddHdd", "dsssd", "ddAdd", "4ddd3"))
    before = desk.view.grab().toImage()
    use_theme(LIGHT)
    QApplication.processEvents()
    assert desk.view.grab().toImage() != before


def test_everything_that_can_be_used_has_a_name_and_can_be_reached_by_keys(desk: ComposerUser):
    desk.tick("C.6")
    desk.tick("A.5")
    desk.tick("B.3")
    desk.remedies()
    kinds = (QCheckBox, QComboBox, QLineEdit, QToolButton)
    for kind in kinds:
        for each in desk.view.findChildren(kind):
            if each.isVisible() and not isinstance(each.parent(), QLineEdit):
                assert each.accessibleName() or getattr(each, "text", str)(), each
