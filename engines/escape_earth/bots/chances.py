"""Chances of things that happen now and then: at least so many of them, or so many different ones."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp


@lru_cache(maxsize=4096)
def tail(mean: float, least: int) -> float:
    """Return the chance that at least so many things happen if a mean number of them is expected.

    >>> round(tail(2.0, 1), 3), tail(0.0, 3), tail(1.0, 0)
    (0.865, 0.0, 1.0)
    """
    if least <= 0:
        return 1.0
    part = total = exp(-mean)
    for number in range(1, least):
        part *= mean / number
        total += part
    return max(0.0, 1 - total)


def beyond(mean: float, borne: float) -> float:
    """Return the chance that more happens than is borne, which need not be a whole number.

    >>> beyond(2.0, 0.0) == tail(2.0, 1), tail(2.0, 1) > beyond(2.0, 0.5) > tail(2.0, 2)
    (True, True)
    """
    whole = int(borne)
    part = borne - whole
    chance = tail(mean, whole + 1)
    return chance + part * (tail(mean, whole + 2) - chance) if part else chance


def too_many(chances: Iterable[float], bearable: float) -> float:
    """Return the chance that more of some things come than can be borne; each comes or does not.

    A share of one that can be borne counts by its share.

    >>> too_many([0.5, 0.5], 2), too_many([0.5, 0.5], 1), too_many([0.5, 0.5], 1.5)
    (0.25, 0.75, 0.5)
    """
    if bearable <= 0:
        return 1.0
    most = int(bearable) + 1
    # The chances that none, one, two … of them come.
    numbers = [1.0, *[0.0] * most]
    for chance in chances:
        for number in range(most, 0, -1):
            numbers[number] += chance * (numbers[number - 1] - numbers[number])
        numbers[0] *= 1.0 - chance
    lower = max(0.0, 1.0 - sum(numbers[: most - 1]))
    upper = max(0.0, 1.0 - sum(numbers[:most]))
    return lower + (bearable - int(bearable)) * (upper - lower)
