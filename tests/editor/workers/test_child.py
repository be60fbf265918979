"""A process of ours by itself: it does tasks, survives what goes wrong, and ends with its channel."""

import os
import signal
import subprocess
import sys
from io import BytesIO

import pytest

from hullwright.editor.concepts.question import Question
from hullwright.editor.files.jobs import do_job
from hullwright.editor.files.recovery_tasks import write
from hullwright.editor.inspection.answers import BEHIND, answer, examine
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS, problems
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.child import REFUSED, Child
from hullwright.schema.processes.command import child_arguments
from hullwright.schema.processes.frames import LAST, Frames, framed
from hullwright.schema.processes.tasks import Task, TaskBroken, TaskDone, TaskRefused

from ...waiting import PATIENCE, is_running, wait_until
from ..inspection.maps import SMALL, large_map, map_of


@pytest.fixture
def start():
    processes = []

    def started(*, is_careful: bool = False, **details: object) -> "subprocess.Popen[bytes]":
        process = subprocess.Popen(
            [sys.executable, *child_arguments(is_careful=is_careful)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            **details,
        )
        processes.append(process)
        return process

    yield started
    for each in processes:
        with each:
            each.kill()


def said(child: "subprocess.Popen[bytes]", *tasks: Task) -> None:
    child.stdin.write(b"".join(map(framed, tasks)))
    child.stdin.flush()


def heard(child: "subprocess.Popen[bytes]", count: int) -> list[object]:
    frames, found = Frames(), []
    while len(found) < count:
        found += frames.taken(os.read(child.stdout.fileno(), 1 << 16))
    return found


ABOUT = Task(1, examine, (1, map_of(*SMALL)))


def test_tasks_are_done_one_after_the_other(start):
    child = start()
    said(child, ABOUT, Task(2, answer, (1, PROBLEMS)))
    one, two = heard(child, 2)
    assert (one.number, one.value) == (1, None)
    assert (two.number, two.value) == (2, Examination(map_of(*SMALL)).problems)
    assert two.seconds > 0


def test_one_that_answers_lets_the_window_go_first(start):
    child = start()
    said(child, ABOUT)
    heard(child, 1)
    assert os.getpriority(os.PRIO_PROCESS, child.pid) >= BEHIND


def test_a_task_that_breaks_is_reported_and_the_next_one_is_done(start):
    child = start()
    broken = Question("problems", problems, {"nobody": "knows this"})
    said(child, ABOUT, Task(2, answer, (1, broken)), Task(3, answer, (1, PROBLEMS)))
    _, raised, answered = heard(child, 3)
    assert isinstance(raised, TaskBroken)
    assert "TypeError" in raised.detail
    assert isinstance(answered, TaskDone)


def test_what_a_person_can_put_right_comes_back_as_it_was_raised(start, tmp_path):
    child = start()
    said(child, Task(1, write, (str(tmp_path / "no" / "a"), b"")))
    (refused,) = heard(child, 1)
    assert isinstance(refused, TaskRefused)
    assert "no such file or directory" in str(refused.reason)


def test_it_ends_with_its_channel(start):
    child = start()
    said(child, ABOUT)
    heard(child, 1)
    child.stdin.close()
    assert child.wait(PATIENCE) == 0


def test_it_ends_when_it_is_told_that_nothing_more_comes(start):
    child = start()
    said(child, ABOUT)
    child.stdin.write(LAST)
    child.stdin.flush()
    assert child.wait(PATIENCE) == 0
    assert len(heard(child, 1)) == 1


def test_it_ends_with_its_channel_even_in_the_middle_of_a_task(start):
    child = start()
    said(child, ABOUT, Task(2, answer, (1, PROBLEMS)))
    heard(child, 2)
    said(child, Task(3, examine, (1, large_map(900))))
    heard(child, 1)
    said(child, Task(4, answer, (1, FIGURES)))
    child.stdin.close()
    assert child.wait(PATIENCE) == 0
    assert child.stdout.read() == b"", "it went on to the answer"


def test_a_careful_one_does_all_that_was_handed_over_although_nobody_listens_any_more(
    start, tmp_path
):
    child = start(is_careful=True)
    child.stdout.close()
    said(child, *(Task(n, write, (str(tmp_path / f"{n}"), b"x" * 50_000)) for n in range(1, 30)))
    child.stdin.close()
    assert child.wait(PATIENCE) == 0
    assert len(list(tmp_path.iterdir())) == 29


def test_a_careful_one_that_is_called_off_takes_its_half_written_file_away(start, tmp_path):
    child = start(is_careful=True)
    zone = large_map(600)
    asked = {"map": zone, "path": str(tmp_path / "out.json"), "forced": True}
    asked |= {"scenario": None, "format": ""}
    said(child, Task(1, do_job, ("export", asked)))
    wait_until(lambda: list(tmp_path.iterdir()) or child.poll() is not None)
    assert child.poll() is None
    child.send_signal(signal.SIGTERM)
    assert child.wait(PATIENCE) == 1
    assert list(tmp_path.iterdir()) == []


def test_reports_come_no_faster_than_an_eye_can_follow():
    sent = BytesIO()
    child = Child(sent)
    for number in range(1000):
        child.report(number / 1000)
    assert 0 < len(list(Frames().taken(sent.getvalue()))) < 20


@pytest.mark.parametrize(
    "sent",
    [
        b"\xff" * 16,
        framed(None),
        (6).to_bytes(8, "big") + b"hello!",
        framed(os.system),
    ],
    ids=["length", "no task", "garbage", "stranger"],
)
def test_bytes_that_are_no_task_end_it(start, sent):
    child = start()
    child.stdin.write(sent)
    child.stdin.flush()
    assert child.wait(PATIENCE) == REFUSED


def test_what_a_task_has_started_ends_with_it_when_the_program_is_gone(start, chores):
    child = start(start_new_session=True)
    said(child, Task(1, chores.started_process))
    (reply,) = heard(child, 1)
    assert is_running(reply.value)
    child.stdin.close()
    child.wait(PATIENCE)
    wait_until(lambda: not is_running(reply.value))
