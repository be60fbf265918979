"""Falls: what it is worth that a tile goes, by what may come in its place."""

from collections.abc import Iterable, Sequence

from ..chart import cells_of
from ..vocabulary import SEATS
from .lookout import Lookout
from .menace import Menace
from .prospects import CrewProspects
from .removal_odds import RemovalOdds


class Falls:
    """The worth of removals, for one decision."""

    def __init__(
        self,
        lookout: Lookout,
        prospects: CrewProspects,
        menace: Menace,
        stakes: Sequence[float],
        odds: RemovalOdds,
    ) -> None:
        self._at, self._prospects, self._menace = lookout, prospects, menace
        self._stakes, self._odds = stakes, odds

    def removed(self, cell: int) -> float:
        """Return what it is worth to remove a tile: others fall into space, own crew better not."""
        odds = self._odds
        looming = self._menace.looming
        gain = sum([chance * looming(kind, cell) for kind, chance in odds.creatures.items()], 0.0)
        gain += sum([chance * self.swallowed(cell, far) for far, chance in odds.holes.items()], 0.0)
        crew = self._at.by_cell.get(cell)
        return gain + self._fallen(cell, crew) if crew else gain

    def swallowed(self, cell: int, radius: int) -> float:
        """Return what it is worth that everything in a cell and around it is gone."""
        around = self._at.ground.within_masks(radius)[cell] & self._at.exposed
        lost = [crew for each in cells_of(around) for crew in self._at.by_cell[each]]
        worth, now = self._menace.worth_of_loss, self._prospects.now
        return sum([worth(crew, now(crew)) for crew in lost], 0.0)

    def _fallen(self, cell: int, crew: Iterable[int]) -> float:
        """Return what it is worth that the crew of a tile fall, or find a ship where it was."""
        gain, at = 0.0, self._at
        drift = self._prospects.drift_share(cell)
        flights = [
            (SEATS[kind], chance, self._prospects.flight_share(kind, cell))
            for kind, chance in self._odds.ships.items()
        ]
        for place, each in enumerate(sorted(crew, key=lambda one: not at.mine(one))):
            share, left = 0.0, 1 - self._odds.eaten
            for seats, chance, flight in flights:
                if place < seats:
                    share += chance * flight
                    left -= chance
            then = at.values[each] * (share + max(left, 0.0) * drift)
            gain += self._stakes[at.owners[each]] * (then - self._prospects.now(each))
        return gain
