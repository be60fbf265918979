"""The scribe: writes recovery files in a process of its own, so that no stroke waits for the disk.

Not in a thread: Python tidies up objects in whatever thread happens to be running, and widgets that
are deleted outside of the main thread take the program down.
"""

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .sentences import message_from_json

Then: TypeAlias = Callable[[HullwrightError | None], object]
"""Told why something was not possible, or None once it is done."""

PATIENCE = 10_000
"""Milliseconds that the disk gets when the program ends."""


class Scribe(QObject):
    """Writes and removes files one after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count()
        self._waiting: dict[int, Then] = {}
        self._process: QProcess | None = None

    def start(self) -> None:
        """Start the process if it does not run, so that it is there when it is needed."""
        if self._process is not None:
            return
        self._process = QProcess(self)
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._break)
        self._process.errorOccurred.connect(self._break)
        # -P: a file in the person's folder must not pass for a library.
        self._process.start(sys.executable, ["-P", "-m", "hullwright.editor.files.scribe_child"])

    def write(self, file: Path, content: bytes, then: Then) -> None:
        """Have a file written, whole or not at all."""
        self._send("write", file, content, then)

    def remove(self, file: Path, then: Then) -> None:
        """Have a file removed, after everything that was asked for before."""
        self._send("remove", file, b"", then)

    def wait(self) -> None:
        """Wait until everything is done, or until it is certain that it is not going to be."""
        deadline = QDeadlineTimer(PATIENCE)
        while self._waiting and self._process is not None:
            # Being told nothing for so long is as good as being told that it did not work.
            if not self._process.waitForReadyRead(int(deadline.remainingTime())):
                self._break()

    def end(self) -> None:
        """Do what is still to be done, and stop."""
        self.wait()
        process = self._process
        if process is not None:
            process.finished.disconnect(self._break)
            process.errorOccurred.disconnect(self._break)
            process.closeWriteChannel()
            process.waitForFinished(PATIENCE)
            self._process = None

    def _send(self, act: str, file: Path, content: bytes, then: Then) -> None:
        import orjson

        self.start()
        number = next(self._numbers)
        self._waiting[number] = then
        head = {"number": number, "act": act, "file": str(file), "length": len(content)}
        if self._process is not None:
            self._process.write(orjson.dumps(head) + b"\n" + content)

    def _read(self) -> None:
        import orjson

        while self._process is not None and self._process.canReadLine():
            answer = orjson.loads(self._process.readLine().data())
            fault = answer["fault"]
            then = self._waiting.pop(answer["number"])
            then(HullwrightError(message_from_json(fault)) if fault else None)

    def _break(self) -> None:
        """Let everybody know that the process is gone; the next thing to write starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.waitForFinished(PATIENCE)
        process.deleteLater()
        waiting, self._waiting = self._waiting, {}
        for then in waiting.values():
            then(_gone())


def _gone() -> HullwrightError:
    return HullwrightError(
        message("The part of the program that writes recovery files has stopped.")
    )
