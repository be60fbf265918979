"""Shares of games: how often a side wins alone, and how often all win together."""

from collections.abc import Mapping

from ..statistics import Interval, running
from .cell_results import CellResults
from .cells import LabCell


def decided(cell: LabCell, outcomes: Mapping[str, int]) -> tuple[int, int]:
    """Return how many games of a cell the first side won alone, and how many any side won alone.

    Games that both win, or nobody, say nothing of who is ahead.
    """
    engine, endings = cell.prepared.engine, cell.figures.endings
    counts = [set(endings[side].counts) for side in engine.sides]
    alone = [
        sum(outcomes.get(each, 0) for each in own.difference(*counts[:at], *counts[at + 1 :]))
        for at, own in enumerate(counts)
    ]
    return alone[0], sum(alone)


def share_of(results: CellResults, confidence: float) -> tuple[float, Interval]:
    """Return how often the first side wins, of the games that one side wins alone, or else how often games are won."""
    if results.cell.prepared.engine.sides:
        wins, games = decided(results.cell, results.summary.outcomes)
    else:
        ending = next(iter(results.cell.figures.endings.values()))
        wins, games = results.summary.ended(ending.counts), results.games
    return wins / games if games else 0.5, running(wins, games, confidence)
