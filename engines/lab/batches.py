"""Batches: so many games of one cell, the unit that is played, kept and merged."""

from collections.abc import Sequence
from dataclasses import dataclass

from hullwright.schema.records import JsonObject

from ..simulation.matches import Match
from ..summary import Summary, total

BATCH = 25
"""Games in a batch. It belongs to what is kept: batches of another size would be other batches."""


@dataclass(frozen=True)
class PlayedBatch:
    """What became of the games of a batch."""

    first: int
    """The number of its first game."""
    outcomes: Sequence[str]
    """How each game ended, in the order of their numbers: two cells on common seeds are compared by it."""
    summary: Summary

    def to_json(self) -> JsonObject:
        """Return what is kept of it."""
        return {"outcomes": list(self.outcomes), "summary": self.summary.counts()}

    @classmethod
    def from_json(cls, first: int, value: JsonObject) -> "PlayedBatch":
        """Return the batch that was kept."""
        return cls(first, tuple(value["outcomes"]), Summary.from_counts(value["summary"]))


def played_batch(match: Match, numbers: range) -> PlayedBatch:
    """Play the games of some numbers; the same for whoever plays them, and wherever."""
    games = [match.summary([number]) for number in numbers]
    outcomes = [next(iter(each.outcomes)) for each in games]
    return PlayedBatch(numbers[0], outcomes, total(games).plain())
