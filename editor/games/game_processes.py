"""Who plays many games: this process, or others on this machine."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager


@contextmanager
def players(workers: int) -> Iterator[Executor | None]:
    """Yield what plays the games; nothing if this process is enough. It ends when that is over."""
    if workers <= 1:
        yield None
        return
    from hullwright.schema.processes.executor import ChildExecutor

    children = ChildExecutor(workers)
    try:
        yield children
    finally:
        children.dismiss()
