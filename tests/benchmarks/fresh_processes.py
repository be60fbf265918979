"""Fresh processes, measured by the clock and by the time of the processor, also with the code of another commit."""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

PARTS = ("docs", "editor", "engines", "plugins", "samples", "schema")


Task: TypeAlias = Callable[[], Sequence[float]]
"""Measures something once."""


class Cost(NamedTuple):
    """What something took, in milliseconds."""

    processor: float
    clock: float


def cost(arguments: Sequence[str], environment: Mapping[str, str]) -> Cost:
    """Run a process to its end and return what it took."""
    used, began = _used(), time.perf_counter()
    subprocess.run(arguments, env=environment, capture_output=True, check=True)
    return Cost(1000 * (_used() - used), 1000 * (time.perf_counter() - began))


def _used() -> float:
    times = resource.getrusage(resource.RUSAGE_CHILDREN)
    return times.ru_utime + times.ru_stime


def as_installed(tree: Path | None = None) -> dict[str, str]:
    """Return the environment of a person's second start: what Python has compiled is there, nothing is traced.

    With the tree of another commit, its code is run instead of ours, by the same interpreter and libraries.
    """
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if tree is not None:
        environment["PYTHONPATH"] = str(tree)
    return environment


@contextmanager
def code_of(checkout: Path) -> Iterator[Path]:
    """Show Python the parts of another checkout under the name of our package."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder, "hullwright")
        package.mkdir()
        for part in PARTS:
            (package / part).symlink_to((checkout / part).resolve())
        yield Path(folder)


def medians(tasks: Mapping[str, Task], rounds: int) -> dict[str, list[float]]:
    """Return the medians of what each task returns, all of them taken in turns after one that warms up."""
    taken: dict[str, list[Sequence[float]]] = {name: [] for name in tasks}
    for number in range(rounds + 1):
        for name, task in tasks.items():
            measured = task()
            if number:
                taken[name].append(measured)
    return {
        name: [statistics.median(each) for each in zip(*rows, strict=True)]
        for name, rows in taken.items()
    }


def python(*arguments: str) -> list[str]:
    """Return how this interpreter is started as our launcher starts it: nothing from the working folder."""
    return [sys.executable, "-P", *arguments]
