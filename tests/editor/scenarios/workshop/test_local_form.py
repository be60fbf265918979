"""The form that the composer makes of the local rule."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from hullwright.editor.shell.forms.chosen_fields import FixedField
from hullwright.editor.shell.forms.form import Form
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.rules.local import local_definition


@pytest.fixture
def form(qtbot: QtBot) -> Form:
    form = Form(local_definition(RULESETS["ultimate"], "eftaios").parameters, {})
    form.told = []
    form.changed.connect(form.told.append)
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    return form


def test_a_number_and_a_deck_are_changed_and_nothing_else_is_written(form: Form, qtbot: QtBot):
    assert form.value() == {}
    rounds = form.findChild(QWidget, "field.rounds").findChild(NumberBox)
    rounds.setFocus()
    qtbot.keyClicks(rounds, "30")
    qtbot.keyClick(rounds, Qt.Key.Key_Return)
    assert form.told[-1] == {"rounds": 30}
    deck = form.findChild(QWidget, "field.pod_deck")
    switch = deck.findChild(QCheckBox)
    switch.setFocus()
    qtbot.keyClick(switch, Qt.Key.Key_Space)
    assert form.told[-1] == {"rounds": 30, "pod_deck": {"green": 4, "red": 1}}
    red = deck.findChild(QWidget, "field.red").findChild(NumberBox)
    red.setFocus()
    red.selectAll()
    qtbot.keyClicks(red, "2")
    qtbot.keyClick(red, Qt.Key.Key_Return)
    assert form.told[-1] == {"rounds": 30, "pod_deck": {"green": 4, "red": 2}}


def test_every_field_can_be_asked_for(form: Form):
    assert form.findChildren(FixedField) == []
    choices = form.findChild(QWidget, "field.humans").findChild(QComboBox)
    assert [choices.itemText(place) for place in range(choices.count())] == [
        "default: Half",
        "Half",
        "None",
    ]
