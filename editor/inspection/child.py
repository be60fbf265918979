"""The process that works out answers, so that the window never has to wait for one.

It ends when the window does: a thread of its own watches the incoming channel for its end, however
long the answer takes that is being worked out.
"""

import logging
import os
import signal
import sys
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, BinaryIO

from hullwright.schema.kinds.examination import Examination

from .channel import Frames, framed
from .errands import Answered, Asked, Forget, Raised, Sent

_PIECE = 1 << 20
logger = logging.getLogger(__name__)


class _Desk:
    """Keeps the newest map of each asker, with everything already worked out about it."""

    def __init__(self) -> None:
        self._examined: dict[int, Examination] = {}

    def reply(self, errand: Sent | Asked | Forget) -> Answered | Raised | None:
        """Do an errand and return what is to be sent back."""
        match errand:
            case Sent(asker, document):
                self._examined[asker] = Examination(document)
            case Forget(asker):
                self._examined.pop(asker, None)
            case Asked():
                return self._answer(errand)
        return None

    def _answer(self, asked: Asked) -> Answered | Raised:
        began = perf_counter()
        try:
            answer = asked.question.answered(self._examined[asked.asker])
        except Exception as bug:
            # Whatever a check does wrong must not end the others; the window says it, the log keeps it.
            logger.exception("“%s” was not answered", asked.question.name)
            return Raised(asked.ticket, f"{type(bug).__name__}: {bug}")
        return Answered(asked.ticket, answer, perf_counter() - began)


def main() -> None:
    """Answer questions until the window closes the channel."""
    # An interrupt in a terminal is meant for the window, which then closes the channel.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arriving, leaving = _channel()
    errands: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(arriving, errands), daemon=True).start()
    desk = _Desk()
    is_warm = False
    while True:
        reply = desk.reply(errands.get())
        if reply is not None:
            leaving.write(framed(reply))
            leaving.flush()
        if not is_warm and reply is not None and errands.empty():
            is_warm = True
            _warm_up()


def _warm_up() -> None:
    """Load scipy while nobody waits: once it is there, arrays answer five times as fast at 322 sectors."""
    import_module("scipy.sparse.csgraph")


def _channel() -> tuple[BinaryIO, BinaryIO]:
    """Return both ends of the channel, and see to it that nothing a library prints gets into it."""
    arriving = os.fdopen(os.dup(0), "rb", buffering=0)
    leaving = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return arriving, leaving


def _listen(arriving: BinaryIO, errands: "SimpleQueue[Any]") -> None:
    frames = Frames()
    while piece := arriving.read(_PIECE):
        for errand in frames.taken(piece):
            errands.put(errand)
    # The window is gone: nobody waits for the answer that is perhaps being worked out.
    os._exit(0)


if __name__ == "__main__":
    main()
