"""A single task in a process of its own, for commands in the terminal: whatever it does, it ends in time."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from typing import BinaryIO

from .command import child_arguments
from .frames import LAST, BadFrame, Frames, framed
from .greeting import greeting
from .tasks import Reply, Task, TaskLost, TaskProgress

_GREETING = -1
"""The number of the task that every process of ours does first."""


def done_alone(tasks: Sequence[Task], seconds: float) -> Reply:
    """Return what becomes of the last of some tasks, done one after another; TaskLost if its time is over."""
    # Replies go into a file: a process that a task leaves behind could keep a pipe open for ever.
    with TemporaryFile(prefix="hullwright-") as replies:
        first = greeting()
        greeted = [Task(_GREETING, first), *tasks] if first else tasks
        is_late = _is_late(b"".join(map(framed, greeted)) + LAST, replies, seconds)
        replies.seek(0)
        with suppress(BadFrame):
            found: list[Reply | TaskProgress] = list(Frames().taken(replies.read()))
            for reply in found:
                if not isinstance(reply, TaskProgress) and reply.number == tasks[-1].number:
                    return reply
    return TaskLost(tasks[-1].number, is_late=is_late)


def _is_late(tasks: bytes, replies: BinaryIO, seconds: float) -> bool:
    """Have tasks done by a process; tell whether it had to be stopped."""
    with subprocess.Popen(
        [sys.executable, *child_arguments()],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=replies,
        start_new_session=True,
    ) as child:
        try:
            with suppress(BrokenPipeError):
                rest = memoryview(tasks)
                while rest and child.stdin:
                    # Left open, so that the other process ends as well if this one is killed.
                    rest = rest[child.stdin.write(rest) :]
            child.wait(seconds)
        except subprocess.TimeoutExpired:
            return True
        finally:
            _stop(child)
    return False


def _stop(child: "subprocess.Popen[bytes]") -> None:
    """End a child and whatever it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
