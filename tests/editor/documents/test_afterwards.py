"""What waits until the picture is drawn takes turns, and lets the hand go before."""

from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from hullwright.editor.documents.afterwards import Afterwards, turns


def test_any_number_of_calls_is_one_act(qtbot: QtBot) -> None:
    done: list[int] = []
    owner = QObject()
    afterwards = Afterwards(owner, lambda: done.append(1))
    for _ in range(5):
        afterwards.ask()
    qtbot.waitUntil(lambda: bool(done))
    QCoreApplication.processEvents()
    assert done == [1]
    afterwards.ask()
    qtbot.waitUntil(lambda: done == [1, 1])


def test_those_who_wait_act_one_by_one(qtbot: QtBot) -> None:
    done: list[int] = []
    owner = QObject()
    for number in range(3):
        turns().take(Afterwards(owner, lambda number=number: done.append(number)))
    seen = []
    turns().timeout.connect(lambda: seen.append(len(done)))
    qtbot.waitUntil(lambda: len(done) == 3)
    # Each had an event of its own.
    assert seen == [1, 2, 3]
    assert done == [0, 1, 2]


def test_who_asks_while_it_is_done_is_served_again(qtbot: QtBot) -> None:
    done: list[int] = []
    owner = QObject()

    def act() -> None:
        done.append(1)
        if len(done) < 3:
            afterwards.ask()

    afterwards = Afterwards(owner, act)
    afterwards.ask()
    qtbot.waitUntil(lambda: len(done) == 3)


def test_one_that_is_gone_when_its_turn_comes_is_passed_over(qtbot: QtBot) -> None:
    done: list[str] = []
    gone, stays = QObject(), QObject()
    first = Afterwards(gone, lambda: done.append("gone"))
    second = Afterwards(stays, lambda: done.append("stays"))
    turns().take(first)
    turns().take(second)
    del first
    gone.deleteLater()
    qtbot.waitUntil(lambda: done == ["stays"])
