"""Confinement: code of a plugin is called without threads, processes and floods of output, as far as Python can see to it.

Code that is determined to get out gets out: trust is what keeps people safe. This is for mistakes.
"""

import _thread
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import currentframe
from io import TextIOBase
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from hullwright.schema.messages import Message, english, message

MOST_LETTERS = 20_000
"""So much may functions of a plugin print in all, for their authors to read."""


class Trespassed(BaseException):
    """Raised inside code that does what it may not; no `except Exception` of a stranger holds it."""

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


_CLOSED: tuple[tuple[Any, str, str], ...] = (
    (os, "_exit", english("it tried to end the program")),
    (os, "fork", english("it tried to start a process")),
    (subprocess.Popen, "__init__", english("it tried to start a process")),
    (threading.Thread, "start", english("it tried to start a thread")),
    (_thread, "start_new_thread", english("it tried to start a thread")),
)
"""What is closed while code of a plugin is called: where it is, its name, and what is said of who tries."""


class Confinement:
    """Holds functions of one plugin while they are called, and knows what they have done."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder}{os.sep}"
        self._thread = 0
        self._first: Trespassed | None = None
        self._output = _CountedOutput(self)
        # Any: whatever Python has there, which only stands back for a moment.
        self._doors: list[tuple[Any, str, Any, Any]] = [
            (owner, name, getattr(owner, name), self._door(getattr(owner, name), said))
            for owner, name, said in _CLOSED
            if hasattr(owner, name)
        ]

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold what runs inside; Trespassed says what it has done, even if it has swallowed that."""
        streams, self._thread, self._first = (sys.stdout, sys.stderr), _thread.get_ident(), None
        for owner, name, _, door in self._doors:
            setattr(owner, name, door)
        sys.stdout = sys.stderr = self._output.to(streams[1])
        try:
            yield
        finally:
            sys.stdout, sys.stderr = streams
            for owner, name, real, _ in self._doors:
                setattr(owner, name, real)
        if self._first:
            raise self._first

    def refuse(self, reason: Message) -> NoReturn:
        """Stop what runs inside."""
        self._first = self._first or Trespassed(reason)
        raise self._first

    # Any: it stands for functions of all sorts.
    def _door(self, real: Callable[..., Any], said: str) -> Callable[..., Any]:
        def door(*arguments: Any, **named: Any) -> Any:
            if _thread.get_ident() == self._thread and self._is_inside(currentframe()):
                self.refuse(message(said))
            return real(*arguments, **named)

        return door

    def _is_inside(self, frame: FrameType | None) -> bool:
        """Tell whether the plugin has asked for it, and not a handler of ours that ends the program."""
        while frame and frame.f_code.co_filename == __file__:
            frame = frame.f_back
        while frame and not frame.f_code.co_filename.startswith(self._folder):
            if "stop_signals" in frame.f_code.co_filename:
                return False
            frame = frame.f_back
        return frame is not None


class _CountedOutput(TextIOBase):
    """Takes what code of a plugin prints and passes it on to the errors, which no program reads as a result."""

    def __init__(self, confinement: Confinement) -> None:
        self._confinement = confinement
        self._letters = 0
        self._errors: Any = None  # Any: whatever stands for the errors at the moment

    def to(self, errors: Any) -> "_CountedOutput":
        """Return this, passing on to a stream."""
        if errors is not self:
            self._errors = errors
        return self

    def write(self, text: str, /) -> int:
        """Pass a text on, unless that is too much by now."""
        self._letters += len(text)
        if self._letters > MOST_LETTERS:
            self._confinement.refuse(
                message("it printed more than {most} characters", most=MOST_LETTERS)
            )
        if self._errors is not None:
            self._errors.write(text)
        return len(text)

    def flush(self) -> None:
        """Pass on what is held back."""
        if self._errors is not None:
            self._errors.flush()
