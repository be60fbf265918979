"""The process in which tasks are done: `python -P -m hullwright.schema.processes.child`.

It ends when the program does, however that ends: a thread of its own watches what comes in for its
end, however long the task takes that is being done. One that is careful, because it writes files,
first does everything that was handed over, and tidies up when it is called off.
"""

import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, BinaryIO, NoReturn

from ..errors import HullwrightError
from ..visible_stream import guard_streams
from .command import CAREFUL
from .frames import BadFrame, Frames, framed, unpacked
from .garbage import look_rarely
from .memory import limit_memory
from .stop_signals import StopRequested, disregard, drop_lost_stops, unwind_once
from .tasks import Task, TaskBroken, TaskDone, TaskLost, TaskProgress, TaskRefused, plain_error

OFTEN = 0.05
"""Seconds that pass between two reports of a task at least: no more than an eye can follow."""
REFUSED = 65
"""The exit code of a process that was sent what is no message of ours."""
_PIECE = 1 << 20
logger = logging.getLogger(__name__)


class Child:
    """What a task knows of the process it is done in."""

    def __init__(self, leaving: BinaryIO) -> None:
        # Any: only the tasks that keep something know what it is.
        self.memory: dict[int, Any] = {}
        """What tasks keep for later ones."""
        self._leaving = leaving
        self._one_at_a_time = Lock()
        self._number = 0
        self._reported = 0.0

    def report(self, share: float, found: object = None) -> None:
        """Say how far the task is, from 0 to 1, and what is known already."""
        if monotonic() - self._reported >= OFTEN:
            self._reported = monotonic()
            self._send(framed(TaskProgress(self._number, share, found)))

    def tell(self, found: object) -> None:
        """Say something that is no reply to a task, from any thread: what goes on beside tasks."""
        self._send(framed(TaskProgress(0, 0.0, found)))

    def do(self, task: Task) -> None:
        """Do a task and send what became of it."""
        self._number = task.number
        self._reported = began = monotonic()
        try:
            value = task.function(self, *task.arguments)
            reply = framed(TaskDone(task.number, value, monotonic() - began))
        except HullwrightError as fault:
            reply = framed(TaskRefused(task.number, plain_error(fault)))
        except MemoryError:
            logger.warning("%s took more memory than there is", task.function.__qualname__)
            reply = framed(TaskLost(task.number, is_too_large=True))
        except Exception as bug:
            # Whatever one task does wrong must not end the others; the program says it, the log keeps it.
            logger.exception("%s was not done", task.function.__qualname__)
            reply = framed(TaskBroken(task.number, f"{type(bug).__name__}: {bug}"))
        self._send(reply)

    def _send(self, frame: bytes) -> None:
        # If the program is gone nobody listens, and what it has handed over is done all the same.
        with self._one_at_a_time, suppress(BrokenPipeError):
            self._leaving.write(frame)
            self._leaving.flush()


def main() -> None:
    """Do tasks until nothing more comes in."""
    is_careful = CAREFUL in sys.argv
    limit_memory()
    look_rarely()
    # An interrupt in a terminal is meant for the program, which then says what is to be done.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_careful:
        # Called off in the middle of writing, it still takes its half-written file away.
        drop_lost_stops()
        signal.signal(signal.SIGTERM, unwind_once)
    arriving, leaving = _channel()
    tasks: SimpleQueue[bytes] = SimpleQueue()
    at_the_end = partial(tasks.put, b"") if is_careful else _end_with_all
    Thread(target=_listen, args=(arriving, tasks, at_the_end), daemon=True).start()
    child = Child(leaving)
    try:
        # Ended by an empty frame, or by the end of what comes in.
        while packed := tasks.get():
            child.do(_task(packed))
    except StopRequested:
        signal.signal(signal.SIGTERM, disregard)
        sys.exit(1)
    # At once, whatever threads or processes a plugin's code has started.
    _end_with_all()


def _task(packed: bytes) -> Task:
    """Return the task that was sent; end if it is none."""
    try:
        task = unpacked(packed)
    except BadFrame as fault:
        _refuse(fault)
    if not isinstance(task, Task):
        _refuse(BadFrame(f"{type(task).__name__} is no task"))
    return task


def _refuse(fault: BadFrame) -> NoReturn:
    """End: whoever sends what is no message of ours is not who started this process."""
    logger.error(
        "A process of Hullwright was sent what it does not understand, and ends: %s", fault
    )
    os._exit(REFUSED)


def _end_with_all() -> None:
    """End this process and those that it has started, if it stands at the head of a group of its own."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _channel() -> tuple[BinaryIO, BinaryIO]:
    """Return both ends of the channel, and see to it that nothing a library prints gets into it."""
    arriving = os.fdopen(os.dup(0), "rb", buffering=0)
    leaving = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    guard_streams()
    sys.stdout = sys.stderr
    return arriving, leaving


def _listen(
    arriving: BinaryIO, tasks: "SimpleQueue[bytes]", at_the_end: Callable[[], None]
) -> None:
    frames = Frames()
    while piece := arriving.read(_PIECE):
        try:
            for packed in frames.packed(piece):
                tasks.put(packed)
        except BadFrame as fault:
            _refuse(fault)
    # The program is gone. Unless it is careful, the process now is, too: nobody waits for the task
    # that is perhaps being done.
    at_the_end()


if __name__ == "__main__":
    main()
