"""A single task in a process of its own: whatever it does, it ends in time."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from .bounded_process import run_bounded
from .command import child_arguments
from .frames import LAST, BadFrame, Frames, framed
from .greeting import greeting
from .tasks import Reply, Task, TaskLost, TaskProgress

_GREETING = -1
"""The number of the task that every process of ours does first."""


class Answered(NamedTuple):
    """What a process made of a task."""

    reply: Reply | None
    """None if it ended before."""
    code: int | None
    """Its exit code, or None if it had to be stopped."""


def answer_to(
    *tasks: Task,
    seconds: float,
    environment: Mapping[str, str] = os.environ,
    errors: int | None = subprocess.DEVNULL,
) -> Answered:
    """Return what a process of its own says to the last of some tasks, done one after another."""
    typed = b"".join(map(framed, tasks)) + LAST
    ended = run_bounded(child_arguments(), seconds, environment, typed=typed, errors=errors)
    with suppress(BadFrame):
        found: list[Reply | TaskProgress] = list(Frames().taken(ended.output))
        for reply in found:
            if not isinstance(reply, TaskProgress) and reply.number == tasks[-1].number:
                return Answered(reply, ended.code)
    return Answered(None, ended.code)


def done_alone(tasks: Sequence[Task], seconds: float) -> Reply:
    """Return what becomes of the last of some tasks for a command in the terminal; TaskLost if its time is over."""
    first = greeting()
    greeted = [Task(_GREETING, first), *tasks] if first else tasks
    # What it says of errors is for the person at the terminal.
    answered = answer_to(*greeted, seconds=seconds, errors=None)
    return answered.reply or TaskLost(tasks[-1].number, is_late=answered.code is None)
