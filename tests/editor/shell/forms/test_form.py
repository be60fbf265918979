"""Forms made from schemas, filled in with real keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.forms.form import Form
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.schema.complaints import Fault
from hullwright.schema.messages import message

Making = Callable[..., Form]


@pytest.fixture
def make(qtbot: QtBot) -> Making:
    """Return a function that shows a form for some properties and gathers what it tells."""

    def made(properties: dict, value: dict, required: tuple[str, ...] = (), **more) -> Form:
        schema = {"type": "object", "properties": properties, "required": list(required)}
        form = Form(schema, value, **more)
        form.told = []
        form.changed.connect(form.told.append)
        qtbot.addWidget(form)
        form.resize(256, 400)
        with qtbot.waitActive(form):
            form.show()
            form.activateWindow()
        return form

    return made


def editor(form: Form, name: str, kind: type) -> QWidget:
    return form.findChild(QWidget, f"field.{name}").findChild(kind)


def complaint(form: Form, name: str) -> str:
    found = form.findChild(QWidget, f"complaint.{name}")
    return "" if found.isHidden() else found.text()


NAME = {"name": {"type": "string", "minLength": 1}, "author": {"type": "string"}}


def test_typing_is_told_once_when_return_is_pressed(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "A"}, required=("name",))
    line = editor(form, "name", QLineEdit)
    qtbot.keyClick(line, Qt.Key.Key_End)
    qtbot.keyClicks(line, "bc")
    assert form.told == []
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.told == [{"name": "Abc"}]


def test_leaving_a_field_finishes_it(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "A"}, required=("name",))
    line = editor(form, "author", QLineEdit)
    line.setFocus()
    qtbot.keyClicks(line, "Ada")
    qtbot.keyClick(line, Qt.Key.Key_Backtab)
    assert form.told == [{"name": "A", "author": "Ada"}]


def test_what_is_half_typed_is_told_after_a_pause(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "A"}, required=("name",))
    line = editor(form, "author", QLineEdit)
    line.setFocus()
    with qtbot.waitSignal(form.changed):
        qtbot.keyClicks(line, "Ad")
    assert form.told == [{"name": "A", "author": "Ad"}]


def test_clearing_an_optional_text_removes_its_key(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "A", "author": "Ada"}, required=("name",))
    line = editor(form, "author", QLineEdit)
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.told == [{"name": "A"}]


def test_an_emptied_name_is_told_at_the_field_and_escape_brings_it_back(qtbot, make: Making):
    form = make(NAME, {"name": "Curie"}, required=("name",))
    line = editor(form, "name", QLineEdit)
    line.setFocus()
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.told == []
    assert "can't be empty" in complaint(form, "name")
    assert line.accessibleDescription() == complaint(form, "name")
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert (line.text(), complaint(form, "name"), form.told) == ("Curie", "", [])


def test_a_complaint_about_one_field_does_not_hold_up_another(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "Curie"}, required=("name",))
    name, author = (editor(form, each, QLineEdit) for each in ("name", "author"))
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    qtbot.keyClick(name, Qt.Key.Key_Return)
    qtbot.keyClicks(author, "Ada")
    qtbot.keyClick(author, Qt.Key.Key_Return)
    assert form.told == [{"name": "Curie", "author": "Ada"}]
    assert name.text() == ""


def test_complaints_are_shown_at_the_inner_field_they_are_about(qtbot: QtBot, make: Making):
    def wrong(value: dict) -> list[Fault]:
        return (
            [Fault(("players", "max"), message("Too many."))] if value["players"]["max"] > 8 else []
        )

    players = {
        "type": "object",
        "properties": {"max": {"type": "integer", "minimum": 1}},
        "required": ["max"],
    }
    form = make({"players": players}, {"players": {"max": 8}}, faults=wrong)
    box = editor(form, "max", NumberBox)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert (form.told, complaint(form, "max")) == ([], "Too many.")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert complaint(form, "max") == ""


def test_a_value_from_outside_is_shown_without_moving_the_cursor(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "Galilei"}, required=("name",))
    line = editor(form, "name", QLineEdit)
    line.setFocus()
    line.setCursorPosition(3)
    form.show_value({"name": "Galvani"})
    assert (line.text(), line.cursorPosition(), line.hasFocus()) == ("Galvani", 3, True)
    assert form.told == []


def test_a_value_from_outside_leaves_what_is_being_typed(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "Galilei"}, required=("name",))
    line = editor(form, "name", QLineEdit)
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "Gal")
    form.show_value({"name": "Curie"})
    assert line.text() == "Gal"


def test_keys_that_the_schema_does_not_know_are_kept(qtbot: QtBot, make: Making):
    form = make(NAME, {"name": "A", "x-mine": [1]}, required=("name",))
    line = editor(form, "author", QLineEdit)
    qtbot.keyClicks(line, "Ada")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.told == [{"name": "A", "author": "Ada", "x-mine": [1]}]


def test_return_belongs_to_a_long_text_and_control_return_finishes_it(qtbot: QtBot, make: Making):
    form = make({"description": {"type": "string", "maxLength": 10000}}, {})
    text = editor(form, "description", QPlainTextEdit)
    qtbot.keyClicks(text, "One")
    qtbot.keyClick(text, Qt.Key.Key_Return)
    qtbot.keyClicks(text, "two")
    assert form.told == []
    qtbot.keyClick(text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert form.told == [{"description": "One\ntwo"}]


def test_a_number_keeps_to_its_limits(qtbot: QtBot, make: Making):
    form = make(
        {"round": {"type": "integer", "minimum": 2, "maximum": 9}}, {"round": 8}, ("round",)
    )
    box = editor(form, "round", NumberBox)
    for _ in range(3):
        qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told == [{"round": 9}]
    assert isinstance(form.value()["round"], int)


def test_an_optional_number_can_be_cleared_and_begins_at_the_usual_one(qtbot, make: Making):
    terms = {"type": "integer", "minimum": 2, "maximum": 99, "default": 20}
    form = make({"round": terms}, {"round": 5})
    box = editor(form, "round", NumberBox)
    box.selectAll()
    qtbot.keyClick(box, Qt.Key.Key_Delete)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told == [{}]
    assert box.text() == "default: 20"
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told[-1] == {"round": 20}


def test_scrolling_over_a_number_that_is_not_in_use_leaves_it(qtbot: QtBot, make: Making):
    form = make({"a": {"type": "string"}, "n": {"type": "integer"}}, {"n": 5}, ("n",))
    editor(form, "a", QLineEdit).setFocus()
    box = editor(form, "n", NumberBox)
    wheel = QWheelEvent(
        QPointF(5, 5), box.mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, wheel)
    assert box.number() == 5


def test_a_decimal_number_is_typed(qtbot: QtBot, make: Making):
    form = make(
        {"share": {"type": "number", "minimum": 0, "maximum": 1}}, {"share": 0.5}, ("share",)
    )
    box = editor(form, "share", NumberBox)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told == [{"share": pytest.approx(0.6)}]


def test_the_usual_answer_to_a_switch_is_not_written_down(qtbot: QtBot, make: Making):
    form = make({"fog": {"type": "boolean", "default": True}}, {})
    box = editor(form, "fog", QCheckBox)
    assert box.isChecked()
    qtbot.keyClick(box, Qt.Key.Key_Space)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert form.told == [{"fog": False}, {}]


def test_a_choice_is_made_with_the_arrow_keys_and_can_be_unset(qtbot: QtBot, make: Making):
    form = make({"who": {"enum": ["humans", "aliens"], "default": "aliens"}}, {"who": "humans"})
    box = editor(form, "who", QComboBox)
    assert [box.itemText(each) for each in range(3)] == ["default: Aliens", "Humans", "Aliens"]
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert form.told == [{"who": "aliens"}, {}]


def test_a_value_that_is_none_of_the_choices_is_shown_and_kept(make: Making):
    form = make({"who": {"enum": ["humans"]}}, {"who": "robots"})
    assert editor(form, "who", QComboBox).currentText() == "Robots"
    assert form.value() == {"who": "robots"}


def test_tags_are_added_with_return_and_commas_and_taken_out_with_a_click(qtbot, make: Making):
    form = make({"tags": {"type": "array", "items": {"type": "string"}}}, {"tags": ["old"]})
    line = editor(form, "tags", QLineEdit)
    qtbot.keyClicks(line, "new")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClicks(line, "old, third,")
    assert form.told[-1] == {"tags": ["old", "new", "third"]}
    buttons = form.findChild(QWidget, "field.tags").findChildren(QToolButton)
    old = next(each for each in buttons if each.accessibleName() == "Remove “old”")
    qtbot.mouseClick(old, Qt.MouseButton.LeftButton)
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    assert form.told[-1] == {"tags": ["new"]}


def test_a_list_of_numbers_takes_numbers_only(qtbot: QtBot, make: Making):
    form = make({"pods": {"type": "array", "items": {"type": "integer"}}}, {"pods": [1]})
    line = editor(form, "pods", QLineEdit)
    qtbot.keyClicks(line, "4,two,")
    assert form.told == [{"pods": [1, 4]}]


def test_an_optional_object_is_switched_on_and_off_as_a_whole(qtbot: QtBot, make: Making):
    part = {"type": "integer", "minimum": 1}
    players = {
        "type": "object",
        "properties": {"min": part, "max": part},
        "required": ["min", "max"],
    }
    form = make({"players": players | {"default": {"min": 2, "max": 8}}}, {})
    switch = editor(form, "players", QCheckBox)
    assert not editor(form, "min", NumberBox).isVisible()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert editor(form, "min", NumberBox).isVisible()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert form.told == [{"players": {"min": 2, "max": 8}}, {}]


def test_a_value_of_one_of_several_forms_is_chosen_and_typed(qtbot: QtBot, make: Making):
    terms = {"anyOf": [{"type": "integer", "minimum": 1}, {"enum": ["players"]}], "default": 3}
    form = make({"kills": terms}, {})
    which = editor(form, "kills", QComboBox)
    assert form.value() == {}
    qtbot.keyClick(which, Qt.Key.Key_Down)
    assert form.told == [{"kills": "players"}]
    form.show_value({"kills": 5})
    assert form.value() == {"kills": 5}
    box = editor(form, "kills", NumberBox)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told[-1] == {"kills": 6}


def test_what_no_field_can_ask_for_is_shown_and_kept(make: Making):
    form = make(
        {"rules": {"type": "array", "items": {"type": "object"}}}, {"rules": [{"code": "A.4"}]}
    )
    assert form.value() == {"rules": [{"code": "A.4"}]}


def test_what_is_typed_takes_the_place_of_the_words_for_none(qtbot: QtBot, make: Making):
    terms = {"type": "integer", "minimum": 2, "maximum": 99, "default": 20}
    form = make({"round": terms}, {})
    box = editor(form, "round", NumberBox)
    qtbot.keyClicks(box, "17")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert form.told == [{"round": 17}]


def test_an_empty_list_names_its_usual_entries(make: Making):
    terms = {"type": "array", "items": {"type": "integer"}, "default": [1, 2]}
    form = make({"pods": terms}, {})
    assert editor(form, "pods", QLineEdit).placeholderText() == "default: 1, 2"
    form.show_value({"pods": [3]})
    assert editor(form, "pods", QLineEdit).placeholderText() == "Add one, then press Return"
