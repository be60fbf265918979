"""Pace: how many games a second are played, and how long a run may still take."""

from dataclasses import dataclass, field
from time import monotonic

from ..statistics import Interval
from .rounds import LabRun


@dataclass
class LabPace:
    """Watches a run: begun when it begins."""

    run: LabRun
    began: float = field(default_factory=monotonic)

    @property
    def seconds(self) -> float:
        """How long it has been played."""
        return monotonic() - self.began

    @property
    def games_a_second(self) -> float:
        """How many games were played in a second, so far."""
        return self.run.played / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float | None:
        """How long it takes at the most until the limit is reached; None while nothing is known.

        Most questions are answered before. What is known by halves is taken to need as much again.
        """
        if not self.run.played:
            return None
        limit = self.run.experiment.limit
        left = max(limit.games - self.run.games, 0) / self.games_a_second
        known = Interval(0.05, 1.0)
        share = max(self.run.shares_known, known.low)
        guess = self.seconds * (1 / share - 1) if share < known.high else 0.0
        in_time = 60 * limit.minutes - self.seconds if limit.minutes else left
        return max(min(left, guess or left, in_time), 0.0)
