"""How tests wait: for what has to happen, not for seconds."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

PATIENCE = 120.0
"""Seconds after which something that has not happened counts as broken: far more than a busy machine takes."""


def wait_until(
    is_so: Callable[[], object],
    meanwhile: Callable[[], object] = lambda: None,
) -> None:
    """Look again and again, with something to do in between, until something is true."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it does not happen"
        meanwhile()
        time.sleep(0.002)


def own_time() -> float:
    """Return the seconds of a clock that stands still while this thread waits for a processor.

    It shows how long something takes, waiting for answers included, however busy the machine is.
    """
    schedule = Path("/proc/thread-self/schedstat")
    waited = int(schedule.read_text().split()[1]) / 1e9 if schedule.exists() else 0.0
    return time.monotonic() - waited


def is_running(process: int) -> bool:
    """Tell whether a process runs; one that has ended and is not yet taken away does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    found: list[int] = []
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, path.read_text().split())
    return [each for each in found if is_running(each)]
