"""Requests to end that reach the window from outside: Ctrl+C in its terminal, a closed terminal, the system.

Python hears of signals between two steps of its own, and while Qt waits for events there is none. So
their numbers come in through a socket, which is an event like any other.
"""

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal

from hullwright.schema.processes.stop_signals import BASE, disregard, heed

_MOST = 64


class StopRequests(QObject):
    """Hears of requests to end."""

    requested = Signal()
    """The program is asked to end; once more if somebody asks again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.exit_code = 0
        """The exit code for the first request; 0 if there was none."""
        self._here, self._there = socket.socketpair()
        for end in (self._here, self._there):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take_in)
        signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)
        heed(disregard)

    def close(self) -> None:
        """Hear no more."""
        signal.set_wakeup_fd(-1)
        self._notifier.setEnabled(False)
        self._here.close()
        self._there.close()

    def _take_in(self) -> None:
        for number in self._here.recv(_MOST):
            # Other signals, such as a clock's, come in here as well.
            if signal.getsignal(number) is disregard:
                self.exit_code = self.exit_code or BASE + number
                self.requested.emit()
