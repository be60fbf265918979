"""A process with a time limit: whatever strangers' code does in it, it ends, with all that it has started."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import NamedTuple


class Ended(NamedTuple):
    """How a process ended."""

    code: int | None
    """Its exit code, or None if it had to be stopped."""
    output: bytes


def run_bounded(
    arguments: Sequence[str],
    seconds: float,
    environment: Mapping[str, str] = os.environ,
    *,
    typed: bytes = b"",
    folder: Path | None = None,
    errors: int | None = subprocess.DEVNULL,
) -> Ended:
    """Run Python with some arguments for so many seconds, and return how it ended and what it printed.

    What it says of errors goes where subprocess is told to send it, into the output as well if that is
    STDOUT, and to wherever this process says such things if it is None.
    """
    # Output goes into a file: a process that is left behind could keep a pipe open for ever.
    with TemporaryFile(prefix="hullwright-") as output:
        with subprocess.Popen(
            # -B: nothing is written into the folders of plugins.
            [sys.executable, "-B", *arguments],
            bufsize=0,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=errors,
            env={**environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        ) as child:
            code = _exit_code(child, typed, seconds)
        output.seek(0)
        return Ended(code, output.read())


def _exit_code(child: "subprocess.Popen[bytes]", typed: bytes, seconds: float) -> int | None:
    try:
        with suppress(BrokenPipeError):
            rest = memoryview(typed)
            while rest and child.stdin:
                # Left open, so that the other process ends as well if this one is killed.
                rest = rest[child.stdin.write(rest) :]
        until = monotonic() + seconds
        _await_end(child, seconds)
        return child.wait(max(0.0, until - monotonic()))
    except subprocess.TimeoutExpired:
        return None
    finally:
        _stop(child)


def _await_end(child: "subprocess.Popen[bytes]", seconds: float) -> None:
    """Wait for the end of a child without looking for it again and again, where the system can tell it."""
    if not hasattr(os, "pidfd_open"):
        return
    # A kernel or a sandbox without it, or too many open files: then it is looked for after all.
    with suppress(OSError):
        handle = os.pidfd_open(child.pid)
        try:
            ending = select.poll()
            ending.register(handle, select.POLLIN)
            ending.poll(seconds * 1000)
        finally:
            os.close(handle)


def _stop(child: "subprocess.Popen[bytes]") -> None:
    """End a child and whatever it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
