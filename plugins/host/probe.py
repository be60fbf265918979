"""The probe: whether code can be loaded at all, found out where it can do no harm to this process."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from tempfile import TemporaryFile
from typing import BinaryIO

from hullwright.schema.processes.command import child_arguments
from hullwright.schema.processes.frames import LAST, Frames, framed
from hullwright.schema.processes.tasks import Task, TaskDone

from .attempt import Wanted, attempted
from .settings import Outcome, Verdict


def verdict_of(wanted: Wanted, seconds: float) -> Verdict | None:
    """Return how loading code goes in a process of its own, given so many seconds.

    None if that process did not find the content that it was told to take the code from.
    """
    task = Task(1, attempted, (wanted,))
    # Replies go into a file: a process that the plugin leaves behind could keep a pipe open for ever.
    with TemporaryFile(prefix="hullwright-") as replies:
        ended = _ended(framed(task) + LAST, replies, seconds)
        if ended is None:
            return Verdict(Outcome.ENDLESS, f"{seconds:g}")
        replies.seek(0)
        for reply in Frames().taken(replies.read()):
            if isinstance(reply, TaskDone):
                verdict: Verdict | None = reply.value
                return verdict
    return Verdict(Outcome.ENDS, str(ended))


def _ended(tasks: bytes, replies: BinaryIO, seconds: float) -> int | None:
    """Return the exit code of a process that was given tasks, or None if it had to be stopped."""
    with subprocess.Popen(
        # -B: nothing is written into the folders of plugins.
        [sys.executable, "-B", *child_arguments()],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=replies,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    ) as child:
        try:
            if child.stdin:
                # Left open, so that the other process ends as well if this one is killed.
                child.stdin.write(tasks)
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
