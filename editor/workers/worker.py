"""A worker: keeps a process running that does tasks, and tells what became of each."""

import logging
import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from hullwright.schema.processes.command import child_arguments
from hullwright.schema.processes.frames import BadFrame, Frames, framed
from hullwright.schema.processes.greeting import greeting
from hullwright.schema.processes.tasks import Reply, Task, TaskLost, TaskProgress

from ..languages.catalogue import ENGLISH
from ..languages.words import language_in_use
from .language import adopt_language

logger = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 500, 30_000
"""How long the process stays away after it ended by itself, in milliseconds; doubled each time."""
GRACE = 2_000
"""Milliseconds that a careful process gets to tidy up when it is called off."""
BRIEF_WAIT, LAST_WAIT = 500, 10_000
"""Milliseconds that a process may take to end by itself when the program does; a careful one longer."""

Then: TypeAlias = Callable[[Reply], object]
"""Told once what became of a task."""


class Worker(QObject):
    """Starts a process when there is something to do, and again when it ended."""

    ready = Signal()
    """The process runs."""
    progressed = Signal(float)
    """How far the task is that is being done, from 0 to 1."""
    known = Signal(float, object)
    """How far the task is that is being done, and what is known already, which each task knows the type of."""
    ended = Signal()
    """The process ended by itself or was stopped; it has forgotten everything."""
    late = Signal()
    """Nothing was heard for longer than the limit, and the process is being stopped for it."""

    def __init__(
        self, parent: QObject | None = None, *, is_careful: bool = False, limit: int = 0
    ) -> None:
        super().__init__(parent)
        self.limit = limit
        """Milliseconds of work without a reply after which the process is stopped; 0 for any number."""
        self._is_careful = is_careful
        self._child: QProcess | None = None
        self._frames = Frames()
        self._numbers = count(1)
        self._open: dict[int, Then] = {}
        self._unsent: list[Task] = []
        self._language = ENGLISH
        self._pause = 0
        self.losses = 0
        """How often the process has ended by itself since it last did something."""
        self._is_stopped = self._is_late = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._start)
        self._overdue = QTimer(self, singleShot=True)
        self._overdue.timeout.connect(self._give_up)

    @property
    def is_ready(self) -> bool:
        """Whether the process runs, so that a task is begun at once."""
        running = QProcess.ProcessState.Running
        return self._child is not None and self._child.state() is running and not self._is_stopped

    @property
    def is_idle(self) -> bool:
        """Whether all tasks have had their reply."""
        return not self._open

    @property
    def process_id(self) -> int:
        """The number of the process, or 0 if none runs."""
        return self._child.processId() if self._child else 0

    def start(self) -> None:
        """See to it that the process runs before long."""
        if self._child is not None or self._soon.isActive():
            return
        if self._pause:
            self._soon.start(self._pause)
        else:
            self._start()

    def start_now(self) -> None:
        """Start the process without a pause, however often it has ended by itself."""
        self._pause = 0
        self._soon.stop()
        self.start()

    def run(
        self, function: Callable[..., Any], *arguments: Any, then: Then = lambda _: None
    ) -> None:
        """Have a task done, after all earlier ones; see Task for the function."""
        task = Task(next(self._numbers), function, arguments)
        self._open[task.number] = then
        self._unsent.append(task)
        if self._child is None:
            self.start()
        elif not self._is_stopped:
            self._send()

    def wait(self, patience: int) -> None:
        """Wait until all tasks are done, as long as something is heard every so many milliseconds."""
        if self._open and self._child is None:
            self._start()
        while self._open and (child := self._child):
            # Being told nothing for so long is as good as being told that it did not work.
            if not child.waitForReadyRead(patience):
                child.kill()
                child.waitForFinished(LAST_WAIT)

    def stop(self) -> None:
        """Call off all tasks, and end the process at once; a careful one tidies up first."""
        child = self._child
        if child is None or self._is_stopped:
            return
        self._is_stopped = True
        if self._is_careful:
            child.terminate()
            QTimer.singleShot(GRACE, child, child.kill)
        else:
            child.kill()

    def close(self) -> None:
        """End the process with the program; nobody is told anything more."""
        self._soon.stop()
        self._overdue.stop()
        self._open.clear()
        self._unsent.clear()
        child, self._child = self._child, None
        if child is None:
            return
        child.blockSignals(True)
        # It ends by itself at the end of its channel.
        child.closeWriteChannel()
        if not child.waitForFinished(LAST_WAIT if self._is_careful else BRIEF_WAIT):
            child.kill()
            child.waitForFinished(LAST_WAIT)

    def _start(self) -> None:
        self._soon.stop()
        self._frames = Frames()
        self._is_stopped = self._is_late = False
        self._language = ENGLISH
        child = self._child = QProcess(self)
        child.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        if hasattr(child, "setUnixProcessParameters"):
            # Ctrl+C in a terminal is for the program; and whatever a task starts ends with its process.
            child.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        child.readyReadStandardOutput.connect(self._take_in)
        child.started.connect(self.ready)
        child.finished.connect(self._end)
        child.errorOccurred.connect(self._note)
        child.start(sys.executable, child_arguments(is_careful=self._is_careful))
        if first := greeting():
            child.write(framed(Task(0, first)))
        self._send()

    def _send(self) -> None:
        """Send what is to be done, and before it the language if that has changed."""
        if self._child is None or not self._unsent:
            return
        if self._language != language_in_use():
            self._language = language_in_use()
            self._unsent.insert(0, Task(0, adopt_language, (self._language,)))
        # QProcess keeps what the pipe does not take yet and writes it when the event loop runs.
        self._child.write(b"".join(map(framed, self._unsent)))
        self._unsent.clear()
        self._watch()

    def _watch(self) -> None:
        """Begin to count how long nothing is heard, as long as something is to be done."""
        self._overdue.stop()
        if self.limit and self._open:
            self._overdue.start(self.limit)

    def _give_up(self) -> None:
        self._is_late = True
        self.late.emit()
        self.stop()

    def _take_in(self) -> None:
        if self._child is None or self._is_stopped:
            return
        try:
            self._hear(self._frames.taken(bytes(self._child.readAllStandardOutput().data())))
        except BadFrame:
            logger.exception("A process talks nonsense, and is ended")
            self.stop()

    def _hear(self, replies: Iterator[Reply | TaskProgress]) -> None:
        for reply in replies:
            if isinstance(reply, TaskProgress):
                self.progressed.emit(reply.share)
                if reply.found is not None:
                    self.known.emit(reply.share, reply.found)
                continue
            if reply.number:
                # It does its work, so it need not pause when it ends.
                self._pause = self.losses = 0
            then = self._open.pop(reply.number, None)
            self._watch()
            if then:
                then(reply)

    def _note(self, what: QProcess.ProcessError) -> None:
        # After every other error the process ends, too, and says so.
        if what is QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self) -> None:
        self._take_in()
        child, self._child = self._child, None
        if child is None:
            return
        child.deleteLater()
        self._overdue.stop()
        if not self._is_stopped:
            self.losses += 1
            self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        unsent, is_late = {each.number for each in self._unsent}, self._is_late
        lost = [number for number in self._open if number not in unsent]
        told = [(self._open.pop(number), TaskLost(number, is_late)) for number in lost]
        self.ended.emit()
        for then, reply in told:
            then(reply)
        if self._unsent:
            self.start()
