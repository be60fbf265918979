"""Menace: what it is worth to have a creature somewhere, or to have it gone."""

from collections.abc import Sequence

from ..chart import cells_of
from ..vocabulary import FIGHTER, NONE
from .lookout import Lookout
from .prospects import CrewProspects
from .weights import RescueWeights


class Menace:
    """The worth of creatures at places, for one decision."""

    def __init__(
        self,
        lookout: Lookout,
        prospects: CrewProspects,
        weights: RescueWeights,
        stakes: Sequence[float],
        rolled: Sequence[float],
    ) -> None:
        self._at, self._prospects, self._weights = lookout, prospects, weights
        self._stakes = stakes
        """What a point of each player is worth to this one."""
        self._rolled = rolled
        """For each kind how often the die shows it, measured by an even die."""
        self._harms: dict[tuple[int, int], float] = {}
        self._fields: dict[int, tuple[Sequence[float], Sequence[float]]] = {}

    def harmed(self, kind: int, cell: int) -> float:
        """Return what a creature's attack in a cell would be worth: others' losses less our own."""
        if not self._at.exposed >> cell & 1:
            return 0.0
        key = kind, cell
        found = self._harms.get(key)
        if found is None:
            loss = self._prospects.loss
            harms = [
                self.worth_of_loss(crew, loss(kind, cell, crew)) for crew in self._at.by_cell[cell]
            ]
            found = self._harms[key] = sum(harms, 0.0)
        return found

    def worth_of_loss(self, crew: int, loss: float) -> float:
        """Return what it is worth to the player that a crew loses some of its worth."""
        owner = self._at.owners[crew]
        if owner == self._at.me:
            return -self._weights.own_loss * loss
        return -self._stakes[owner] * loss

    def looming(self, kind: int, cell: int) -> float:
        """Return what a creature in a cell promises: attacks on others less those on our own."""
        if kind in self._fields:
            return self._fields[kind][0][cell]
        within = self._at.ground.within_masks(self._at.bestiary.paces[kind])[cell]
        found = sum([self.harmed(kind, each) for each in cells_of(self._at.exposed & within)], 0.0)
        found *= self._weights.later * self._rolled[kind]
        return found - self._weights.keeper if self._at.chart.gate_mask >> cell & 1 else found

    def field(self, kind: int) -> tuple[Sequence[float], Sequence[float]]:
        """Return what a creature promises in each cell, and the same with its attack on coming there."""
        found = self._fields.get(kind)
        if found is None:
            found = self._fields[kind] = self._field(kind)
        return found

    def _field(self, kind: int) -> tuple[Sequence[float], Sequence[float]]:
        """Return it for all cells in one go: every place of crew reaches as far as the creature."""
        ground = self._at.ground
        found = [0.0] * ground.size
        within = ground.within(self._at.bestiary.paces[kind])
        later = self._weights.later * self._rolled[kind]
        harms = [(each, self.harmed(kind, each)) for each in cells_of(self._at.exposed)]
        for each, harm in harms:
            if harm:
                for cell in within[each]:
                    found[cell] += later * harm
        for gate in cells_of(self._at.chart.gate_mask):
            found[gate] -= self._weights.keeper
        attacking = found.copy()
        for each, harm in harms:
            attacking[each] += harm
        return found, attacking

    def moved(self, kind: int, start: int, end: int) -> float:
        """Return what it is worth to move a creature, its attack at the end included."""
        field, attacking = self.field(kind)
        return attacking[end] - field[start]

    def put(self, kind: int, cell: int) -> float:
        """Return what it is worth to put a creature into a cell, of which there are many."""
        return self.field(kind)[1][cell]

    def captured(self, cell: int) -> float:
        """Return what it is worth to capture all creatures of a cell."""
        worths = [
            there[cell] * (self._weights.prisoner - self.looming(kind, cell))
            for kind, there in enumerate(self._at.creatures)
            if cell in there
        ]
        return sum(worths, 0.0)

    def evolved(self, old: int, cell: int, new: int) -> float:
        """Return what it is worth to let a creature evolve in its cell."""
        gain = self.looming(new, cell) - self.looming(old, cell)
        if self._at.ruleset.evolve_attacks == "all" or self._fighter_in(cell):
            gain += self.harmed(new, cell)
        return gain

    def _fighter_in(self, cell: int) -> bool:
        ship = self._at.ships.get(cell, NONE)
        return ship != NONE and self._at.ship_kinds[ship] == FIGHTER
