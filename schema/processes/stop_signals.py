"""Signals that ask a program to end: Ctrl+C, a terminal that is closed, the system's request.

Handlers are functions rather than the system's own settings, because those are inherited by processes
that are started, which then could not be ended in this way either.
"""

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from types import FrameType
from weakref import ref

# Nothing is imported here that takes time: until this is loaded, Ctrl+C ends in a traceback.
Handler = Callable[[int, FrameType | None], object]

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
# Windows has no terminal that hangs up.
STOPS = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))
BASE = 128
"""Added to a signal's number for the exit code, as shells do it: 130 for Ctrl+C, 143, 129."""
SOON = 0.02
"""Seconds until it is looked whether a request has arrived, or until it is made again."""
IMPORTING = "<frozen importlib"
"""How the names of Python's own files begin that import others."""


class StopRequested(BaseException):
    """Raised wherever the program happens to be when it is asked to end.

    Caught by the outermost function, and by those that can still give what was finished.
    """

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
        self.exit_code = BASE + number


def heed(handler: Handler) -> None:
    """Let a handler decide what becomes of requests to end; those that are ignored by order stay so."""
    for number in STOPS:
        # Such as by `nohup`, or in the background of a script.
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def hear_no_more() -> None:
    """Ignore requests to end for good: all is done, and Python would forget its handlers while it ends."""
    for number in STOPS:
        signal.signal(number, signal.SIG_IGN)


def end_at_once(number: int, _: FrameType | None) -> None:
    """End without a word: nothing has begun yet, or all is done, or somebody asks for the second time."""
    os._exit(BASE + number)


def disregard(_: int, __: FrameType | None) -> None:
    """Go on."""


class Unwinding:
    """A handler that raises StopRequested, and sees to it that this is not lost on its way.

    Libraries take whatever is raised while they are imported for a module that is missing, and Python's
    own functions drop what is raised in some places, such as before `input` waits.
    """

    def __init__(self, later: Handler) -> None:
        self._later = later
        """What becomes of requests while one is on its way already."""
        self._latest: ref[StopRequested] | None = None
        self.requested: int | None = None
        """The exit code of the request that was raised last, which libraries may have made something else of."""
        self.waiting: int | None = None
        """The exit code of a request that came while something was imported, and is to be made again."""

    def __call__(self, number: int, frame: FrameType | None) -> None:
        """Raise, unless that is to be done a moment later or has been done."""
        if _is_importing(frame):
            self.waiting = BASE + number
            self._ask_again(number)
        elif self._is_on_its_way():
            self._later(number, frame)
        else:
            # In no variable here: what was dropped must be gone, and a traceback keeps variables.
            raise self._made(number)

    def _made(self, number: int) -> StopRequested:
        made = StopRequested(number)
        self._latest = ref(made)
        self.requested, self.waiting = made.exit_code, None
        self._look_after(number)
        return made

    def _is_on_its_way(self) -> bool:
        return self._latest is not None and self._latest() is not None

    def _look_after(self, number: int) -> None:
        """Look a moment later whether it has arrived: who catches it lets another handler decide."""
        _soon(self._look, number)

    def _look(self, number: int) -> None:
        has_arrived = signal.getsignal(number) is not self
        if not has_arrived and self._is_on_its_way():
            self._look_after(number)
        elif not has_arrived:
            self._ask_again(number)

    def _ask_again(self, number: int) -> None:
        _soon(os.kill, os.getpid(), number)


unwind = Unwinding(end_at_once)
"""Lets everybody tidy up on the way out; who asks again does not want to wait for that."""
unwind_once = Unwinding(disregard)
"""Lets everybody tidy up on the way out, however often it is asked for: what was finished is to be given."""


def drop_lost_stops() -> None:
    """Say nothing of a request that arrives where Python can't raise anything: it is made again."""
    # Loaded now, because a request may come while something else is being loaded.
    import_module("threading")
    before = sys.unraisablehook

    def looked_at(lost: "sys.UnraisableHookArgs") -> None:
        if not isinstance(lost.exc_value, StopRequested):
            before(lost)

    sys.unraisablehook = looked_at


def _soon(function: Callable[..., object], *arguments: object) -> None:
    from threading import Timer

    timer = Timer(SOON, function, arguments)
    timer.daemon = True
    timer.start()


def _is_importing(frame: FrameType | None) -> bool:
    """Tell whether a module is being imported."""
    while frame:
        if frame.f_code.co_filename.startswith(IMPORTING):
            return True
        frame = frame.f_back
    return False
