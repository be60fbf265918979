"""Pairs of cells on common seeds: how much more often one of them ends in the first way that the game knows."""

from ..statistics import Pairs
from .cell_results import CellResults


def pairs_of(first: CellResults, second: CellResults) -> Pairs:
    """Return how the games of two cells ended, number by number."""
    ending = next(iter(first.cell.figures.endings.values()))
    both = first_only = second_only = neither = 0
    for one, other in zip(first.outcomes, second.outcomes, strict=False):
        won, lost = one in ending.counts, other in ending.counts
        both += won and lost
        first_only += won and not lost
        second_only += lost and not won
        neither += not won and not lost
    return Pairs(both, first_only, second_only, neither)
