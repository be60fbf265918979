"""Taste: what somebody liked and disliked of the maps that were shown, as their measures."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import exp

from .scoring import distance

NEAR = 0.15
"""How far away, in spans of the measures, a map still is much like another."""


@dataclass(frozen=True)
class Taste:
    """Maps that others should be like, and maps that they should be unlike; a value that travels."""

    liked: tuple[Mapping[str, float], ...] = ()
    disliked: tuple[Mapping[str, float], ...] = ()
    strength: float = 0.3
    """How much it counts beside the score, which is at most 1."""

    def __bool__(self) -> bool:
        return bool(self.liked or self.disliked)

    def more_like(self, measures: Mapping[str, float]) -> "Taste":
        """Return the taste of somebody who also likes a map with these measures."""
        return replace(self, liked=(*self.liked, dict(measures)))

    def less_like(self, measures: Mapping[str, float]) -> "Taste":
        """Return the taste of somebody who also dislikes a map with these measures."""
        return replace(self, disliked=(*self.disliked, dict(measures)))

    def pull(self, measures: Mapping[str, float], spans: Mapping[str, float]) -> float:
        """Return how much a map gains by likeness to the nearest liked one, and loses by likeness to a disliked one."""
        towards = max((_likeness(each, measures, spans) for each in self.liked), default=0.0)
        away = max((_likeness(each, measures, spans) for each in self.disliked), default=0.0)
        return self.strength * (towards - away)


def _likeness(
    one: Mapping[str, float], other: Mapping[str, float], spans: Mapping[str, float]
) -> float:
    return exp(-distance(one, other, spans) / NEAR)
