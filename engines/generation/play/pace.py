"""Pace: how many games fit into some time, found out by playing a few that are not kept."""

from collections.abc import Callable, Generator
from concurrent.futures import Executor
from time import monotonic

from ...lab.batches import BATCH
from ...lab.cells import LabCell
from ...lab.store import NOWHERE, ResultsStore
from .equal_play import EqualPlay

ROUNDS = 2
"""So many batches every worker plays: the first of them has to load the game, and is not timed."""
CAREFUL = 0.85
"""Which part of the time is planned: changed maps may take longer than the one that was timed."""


def games_within(
    seconds: float,
    cell: LabCell,
    seed: int,
    workers: int = 1,
    executor: Executor | None = None,
    *,
    clock: Callable[[], float] = monotonic,
) -> Generator[int, None, int]:
    """Return how many games of a cell fit into some time, yielding those that were played to find out."""
    began = warm = clock()
    warming = max(workers, 1)
    timed = (ROUNDS - 1) * warming
    with ResultsStore(NOWHERE) as store:
        play = EqualPlay([cell], warming + timed, seed, store)
        for at, games in enumerate(play.go_on(executor), start=1):
            if at == warming:
                warm = clock()
            yield games
    now = clock()
    return max(games_left(seconds - (now - began), timed * BATCH, now - warm), 1)


def games_left(seconds: float, games: int, taken: float) -> int:
    """Return how many games fit into what is left of the time, if some took so many seconds."""
    return round(CAREFUL * max(seconds, 0.0) * games / max(taken, 1e-6))
