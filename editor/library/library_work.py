"""Library work: what takes long is done in processes beside the window, told with its progress, and can be called off."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from hullwright.schema.errors import HullwrightError
from hullwright.schema.processes.tasks import Reply, TaskDone

from ..languages.words import error_text
from ..shell.notice_progress import BRIEF, LOOK, progress
from ..shell.notices import Notices, Tone
from ..workers.faults import fault_of
from ..workers.worker import Worker

TOPIC = "library"
_UNDER_WAY = "library work"
ACT_LIMIT, LOOK_LIMIT = 1_000_000, 300_000
"""Milliseconds without a word after which a process is stopped; fetching has shorter limits of its own."""

# Any: each task has an answer of its own.
Take = Callable[[Any], object]
Task = Callable[..., Any]


class LibraryWork(QObject):
    """Has tasks done: acts one after another with a bar, looks and pictures quietly."""

    def __init__(self, home: Path, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = str(home)
        self._notices = notices
        self._acts = Worker(self, is_careful=True, limit=ACT_LIMIT)
        self._looks = Worker(self, limit=LOOK_LIMIT)
        self._pictures = Worker(self, limit=LOOK_LIMIT)
        self._is_off = False
        self._share: float | None = None
        self._looked = 0
        self._elapsed = QElapsedTimer()
        self._acts.progressed.connect(self._note)
        self._watch = QTimer(self, interval=LOOK)
        self._watch.timeout.connect(self._tell)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done."""
        return all(each.is_idle for each in (self._acts, self._looks, self._pictures))

    @property
    def is_acting(self) -> bool:
        """Whether something is being fetched or changed that the person has asked for."""
        return not self._acts.is_idle

    def act(self, title: str, task: Task, *arguments: Any, then: Take) -> None:
        """Do something that was asked for, with a bar in the status bar; faults are told."""
        self._is_off, self._share = False, None
        self._elapsed.start()
        self._watch.start()
        self._notices.begin(_UNDER_WAY, title, self.call_off)
        self._acts.run(task, self._home, *arguments, then=partial(self._end, title, then))

    def look(self, task: Task, *arguments: Any, then: Take, fails: Take) -> None:
        """Do something for what is looked at; only the last is heard of."""
        self._looked += 1
        if not self._looks.is_idle:
            self._looks.stop()
        heard = partial(self._hear_look, self._looked, then, fails)
        self._looks.run(task, self._home, *arguments, then=heard)

    def picture(self, task: Task, *arguments: Any, then: Take) -> None:
        """Do something for a picture; without one nobody is told."""
        self._pictures.run(task, self._home, *arguments, then=partial(self._hear_picture, then))

    def call_off(self) -> None:
        """Give up what was asked for; what has been fetched is kept to go on with."""
        self._is_off = True
        self._acts.stop()

    def close(self) -> None:
        """Let go of all processes."""
        self._watch.stop()
        self._notices.settle(_UNDER_WAY)
        for each in (self._acts, self._looks, self._pictures):
            each.close()

    def _note(self, share: float) -> None:
        self._share = share

    def _tell(self) -> None:
        passed = self._elapsed.elapsed()
        if passed >= BRIEF:
            self._notices.advance(_UNDER_WAY, progress(self._share, passed / 1000))

    def _end(self, title: str, then: Take, reply: Reply) -> None:
        if self._acts.is_idle:
            self._watch.stop()
            self._notices.settle(_UNDER_WAY)
        if isinstance(reply, TaskDone):
            then(reply.value)
        elif not self._is_off:
            self.tell_fault(fault_of(reply, title))

    def tell_fault(self, fault: HullwrightError) -> None:
        """Say why something could not be done."""
        self._notices.tell(error_text(fault), Tone.ERROR, topic=TOPIC)

    def _hear_look(self, number: int, then: Take, fails: Take, reply: Reply) -> None:
        if number != self._looked:
            return
        if isinstance(reply, TaskDone):
            then(reply.value)
        else:
            fails(error_text(fault_of(reply, "")))

    def _hear_picture(self, then: Take, reply: Reply) -> None:
        if isinstance(reply, TaskDone):
            then(reply.value)
