"""Measures that are worked out when they are asked for: most targets wish for a few."""

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

F = TypeVar("F")


class AskedMeasures(Mapping[str, float], Generic[F]):
    """The measures of a map as it is when they are made; each is worked out once."""

    def __init__(self, table: Mapping[str, Callable[[F], float]], found: F) -> None:
        """Make measures that a table knows how to work out of what has been found."""
        self._table, self._found = table, found
        self._known: dict[str, float] = {}

    def __getitem__(self, name: str) -> float:
        known = self._known
        if name in known:
            return known[name]
        value = known[name] = self._table[name](self._found)
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)
