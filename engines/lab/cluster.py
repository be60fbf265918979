"""Playing on a Dask cluster: its executor, and the certainty that its workers play what we would play."""

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, TypeVar

from hullwright.schema.errors import HullwrightError
from hullwright.schema.extensible_table import source_in_use
from hullwright.schema.messages import message

from .cells import Origin, texts_below

T = TypeVar("T")
SECONDS = 20.0
"""How long a scheduler may take to answer."""
PARTS = ("schema", "engines", "plugins")
"""What games are played by."""


class OtherWorker(HullwrightError):
    """A worker that would play other games than we do."""


@dataclass(frozen=True)
class ClusterExecutor(Executor):
    """Hands calls to a cluster, each with what its worker has to have."""

    inner: Executor
    origins: frozenset[Origin]

    # Any: functions of all sorts are called.
    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Have a function called by some worker."""
        if kwargs:
            raise TypeError(kwargs)
        return self.inner.submit(played_alike, code_hash(), self.origins, fn, *args)


@contextmanager
def cluster(address: str, origins: frozenset[Origin]) -> Iterator[Executor]:
    """Yield the executor of the cluster whose scheduler is at an address."""
    client = _client(address)
    try:
        # Equal arguments are played anew: results are remembered by our own store.
        yield ClusterExecutor(client.get_executor(pure=False), origins)
    except _losses() as fault:
        raise HullwrightError(
            message(
                "The cluster at {address} stopped playing ({reason}). Everything finished is kept: see to its "
                "workers, and run it again to go on.",
                address=address,
                reason=type(fault).__name__,
            )
        ) from fault
    finally:
        client.close(timeout=SECONDS)


# Any: distributed is an extra, and has no types.
def _client(address: str) -> Any:
    """Return the connection to a scheduler."""
    try:
        from distributed import Client
    except ImportError:
        raise HullwrightError(
            message(
                "Playing on a cluster needs more than is installed. Install it with "
                "“{command}”, here and on every worker.",
                command="pip install 'hullwright[cluster]'",
            )
        ) from None
    try:
        connect: Any = Client
        return connect(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise HullwrightError(
            message(
                "There is no cluster at {address} ({reason}). Start one with “dask scheduler” and "
                "“dask worker”, and name the address that the scheduler prints.",
                address=address,
                reason=str(fault) or type(fault).__name__,
            )
        ) from fault


def _losses() -> tuple[type[BaseException], ...]:
    """Return what is raised when workers die again and again, or nobody is left to ask."""
    from distributed import KilledWorker
    from distributed.comm.core import CommClosedError

    return KilledWorker, CommClosedError, CancelledError


@cache
def code_hash() -> str:
    """Return the hash of everything that games are played by."""
    digest = sha256()
    for part in PARTS:
        for each in texts_below(files(f"hullwright.{part}")):
            digest.update(each)
    return digest.hexdigest()


# Any: functions of all sorts are called.
def played_alike(code: str, origins: frozenset[Origin], play: Callable[..., T], *what: Any) -> T:
    """Return what a function returns, in a process that has the same code and plugins as who asks."""
    if code != code_hash():
        raise OtherWorker(
            message("A worker has another version of Hullwright. Install the same one everywhere.")
        )
    for sort, scope, name, origin in sorted(origins):
        if source_in_use().origin(sort, scope, name) != origin:
            raise OtherWorker(
                message(
                    "A worker does not have the plugin that brings “{name}”, or has another "
                    "version of it. Install and trust the same one there, and start the worker again.",
                    name=name,
                )
            )
    return play(*what)
