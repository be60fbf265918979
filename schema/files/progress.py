"""Progress: how far a piece of work is, said while it is done, where that can be known."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Progress: TypeAlias = Callable[[float], object]
"""Told how far a piece of work is, from 0 to 1."""


def unheard(_: float) -> None:
    """Say nothing, as for work so short that nobody asks."""


def stage(progress: Progress, start: float, end: float) -> Progress:
    """Return the progress of a stage, whose own 0 and 1 are these shares of the whole.

    >>> stage(print, 0.5, 1.0)(0.5)
    0.75
    """
    return lambda share: progress(start + (end - start) * share)


def counted(things: Iterable[T], total: int, progress: Progress) -> Iterator[T]:
    """Yield things and say how many of them are done with.

    >>> list(counted("ab", 2, print))
    0.5
    1.0
    ['a', 'b']
    """
    for number, each in enumerate(things, 1):
        yield each
        progress(min(number / max(total, 1), 1.0))
