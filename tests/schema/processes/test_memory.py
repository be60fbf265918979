"""The memory of our processes has a limit, beyond which they say so."""

import json
import os
import subprocess
import sys

import pytest

from hullwright.editor.files.jobs import do_job
from hullwright.editor.workers.faults import fault_of
from hullwright.schema.processes.command import child_arguments
from hullwright.schema.processes.frames import LAST, Frames, framed
from hullwright.schema.processes.memory import LEAST, MOST, VARIABLE, memory_limit
from hullwright.schema.processes.tasks import Task, TaskDone, TaskLost

HALF_A_MAP = 30 * 2**20


@pytest.fixture
def heavy(tmp_path):
    """A map of 60 MB, most of which is somebody's own text."""
    return written(tmp_path / "heavy.json", HALF_A_MAP)


def written(path, letters):
    layout = {"legend": {"s": {"kind": "silent"}}, "rows": ["s"]}
    told = {"format": "hullwright/map", "version": 2, "kind": "hex-zone", "name": "Heavy"}
    own = {"x-one": "x" * letters, "x-two": "y" * letters}
    path.write_text(json.dumps({**told, "layout": layout, **own}), "utf-8")
    return path


def with_little_memory(command, megabytes, **options):
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, VARIABLE: str(megabytes)},
        capture_output=True,
        check=False,
        **options,
    )


def test_the_limit_is_half_of_the_memory_within_reason():
    assert LEAST <= memory_limit({}) <= MOST


@pytest.mark.parametrize("odd", ["", "lots", "-1", "9" * 5000])
def test_a_limit_that_is_no_number_counts_for_nothing(odd):
    assert memory_limit({VARIABLE: odd}) == memory_limit({})


def test_a_task_that_takes_too_much_memory_is_lost_and_the_next_one_is_done(heavy, tmp_path):
    light = written(tmp_path / "light.json", 0)
    tasks = [
        Task(number, do_job, ("read", {"path": str(path)}))
        for number, path in enumerate((heavy, light), start=1)
    ]
    sent = b"".join(map(framed, tasks)) + LAST
    ended = with_little_memory(child_arguments(is_careful=True), 200, input=sent)
    first, second = Frames().taken(ended.stdout)
    assert first == TaskLost(1, is_too_large=True)
    assert isinstance(second, TaskDone)


def test_a_command_that_takes_too_much_memory_ends_with_a_sentence(heavy):
    run = "from hullwright.editor.cli import main; main()"
    ended = with_little_memory(["-P", "-c", run, "show", str(heavy)], 120)
    assert ended.returncode == 2
    assert ended.stderr.decode().splitlines() == [
        "hullwright: This takes more than 120 MiB of memory and was stopped."
    ]


def test_people_are_told_what_was_given_up_and_why():
    large, late = TaskLost(1, is_too_large=True), TaskLost(1, is_late=True)
    assert "Reading “Crowd”” takes more than" in str(fault_of(large, "Reading “Crowd”"))
    assert "took too long" in str(fault_of(late, "Reading “Crowd”"))
