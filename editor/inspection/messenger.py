"""The messenger: keeps the answering process running and carries errands to it and replies back."""

import sys

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from .channel import Frames, framed

FIRST_PAUSE, LONGEST_PAUSE = 500, 30_000
"""How long the process stays away after it ended by itself, in milliseconds; doubled each time."""

FAREWELL, LAST_WAIT = 500, 5_000
"""How long the process may take to end by itself when the program does, and then by force."""


class Messenger(QObject):
    """Starts a process when there is something to ask, and again when it ended."""

    ready = Signal()
    """The process runs and takes errands."""
    arrived = Signal(object)
    """A reply."""
    ended = Signal()
    """The process ended by itself or was stopped; it has forgotten everything."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._child: QProcess | None = None
        self._frames = Frames()
        self._pause = 0
        self._stopped = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._start)

    @property
    def is_ready(self) -> bool:
        """Whether an errand can be sent now."""
        running = QProcess.ProcessState.Running
        return self._child is not None and self._child.state() is running and not self._stopped

    @property
    def process_id(self) -> int:
        """The number of the process, or 0 if none runs."""
        return self._child.processId() if self._child else 0

    def wake(self) -> None:
        """See to it that the process runs before long."""
        if self._child is None and not self._soon.isActive():
            self._soon.start(self._pause)

    def send(self, errand: object) -> None:
        """Send an errand; only while the process is ready."""
        # QProcess keeps what the pipe does not take yet and writes it when the event loop runs.
        if self._child:
            self._child.write(framed(errand))

    def praise(self) -> None:
        """Note that the process does its work, so that it need not pause when it ends."""
        self._pause = 0

    def stop(self) -> None:
        """End the process at once, whatever it does."""
        if self._child:
            self._stopped = True
            self._child.kill()

    def close(self) -> None:
        """End the process with the program."""
        self._soon.stop()
        child, self._child = self._child, None
        if child is None:
            return
        child.blockSignals(True)
        # It ends by itself at the end of its channel.
        child.closeWriteChannel()
        if not child.waitForFinished(FAREWELL):
            child.kill()
            child.waitForFinished(LAST_WAIT)

    def _start(self) -> None:
        self._frames = Frames()
        self._stopped = False
        child = self._child = QProcess(self)
        child.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        child.readyReadStandardOutput.connect(self._take_in)
        child.started.connect(self.ready)
        child.finished.connect(self._end)
        child.errorOccurred.connect(self._note)
        # -P: a file in the person's folder must not pass for a library.
        child.start(sys.executable, ["-P", "-m", "hullwright.editor.inspection.child"])

    def _take_in(self) -> None:
        if self._child:
            for reply in self._frames.taken(bytes(self._child.readAllStandardOutput().data())):
                self.arrived.emit(reply)

    def _note(self, what: QProcess.ProcessError) -> None:
        if what is QProcess.ProcessError.FailedToStart:
            self._end()

    def _end(self) -> None:
        child, self._child = self._child, None
        if child:
            child.deleteLater()
            self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
            self.ended.emit()
