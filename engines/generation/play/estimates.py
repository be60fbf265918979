"""Estimates from batches of games: a figure with its interval, also where it is no plain share.

Batches are left out one at a time (the jackknife of Quenouille and Tukey), so that whatever can be worked out from
counts gets an interval, and two cells that were played on common seeds are compared batch by batch. Such intervals are
for a number of games that was fixed beforehand; whoever looks again and again uses `engines/statistics.py`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan, cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple, TypeAlias

from ...statistics import CONFIDENCE, Interval

Counts: TypeAlias = tuple[float, ...]
"""What was counted in some games, in a fixed order; counts of more games are their sums."""


class Estimate(NamedTuple):
    """A figure, and the bounds within which it is true."""

    value: float
    bounds: Interval


def summed(parts: Sequence[Counts]) -> Counts:
    """Return the sums of counts, place by place.

    >>> summed([(1, 2), (3, 4)])
    (4.0, 6.0)
    """
    return tuple(float(sum(each)) for each in zip(*parts, strict=True))


def jackknifed(
    parts: Sequence[Counts],
    figure: Callable[[Counts], float],
    confidence: float = CONFIDENCE,
    *,
    one_sided: bool = False,
) -> Estimate:
    """Return a figure of everything that was counted, with bounds by leaving out one part at a time.

    One-sided, each of the two bounds holds with the confidence by itself.

    >>> value, bounds = jackknifed([(13, 25), (12, 25), (14, 25), (11, 25)], lambda each: each[0] / each[1])
    >>> value, round(bounds.low, 2), round(bounds.high, 2)
    (0.5, 0.42, 0.58)
    """
    whole = summed(parts)
    value, number = figure(whole), len(parts)
    if number < 2:
        return Estimate(value, Interval(-inf, inf))
    without = [_less(whole, each) for each in parts]
    left = [figure(each) for each in without]
    mean = sum(left) / number
    error = sqrt((number - 1) / number * sum((each - mean) ** 2 for each in left))
    tail = 1 - confidence if one_sided else (1 - confidence) / 2
    reach = student(1 - tail, number - 1) * error
    return Estimate(value, Interval(value - reach, value + reach))


def _less(whole: Counts, part: Counts) -> Counts:
    return tuple(a - b for a, b in zip(whole, part, strict=True))


MANY = 200
"""From so many degrees of freedom on, Student's distribution differs from the normal one by a few small terms."""


@lru_cache(maxsize=1024)
def student(share: float, freedom: int) -> float:
    """Return below which value a share above one half of Student's distribution lies.

    >>> [round(student(0.975, each), 3) for each in (1, 3, 15, 1000)]
    [12.706, 3.182, 2.131, 1.962]
    """
    if freedom > MANY:
        z = NormalDist().inv_cdf(share)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 1.0
    while _within(high, freedom) < 2 * share - 1:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 2 * share - 1 else (low, middle)
    return high


def _within(value: float, freedom: int) -> float:
    """Return how much of Student's distribution lies within a value to both sides: finite sums of powers of a cosine."""
    angle = atan(value / sqrt(freedom))
    cosine, sine = cos(angle), sin(angle)
    if freedom % 2:
        term = whole = cosine if freedom > 1 else 0.0
        for each in range(3, freedom - 1, 2):
            term *= cosine**2 * (each - 1) / each
            whole += term
        return 2 / pi * (angle + sine * whole)
    term = whole = 1.0
    for each in range(2, freedom - 1, 2):
        term *= cosine**2 * (each - 1) / each
        whole += term
    return sine * whole
