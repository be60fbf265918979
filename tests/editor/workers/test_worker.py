"""Workers: every task has one reply, whatever becomes of its process."""

import os
import signal

import pytest
from PySide6.QtCore import QProcess

from hullwright.editor.languages.words import use_language
from hullwright.editor.workers import worker as module
from hullwright.editor.workers.worker import Worker
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone, TaskLost, TaskRefused

from ...waiting import PATIENCE


@pytest.fixture
def worker(qapp):
    made = Worker()
    yield made
    made.close()


def done(worker: Worker, *tasks) -> list[Reply]:
    """Return what becomes of tasks, waited for as at the end of the program."""
    replies: list[Reply] = []
    for each in tasks:
        worker.run(each, then=replies.append)
    worker.wait(int(PATIENCE * 1000))
    assert worker.is_idle
    return replies


def test_no_process_runs_before_there_is_something_to_do(worker):
    assert worker.process_id == 0
    assert worker.is_idle


def test_a_process_remembers_what_tasks_leave_for_later_ones(worker, chores):
    replies = done(worker, *[chores.number_of_this_one] * 3)
    assert [each.value for each in replies] == [1, 2, 3]


def test_what_goes_wrong_in_one_task_does_not_touch_the_next(worker, chores):
    refused, broken, fine = done(worker, chores.refused, chores.broken, chores.greeting)
    assert isinstance(refused, TaskRefused)
    assert str(refused.reason) == "No luck."
    assert isinstance(broken, TaskBroken)
    assert broken.detail == "ValueError: no luck"
    assert isinstance(fine, TaskDone)


def test_what_a_task_prints_does_not_get_between_the_replies(worker, chores):
    replies: list[Reply] = []
    worker.run(chores.printed, "hello", then=replies.append)
    worker.wait(int(PATIENCE * 1000))
    assert [each.value for each in replies] == ["hello"]


def test_a_process_speaks_the_language_of_the_window_from_its_first_word_and_follows_it(
    worker, chores
):
    try:
        for language, word in (("de", "Probleme"), ("es", "Problemas"), ("en", "Problems")):
            use_language(language)
            (reply,) = done(worker, chores.greeting)
            assert reply.value == word
        first = worker.process_id
        use_language("de")
        done(worker, chores.crash)
        (reply,) = done(worker, chores.greeting)
        assert (reply.value, worker.process_id != first) == ("Probleme", True)
    finally:
        use_language("en")


def test_a_task_says_how_far_it_is(worker, chores, qtbot):
    with qtbot.waitSignal(worker.progressed) as told:
        worker.run(chores.half_way)
    assert told.args == [0.5]


def test_tasks_are_told_that_they_were_lost_and_a_new_process_is_started_after_a_pause(
    worker, chores, qtbot
):
    replies: list[Reply] = []
    worker.run(chores.crash, then=replies.append)
    worker.run(chores.greeting, then=replies.append)
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert replies == [TaskLost(1, is_late=False), TaskLost(2, is_late=False)]
    worker.run(chores.number_of_this_one, then=replies.append)
    assert worker.process_id == 0
    qtbot.waitUntil(lambda: len(replies) == 3)
    assert replies[2].value == 1


def test_pauses_grow_until_something_is_done(worker, chores, monkeypatch):
    monkeypatch.setattr(module, "FIRST_PAUSE", 10)
    pauses = []
    for task in (chores.crash, chores.crash, chores.crash, chores.greeting, chores.crash):
        done(worker, task)
        pauses.append(worker._pause)
    assert pauses == [10, 20, 40, 0, 10]


def test_a_task_that_takes_too_long_is_stopped(worker, chores, qtbot):
    done(worker, chores.greeting)
    worker.limit = 100
    replies: list[Reply] = []
    worker.run(chores.endless, then=replies.append)
    qtbot.waitUntil(lambda: bool(replies))
    assert replies[0].is_late
    worker.limit = 0
    assert isinstance(done(worker, chores.greeting)[0], TaskDone)


@pytest.mark.parametrize("is_careful", [False, True])
def test_stopping_calls_off_what_was_asked_before_and_nothing_that_is_asked_later(
    chores, qtbot, is_careful
):
    worker = Worker(is_careful=is_careful)
    done(worker, chores.greeting)
    replies: list[Reply] = []
    worker.run(chores.endless, then=replies.append)
    worker.stop()
    worker.run(chores.greeting, then=replies.append)
    qtbot.waitUntil(lambda: len(replies) == 2)
    assert isinstance(replies[0], TaskLost)
    assert replies[1].value == "Problems"
    worker.close()


def test_a_program_that_can_not_be_started_is_like_one_that_ended(worker, chores, qtbot, tmp_path):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module.sys, "executable", str(tmp_path / "nothing"))
        replies: list[Reply] = []
        worker.run(chores.greeting, then=replies.append)
        qtbot.waitUntil(lambda: bool(replies))
    assert isinstance(replies[0], TaskLost)


def test_waiting_ends_when_nothing_is_heard_for_too_long(worker, chores):
    replies: list[Reply] = []
    worker.run(chores.endless, then=replies.append)
    worker.wait(300)
    assert isinstance(replies[0], TaskLost)


def test_closing_ends_the_process_and_tells_nobody(worker, chores):
    replies: list[Reply] = []
    done(worker, chores.greeting)
    process = worker.process_id
    worker.run(chores.endless, then=replies.append)
    worker.close()
    assert replies == []
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_process_that_is_killed_between_two_tasks_is_started_again(worker, chores, qtbot):
    done(worker, chores.greeting)
    (process,) = worker.findChildren(QProcess)
    with qtbot.waitSignal(worker.ended):
        os.kill(process.processId(), signal.SIGKILL)
    assert isinstance(done(worker, chores.greeting)[0], TaskDone)


def test_a_process_that_talks_nonsense_is_ended_and_another_one_goes_on(
    worker, chores, qtbot, caplog
):
    replies: list[Reply] = []
    worker.run(chores.nonsense, then=replies.append)
    qtbot.waitUntil(lambda: bool(replies))
    assert isinstance(replies[0], TaskLost)
    assert "nonsense" in caplog.text
    assert isinstance(done(worker, chores.greeting)[0], TaskDone)
