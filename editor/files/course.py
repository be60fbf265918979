"""The course of a job: how far it is, said while it is done, where that can be known."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Report: TypeAlias = Callable[[float], object]
"""Told how far a job is, from 0 to 1."""


def unheard(_: float) -> None:
    """Say nothing, as for a job so short that nobody asks."""


def stage(report: Report, start: float, end: float) -> Report:
    """Return the report of a stage, whose own 0 and 1 are these shares of the whole.

    >>> stage(print, 0.5, 1.0)(0.5)
    0.75
    """
    return lambda share: report(start + (end - start) * share)


def counted(things: Iterable[T], total: int, report: Report) -> Iterator[T]:
    """Yield things and report how many of them are done with.

    >>> list(counted("ab", 2, print))
    0.5
    1.0
    ['a', 'b']
    """
    for number, each in enumerate(things, 1):
        yield each
        report(min(number / max(total, 1), 1.0))
