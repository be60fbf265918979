"""The standard streams of a program: closed by whoever started it, or lost while it writes to them."""

import os
import sys
from contextlib import suppress
from io import BufferedWriter, RawIOBase, TextIOWrapper
from select import select
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

BROKEN_PIPE, NOT_WRITTEN = 141, 74
"""Exit codes: nobody reads any more, as shells number it; and output that can't be written, as sysexits.h does."""


class LostOutput(BaseException):
    """Standard output can't be written; no part of a program can do anything about it."""


class WatchedStream(RawIOBase):
    """A stream that can be lost once: what is written to it later goes nowhere, without a word."""

    def __init__(self, stream: TextIOWrapper, *, is_vital: bool) -> None:
        super().__init__()
        # Kept, because it closes what is below it when nobody has it any more.
        self._stream = stream
        # Without buffers, as some people set it, there is nothing between text and system.
        # Any: the types know no name for both.
        self._raw: Any = getattr(stream.buffer, "raw", stream.buffer)
        self._is_vital = is_vital
        self.fault: OSError | None = None
        """Why it was lost."""

    @property
    def exit_code(self) -> int:
        """The exit code of a program that has lost this stream; 0 if it has not."""
        if self.fault is None:
            return 0
        return BROKEN_PIPE if isinstance(self.fault, BrokenPipeError) else NOT_WRITTEN

    def write(self, piece: "ReadableBuffer", /) -> int:
        """Write, or raise LostOutput if that can't be done any more and somebody needs it."""
        if self.fault is None:
            try:
                return self._written(piece)
            except OSError as fault:
                self.fault = fault
                if self._is_vital:
                    raise LostOutput from fault
        return memoryview(piece).nbytes

    def _written(self, piece: "ReadableBuffer") -> int:
        # Another program at the same terminal may have told it not to wait for its readers.
        while (count := self._raw.write(piece)) is None:
            select([], [self._raw], [])
        return int(count)

    def finished(self) -> OSError | None:
        """Return why something that was printed has not arrived, now that all is printed; or None."""
        with suppress(LostOutput):
            sys.stdout.flush()
        return self.fault

    def fileno(self) -> int:
        """Return the system's number of the stream."""
        return int(self._raw.fileno())

    def isatty(self) -> bool:
        """Tell whether it leads to a terminal."""
        return bool(self._raw.isatty())

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True


class UnbufferedWriter(BufferedWriter):
    """Sends whatever is written on its way at once, but as a whole."""

    def write(self, piece: "ReadableBuffer", /) -> int:
        """Write, and wait for nothing more."""
        count = super().write(piece)
        self.flush()
        return count


def watch_streams() -> WatchedStream | None:
    """Watch output and errors of this process; return the output, or None if it is of another sort."""
    open_closed_streams()
    output, _ = _watched("stdout", is_vital=True), _watched("stderr", is_vital=False)
    return output


def open_closed_streams() -> None:
    """Open the streams that were closed, lest the next file that is opened is taken for one of them.

    There is no input then, errors go nowhere, and output can't be written.
    """
    for number, (name, way) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if nowhere != number:
                os.dup2(nowhere, number)
                os.close(nowhere)
            setattr(sys, name, os.fdopen(number, way, encoding="utf-8", closefd=False))


def _watched(name: str, *, is_vital: bool) -> WatchedStream | None:
    stream = getattr(sys, name)
    if not isinstance(stream, TextIOWrapper):
        return None
    stream.flush()
    watched = WatchedStream(stream, is_vital=is_vital)
    text = TextIOWrapper(
        UnbufferedWriter(watched) if stream.write_through else BufferedWriter(watched),
        stream.encoding,
        # A terminal that can't show a symbol gets a stand-in instead of an end.
        errors="replace",
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
    # Under both names, so that it stays whatever is laid over it: who lets it go closes it.
    for known in (name, f"__{name}__"):
        setattr(sys, known, text)
    return watched
