"""Own failures: what goes wrong in the program itself wherever Qt calls it is told in the window and written down."""

import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import TypeAlias

from PySide6.QtCore import QTimer

from hullwright.schema.errors import trace_of

from ..languages.words import tr
from ..shell.notices import Notices, Tone

LOG = "errors.log"
LOG_BYTES = 1024 * 1024
"""A log that has grown larger is begun anew."""

_Place: TypeAlias = tuple[type[BaseException], str, int]
"""What was raised, and the file and line that raised it."""


class OwnFailures:
    """The one net under all that Qt calls: slots, timers, events, painting, models.

    PySide hands to `sys.excepthook` whatever comes out of them, and Qt goes on.
    """

    def __init__(self, notices: Notices, folder: Path) -> None:
        self._notices = notices
        self._log = folder / LOG
        self._known: set[_Place] = set()
        """What was told already: what can't be drawn is tried again many times a second."""
        self._is_over = False

    def catch(self) -> None:
        """Tell of every exception that nobody catches, once for each place it comes from."""
        before = sys.excepthook

        def tell(
            kind: type[BaseException], fault: BaseException, trace: TracebackType | None
        ) -> None:
            place = _place(fault, trace)
            if place in self._known:
                return
            self._known.add(place)
            before(kind, fault, trace)
            if isinstance(fault, Exception) and not self._is_over:
                self._write_down(fault)
                # Later: a bar that appears while something is painted would stumble itself.
                what, details = f"{type(fault).__name__}: {fault}"[:200], trace_of(fault)
                QTimer.singleShot(0, lambda: self._tell(what, details))

        sys.excepthook = tell

    def end(self) -> None:
        """Tell nothing more: there is no window left to do it."""
        self._is_over = True

    def _tell(self, fault: str, details: str) -> None:
        if self._is_over:
            return
        text = tr(
            "Something went wrong in Hullwright itself ({fault}). The window keeps working, and "
            "unsaved work is in its recovery files. Please report it; the details are in {path}.",
            fault=fault,
            path=self._log,
        )
        self._notices.tell(text, Tone.ERROR, topic="own failure", details=details)

    def _write_down(self, fault: BaseException) -> None:
        told = trace_of(fault)
        # Nothing can be done about a disk that is full; the window tells all the same.
        with suppress(OSError):
            is_long = self._log.exists() and self._log.stat().st_size > LOG_BYTES
            with self._log.open("w" if is_long else "a", encoding="utf-8", errors="replace") as log:
                log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{told}\n")


def _place(fault: BaseException, trace: TracebackType | None) -> _Place:
    frames = [(frame.f_code.co_filename, line) for frame, line in walk_tb(trace)]
    return type(fault), *(frames[-1] if frames else ("", 0))
