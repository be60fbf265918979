"""The summary of some games: counts that add up, in whatever order the games were played."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from hullwright.schema.records import Json, JsonObject

Key = TypeVar("Key", str, int)


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What happened in some games. `a + b` is the summary of both; their order never matters.

    What is counted in every game has a field of its own; what a game counts besides stands under its
    own names in `shares`, `numbers`, `places` and `pieces`.
    """

    games: int = 0
    outcomes: Mapping[str, int] = field(default_factory=Counter)
    """Games by who won, in the words of the game."""
    reasons: Mapping[str, int] = field(default_factory=Counter)
    """Games by why they ended."""
    rounds: Mapping[int, int] = field(default_factory=Counter)
    """Games by how many rounds were begun."""
    seat_wins: Mapping[int, int] = field(default_factory=Counter)
    """Wins by seat, counted from 0."""
    place_wins: Mapping[int, int] = field(default_factory=Counter)
    """Wins by place in the order of play, 0 for the player who began."""
    bot_seats: Mapping[str, int] = field(default_factory=Counter)
    """How often each kind of bot has played."""
    bot_wins: Mapping[str, int] = field(default_factory=Counter)
    """How often each kind of bot has won."""
    shares: Mapping[str, int] = field(default_factory=Counter)
    """Games in which something happened, by its name."""
    numbers: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    """Games by a number that each of them has, such as kills, by its name."""
    places: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Something counted by the labels of spaces, such as visits, by its name."""
    pieces: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Something counted by the names of pieces, such as items that were used, by its name."""

    def __add__(self, other: "Summary") -> "Summary":
        return total((self, other))

    def plain(self) -> "Summary":
        """Return the same with plain tables, which is all that travels between our processes."""
        return Summary(**{each.name: _plain(getattr(self, each.name)) for each in fields(self)})

    def counts(self) -> JsonObject:
        """Return every field under its own name, for a file from which `from_counts` reads it again."""
        return {each.name: _json(getattr(self, each.name)) for each in fields(self)}

    @classmethod
    def from_counts(cls, value: JsonObject) -> "Summary":
        """Return the summary that was written by `counts`."""
        # Any: as in `total`.
        read: dict[str, Any] = dict(value)
        read.update({name: _numbered(value[name]) for name in NUMBERED})
        read["numbers"] = {name: _numbered(each) for name, each in value["numbers"].items()}
        return cls(**read)

    def ended(self, outcomes: Iterable[str]) -> int:
        """Return in how many games one of some outcomes came about."""
        return sum(self.outcomes.get(each, 0) for each in outcomes)

    def to_json(self) -> JsonObject:
        """Return the counts, keys sorted, so that equal summaries have equal text."""
        whole: JsonObject = {each.name: _json(getattr(self, each.name)) for each in fields(self)}
        for name in ("shares", "numbers", "places"):
            whole.update(whole.pop(name))
        return whole


# Any: tables in tables, of numbers and names.
def _plain(value: Any) -> Any:
    if not isinstance(value, Mapping):
        return value
    return {key: _plain(each) for key, each in value.items()}


def total(parts: Iterable[Summary]) -> Summary:
    """Return the summary of everything that the parts sum up."""
    # Any: one of the fields is a number, some are tables of counts, and some tables of such.
    sums: dict[str, Any] = {each.name: _nothing(each.name) for each in fields(Summary)}
    for part in parts:
        for name, value in vars(part).items():
            if name == "games":
                sums[name] += value
            elif name in NESTED:
                for key, counts in value.items():
                    sums[name].setdefault(key, Counter()).update(counts)
            else:
                sums[name].update(value)
    return Summary(**sums)


NESTED = ("numbers", "places", "pieces")
NUMBERED = ("rounds", "seat_wins", "place_wins")
"""Tables whose keys are numbers, which JSON has as texts."""


def _numbered(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(key): count for key, count in counts.items()}


def _nothing(name: str) -> object:
    if name == "games":
        return 0
    return {} if name in NESTED else Counter()


def _json(value: Any) -> Json:  # Any: a count, or a table of counts, one inside another
    if isinstance(value, int):
        return value
    return {str(key): _json(value[key]) for key in sorted(value)}


def mean(counts: Mapping[int, int]) -> float | None:
    """Return the mean of what was counted, or None if nothing was.

    >>> mean({3: 1, 5: 3})
    4.5
    """
    number = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / number if number else None
