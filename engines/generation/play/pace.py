"""Pace: how many games fit into some minutes, found out by playing a few that are not kept."""

from collections.abc import Generator
from concurrent.futures import Executor
from time import monotonic

from ...lab.batches import BATCH
from ...lab.cells import LabCell
from ...lab.store import NOWHERE, ResultsStore
from .equal_play import EqualPlay

ROUNDS = 2
"""So many batches every worker plays: the first of them has to load the game."""
CAREFUL = 0.85
"""Which part of the time is planned: changed maps may take longer than the one that was timed."""


def games_within(
    minutes: float, cell: LabCell, seed: int, workers: int = 1, executor: Executor | None = None
) -> Generator[int, None, int]:
    """Return how many games of a cell fit into some minutes, yielding those that were played to find out."""
    began, batches = monotonic(), ROUNDS * max(workers, 1)
    with ResultsStore(NOWHERE) as store:
        yield from EqualPlay([cell], batches, seed, store).go_on(executor)
    spent = max(monotonic() - began, 1e-6)
    left = max(60 * minutes - spent, 0.0)
    return max(round(CAREFUL * left * batches * BATCH / spent), 1)
