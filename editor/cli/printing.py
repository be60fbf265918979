"""How commands print: the one way to the terminal, on which strangers' texts can't steer it.

Maps, manifests, records and names of files may hold signs that clear the screen, colour a verdict green
or write into the clipboard. They are made visible in the stream, behind everything that prints, so that
no command has to think of it; only the colours of `style` pass.
"""

import json
import sys
from io import UnsupportedOperation
from typing import TextIO

from hullwright.schema.records import Json
from hullwright.schema.visible_stream import VisibleStream
from hullwright.schema.visible_text import on_one_line, visible

from ..drawing.terminal_style import pieces


class TerminalStream(VisibleStream):
    """A guarded stream that lets our own colours through, if there is a terminal to show them."""

    def shown(self, text: str) -> str:
        """Return a text as it is to arrive."""
        told = pieces(text)
        told[::2] = map(visible, told[::2])
        told[1::2] = [f"\x1b[{each}" if self.isatty() else "" for each in told[1::2]]
        return "".join(told)


def echo(line: str = "", *, err: bool = False, end: str = "\n") -> None:
    """Print one line: whatever a text in it holds, it begins no other."""
    echo_lines(on_one_line(line), err=err, end=end)


def echo_lines(text: str, *, err: bool = False, end: str = "\n") -> None:
    """Print a text of several lines, each of them made by us."""
    # Not by click: on some systems it looks for a stream of its own.
    stream = sys.stderr if err else sys.stdout
    stream.write(f"{text}{end}")
    stream.flush()


def echo_json(value: Json) -> None:
    """Print a value for programs."""
    echo_lines(json.dumps(value, ensure_ascii=False, indent=2))


def progress_stream() -> TextIO:
    """Return a stream for bars that show how far something is, which move the cursor; they hold words of ours alone."""
    try:
        number = sys.stderr.fileno()
    except UnsupportedOperation:
        # It leads to no file, so to no terminal either.
        return sys.stderr
    return open(number, "w", encoding=sys.stderr.encoding, errors="replace", closefd=False)
