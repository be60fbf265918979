"""A predictor of balance: learned from all results that are kept, by how their maps measure; its error is told.

It is a ridge regression, which is small, and says what it learned in one number for each measurement. How far it is off
is found by leaving out a part of the maps at a time; where that is no better than guessing the mean, nobody follows it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from hullwright.schema.messages import Message, message

from ...lab.cells import LabCell
from ...lab.store import ResultsStore
from ...loader import engine

LEAST = 24
"""Of so many maps there must be results."""
LEAST_GAMES = 25
PARTS = 6
"""Into so many parts the maps are divided, each of which is predicted from the others."""
STRENGTHS = (1.0, 10.0, 100.0, 1000.0)
"""How strongly what is learned is held towards nothing; the best of them is chosen."""


class Observation(NamedTuple):
    """A map that was played: how it measures, and how often the first side won."""

    measured: Mapping[str, float]
    share: float


def observations(store: ResultsStore, cell: LabCell) -> list[Observation]:
    """Return what the store knows of games like those of a cell: the same game, as many players, the same bots."""
    found = []
    for described, summary in store.played_cells():
        alike = (
            described.get("game") == cell.prepared.engine.name
            and described.get("players") == cell.players
            and described.get("bots") == list(cell.bot_names)
        )
        wins, games = _decided(cell.prepared.engine.name, summary.outcomes)
        if alike and games >= LEAST_GAMES and described.get("measured"):
            found.append(Observation(described["measured"], wins / games))
    return found


def _decided(game: str, outcomes: Mapping[str, int]) -> tuple[int, int]:
    """Return how many games the first side won alone, of those that one side did; of all, where nobody has a side."""
    sides = engine(game).sides
    if sides:
        return outcomes.get(sides[0], 0), sum(outcomes.get(each, 0) for each in sides)
    return outcomes.get("won", 0), sum(outcomes.values())


@dataclass(frozen=True)
class BalancePredictor:
    """What was learned from maps that were played."""

    names: tuple[str, ...]
    means: tuple[float, ...]
    scales: tuple[float, ...]
    weights: tuple[float, ...]
    mean: float
    maps: int
    error: float
    """How far it is off, typically, on maps it has not seen."""
    plain_error: float
    """How far the mean of all others would be off."""

    @property
    def is_useful(self) -> bool:
        """Whether it is better than guessing the mean."""
        return self.error < self.plain_error

    @property
    def told(self) -> Message:
        """What is to be thought of it, in a sentence."""
        return message(
            "Learned from {maps} maps that were played: off by {error} points, typically, where the mean would be off "
            "by {plain}.",
            maps=self.maps,
            error=round(100 * self.error),
            plain=round(100 * self.plain_error),
        )

    def share(self, measured: Mapping[str, float]) -> float:
        """Return how often the first side should win on a map that measures so."""
        values = (
            (measured.get(name, mean) - mean) / scale
            for name, mean, scale in zip(self.names, self.means, self.scales, strict=True)
        )
        return self.mean + sum(
            value * weight for value, weight in zip(values, self.weights, strict=True)
        )


def predicted_miss(
    store: ResultsStore, cell: LabCell, wish: float
) -> tuple[Callable[[LabCell], float] | None, Message]:
    """Return what says how far a map should be from a wished balance, or None; and in a sentence why that is so."""
    seen = observations(store, cell)
    found = learned(seen)
    if found is None:
        return None, too_few(len(seen))
    if not found.is_useful:
        return None, message(
            "{told} That is no better, so who plays first is decided by the score.", told=found.told
        )

    def miss(other: LabCell) -> float:
        return abs(found.share(other.prepared.own.quick_figures) - wish)

    return miss, found.told


def too_few(number: int) -> Message:
    """Return that there is too little to learn from."""
    return message(
        "Too few results to predict from ({number} of {least} maps): who plays first is decided by the score.",
        number=number,
        least=LEAST,
    )


def learned(seen: Sequence[Observation]) -> BalancePredictor | None:
    """Return what can be learned from maps that were played, or None if they are too few."""
    if len(seen) < LEAST:
        return None
    names = tuple(sorted(set.intersection(*(set(each.measured) for each in seen))))
    table = [[each.measured[name] for name in names] for each in seen]
    shares = [each.share for each in seen]
    strength = min(STRENGTHS, key=lambda each: _error(table, shares, each))
    means, scales, weights, mean = _fitted(table, shares, strength)
    return BalancePredictor(
        *(names, means, scales, weights, mean, len(seen)),
        error=_error(table, shares, strength),
        plain_error=_error(table, shares, float("inf")),
    )


Fitted = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...], float]


def _fitted(table: list[list[float]], shares: list[float], strength: float) -> Fitted:
    """Return means, scales and weights of the columns, and the mean share."""
    # Takes longer to load than most commands to be done.
    import numpy as np

    values, wanted = np.array(table), np.array(shares)
    means, scales, mean = values.mean(axis=0), values.std(axis=0), float(wanted.mean())
    scales[scales == 0] = 1.0
    if strength == float("inf"):
        weights = np.zeros(values.shape[1])
    else:
        plain = (values - means) / scales
        square = plain.T @ plain + strength * np.eye(plain.shape[1])
        weights = np.linalg.solve(square, plain.T @ (wanted - mean))
    return tuple(means.tolist()), tuple(scales.tolist()), tuple(weights.tolist()), mean


def _error(table: list[list[float]], shares: list[float], strength: float) -> float:
    """Return how far maps are off, typically, that are predicted from those of all other parts."""
    squares = 0.0
    for part in range(PARTS):
        inside = [at for at in range(len(shares)) if at % PARTS != part]
        fitted = _fitted([table[at] for at in inside], [shares[at] for at in inside], strength)
        means, scales, weights, mean = fitted
        for at in range(part, len(shares), PARTS):
            rows = zip(table[at], means, scales, weights, strict=True)
            guess = mean + sum((value - m) / s * w for value, m, s, w in rows)
            squares += (guess - shares[at]) ** 2
    return sqrt(squares / len(shares))
