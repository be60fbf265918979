"""Attempts: a proof chooses and judges soon, and again with more games only where the first choice was not good enough.

Most maps that games choose are as wished, and are shown to be after a part of the time. All looks of all attempts are
planned before the first game, and share what they may err by. Between looks there are glances, at which nothing is said
and who has no hope left is let go: they cost nothing of that.
"""

from collections.abc import Iterator, Sequence
from math import sqrt

from hullwright.schema.documents.targets import Wish

from ...lab.batches import BATCH
from .looks import can_pay, planned_looks
from .play_measures import PlayMeasure
from .wish_verdict import PlayedWish, wished_range

SHARES = (0.15, 0.4, 1.0)
"""Which part of all games has been played after each attempt, where there are games for so many."""
LEAST = 24
"""An attempt that is not the only one has so many batches for each map that it judges."""
FIRST_GLANCE = 8
"""After so many batches it is seen whether a map has any hope, and again after twice as many each time."""
LUCK = 0.4
"""By which part of its interval's reach a map may be better than it looks, as long as there is hope for it."""

Wished = Sequence[tuple[Wish, PlayMeasure]]


def planned_attempts(games: int, wished: Wished) -> tuple[float, ...]:
    """Return which part of the games has been played after each attempt, if all of them would judge one map.

    >>> planned_attempts(10_000, []), planned_attempts(2_000, []), planned_attempts(100, [])
    ((0.15, 0.4, 1.0), (0.4, 1.0), (1.0,))
    """
    for number in range(len(SHARES), 1, -1):
        shares = SHARES[-number:]
        first = round(shares[0] * games)
        if first >= LEAST * BATCH and all(can_pay(first, number + 1, *each) for each in wished):
            return shares
    return SHARES[-1:]


def looks_of(attempts: int, at: int, batches: int, wished: Wished) -> tuple[int, ...]:
    """Return after how many batches of an attempt it is looked whether something has been shown.

    >>> looks_of(3, 0, 100, []), looks_of(3, 2, 100, []), looks_of(1, 0, 100, [])
    ((100,), (50, 100), (25, 50, 100))
    """
    if attempts == 1:
        return planned_looks(batches, wished)
    if at < attempts - 1 or batches < 2:
        return (max(batches, 1),)
    return batches // 2, batches


def all_looks(attempts: int, first: Sequence[int]) -> int:
    """Return how many looks all attempts have together, by those of the first one."""
    return len(first) if attempts == 1 else attempts + 1


def moments(looks: Sequence[int]) -> Iterator[tuple[int, bool]]:
    """Yield after how many batches to look or glance, and whether it is a look.

    >>> list(moments([12, 40]))
    [(8, False), (12, True), (16, False), (32, False), (40, True)]
    """
    glances = {FIRST_GLANCE << each for each in range(max(looks).bit_length())}
    for each in sorted(glances.union(looks)):
        if each <= max(looks):
            yield each, each in looks


def can_be_shown(found: PlayedWish, more: int, luck: float = 0.0) -> bool:
    """Tell whether so many games more would show a wish to be met, if they went on as before, or with some luck better."""
    low, high = wished_range(found.wish, found.measure)
    narrower = sqrt(found.games / max(found.games + more, 1))
    value, bounds = found.estimate
    down, up = value - bounds.low, bounds.high - value
    # A value that can't be less than nothing may still be as much too high as too low.
    lucky = luck * max(down, up)
    return any(
        low <= each - narrower * down and each + narrower * up <= high
        for each in (value, value - lucky, value + lucky)
    )
