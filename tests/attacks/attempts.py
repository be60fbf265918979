"""Attempts: what is tried runs in a fork, so that one that crashes, hangs or eats memory ends nothing but itself."""

import gc
import io
import os
import pickle
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from .ending import Ending
from .findings import Attempt, Result, keep

LONGEST = 5
"""Seconds of work that an attempt may take; what is blocked does no work, and gets four times as long."""
MOST_MEMORY = 1 << 30
"""Bytes that an attempt may use."""
TELLING = 400
"""Letters of a fault that are kept."""
CODES = (0, 1, 2)
"""The exit codes of commands that came to an end."""
FORBIDDEN = frozenset(range(32)) - set(b"\t\n\r") | {127}
"""Bytes that change what a terminal does: nothing in a file may send one."""


def results(attempts: Sequence[Attempt], kept: Path) -> Iterator[Result]:
    """Make all attempts, in as few processes as their faults allow; keep what was found in a folder."""
    waiting = list(attempts)
    while waiting:
        done = 0
        for result in _in_a_fork(waiting, kept):
            yield result
            done += 1
        del waiting[:done]


def _in_a_fork(attempts: Sequence[Attempt], kept: Path) -> Iterator[Result]:
    """Yield what becomes of the first attempts, up to the one that ends their process."""
    told, telling = os.pipe()
    gc.freeze()
    process = os.fork()
    if not process:
        os.close(told)
        _work(attempts, kept, telling)
    os.close(telling)
    try:
        # Unbuffered, so that whatever was not read yet is seen to be there.
        yield from _heard(attempts, kept, process, os.fdopen(told, "rb", buffering=0))
    finally:
        gc.unfreeze()


def _heard(
    attempts: Sequence[Attempt], kept: Path, process: int, told: BinaryIO
) -> Iterator[Result]:
    number = 0
    with told:
        while number < len(attempts):
            ready, _, _ = select.select([told], [], [], 4 * LONGEST)
            if not ready:
                os.killpg(process, signal.SIGKILL)
                break
            try:
                fault, said, seconds, megabytes = pickle.load(told)
            except EOFError:
                break
            yield Result(attempts[number], fault, said, seconds, megabytes)
            number += 1
    _, status = os.waitpid(process, 0)
    # One that has used much memory is told of before its process ends; any other silent end is a fault.
    if number < len(attempts) and (status or not number):
        code = os.waitstatus_to_exitcode(status)
        late = code in {-signal.SIGPROF, -signal.SIGKILL}
        result = Result(attempts[number], "hang" if late else "crash", f"exit {code}", LONGEST)
        keep(result, kept)
        yield result


def _work(attempts: Sequence[Attempt], kept: Path, telling: int) -> None:
    """Make attempts until one has made the process unfit for the next, or all are made."""
    os.setsid()
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    said = _output_kept()
    for each in attempts:
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        began = time.process_time()
        fault, words = _made(each, said)
        seconds = time.process_time() - began
        usage = max(
            resource.getrusage(who).ru_maxrss
            for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
        )
        is_spent = usage * 1024 > MOST_MEMORY
        fault = fault or ("memory" if is_spent else "")
        if fault:
            # Now: the next attempt is made in the same folder.
            keep(Result(each, fault, words), kept)
        os.write(telling, pickle.dumps((fault, words[-TELLING:], seconds, usage // 1024)))
        if is_spent:
            break
    os._exit(0)


def _output_kept() -> io.FileIO:
    """Send both outputs to a file without a name, and return it."""
    kept = os.memfd_create("output")
    for number in (1, 2):
        os.dup2(kept, number)
    for name in ("stdout", "stderr"):
        setattr(sys, name, os.fdopen(os.dup(kept), "w", encoding="utf-8", errors="replace"))
    return io.FileIO(kept, "r+")


def _made(attempt: Attempt, said: io.FileIO) -> tuple[str, str]:
    """Make an attempt, and return what is wrong with how it went."""
    said.seek(0)
    said.truncate()
    found: object = None
    with Ending() as ending:
        found = attempt.act()
    fault = words = ""
    if ending.code is None:
        fault, words = "traceback", "".join(traceback.format_exception(ending.fault))
    elif ending.code not in CODES:
        fault, words = "exit code", f"exit code {ending.code}"
    elif isinstance(found, str):
        fault, words = found.partition(": ")[0], found
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    said.seek(0)
    output = said.read()
    if not fault and b"Traceback (most recent call last)" in output:
        fault, words = "traceback", output.decode(errors="replace")
    if not fault and FORBIDDEN.intersection(output):
        fault, words = "control characters", ascii(output.decode(errors="replace"))
    return fault, words
