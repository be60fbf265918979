"""A process with a time limit: whatever strangers' code does in it, it ends, with all that it has started."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple

from hullwright.schema.processes.command import child_arguments
from hullwright.schema.processes.frames import LAST, Frames, framed
from hullwright.schema.processes.tasks import Reply, Task, TaskBroken, TaskDone, TaskRefused


class Ended(NamedTuple):
    """How a process ended."""

    code: int | None
    """Its exit code, or None if it had to be stopped."""
    output: bytes


class Answered(NamedTuple):
    """What a process made of a task."""

    reply: Reply | None
    """None if it ended before."""
    code: int | None
    """Its exit code, or None if it had to be stopped."""


def answer_to(task: Task, seconds: float, environment: Mapping[str, str] = os.environ) -> Answered:
    """Return what a process of its own says to a task, given so many seconds."""
    ended = run_bounded(child_arguments(), seconds, environment, typed=framed(task) + LAST)
    if ended.code is None:
        return Answered(None, None)
    for reply in Frames().taken(ended.output):
        if isinstance(reply, TaskDone | TaskRefused | TaskBroken):
            return Answered(reply, ended.code)
    return Answered(None, ended.code)


def run_bounded(
    arguments: Sequence[str],
    seconds: float,
    environment: Mapping[str, str] = os.environ,
    *,
    typed: bytes = b"",
    folder: Path | None = None,
    with_errors: bool = False,
) -> Ended:
    """Run Python with some arguments for so many seconds, and return how it ended and what it printed."""
    # Output goes into a file: a process that is left behind could keep a pipe open for ever.
    with TemporaryFile(prefix="hullwright-") as output:
        with subprocess.Popen(
            # -B: nothing is written into the folders of plugins.
            [sys.executable, "-B", *arguments],
            bufsize=0,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=output if with_errors else subprocess.DEVNULL,
            env={**environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        ) as child:
            code = _exit_code(child, typed, seconds)
        output.seek(0)
        return Ended(code, output.read())


def _exit_code(child: "subprocess.Popen[bytes]", typed: bytes, seconds: float) -> int | None:
    try:
        if child.stdin:
            # Left open, so that the other process ends as well if this one is killed.
            child.stdin.write(typed)
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        _stop(child)


def _stop(child: "subprocess.Popen[bytes]") -> None:
    """End a child and whatever it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
