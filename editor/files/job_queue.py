"""The job queue: jobs that are done at once if they are short, and in a process of their own if not."""

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.progress import unheard
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone

from ..shell.notice_progress import BRIEF, LOOK, progress
from ..shell.notices import Notices
from ..workers.faults import fault_of
from ..workers.worker import Worker
from .jobs import JOBS, Asked, do_job

logger = logging.getLogger(__name__)

LARGE: Mapping[str, int] = {
    "read": 4 * 2**20,
    "import": 2**18,
    "export": 2**15,
    "picture": 2**15,
    "compare": 2**16,
}
"""The bytes of a file or of maps beyond which a job takes a tenth of a second or so, and so longer
than a hand should wait for: it is then done in a process of its own."""

LIMIT = 600_000
"""Milliseconds after which a job is given up; the longest that we know takes half a minute."""


@late_dataclass
class FileJob:
    """A job, and who waits for it."""

    job: str
    asked: Asked
    title: str
    """What is being done, for the status bar meanwhile."""
    # Any: each job has an answer of its own.
    then: Callable[[Any], object]
    fails: Callable[[HullwrightError], object]
    ended: Callable[[], object] = lambda: None
    """Called at the end in any case, also when it was called off."""
    weight: int = 0
    """The bytes of the file or of the maps it is about, which tell how long it may take."""
    is_apart: bool = False
    """Whether it is never done here: it runs code of plugins, and nobody knows how long that takes."""


class JobQueue(QObject):
    """Runs jobs and tells of the long ones, which can be called off."""

    def __init__(self, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._runners: set[_Runner] = set()

    def run(self, job: FileJob) -> None:
        """Do a job; `then` or `fails` is called now if it is short, and later if it is long."""
        if not job.is_apart and job.weight <= LARGE[job.job]:
            _do_here(job)
            return
        runner = _Runner(job, self._notices, self)
        runner.over.connect(self._forget)
        self._runners.add(runner)
        self._notices.begin(runner.topic, job.title, runner.call_off)

    def call_off_all(self) -> None:
        """Give up everything that is under way, as when the program ends."""
        for runner in list(self._runners):
            runner.call_off()

    def _forget(self, runner: "_Runner") -> None:
        self._notices.settle(runner.topic)
        self._runners.discard(runner)


def _do_here(job: FileJob) -> None:
    try:
        answer = JOBS[job.job](job.asked, unheard)
    except HullwrightError as fault:
        job.ended()
        job.fails(fault)
    except Exception as bug:
        job.ended()
        logger.exception("%s was not done", job.job)
        job.fails(fault_of(TaskBroken(0, str(bug)), job.title))
    else:
        job.ended()
        job.then(answer)


class _Runner(QObject):
    """One long job with its process."""

    over = Signal(object)
    """This runner, whose process has ended; its class has no name yet here."""

    def __init__(self, job: FileJob, notices: Notices, parent: QObject) -> None:
        super().__init__(parent)
        self.topic = f"job {id(self)}"
        self._job: FileJob | None = job
        self._notices = notices
        self._share: float | None = None
        self._is_off = False
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._look = QTimer(self, interval=LOOK)
        self._look.timeout.connect(self._tell)
        self._look.start()
        self._worker = Worker(self, is_careful=True, limit=LIMIT)
        self._worker.progressed.connect(self._note)
        self._worker.run(do_job, job.job, job.asked, then=self._end)

    def call_off(self) -> None:
        """End the process; nobody gets an answer."""
        self._is_off = True
        self._worker.stop()

    def _note(self, share: float) -> None:
        self._share = share

    def _tell(self) -> None:
        """Show how far the job is, unless it was over in a moment."""
        passed = self._elapsed.elapsed()
        if passed >= BRIEF:
            self._notices.advance(self.topic, progress(self._share, passed / 1000))

    def _end(self, reply: Reply) -> None:
        # Let go of now: if it led back to the parent and nobody else held that, Qt deleting this
        # runner would have Python delete the parent in the midst of it.
        job, self._job = self._job, None
        if job is None:
            return
        self._look.stop()
        self._worker.close()
        self.over.emit(self)
        self.deleteLater()
        job.ended()
        if self._is_off:
            return
        if isinstance(reply, TaskDone):
            job.then(reply.value)
        else:
            job.fails(fault_of(reply, job.title))


def size_of(path: Path) -> int:
    """Return how many bytes a file has; 0 for one that can't be looked at."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def weight_of(*maps: MapDocument) -> int:
    """Return about how many bytes the files of maps have."""
    import orjson

    return sum(len(orjson.dumps(each.to_json())) for each in maps)
