"""Mixtures: how often two sides would choose each of their styles if neither gained by changing."""

from collections.abc import Sequence
from typing import NamedTuple


class Mixture(NamedTuple):
    """What a game between styles is worth to the first side, and how it chooses its own."""

    value: float
    shares: Sequence[float]


def mixture(payoffs: Sequence[Sequence[float]]) -> Mixture:
    """Return the value of a zero-sum game to whoever chooses rows, and the mixture of rows that reaches it.

    >>> value, shares = mixture([[1.0, 0.0], [0.0, 1.0]])
    >>> round(value, 3), [round(each, 3) for each in shares]
    (0.5, [0.5, 0.5])
    """
    # Takes longer to load than most questions to be answered from the store.
    from scipy.optimize import linprog

    rows, columns = len(payoffs), len(payoffs[0])
    # The most v such that every column pays at least v against the mixture.
    found = linprog(
        [*([0.0] * rows), -1.0],
        A_ub=[[*(-payoffs[row][column] for row in range(rows)), 1.0] for column in range(columns)],
        b_ub=[0.0] * columns,
        A_eq=[[*([1.0] * rows), 0.0]],
        b_eq=[1.0],
        bounds=[*([(0.0, 1.0)] * rows), (None, None)],
    )
    weights = [float(each) for each in (found.x if found.x is not None else ())]
    return Mixture(weights[-1], weights[:-1])
