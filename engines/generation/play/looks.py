"""Looks: after how many batches the games of a map are judged, planned before any of them is played.

Each look errs with its part of what all of them may. So there are no more of them than can pay: an early one has to be
able to show that a share is as wished, with something to spare.
"""

from collections.abc import Sequence

from hullwright.schema.documents.targets import Wish

from ...lab.batches import BATCH
from ...statistics import CONFIDENCE, wilson
from .play_measures import PlayMeasure
from .wish_verdict import wished_range

MOST = 3
"""At most so many looks, each after twice as many games as the one before."""
LEAST = 8
"""Before so many batches nobody looks, however few games were asked for."""
TO_SPARE = 0.75
"""Within which part of what is wished the interval of an early look must lie, for a share that is right in the middle."""


def planned_looks(batches: int, wished: Sequence[tuple[Wish, PlayMeasure]]) -> tuple[int, ...]:
    """Return after how many batches to look, the last time after all of them.

    >>> planned_looks(100, [])
    (25, 50, 100)
    """
    for number in range(MOST, 1, -1):
        first = batches // 2 ** (number - 1)
        if first >= LEAST and all(can_pay(first * BATCH, number, *each) for each in wished):
            return tuple(batches // 2**each for each in reversed(range(number)))
    return (max(batches, LEAST),)


def confidence_of(looks: int) -> float:
    """Return how sure each of some looks must be for all of them together to be as sure as usual."""
    return 1 - (1 - CONFIDENCE) / looks


def can_pay(games: int, looks: int, wish: Wish, measure: PlayMeasure) -> bool:
    """Tell whether a look after so many games could show what is wished."""
    if wish.best is None or not measure.is_plain_share:
        return True
    low, high = wished_range(wish, measure)
    bounds = wilson(round(wish.best * games), games, confidence_of(looks))
    return bounds.high - bounds.low <= TO_SPARE * (high - low)
