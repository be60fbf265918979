"""The greeting of child processes: the first task of each, before what it was started for."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .child import Child


class _Greeting:
    """What this process has its children do first."""

    task: "Callable[[Child], None] | None" = None


def greet_children_with(task: "Callable[[Child], None]") -> None:
    """Have every process that is started from now on do a task first; it has to be able to travel."""
    _Greeting.task = task


def greeting() -> "Callable[[Child], None] | None":
    """Return what children do first, or None if nothing."""
    return _Greeting.task
