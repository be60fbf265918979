"""The properties of a map, typed into the form and undone again."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLineEdit, QMainWindow, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.panels.properties import Properties
from hullwright.editor.shell.forms import form
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.schema.documents.maps import Players, RuleUse

from ..workplaces import workplace


@pytest.fixture
def place() -> Workplace:
    return workplace(".s.", "sds")


@pytest.fixture
def properties(qtbot: QtBot, place: Workplace) -> Properties:
    window = QMainWindow()
    qtbot.addWidget(window)
    panel = Properties()
    window.setCentralWidget(panel)
    undo = QAction("Undo", window)
    undo.setShortcut("Ctrl+Z")
    undo.triggered.connect(place.document.history.undo)
    window.addAction(undo)
    panel.show_workplace(place)
    window.resize(256, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    panel.window_ = window
    return panel


def editor(panel: QWidget, name: str, kind: type = QLineEdit) -> QWidget:
    return panel.findChild(QWidget, f"field.{name}").findChild(kind)


def steps(place: Workplace) -> list[str]:
    history = place.document.history
    return [history.text(number) for number in range(history.count())]


def retype(qtbot: QtBot, line: QLineEdit, text: str) -> None:
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)


def test_a_finished_edit_is_one_step_of_the_history(qtbot: QtBot, properties, place: Workplace):
    retype(qtbot, editor(properties, "name"), "Curie")
    assert place.document.value.name == "Test"
    qtbot.keyClick(editor(properties, "name"), Qt.Key.Key_Return)
    assert place.document.value.name == "Curie"
    assert steps(place) == ["Change name"]


@pytest.fixture
def quick_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets forms take over what is half typed after a moment."""
    monkeypatch.setattr(form, "PAUSE", 20)


def test_pauses_while_typing_make_no_further_steps(
    qtbot: QtBot, quick_pause: None, properties, place: Workplace
):
    line = editor(properties, "author")
    retype(qtbot, line, "Ada")
    qtbot.waitUntil(lambda: place.document.value.author == "Ada")
    qtbot.keyClicks(line, " L.")
    qtbot.waitUntil(lambda: place.document.value.author == "Ada L.")
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    assert steps(place) == ["Change author"]
    place.document.history.undo()
    assert (place.document.value.author, line.text()) == ("", "")


def test_what_was_saved_meanwhile_stays_a_step_of_its_own(
    qtbot: QtBot, properties, place: Workplace
):
    line = editor(properties, "author")
    retype(qtbot, line, "Ada")
    properties.finish()
    line.setFocus()
    place.document.saved_as(Path("deck.json"))
    qtbot.keyClicks(line, "!")
    properties.finish()
    assert steps(place) == ["Change author", "Change author"]
    place.document.history.undo()
    assert place.document.is_saved


def test_undo_of_the_window_is_left_to_it_unless_something_is_typed(qtbot, properties, place):
    line = editor(properties, "name")
    retype(qtbot, line, "Curie")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClicks(line, "x")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (line.text(), place.document.value.name) == ("Curie", "Curie")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (line.text(), place.document.value.name) == ("Test", "Test")
    assert line.hasFocus()


def test_an_emptied_name_is_told_and_not_applied(qtbot: QtBot, properties, place: Workplace):
    line = editor(properties, "name")
    line.setFocus()
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    told = properties.findChild(QWidget, "complaint.name")
    assert told.isVisible()
    assert "can't be empty" in told.text()
    assert (place.document.value.name, steps(place)) == ("Test", [])


def test_a_text_that_is_too_long_is_told_in_the_words_of_the_schema(qtbot, properties, place):
    line = editor(properties, "language")
    line.setFocus()
    line.insert("x" * 40)
    qtbot.keyClicks(line, "y")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    told = properties.findChild(QWidget, "complaint.language")
    assert told.text() == "The text is too long: at most 35 characters are allowed."
    assert place.document.value.language == ""


def test_players_are_switched_on_and_counted(qtbot: QtBot, properties, place: Workplace):
    switch = editor(properties, "players", QCheckBox)
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert place.document.value.players == Players(min=2, max=8)
    most = editor(properties, "max", NumberBox)
    most.setFocus()
    most.selectAll()
    qtbot.keyClicks(most, "1")
    qtbot.keyClick(most, Qt.Key.Key_Return)
    told = properties.findChild(QWidget, "complaint.max")
    assert "can't be the smaller one" in told.text()
    assert place.document.value.players == Players(min=2, max=8)
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert place.document.value.players is None


def test_tags_and_description_reach_the_document(qtbot: QtBot, properties, place: Workplace):
    line = editor(properties, "tags")
    qtbot.keyClicks(line, "small")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    text = editor(properties, "description", QPlainTextEdit)
    text.setFocus()
    qtbot.keyClicks(text, "Two decks.")
    qtbot.keyClick(text, Qt.Key.Key_Tab)
    value = place.document.value
    assert (value.tags, value.description) == (("small",), "Two decks.")
    assert steps(place) == ["Change tags", "Change description"]


def test_layout_rules_and_own_fields_are_left_as_they_are(
    qtbot: QtBot, properties, place: Workplace
):
    rules = (RuleUse(code="A.4", parameters={"open_to": "humans"}),)
    place.document.apply(
        "Prepare", lambda value: replace(value, rules=rules, extra={"x-mine": [1, 2]})
    )
    before = place.document.value
    assert properties.about.text() == "Kind: Hex zone\nRules: Sealed silent sectors (A.4)"
    retype(qtbot, editor(properties, "subtitle"), "Deck 3")
    qtbot.keyClick(editor(properties, "subtitle"), Qt.Key.Key_Return)
    after = place.document.value
    assert after == replace(before, subtitle="Deck 3")
    assert after.layout is before.layout


def test_what_is_half_typed_goes_to_the_map_it_was_typed_for(qtbot, properties, place: Workplace):
    other = workplace("ss")
    retype(qtbot, editor(properties, "author"), "Ada")
    properties.show_workplace(other)
    assert place.document.value.author == "Ada"
    assert other.document.value.author == ""
    assert editor(properties.form, "author").text() == ""


def test_without_a_map_the_panel_says_what_it_is_for(properties: Properties):
    properties.show_workplace(None)
    assert properties.form is None
    assert "Open a map" in properties.about.text()
