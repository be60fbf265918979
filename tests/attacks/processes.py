"""Processes to be killed: each in a session of its own, by which its children are known when it is gone."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from hullwright.schema.processes.stop_signals import (
    STOPS,
    StopRequested,
    end_at_once,
    heed,
    unwind,
)

from .ending import Ending

LINGERING = 10.0
"""Seconds after which a process that should have ended with another counts as left behind."""
TRACEBACK = 70
"""The exit code of a process that an exception has ended."""
SESSION, STATE = 3, 0
"""Places in what the system tells of a process, counted after its name."""


@contextmanager
def started(act: Callable[[], object]) -> Iterator[int]:
    """Do something in a fork with a session of its own; whatever is left of it at the end is ended."""
    # Lest one arrives while the fork is still the process that it comes from.
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    process = os.fork()
    if not process:
        os.setsid()
        # What one killed process has to say is of no interest.
        silent = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(silent, number)
        os._exit(_ended(act))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    try:
        yield process
    finally:
        for each in in_session(process):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(process, 0)


def _ended(act: Callable[[], object]) -> int:
    """Do something, and return the exit code that a process of its own would have."""
    heed(unwind)
    with Ending() as ending:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        act()
    # First of all: a request that is not seen to arrive is made again a moment later, wherever we are then.
    heed(end_at_once)
    if isinstance(ending.fault, StopRequested):
        return ending.fault.exit_code
    if isinstance(ending.fault, SystemError) and unwind.requested is not None:
        # As the program itself takes it.
        return unwind.requested
    return TRACEBACK if ending.code is None else ending.code


def kill(process: int, sign: int = signal.SIGKILL) -> str:
    """Send a signal to a process and wait until it has ended; return what is wrong with how it did."""
    with suppress(ProcessLookupError):
        os.kill(process, sign)
    end = time.monotonic() + LINGERING
    while not (ended := os.waitpid(process, os.WNOHANG))[0]:
        if time.monotonic() > end:
            return f"deaf: it did not end after {signal.Signals(sign).name}"
        time.sleep(0.002)
    is_broken = os.waitstatus_to_exitcode(ended[1]) == TRACEBACK
    return f"traceback: after {signal.Signals(sign).name}" if is_broken else ""


def in_session(session: int) -> list[int]:
    """Return the processes of a session that have not ended."""
    return [number for number, state in _states(session) if state not in "ZX"]


def _states(session: int) -> Iterator[tuple[int, str]]:
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            with suppress(OSError):
                told = Path(entry.path, "stat").read_text().rpartition(")")[2].split()
                if int(told[SESSION]) == session:
                    yield int(entry.name), told[STATE]


def left_behind(session: int) -> str:
    """Return a sentence about processes that have outlived their parent, if there are any after a while."""
    end = time.monotonic() + LINGERING
    while left := in_session(session):
        if time.monotonic() > end:
            names = [_called(each) for each in left]
            return f"orphan: {len(left)} processes were left behind: {names}"
        time.sleep(0.005)
    return ""


def _called(process: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")[-120:]
    return "?"
