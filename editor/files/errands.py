"""Errands: jobs that are done at once if they are short, and in a process of their own if not."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QTimer, Signal

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ..inspection.channel import Frames
from ..shell.notice_progress import BRIEF, LOOK, progress
from ..shell.notices import Notices, Offer
from ..words import tr
from .jobs import done, fault_in

LARGE: Mapping[str, int] = {
    "read": 4 * 2**20,
    "import": 2**18,
    "export": 2**15,
    "compare": 2**16,
}
"""The bytes of a file or of maps beyond which a job takes a tenth of a second or so, and so longer
than a hand should wait for: it is then done in a process of its own."""

PATIENCE = 2000
"""Milliseconds that a process gets to tidy up after it was called off."""


@dataclass(frozen=True)
class Errand:
    """A job, and who waits for it."""

    job: str
    asked: JsonObject
    title: str
    """What is being done, for the notice that is shown meanwhile."""
    then: Callable[[JsonObject], object]
    fails: Callable[[HullwrightError], object]
    ended: Callable[[], object] = lambda: None
    """Called at the end in any case, also when it was called off."""
    weight: int = 0
    """The bytes of the file or of the maps it is about, which tell how long it may take."""
    is_apart: bool = False
    """Whether it is never done here: it runs code of plugins, and nobody knows how long that takes."""


class Errands(QObject):
    """Runs errands and tells of the long ones, which can be called off."""

    def __init__(self, notices: Notices, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices = notices
        self._runners: set[_Runner] = set()

    def run(self, errand: Errand) -> None:
        """Do an errand; `then` or `fails` is called now if it is short, and later if it is long."""
        if errand.weight <= LARGE[errand.job] and not errand.is_apart:
            _deliver(errand, _as_sent(done(errand.job, _as_sent(errand.asked))))
            return
        runner = _Runner(errand, self._notices, self)
        runner.over.connect(self._forget)
        self._runners.add(runner)
        self._notices.tell(
            errand.title, offers=[Offer(tr("Cancel"), runner.call_off)], topic=runner.topic
        )

    def call_off_all(self) -> None:
        """Give up everything that is under way, as when the program ends."""
        for runner in list(self._runners):
            runner.call_off()

    def _forget(self, runner: "_Runner") -> None:
        self._notices.settle(runner.topic)
        self._runners.discard(runner)


def _as_sent(value: JsonObject) -> JsonObject:
    """Return a JSON object as another process would get it: lists in place of tuples, for one."""
    import orjson

    sent: JsonObject = orjson.loads(orjson.dumps(value))
    return sent


def _deliver(errand: Errand, answer: JsonObject) -> None:
    errand.ended()
    fault = fault_in(answer)
    if fault is None:
        errand.then(answer)
    else:
        errand.fails(fault)


class _Runner(QObject):
    """One long errand with its process."""

    over = Signal(object)
    """This runner, whose process has ended."""

    def __init__(self, errand: Errand, notices: Notices, parent: QObject) -> None:
        import orjson

        super().__init__(parent)
        self.topic = f"errand {id(self)}"
        self._errand: Errand | None = errand
        self._notices = notices
        self._frames = Frames()
        self._share: float | None = None
        self._answer = b""
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._look = QTimer(self, interval=LOOK)
        self._look.timeout.connect(self._tell)
        self._look.start()
        self._is_off = False
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._hear)
        self._process.finished.connect(self._end)
        self._process.errorOccurred.connect(self._break)
        # -P: a file in the person's folder must not pass for a library.
        module = "hullwright.editor.files.child"
        self._process.start(sys.executable, ["-P", "-m", module, errand.job])
        self._process.write(orjson.dumps(errand.asked))
        self._process.closeWriteChannel()

    def call_off(self) -> None:
        """End the process; nobody gets an answer."""
        self._is_off = True
        self._process.terminate()
        QTimer.singleShot(PATIENCE, self._process, self._process.kill)

    def _hear(self) -> None:
        for each in self._frames.taken(bytes(self._process.readAllStandardOutput().data())):
            if isinstance(each, bytes):
                self._answer = each
            else:
                self._share = each

    def _tell(self) -> None:
        """Show how far the errand is, unless it was over in a moment."""
        passed = self._elapsed.elapsed()
        if passed >= BRIEF:
            self._notices.advance(self.topic, progress(self._share, passed / 1000))

    def _break(self, what: QProcess.ProcessError) -> None:
        # After every other error the process ends, too, and says so.
        if what is QProcess.ProcessError.FailedToStart:
            self._end(1)

    def _end(self, code: int, status: QProcess.ExitStatus = QProcess.ExitStatus.NormalExit) -> None:
        import orjson

        # Let go of now: if it led back to the parent and nobody else held that, Qt deleting this
        # runner would have Python delete the parent in the midst of it.
        errand, self._errand = self._errand, None
        if errand is None:
            return
        self._look.stop()
        self.over.emit(self)
        self.deleteLater()
        if self._is_off:
            errand.ended()
        elif code or status is QProcess.ExitStatus.CrashExit:
            errand.ended()
            errand.fails(_stopped(errand.title))
        else:
            self._hear()
            _deliver(errand, orjson.loads(self._answer))


def _stopped(title: str) -> HullwrightError:
    return HullwrightError(
        message(
            "“{title}” stopped half-way, perhaps for want of memory. Nothing was changed; "
            "close other maps and try again.",
            title=title,
        )
    )


def size_of(path: Path) -> int:
    """Return how many bytes a file has; 0 for one that can't be looked at."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def weight_of(asked: JsonObject) -> int:
    """Return how many bytes there are in what a job is asked."""
    import orjson

    return len(orjson.dumps(asked))
