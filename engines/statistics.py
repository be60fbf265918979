"""Statistics for shares of games: intervals, a running interval, a running verdict, a paired difference.

An interval for a fixed number of games is no licence to look again and again and stop when it
leaves one half: that calls a fair map unfair in a third of all trials. While games are still being
played, use `RunningVerdict` or `running`; both stay true however often one looks.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import lgamma, log, log1p, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
NEARNESS = 100.0
"""How strongly shares near the one that is asked about weigh: half of them lie within about three points of it."""


class Interval(NamedTuple):
    """From where to where a share may well lie."""

    low: float
    high: float


def wilson(wins: int, games: int, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's interval for a share, after a number of games that was fixed beforehand.

    >>> [round(each, 4) for each in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    if not games:
        return Interval(0.0, 1.0)
    z = _normal(confidence)
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = (middle - spread) / scale if wins else 0.0
    high = (middle + spread) / scale if wins < games else 1.0
    return Interval(low, high)


def _normal(confidence: float) -> float:
    return NormalDist().inv_cdf((1 + confidence) / 2)


def running(
    wins: int, games: int, confidence: float = CONFIDENCE, around: float | None = None
) -> Interval:
    """Return an interval that holds at every moment at once, however often one looks.

    A confidence sequence: a mixture of all shares as the alternative makes a martingale under the
    true share, which by Ville's inequality ever exceeds 1/a with a probability of at most a. The
    shares that are left are those with (n + 1) · P(this many wins in n) above a = 1 - confidence.

    Whoever asks whether a share is about so much says so with `around`: then shares near that one
    weigh more in the mixture, which makes the interval sharper there. It holds everywhere as before.

    >>> [round(each, 3) for each in (*running(500, 1000), *running(500, 1000, around=0.5))]
    [0.444, 0.556, 0.454, 0.546]
    """
    if not games:
        return Interval(0.0, 1.0)
    share, limit, losses = wins / games, log(1 - confidence), games - wins
    one, other = (1.0, 1.0) if around is None else _mixture(around)
    evidence = _log_beta(one, other) - _log_beta(wins + one, losses + other)

    def beyond(p: float) -> bool:
        return evidence + wins * log(p) + losses * log1p(-p) < limit

    low = _border(beyond, 0.0, share) if wins else 0.0
    high = _border(beyond, 1.0, share) if wins < games else 1.0
    return Interval(low, high)


def _mixture(around: float) -> tuple[float, float]:
    """Return the parameters of a beta distribution about a share; at least those of the uniform one."""
    return max(NEARNESS * around, 1.0), max(NEARNESS * (1 - around), 1.0)


def _log_beta(one: float, other: float) -> float:
    return lgamma(one) + lgamma(other) - lgamma(one + other)


def _border(beyond: Callable[[float], bool], outside: float, inside: float) -> float:
    """Return where a condition ends that is true near `outside` and not at `inside`."""
    for _ in range(60):
        middle = (outside + inside) / 2
        if middle in (outside, inside):
            break
        if beyond(middle):
            outside = middle
        else:
            inside = middle
    return inside


class MeanEstimate(NamedTuple):
    """The mean of numbers that were counted, and its error at a moment that was not chosen beforehand."""

    mean: float
    error: float
    """To both sides; the interval holds at every moment at once, if there are enough numbers."""


ENOUGH = 100.0
"""Around so many numbers a running mean is sharpest."""


def running_mean(counts: Mapping[int, int], confidence: float = CONFIDENCE) -> MeanEstimate:
    """Return the mean of numbers by how often each was seen, true however often one looks.

    An asymptotic confidence sequence (Waudby-Smith and others, 2021): as sure as a running share once there are
    some dozens of numbers.
    """
    number = sum(counts.values())
    if number < 2:
        return MeanEstimate(0.0, float("inf"))
    mean = sum(value * count for value, count in counts.items()) / number
    variance = sum(count * (value - mean) ** 2 for value, count in counts.items()) / number
    sharp = number / ENOUGH + 1
    spread = 2 * sharp * ENOUGH / number**2 * log(sqrt(sharp) / (1 - confidence))
    return MeanEstimate(mean, sqrt(variance * spread))


@dataclass
class RunningVerdict:
    """A verdict on fairness that may be asked after each game: fair, unfair, or not yet known.

    Two one-sided sequential tests of Wald: a share of `fair` or nearer to one half against one of
    `unfair` or beyond, upwards and downwards. At the borders each errs with at most the `errors`;
    on a map that is truly fair it gives a false alarm in about one of a thousand cases.
    """

    fair: float = 0.52
    unfair: float = 0.55
    errors: float = 0.05
    wins: int = 0
    games: int = 0
    verdict: str | None = None
    """None while more games are needed; then "fair", "high" or "low", for good."""

    def add(self, wins: int, games: int = 1) -> str | None:
        """Take in more games, and return the verdict."""
        if self.verdict is None:
            self.wins += wins
            self.games += games
            self.verdict = self._judged()
        return self.verdict

    def _judged(self) -> str | None:
        limit = log((1 - self.errors) / self.errors)
        up = self._evidence(self.wins)
        down = self._evidence(self.games - self.wins)
        if up >= limit:
            return "high"
        if down >= limit:
            return "low"
        return "fair" if max(up, down) <= -limit else None

    def _evidence(self, wins: int) -> float:
        """Return the logarithm of how much likelier the wins are if the share is unfair."""
        won = log(self.unfair / self.fair)
        lost = log((1 - self.unfair) / (1 - self.fair))
        return wins * won + (self.games - wins) * lost


@dataclass(frozen=True)
class Pairs:
    """Outcomes of two matches on common seeds: both won, only the first, only the second, neither."""

    both: int = 0
    first: int = 0
    second: int = 0
    neither: int = 0

    @classmethod
    def of(cls, *, first: bool, second: bool) -> "Pairs":
        """Return one pair."""
        if first and second:
            return cls(both=1)
        if first:
            return cls(first=1)
        return cls(second=1) if second else cls(neither=1)

    def __add__(self, other: "Pairs") -> "Pairs":
        return Pairs(
            self.both + other.both,
            self.first + other.first,
            self.second + other.second,
            self.neither + other.neither,
        )

    @property
    def number(self) -> int:
        """How many pairs there are."""
        return self.both + self.first + self.second + self.neither

    @property
    def difference(self) -> float:
        """The share of the first minus that of the second."""
        return (self.first - self.second) / self.number if self.number else 0.0

    def interval(self, confidence: float = CONFIDENCE) -> Interval:
        """Return Tango's score interval for the difference, after a fixed number of pairs.

        It leaves out 0 exactly if McNemar's test would, and is not empty where nothing differed.
        """
        if not self.number:
            return Interval(-1.0, 1.0)
        z = _normal(confidence)
        low = _border(lambda d: self._score(d) > z, -1.0, self.difference)
        high = _border(lambda d: self._score(d) < -z, 1.0, self.difference)
        return Interval(low, high)

    def running(self, confidence: float = CONFIDENCE) -> Interval:
        """Return an interval for the difference that holds at every moment at once, however often one looks.

        The difference is how often the two differ at all, times by how much more often the first is the
        one ahead then; each of the two has a running interval, and errs half as often as both may.
        """
        differing = self.first + self.second
        half = (1 + confidence) / 2
        often = running(differing, self.number, half)
        ahead = [2 * each - 1 for each in running(self.first, differing, half)]
        ends = [share * lead for share in often for lead in ahead]
        return Interval(min(ends), max(ends))

    def _score(self, difference: float) -> float:
        """Return how many standard errors the pairs lie above a supposed difference."""
        n, b, c = self.number, self.first, self.second
        linear = -b - c + (2 * n - b + c) * difference
        constant = -c * difference * (1 - difference)
        # The likeliest share of pairs that only the second won, if that were the difference.
        only_second = (sqrt(max(linear**2 - 8 * n * constant, 0.0)) - linear) / (4 * n)
        variance = n * (2 * only_second + difference * (1 - difference))
        above = b - c - n * difference
        return above / sqrt(variance) if variance > 0 else above * float("inf") if above else 0.0
