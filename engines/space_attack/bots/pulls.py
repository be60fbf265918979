"""Pulls: how much seats are wanted in a cell by crew who have none."""

from itertools import accumulate

from ..vocabulary import NONE, SEATS
from .lookout import Lookout

MOST_SEATS = max(SEATS)
NOBODY = [0.0] * MOST_SEATS
PULL = tuple(0.7**steps for steps in range(100))
"""How much a seat is wanted by crew some steps away."""


class Pulls:
    """What a player's own crew without a ship want; it holds until one of them moves."""

    def __init__(self) -> None:
        self._places: list[tuple[int, int]] = []
        self._values: list[tuple[float, tuple[int, ...]]] = []
        self._found: dict[int, list[float]] = {}

    def look(self, at: Lookout) -> None:
        """See who wants a seat now."""
        places = [(crew, at.where[crew]) for crew in at.own if at.aboard[crew] == NONE]
        if places != self._places:
            self._places, self._found = places, {}
            self._values = [(at.values[crew], at.chart.apart[cell]) for crew, cell in places]

    def at(self, cell: int, seats: int) -> float:
        """Return how much some seats in a cell are wanted."""
        found = self._found.get(cell)
        if found is None:
            wants = sorted([value * PULL[row[cell]] for value, row in self._values], reverse=True)
            found = self._found[cell] = [0.0, *accumulate((wants + NOBODY)[:MOST_SEATS])]
        return found[seats]
