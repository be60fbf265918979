"""Choosing among values: nearly always the best, and now and then by whim another that is nearly as good."""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

FAR_WORSE = 12.0
"""By how many whims an option must be worse never to be chosen."""
OptionT = TypeVar("OptionT")


def drawn(options: Sequence[OptionT], weights: Sequence[float], chance: Random) -> OptionT:
    """Return one of some options, each as likely as its weight has it."""
    left = chance.random() * sum(weights, 0.0)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0.0:
            return option
    return options[-1]


def chosen(
    options: Sequence[OptionT], values: Sequence[float], whim: float, chance: Random
) -> OptionT:
    """Return one of some options: the better by how many whims, the likelier.

    >>> chosen("ab", [0.0, 9.0], 0.1, Random(1))
    'b'
    """
    best, scale = max(values), 1.0 / whim
    least = best - FAR_WORSE * whim
    close = [n for n, each in enumerate(values) if each > least]
    if len(close) == 1:
        return options[close[0]]
    return options[drawn(close, [exp((values[n] - best) * scale) for n in close], chance)]
