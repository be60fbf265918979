"""Waiting for a measurement: a bar after a while, with the time the last one took, and a way out."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from PySide6.QtCore import QObject

from hullwright.editor.inspection import wait_notice
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS
from hullwright.editor.inspection.wait_notice import TOPIC, Waiting
from hullwright.editor.shell.notices import Notice, Notices

from .maps import SMALL, large_map, map_of


@pytest.fixture
def inspector(qtbot, monkeypatch, children_afresh):
    monkeypatch.setattr(wait_notice, "BRIEF", 20)
    monkeypatch.setattr(wait_notice, "LOOK", 10)
    made = Inspector()
    yield made
    made.close()


@pytest.fixture
def told(inspector):
    """What is told at the moment, by topic, with all texts and the progress that were shown."""
    notices, parent = Notices(), QObject()
    found: dict[str, Notice] = {}
    notices.shown = found
    notices.progress = []
    notices.texts = []
    notices.told.connect(lambda notice: found.__setitem__(notice.topic, notice))
    notices.told.connect(lambda notice: notices.texts.append(notice.text))
    notices.settled.connect(lambda topic: found.pop(topic, None))
    notices.advanced.connect(lambda _, progress: notices.progress.append(progress))
    notices.waiting = Waiting(inspector, notices, parent)
    notices.parent_ = parent
    return notices


def answered(qtbot, inspector, question, document) -> None:
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", question, document)


@contextmanager
def held(inspector: Inspector) -> Iterator[None]:
    """Let no answer come, however fast the other process and however busy the machine is."""
    process = inspector.worker.process_id
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


def test_a_long_measurement_is_told_with_a_moving_bar_until_it_is_done(qtbot, inspector, told):
    answered(qtbot, inspector, PROBLEMS, map_of(*SMALL))
    with held(inspector):
        inspector.ask("me", FIGURES, map_of(*SMALL, name="Large"))
        qtbot.waitUntil(lambda: bool(told.progress))
    qtbot.waitUntil(lambda: inspector.is_idle)
    assert told.texts == ["Measuring Large …"]
    assert told.progress[0].share is None
    assert told.shown == {}


def test_the_next_one_is_measured_by_the_last(qtbot, inspector, told):
    answered(qtbot, inspector, PROBLEMS, map_of(*SMALL))
    inspector.seconds[FIGURES.name] = 100.0
    with held(inspector):
        inspector.ask("me", FIGURES, map_of(*SMALL, name="Large"))
        qtbot.waitUntil(lambda: bool(told.progress))
    assert 0 < told.progress[0].share < 0.5
    assert told.waiting._progress(20.0).seconds_left == pytest.approx(80)
    assert told.waiting._progress(500.0).share == wait_notice.ALMOST


def test_checks_that_follow_every_stroke_say_nothing(qtbot, inspector, told):
    answered(qtbot, inspector, FIGURES, map_of(*SMALL))
    answered(qtbot, inspector, PROBLEMS, large_map(150))
    assert told.progress == []


def test_a_measurement_can_be_called_off_and_the_next_question_is_answered(qtbot, inspector, told):
    answered(qtbot, inspector, PROBLEMS, map_of(*SMALL))
    answers: list[str] = []
    inspector.answered.connect(lambda _, question, *__: answers.append(question.name))
    inspector.failed.connect(lambda *_: answers.append("failed"))
    with held(inspector):
        inspector.ask("me", FIGURES, map_of(*SMALL))
        qtbot.waitUntil(lambda: TOPIC in told.shown)
        told.shown[TOPIC].offers[0].run()
    assert "was stopped" in told.shown[TOPIC].text
    assert inspector.is_idle
    answered(qtbot, inspector, PROBLEMS, map_of(*SMALL))
    assert answers == [PROBLEMS.name]
