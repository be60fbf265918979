"""The effects editor, used with real keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.effect_row import EffectRow
from hullwright.editor.shell.effects_editor import MOST, EffectsEditor
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.schema.effects import Effect

from ...toy_effects import TOY_VOCABULARY

Making = Callable[..., EffectsEditor]
PUSH: Effect = {"do": "push", "who": "all", "steps": 2, "gentle": False}
REST: Effect = {"do": "rest"}
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def make(qtbot: QtBot) -> Making:
    """Return a function that shows some effects and gathers what the editor tells."""

    def made(*effects: Effect) -> EffectsEditor:
        editor = EffectsEditor(TOY_VOCABULARY, "Vent leak")
        editor.told = []
        editor.changed.connect(editor.told.append)
        editor.show_effects(effects)
        qtbot.addWidget(editor)
        editor.resize(360, 600)
        with qtbot.waitActive(editor):
            editor.show()
            editor.activateWindow()
        return editor

    return made


def part(row: EffectRow, name: str, kind: type) -> QWidget:
    return row.findChild(QWidget, f"field.{name}").findChild(kind)


def sentences(editor: EffectsEditor) -> list[str]:
    return [row.sentence.text() for row in editor.rows]


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    QApplication.processEvents()


def add(editor: EffectsEditor, search: str) -> None:
    """Add an effect with the keyboard alone."""
    editor.picker.button.setFocus()
    press(Qt.Key.Key_Space)
    QTest.keyClicks(editor.picker.line, search)
    press(Qt.Key.Key_Return)


def test_a_piece_without_effects_says_so_and_offers_the_vocabulary(make: Making):
    editor = make()
    assert editor.nothing.isVisible()
    titles = [editor.picker.list.item(n).text() for n in range(editor.picker.list.count())]
    assert titles == ["Push", "Rest", "<b>Glow</b> & more"]


def test_an_effect_is_added_filled_in_and_read_back_with_the_keyboard(make: Making):
    editor = make()
    add(editor, "pu")
    assert editor.told == [({"do": "push", "who": "others", "steps": 1, "gentle": False},)]
    assert sentences(editor) == ["Pushes the others 1 steps, roughly."]
    assert isinstance(QApplication.focusWidget(), QComboBox)
    press(Qt.Key.Key_Down)
    assert sentences(editor) == ["Pushes everybody 1 steps, roughly."]
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Up)
    assert sentences(editor) == ["Pushes everybody 2 steps, roughly."]
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    assert sentences(editor) == ["Pushes everybody 2 steps, gently."]
    assert editor.told[-1] == ({"do": "push", "who": "all", "steps": 2, "gentle": True},)


def test_the_sentence_follows_what_is_half_typed(make: Making):
    editor = make(PUSH)
    box = part(editor.rows[0], "steps", NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "5")
    assert sentences(editor) == ["Pushes everybody 5 steps, roughly."]
    assert editor.told == []
    editor.finish()
    assert editor.told == [({**PUSH, "steps": 5},)]


def test_effects_are_moved_with_buttons_and_the_focus_goes_along(make: Making):
    editor = make(PUSH, REST)
    QTest.mouseClick(editor.rows[0].down, LEFT)
    assert editor.told == [(REST, PUSH)]
    assert sentences(editor) == ["Rests.", "Pushes everybody 2 steps, roughly."]
    assert QApplication.focusWidget() is editor.rows[1].up
    assert not editor.rows[1].down.isEnabled()
    press(Qt.Key.Key_Space)
    assert editor.told[-1] == (PUSH, REST)


def test_effects_are_moved_with_alt_and_the_arrow_keys(make: Making):
    editor = make(PUSH, {**PUSH, "steps": 6}, REST)
    editor.rows[1].remove.setFocus()
    press(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [each.get("steps") for each in editor.effects()] == [6, 2, None]
    press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [each.get("steps") for each in editor.effects()] == [2, 6, None]


def test_what_is_half_typed_survives_a_move(make: Making):
    editor = make(PUSH, REST)
    box = part(editor.rows[0], "steps", NumberBox)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "4")
    press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert editor.effects() == (REST, {**PUSH, "steps": 4})


def test_an_effect_is_removed_and_the_focus_stays_in_the_list(make: Making):
    editor = make(PUSH, REST)
    QTest.mouseClick(editor.rows[0].remove, LEFT)
    assert editor.told == [(REST,)]
    assert QApplication.focusWidget() is editor.rows[0].remove
    press(Qt.Key.Key_Space)
    assert editor.effects() == ()
    assert QApplication.focusWidget() is editor.picker.button


def test_tab_goes_through_all_effects_and_then_to_the_button_that_adds(make: Making):
    editor = make(REST)
    add(editor, "push")
    editor.rows[0].remove.setFocus()
    seen = []
    for _ in range(8):
        seen.append(QApplication.focusWidget())
        press(Qt.Key.Key_Tab)
    last = editor.rows[1]
    assert seen[0] is editor.rows[0].remove
    fields = [part(last, "who", QComboBox), part(last, "steps", NumberBox)]
    places = [seen.index(each) for each in (*fields, part(last, "gentle", QCheckBox))]
    assert places == sorted(places)
    assert seen.index(editor.picker.button) > places[-1]


def test_an_effect_that_nobody_knows_is_told_and_can_only_go(make: Making):
    editor = make({"do": "fly"})
    assert editor.rows[0].form is None
    assert "which nobody knows" in editor.rows[0].fault.text()
    assert not editor.rows[0].mend.isVisible()
    QTest.mouseClick(editor.rows[0].remove, LEFT)
    assert editor.effects() == ()


def test_a_value_out_of_bounds_is_told_and_put_right_with_a_click(make: Making):
    wrong = {"do": "push", "who": "nobody", "steps": 99, "far": 1, "x-note": "keep"}
    editor = make(wrong)
    assert editor.effects() == (wrong,)
    assert "“steps” can't be 99" in editor.rows[0].fault.text()
    QTest.mouseClick(editor.rows[0].mend, LEFT)
    good = {"do": "push", "who": "others", "steps": 1, "gentle": False, "x-note": "keep"}
    assert editor.told == [(good,)]
    assert editor.rows[0].fault.isHidden()


def test_no_more_effects_are_offered_than_a_piece_can_have(make: Making):
    editor = make(*[REST] * MOST)
    assert not editor.picker.button.isEnabled()
    assert "at most 12" in editor.picker.button.toolTip()
    QTest.mouseClick(editor.rows[0].remove, LEFT)
    assert editor.picker.button.isEnabled()


def test_every_button_has_a_name_for_those_who_can_not_see_it(make: Making):
    editor = make(PUSH, REST)
    for button in editor.findChildren(QToolButton):
        if button.objectName().startswith("effect."):
            assert "“" in button.accessibleName()
            assert button.toolTip() == button.accessibleName()
    assert editor.rows[0].accessibleName() == "1. Push"


def test_titles_are_never_markup(make: Making):
    editor = make({"do": "glow"})
    assert editor.rows[0].heading.text() == "1. <b>Glow</b> & more"
    assert editor.rows[0].heading.textFormat() == Qt.TextFormat.PlainText


def test_effects_from_elsewhere_are_shown_without_being_told_back(make: Making):
    editor = make(PUSH)
    editor.show_effects([{**PUSH, "steps": 3}])
    editor.show_effects([REST, {**PUSH, "steps": 3}])
    assert sentences(editor) == ["Rests.", "Pushes everybody 3 steps, roughly."]
    assert editor.told == []
