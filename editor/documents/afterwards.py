"""Afterwards: what need not be seen with the hand's own change waits until that is drawn, and is done once.

All that waits takes turns, one piece after each look at what the hand does meanwhile: nobody waits for more than one.
"""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from shiboken6 import isValid

FRAME = 16
"""Milliseconds from one picture to the next: nobody is told more often."""


class Afterwards(QTimer):
    """Does something after the next picture, once for any number of calls."""

    def __init__(self, parent: QObject, act: Callable[[], object]) -> None:
        super().__init__(parent, singleShot=True, interval=FRAME)
        self.act = act
        self._is_queued = False
        self.timeout.connect(self._queue)

    def ask(self, *_: object) -> None:
        """Have it done before long; any signal fits."""
        if not self.isActive() and not self._is_queued:
            self.start()

    def _queue(self) -> None:
        self._is_queued = True
        turns().take(self)

    def do(self) -> None:
        """Do it now that it is its turn."""
        self._is_queued = False
        self.act()


class Turns(QTimer):
    """Lets those who wait act one by one, and whatever the hand does go before."""

    def __init__(self, parent: QObject) -> None:
        # Qt serves a timer without an interval when no event of the screen is left.
        super().__init__(parent, singleShot=True, interval=0)
        self._waiting: deque[Afterwards] = deque()
        self.timeout.connect(self._serve)

    def take(self, one: Afterwards) -> None:
        """Let somebody act after those who wait already."""
        self._waiting.append(one)
        self.start()

    def _serve(self) -> None:
        one = self._waiting.popleft()
        if self._waiting:
            self.start()
        # Its owner may have gone since.
        if isValid(one):
            one.do()


def turns() -> Turns:
    """Return the turns of the program."""
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("There is no program yet whose events could be waited for.")
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    return application.findChild(Turns, options=directly) or Turns(application)
