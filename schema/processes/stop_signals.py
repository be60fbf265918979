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

# Nothing is imported here that takes time: until this is loaded, Ctrl+C ends in a traceback.
Handler = Callable[[int, FrameType | None], object]

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
# Windows has no terminal that hangs up.
STOPS = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))
BASE = 128
"""Added to a signal's number for the exit code, as shells do it: 130 for Ctrl+C, 143, 129."""
SOON = 0.01
"""Seconds after which a request is made again that came at a moment when nothing can be raised."""
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


def unwind(number: int, frame: FrameType | None) -> None:
    """Let everybody tidy up on the way out; who asks again does not want to wait for that."""
    if _is_importing(frame):
        _resend(number)
        return
    heed(end_at_once)
    raise StopRequested(number)


def unwind_once(number: int, frame: FrameType | None) -> None:
    """Let everybody tidy up on the way out, however often it is asked for: what was finished is to be given."""
    if _is_importing(frame):
        _resend(number)
        return
    heed(disregard)
    raise StopRequested(number)


def disregard(_: int, __: FrameType | None) -> None:
    """Go on."""


def resend_lost_stops() -> None:
    """See to it that a request is made again which arrives where Python can't raise anything."""
    # Loaded now, because a request may come while something else is being loaded.
    import_module("threading")
    before = sys.unraisablehook

    def looked_at(lost: "sys.UnraisableHookArgs") -> None:
        if isinstance(lost.exc_value, StopRequested):
            is_patient = signal.getsignal(lost.exc_value.number) is disregard
            heed(unwind_once if is_patient else unwind)
            _resend(lost.exc_value.number)
        else:
            before(lost)

    sys.unraisablehook = looked_at


def _resend(number: int) -> None:
    from threading import Timer

    Timer(SOON, os.kill, (os.getpid(), number)).start()


def _is_importing(frame: FrameType | None) -> bool:
    """Tell whether a module is being imported: libraries take whatever is raised then for one that is missing."""
    while frame:
        if frame.f_code.co_filename.startswith(IMPORTING):
            return True
        frame = frame.f_back
    return False
