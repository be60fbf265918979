"""The pace of refreshing: at once where something else is in front, in small steps after the picture while people paint."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from ..documents.afterwards import FRAME

PAUSE = 50
"""Milliseconds from one refresh in steps to the next, if something changed meanwhile."""
CALM = 100
"""Milliseconds without further news after which what was found out beside the window counts."""


class RefreshPace(QObject):
    """Calls for a refresh when its moment comes, once for any number of wishes."""

    def __init__(
        self,
        parent: QObject,
        refresh: Callable[[], object],
        steps: Callable[[], Iterator[None]],
    ) -> None:
        super().__init__(parent)
        self._steps = steps
        self._rest: Iterator[None] | None = None
        """What is left of the refresh in steps that is under way; None before it begins."""
        self._is_wanted_again = False
        """Whether something has changed since the refresh that is under way began."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(refresh)
        self.is_over = False
        """Whether nothing is refreshed any more."""
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._take_step)
        self._calm = QTimer(self, singleShot=True, interval=CALM)
        self._calm.timeout.connect(self.later)

    @property
    def is_pending(self) -> bool:
        """Whether a refresh is still to come or to be finished."""
        return any(each.isActive() for each in (self._soon, self._later, self._calm))

    def soon(self) -> None:
        """Refresh when the present event is over."""
        if not self._soon.isActive() and not self.is_over:
            self._soon.start()

    def later(self) -> None:
        """Refresh after the next picture, step by step; one that is under way is followed by another."""
        if self._rest is not None:
            self._is_wanted_again = True
        elif not self._later.isActive() and not self.is_over:
            self._later.start(FRAME)

    def when_calm(self) -> None:
        """Refresh once no more news come: checks answer piece by piece after a step, just when the hand goes on."""
        if not self.is_over:
            self._calm.start()

    def stop(self) -> None:
        """Wait for nothing any more, as everything was refreshed; what is found out later than that is heard of."""
        self._soon.stop()
        self._later.stop()
        self._rest = None
        self._is_wanted_again = False

    def end(self) -> None:
        """Refresh nothing any more: what it would be asked of goes."""
        self.stop()
        self._calm.stop()
        self.is_over = True

    def _take_step(self) -> None:
        if self._rest is None:
            self._rest, self._is_wanted_again = self._steps(), False
        is_wanted_again = self._is_wanted_again
        try:
            is_through = next(self._rest, self) is self
        except Exception:
            # One that stumbled must not keep the next from beginning.
            self._rest = None
            raise
        if not is_through:
            self._later.start(0)
        elif is_wanted_again and not self.is_over:
            # The last step has stopped it; whoever asked in between was refreshed in part only.
            self._later.start(PAUSE)
