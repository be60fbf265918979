"""Hovering: what the tool would do at the place of the mouse, found out when there is time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from ..concepts.tool import ToolPointer
from ..documents.afterwards import FRAME
from .strokes import Strokes

SLOW = 0.03
"""A preview that took longer, in seconds, waits the next time until the mouse rests."""
REST = 120
"""How long a mouse must not move to be at rest, in milliseconds."""


class Hover(QObject):
    """Asks the chosen tool for a preview, at most once for each turn of the event loop."""

    asked = Signal()
    """The preview is that of the present place."""

    def __init__(
        self, strokes: Strokes, pointer: Callable[[], ToolPointer | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._strokes = strokes
        self._pointer = pointer
        self._patience = 0
        self._is_led = self._is_wanted = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.ask)

    def soon(self) -> None:
        """Ask as soon as there is time; after a slow answer, as soon as the mouse rests."""
        self._ask_in(0)

    def after_picture(self) -> None:
        """Ask after the next picture, as when a step was done or undone, or a key is held that may be half a shortcut."""
        self._ask_in(FRAME)

    def _ask_in(self, wait: int) -> None:
        if self._is_led:
            self._is_wanted = True
        elif self._patience:
            self._timer.start(self._patience)
        elif not self._timer.isActive() or wait < self._timer.interval():
            self._timer.start(wait)

    @contextmanager
    def led(self) -> Iterator[None]:
        """Ask at the end of a move of the mouse that makes it necessary, unless the last answer was slow."""
        self._is_led, self._is_wanted = not self._patience, False
        try:
            yield
        finally:
            self._is_led = False
        if self._is_wanted:
            self.ask()

    def ask(self) -> None:
        """Ask now."""
        self._timer.stop()
        began = perf_counter()
        self._strokes.hover(self._pointer())
        self.asked.emit()
        self._patience = REST if perf_counter() - began > SLOW else 0
