"""Generators of plugins in the dialog for new maps: a form, a seed, a preview, and no waiting for ever."""

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QSpinBox

from hullwright.plugins.generators import generator_named
from hullwright.plugins.host.installation import Keeper

from ...waiting import children_of, wait_until
from ..plugins.strangers import installed_code, installed_sample
from .test_new_map_dialog import begin_with, created, opened

ENDLESS = "def work(options, chance):\n    while True:\n        pass\n"


@pytest.fixture
def keeper(home):
    return Keeper(home)


def told_nothing(dialog) -> bool:
    return dialog.told() == "" and dialog.findChild(QPushButton, "another-map").text() != "Stop"


def test_a_map_is_made_of_options_and_a_seed_and_another_of_another_seed(qtbot, keeper):
    installed_sample(keeper, "drift-generator")
    dialog = opened(qtbot)
    begin_with(dialog, "Drifting wreck")
    dialog.findChild(QSpinBox, "seed").setValue(7)
    boxes = dialog.findChildren(QCheckBox)
    next(each for each in boxes if each.text() == "Both halves alike").click()
    qtbot.waitUntil(lambda: told_nothing(dialog))
    dialog.findChild(QPushButton, "another-map").click()
    assert dialog.told() == "" or "being made" in dialog.told()
    dialog.findChild(QSpinBox, "seed").setValue(7)
    qtbot.waitUntil(lambda: told_nothing(dialog))
    made = created(qtbot, dialog)
    wanted = generator_named(keeper, "drift").made("New map", 7, {"mirrored": False})
    assert made == wanted


def test_what_takes_too_long_can_be_stopped_and_leaves_no_process(qtbot, keeper):
    installed_code(keeper, "generators", ENDLESS, more='kind = "hex-zone"\n')
    dialog = opened(qtbot)
    before = set(children_of(os.getpid()))
    begin_with(dialog, "It")
    stop = dialog.findChild(QPushButton, "another-map")
    qtbot.waitUntil(lambda: bool(set(children_of(os.getpid())) - before))
    qtbot.waitUntil(lambda: "being made" in dialog.told())
    assert stop.text() == "Stop"
    qtbot.mouseClick(stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Stopped." in dialog.told())
    wait_until(lambda: not set(children_of(os.getpid())) - before)


def test_what_fails_is_told_and_another_beginning_can_be_chosen(qtbot, keeper):
    installed_code(
        keeper,
        "generators",
        "def work(options, chance):\n    return 1 / 0\n",
        more='kind = "hex-zone"\n',
    )
    dialog = opened(qtbot)
    begin_with(dialog, "It")
    qtbot.waitUntil(lambda: "ZeroDivisionError: division by zero (it.py, line 2)" in dialog.told())
    begin_with(dialog, "Hexagon")
    qtbot.waitUntil(lambda: dialog.told() == "")
    assert created(qtbot, dialog).kind == "hex-zone"
