"""Streams on which nothing can be printed that steers the terminal behind them."""

import os
import sys
from io import TextIOWrapper

from .visible_text import visible


class VisibleStream(TextIOWrapper):
    """Takes the place of a stream; whatever is printed, by whomever, is made visible on its way."""

    behind: TextIOWrapper | None = None
    """The stream whose place it takes; kept, because it closes what both write to when nobody has it any more."""

    def write(self, text: str, /) -> int:
        """Write a text."""
        super().write(self.shown(text))
        return len(text)

    def shown(self, text: str) -> str:
        """Return a text as it is to arrive."""
        return visible(text)


def guard_streams(guard: type[VisibleStream] = VisibleStream) -> None:
    """Let what is printed, and what errors, warnings and logs say, pass through guarded streams."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            # Whoever started us closed it, or it is a window of Windows: what is printed is for nobody.
            nobody = os.fdopen(os.open(os.devnull, os.O_WRONLY), "wb")
            setattr(sys, name, guard(nobody, "utf-8", "replace"))
        elif isinstance(stream, TextIOWrapper) and not isinstance(stream, guard):
            setattr(sys, name, _guarded(stream, guard))


def _guarded(stream: TextIOWrapper, guard: type[VisibleStream]) -> VisibleStream:
    stream.flush()
    made = guard(
        stream.buffer,
        encoding=stream.encoding,
        # A terminal that can't show a symbol gets a stand-in instead of an end.
        errors="replace",
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )
    made.behind = stream
    return made
