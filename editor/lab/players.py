"""Who plays an experiment: this process, others on this machine, or a cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from hullwright.engines.lab.rounds import LabRun

from ..games.game_processes import players


@contextmanager
def players_of(laboratory: LabRun, workers: int, address: str) -> Iterator[Executor | None]:
    """Yield what plays the games; nothing if this process is enough. It ends when that is over."""
    if address:
        from hullwright.engines.lab.cluster import cluster

        origins = (each.origins for group in laboratory.groups for each in group)
        with cluster(address, frozenset().union(*origins)) as executor:
            yield executor
        return
    with players(workers) as children:
        yield children
