"""Tracebacks for authors of plugins: kept while a command runs, and printed below what it says."""

import logging
from collections.abc import Iterator

from hullwright.schema.errors import trace_behind, trace_of

from .printing import echo_lines

_OURS = logging.getLogger("hullwright")


class TraceKeeper(logging.Handler):
    """Keeps what our loggers tell of exceptions that were turned into sentences."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.kept: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the exception that a record tells of, if it tells of one."""
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None and fault not in self.kept:
            self.kept.append(fault)


def keep_traces() -> TraceKeeper:
    """Keep tracebacks from now on."""
    keeper = _keeper()
    if keeper is None:
        keeper = TraceKeeper()
        _OURS.addHandler(keeper)
        _OURS.setLevel(logging.DEBUG)
    return keeper


def forget_traces() -> None:
    """Keep no more tracebacks."""
    if keeper := _keeper():
        _OURS.removeHandler(keeper)
        _OURS.setLevel(logging.NOTSET)


def print_traces(last: BaseException | None = None) -> None:
    """Print the tracebacks that were kept, if they were wanted, and that of what ended the command."""
    keeper = _keeper()
    if keeper is None:
        return
    known = set(map(id, _causes(last)))
    faults = [each for each in keeper.kept if known.isdisjoint(map(id, _causes(each)))]
    if last is not None:
        faults.append(last)
    for text in dict.fromkeys(trace_behind(each) or trace_of(each) for each in faults):
        echo_lines(text, err=True, end="")


def _keeper() -> TraceKeeper | None:
    return next((each for each in _OURS.handlers if isinstance(each, TraceKeeper)), None)


def _causes(fault: BaseException | None) -> Iterator[BaseException]:
    while fault is not None:
        yield fault
        fault = fault.__cause__
