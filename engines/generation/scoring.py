"""Scores: how well the measures of a map meet what a target wishes of it, wish by wish and in all."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from hullwright.schema.documents.targets import Target, Wish

from .contract import Measure

AT_THE_EDGE = 0.5
"""How good a value is that lies as far from the best one as its range allows."""
NEARNESS, STRICTNESS = 4.0, 8.0
"""How soon a value gets worse away from the best one, and outside of its range, per span of the measure."""

MOST_JUDGED = 1000
"""So many values of a measure are remembered with what they count."""


@dataclass(frozen=True)
class WishMark:
    """What became of one wish on one map."""

    wish: Wish
    value: float
    closeness: float
    """From 0, far off, to 1, just as wished."""
    is_met: bool
    """Whether the value lies within the range; where there is none, within a step of the best one."""


@dataclass(frozen=True)
class Score:
    """How good a map is for a target, and why."""

    total: float
    """From 0 to 1: the closeness of all wishes by their weight."""
    marks: tuple[WishMark, ...]
    """A mark for each wish that could be measured, in the order of the target."""

    @property
    def failed(self) -> tuple[WishMark, ...]:
        """The required wishes that are not met."""
        return tuple(each for each in self.marks if each.wish.required and not each.is_met)

    @property
    def is_fit(self) -> bool:
        """Whether everything that is required is there, so that the map may be offered."""
        return not self.failed


class Scoring:
    """The wishes of a target, prepared to judge thousands of maps a second.

    Wishes for what these measures do not have are left alone: what is played for is judged by those who play.
    """

    def __init__(self, target: Target, measures: Mapping[str, Measure]) -> None:
        self._judges = tuple(
            _Judge(wish, measures[wish.measure])
            for wish in target.wishes
            if wish.measure in measures
        )
        self.names = tuple(dict.fromkeys(each.wish.measure for each in self._judges))
        """The measures that are asked for."""
        self._weight = sum(each.wish.weight for each in self._judges) or 1.0

    def score(self, measures: Mapping[str, float]) -> Score:
        """Return how well measures meet the wishes, with a mark for each of them."""
        marks = tuple(each.mark(measures) for each in self._judges)
        total = sum(each.closeness * each.wish.weight for each in marks) / self._weight
        return Score(total if self._judges else 1.0, marks)

    def merit(self, measures: Mapping[str, float]) -> float:
        """Return the total, less what lacks of required wishes: what improvement climbs."""
        found = lacking = 0.0
        for judge in self._judges:
            value = measures[judge.name]
            worth, lack = judge.judged.get(value) or judge.judge(value)
            found += worth
            lacking += lack
        return found / self._weight - lacking if self._judges else 1.0


class _Judge:
    """One wish, prepared to judge values of its measure."""

    def __init__(self, wish: Wish, measure: Measure) -> None:
        self.wish, self.name, self.weight = wish, wish.measure, wish.weight
        self.is_required = wish.required
        self.judged: dict[float, tuple[float, float]] = {}
        """What values count by their weight, and what they lack; the same ones come again and again."""
        self._span = (measure.most - measure.least) or 1.0
        self._slack = measure.step if wish.least is None and wish.most is None else 0.0
        self._best = wish.best
        self._least = float("-inf") if wish.least is None else wish.least
        self._most = float("inf") if wish.most is None else wish.most

    def mark(self, measures: Mapping[str, float]) -> WishMark:
        """Return what became of the wish."""
        value = measures[self.name]
        return WishMark(self.wish, value, self.closeness(value), self.is_met(value))

    def judge(self, value: float) -> tuple[float, float]:
        """Return what a value counts by its weight, and what it lacks of a required wish; both are remembered."""
        closeness = self.closeness(value)
        # What can't be better lies where it should.
        lacks = self.is_required and closeness < 1.0 and not self.is_met(value)
        if len(self.judged) >= MOST_JUDGED:
            self.judged.clear()
        found = self.weight * closeness, 1.0 - AT_THE_EDGE * closeness if lacks else 0.0
        self.judged[value] = found
        return found

    def is_met(self, value: float) -> bool:
        """Tell whether a value lies where it should."""
        if self._slack and self._best is not None:
            return abs(value - self._best) <= self._slack + 1e-9
        return self._least - 1e-9 <= value <= self._most + 1e-9

    def closeness(self, value: float) -> float:
        """Return how near a value is to what is wished, 1 if it can't be better."""
        inside = min(max(value, self._least), self._most)
        over = abs(value - inside)
        if not over:
            return 1.0 if self._best is None else self._nearness(value, self._best)
        edge = 1.0 if self._best is None else AT_THE_EDGE
        return edge / (1.0 + STRICTNESS * over / self._span)

    def _nearness(self, value: float, best: float) -> float:
        """Return how good a value is that lies within the range, never less than at its edge."""
        edge, away = (self._most if value > best else self._least), abs(value - best)
        if abs(edge) != float("inf"):
            return 1.0 - (1.0 - AT_THE_EDGE) * away / max(abs(edge - best), away, 1e-9)
        least = 0.0 if self._slack else AT_THE_EDGE
        return least + (1.0 - least) / (1.0 + NEARNESS * away / self._span)


def spans(measures: Mapping[str, Measure], names: Iterable[str]) -> Mapping[str, float]:
    """Return how far the values of some measures usually lie apart, at most."""
    return {name: (measures[name].most - measures[name].least) or 1.0 for name in names}


def distance(
    one: Mapping[str, float], other: Mapping[str, float], spans: Mapping[str, float]
) -> float:
    """Return how different two maps are by some measures, in spans of them: 0 if they measure the same."""
    if not spans:
        return 0.0
    return sum(min(1.0, abs(one[name] - other[name]) / span) for name, span in spans.items()) / len(
        spans
    )


Merit = Callable[[Mapping[str, float]], float]
"""Says how good measures are; the higher, the better."""
