"""The summary of some games: counts that add up, in whatever order the games were played."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from hullwright.schema.records import JsonObject

OUTCOMES = ("human", "alien", "both", "nobody")
"""Which sides have winners: one of them alone, both, or none."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What happened in some games. `a + b` is the summary of both; their order never matters."""

    games: int = 0
    outcomes: Mapping[str, int] = field(default_factory=Counter)
    """Games by the sides that have winners, one of OUTCOMES."""
    reasons: Mapping[str, int] = field(default_factory=Counter)
    """Games by why they ended."""
    escapes: Mapping[int, int] = field(default_factory=Counter)
    """Games by how many escaped."""
    rounds: Mapping[int, int] = field(default_factory=Counter)
    """Games by how many rounds were begun."""
    last_round: int = 0
    """Games that went on into the last round (EA-E4)."""
    kills: Mapping[int, int] = field(default_factory=Counter)
    """Games by how many were killed."""
    first_kills: Mapping[int, int] = field(default_factory=Counter)
    """Games by the round of the first kill; those without a kill are left out."""
    seat_wins: Mapping[int, int] = field(default_factory=Counter)
    """Wins by seat, counted from 0."""
    place_wins: Mapping[int, int] = field(default_factory=Counter)
    """Wins by place in the order of play, 0 for the player who began."""
    pods: Mapping[str, int] = field(default_factory=Counter)
    """Escapes by the label of the pod's sector."""
    visits: Mapping[str, int] = field(default_factory=Counter)
    """Moves that ended in each sector."""
    noises: Mapping[str, int] = field(default_factory=Counter)
    """Noises announced in each sector, true or not."""
    attacks: Mapping[str, int] = field(default_factory=Counter)
    deaths: Mapping[str, int] = field(default_factory=Counter)

    def __add__(self, other: "Summary") -> "Summary":
        return total((self, other))

    @property
    def human_wins(self) -> int:
        """Games with a winner on the Human side: escaped, or alive at the end where that wins."""
        return self.outcomes.get("human", 0) + self.outcomes.get("both", 0)

    @property
    def alien_wins(self) -> int:
        """Games with a winner on the Alien side."""
        return self.outcomes.get("alien", 0) + self.outcomes.get("both", 0)

    def to_json(self) -> JsonObject:
        """Return the counts, keys sorted, so that equal summaries have equal text."""
        return {each.name: _json(getattr(self, each.name)) for each in fields(self)}


def total(parts: Iterable[Summary]) -> Summary:
    """Return the summary of everything that the parts sum up."""
    names = [each.name for each in fields(Summary)]
    sums: dict[str, Any] = {name: _nothing(getattr(Summary(), name)) for name in names}
    for part in parts:
        for name in names:
            value = getattr(part, name)
            if isinstance(value, int):
                sums[name] += value
            else:
                sums[name].update(value)
    return Summary(**sums)


def _nothing(value: Any) -> Any:
    return 0 if isinstance(value, int) else Counter()


def _json(value: Any) -> Any:
    if isinstance(value, int):
        return value
    return {str(key): value[key] for key in sorted(value)}


def mean(counts: Mapping[int, int]) -> float | None:
    """Return the mean of what was counted, or None if nothing was.

    >>> mean({3: 1, 5: 3})
    4.5
    """
    number = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / number if number else None
