"""The recovery writer: writes recovery files in a process of its own, so that no stroke waits for the disk.

Not in a thread: Python tidies up objects in whatever thread happens to be running, and widgets that
are deleted outside of the main thread take the program down. If the program is killed, what it has
handed over is still written. What the process does not get done stays here: it is handed over anew,
to another process if need be, and at the end written by the window itself.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.tasks import Reply, TaskDone, TaskRefused

from ..workers.worker import Worker
from .recovery_tasks import remove, remove_file, write, write_file

Then: TypeAlias = Callable[[HullwrightError | None], object]
"""Told why something was not possible, or None once it is done."""

LIMIT, LONGEST_LIMIT = 10_000, 80_000
"""Milliseconds of silence after which the process counts as stalled; doubled each time for slow disks."""
PATIENCE = 5_000
"""Milliseconds of silence that the process is allowed when the program ends; then the window does its work."""


@dataclass(eq=False)
class _Order:
    """What is to become of a file."""

    name: str
    content: bytes | None
    """None to have the file removed."""
    then: Then
    is_sent: bool = False


class RecoveryWriter(QObject):
    """Writes and removes files of a folder one after another."""

    failed = Signal(HullwrightError)
    """Why something was not done, which stays to be done."""
    caught_up = Signal()
    """Something was done, and nothing is left that could not be."""
    stalled = Signal()
    """The process does not answer, and is being replaced."""

    def __init__(self, parent: QObject | None = None, limit: int = LIMIT) -> None:
        super().__init__(parent)
        self.worker = Worker(self, is_careful=True, limit=limit)
        self.worker.late.connect(self._give_more_time)
        self._limit = limit
        self.is_bypassed = False
        """Whether the window had to do the work of the process."""
        self._folder: Path | None = None
        self._undone: dict[str, _Order] = {}
        """The newest order for each file, until it is done."""

    @property
    def is_behind(self) -> bool:
        """Whether something could not be done so far."""
        return any(not each.is_sent for each in self._undone.values())

    def use(self, folder: Path) -> None:
        """Write to a folder from now on, also what could not be written so far."""
        self._folder = folder
        # Made anew, so that what comes of those that were sent counts no more.
        self._undone = {name: replace(each, is_sent=False) for name, each in self._undone.items()}
        self.retry()

    def start(self) -> None:
        """Start the process if it does not run, so that it is there when it is needed."""
        self.worker.start()

    def write(self, name: str, content: bytes, then: Then = lambda _: None) -> None:
        """Have a file written, whole or not at all."""
        self._take(_Order(name, content, then))

    def remove(self, name: str, then: Then = lambda _: None) -> None:
        """Have a file removed, after everything that was asked for before."""
        self._take(_Order(name, None, then))

    def retry(self) -> None:
        """Hand over again what was not done."""
        for order in list(self._undone.values()):
            if not order.is_sent:
                self._send(order)

    def finish(self) -> HullwrightError | None:
        """Wait until everything is done, and do the rest here; return why that was not possible, or None."""
        self.worker.wait(PATIENCE)
        self.is_bypassed = self.is_bypassed or bool(self._undone)
        faults = [self._done_here(order) for order in list(self._undone.values())]
        return next((each for each in faults if each is not None), None)

    def end(self) -> None:
        """Do what is still to be done, and stop."""
        self.finish()
        self.worker.close()

    def _take(self, order: _Order) -> None:
        self._undone[order.name] = order
        self._send(order)

    def _send(self, order: _Order) -> None:
        if self._folder is None:
            self._do_without_folder(order)
            return
        order.is_sent = True
        file, then = str(self._folder / order.name), partial(self._hear, order)
        if order.content is None:
            self.worker.run(remove, file, then=then)
        else:
            self.worker.run(write, file, order.content, then=then)

    def _do_without_folder(self, order: _Order) -> None:
        if order.content is None:
            self._note_done(order)
        else:
            self._tell(order, HullwrightError(message("There is no folder for recovery files.")))

    def _hear(self, order: _Order, reply: Reply) -> None:
        match reply:
            case TaskDone():
                self.worker.limit = self._limit
                self._note_done(order)
            case TaskRefused(reason=reason):
                self._tell(order, reason)
            case _:
                what = message("The part of the program that writes recovery files has stopped.")
                self._tell(order, HullwrightError(what))

    def _note_done(self, order: _Order) -> None:
        if self._undone.get(order.name) is order:
            del self._undone[order.name]
        order.then(None)
        if not self.is_behind:
            self.caught_up.emit()

    def _tell(self, order: _Order, fault: HullwrightError) -> None:
        order.is_sent = False
        # Whoever has ordered it is told once; that it is done later is our affair.
        then, order.then = order.then, lambda _: None
        then(fault)
        if self._undone.get(order.name) is order:
            self.failed.emit(fault)

    def _done_here(self, order: _Order) -> HullwrightError | None:
        if self._folder is None:
            return HullwrightError(message("There is no folder for recovery files."))
        file = self._folder / order.name
        try:
            remove_file(file) if order.content is None else write_file(file, order.content)
        except HullwrightError as fault:
            return fault
        self._note_done(order)
        return None

    def _give_more_time(self) -> None:
        self.worker.limit = min(2 * self.worker.limit, LONGEST_LIMIT)
        self.stalled.emit()
