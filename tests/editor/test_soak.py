"""Qt's bindings hold out: a release that loses references ends the process after some thousand calls."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 20_000


class Bell(QObject):
    rung = Signal(object, bool)


def test_twenty_thousand_calls_and_signals_leave_none_and_true_alive(qtbot: QtBot) -> None:
    label, bell = QLabel(), Bell()
    qtbot.addWidget(label)
    heard = 0

    def hear(value: object, on: bool) -> None:
        nonlocal heard
        heard += value is None and on

    bell.rung.connect(hear)
    for number in range(CALLS):
        label.setText(str(number))
        label.setVisible(False)
        label.setParent(None)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft)
        bell.rung.emit(None, True)
    assert heard == CALLS
    assert label.text() == str(CALLS - 1)
