"""The recovery writer: writes recovery files in a process of its own, so that no stroke waits for the disk.

Not in a thread: Python tidies up objects in whatever thread happens to be running, and widgets that
are deleted outside of the main thread take the program down. If the program is killed, what it has
handed over is still written.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.tasks import Reply, TaskDone, TaskRefused

from ..workers.worker import Worker
from .recovery_tasks import remove, write

Then: TypeAlias = Callable[[HullwrightError | None], object]
"""Told why something was not possible, or None once it is done."""

PATIENCE = 10_000
"""Milliseconds that the disk gets when the program ends."""


class RecoveryWriter:
    """Writes and removes files one after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        self.worker = Worker(parent, is_careful=True)

    def start(self) -> None:
        """Start the process if it does not run, so that it is there when it is needed."""
        self.worker.start()

    def write(self, file: Path, content: bytes, then: Then) -> None:
        """Have a file written, whole or not at all."""
        self.worker.run(write, str(file), content, then=partial(_tell, then))

    def remove(self, file: Path, then: Then) -> None:
        """Have a file removed, after everything that was asked for before."""
        self.worker.run(remove, str(file), then=partial(_tell, then))

    def wait(self) -> None:
        """Wait until everything is done, or until it is certain that it is not going to be."""
        self.worker.wait(PATIENCE)

    def end(self) -> None:
        """Do what is still to be done, and stop."""
        self.wait()
        self.worker.close()


def _tell(then: Then, reply: Reply) -> None:
    match reply:
        case TaskDone():
            then(None)
        case TaskRefused(reason=reason):
            then(reason)
        case _:
            what = message("The part of the program that writes recovery files has stopped.")
            then(HullwrightError(what))
