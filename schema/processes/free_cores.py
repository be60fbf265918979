"""The cores of the machine that are free for processes of ours: not all that it has, and not those that are busy."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

GROUPS = Path("/sys/fs/cgroup")
"""Where Linux says how much of the processor a group of processes may have, as containers do."""


class FreeCores(NamedTuple):
    """How many cores this process may use, and about how many of them nobody else does."""

    usable: float
    free: float


def free_cores() -> FreeCores | None:
    """Return how many cores are free at this moment; None where the system does not tell."""
    load = getattr(os, "getloadavg", None)
    if load is None:
        return None
    try:
        waiting, *_ = load()
    except OSError:
        return None
    return shared_out(os.cpu_count() or 1, _allowed(), _quotas(), waiting)


def shared_out(installed: int, allowed: int, quotas: Iterable[float], waiting: float) -> FreeCores:
    """Return what is left of the installed cores, if so many processes on them are busy or wait for one.

    >>> shared_out(4, 4, [], 1.5)
    FreeCores(usable=4, free=2.5)
    >>> shared_out(16, 16, [2.0], 1.5)
    FreeCores(usable=2.0, free=2.0)
    """
    usable = min(allowed, *quotas, installed)
    return FreeCores(usable, max(min(usable, installed - waiting), 0.0))


def _allowed() -> int:
    """Return on how many cores this process may run."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _quotas() -> Iterator[float]:
    """Yield how many cores the groups around this process may keep busy, where they are bounded."""
    with suppress(OSError, ValueError):
        yield _of_texts(*(GROUPS / "cpu.max").read_text().split())
    with suppress(OSError, ValueError):
        folder = GROUPS / "cpu"
        texts = (folder / f"cpu.cfs_{name}_us" for name in ("quota", "period"))
        yield _of_texts(*(each.read_text() for each in texts))


def _of_texts(quota: str, period: str) -> float:
    """Return how many cores a quota of microseconds in a period is; ValueError if it is none.

    >>> _of_texts("150000", "100000")
    1.5
    """
    if int(quota) <= 0:
        raise ValueError(quota)
    return int(quota) / int(period)
