"""From a forum post to a game: a code is pasted into the window, the map is checked, and bots play it, in under ten presses."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from hullwright.plugins.public_formats.share_code import share_code
from hullwright.samples import maps
from hullwright.schema.checks.problem import Severity
from hullwright.schema.files.reader import read_map

from .counted_hands import CONTROL, CountedHands
from .window_session import WindowSession

FEW = 10
"""Presses that the whole way must stay under."""
SAMPLE = next(each for each in maps() if each.stem == "thimble")


@pytest.fixture
def hands(qtbot: QtBot, home: Path) -> Iterator[CountedHands]:
    session = WindowSession(home, (1280, 720))
    yield CountedHands(session)
    session.leave()


def test_a_code_from_a_post_is_pasted_checked_and_played(hands: CountedHands) -> None:
    person, program = hands.person, hands.person.program
    code = share_code(read_map(SAMPLE))
    post = f"Hi all,\n\nwhat do you think of this one?\n{code}\n\nCheers"
    QGuiApplication.clipboard().setText(post)
    person.come_forward()
    hands.key(Qt.Key.Key_V, CONTROL, program.frame.window)
    person.wait(lambda: program.services.workplaces.current)
    assert person.place.map.name == read_map(SAMPLE).name
    assert not [each for each in person.problems() if each.severity is Severity.ERROR]
    hands.key(Qt.Key.Key_B, CONTROL, person.canvas)
    window = program.frame.window
    games = window.findChild(QSpinBox, "simulating.games")
    person.wait(games.isVisible)
    hands.double_click(games.lineEdit(), games.lineEdit().rect().center())
    hands.key("4", at=games)
    ended: list[object] = []
    program.services.play_outs.ended.connect(lambda *what: ended.append(what))
    hands.click(window.findChild(QPushButton, "simulating.start"))
    person.wait(lambda: ended)
    assert hands.acts < FEW, (hands.clicks, hands.keys)
