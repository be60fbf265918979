"""Prospects: what a crew is worth to its player at a place, by how likely it gets away from there."""

from ..chart import FAR
from ..vocabulary import NONE, POD
from .lookout import Lookout

PER_STEP = 0.82
"""What is left of a crew's worth for each movement point that it is away from a gate."""
ON_TILE, ADRIFT = 0.8, 0.42
"""What is left of it without a ship: on a tile, and in open space."""
BY_A_SHIP, NEAR_A_SHIP = 0.65, 0.42
"""In open space with a free seat in the same cell, and in a cell beside it."""
STRANDED = 0.3
"""On a tile from which no ship can be reached."""
DRIFT_STEP = 0.8
"""For each step of a Drifter, who makes one in a turn."""
NEXT_TO_FALL = 0.9
"""On a tile of the class that is being removed."""
DEADLY_NEAR, WRECKER_NEAR, EATER_NEAR = 0.9, 0.95, 0.6
"""Near creatures that end ships with their crew, ships alone, and Drifters alone."""
OWN_LOSS, OTHERS_LOSS = 1.2, 0.6
"""How much losses count."""
NOT_AT_THE_HELM = 0.85
"""On a ship that others steer."""
SAVED = 1.25
"""A saved crew is worth more than one at the gate, whatever waits there."""


class CrewProspects:
    """The worth of crew at places, for one decision."""

    def __init__(self, lookout: Lookout) -> None:
        self._at = lookout
        self._now: dict[int, float] = {}
        self._harms: dict[tuple[int, int], float] = {}
        station = lookout.station
        self.lowest = min(
            (each for cell, each in enumerate(lookout.classes) if station >> cell & 1), default=0
        )

    def now(self, crew: int) -> float:
        """Return what a crew is worth where it is."""
        if crew not in self._now:
            at, ship = self._at.where[crew], self._at.aboard[crew]
            found = self.on_cell(crew, at) if ship == NONE else self.on_ship(crew, at, ship)
            self._now[crew] = found
        return self._now[crew]

    def on_cell(self, crew: int, cell: int) -> float:
        """Return what it would be worth without a ship on a cell."""
        tile = self._at.station >> cell & 1
        return self.on_tile(crew, cell) if tile else self.adrift(crew, cell)

    def on_tile(self, crew: int, cell: int) -> float:
        """Return what it would be worth on a tile."""
        cost = self._at.seat_ways.get(cell)
        share = STRANDED if cost is None else ON_TILE * PER_STEP**cost
        if self._at.classes[cell] == self.lowest:
            share *= NEXT_TO_FALL
        return self._at.values[crew] * share

    def on_ship(self, crew: int, cell: int, ship: int) -> float:
        """Return what it would be worth on a ship that is in a cell."""
        if self._at.ship_ways[cell] >= FAR:
            return self._at.values[crew] * STRANDED
        left = self._at.way_of(ship, cell)
        worth: float = self._at.values[crew] * PER_STEP**left * self.ship_safety(cell)
        return worth if self._at.steers(ship) else NOT_AT_THE_HELM * worth

    def adrift(self, crew: int, cell: int) -> float:
        """Return what it would be worth as a Drifter."""
        if self._at.held_by(self._at.bestiary.eaters, cell):
            return 0.0
        steps = self._at.drift_ways[cell]
        share = ADRIFT * DRIFT_STEP**steps if steps < FAR else 0.0
        if self._at.free_seats(cell):
            share = max(share, BY_A_SHIP * PER_STEP ** self._at.flight(cell))
        else:
            share = max(share, NEAR_A_SHIP * PER_STEP ** self._beside(cell))
        worth: float = self._at.values[crew] * max(share, ADRIFT / 10)
        return worth * self.drifter_safety(cell)

    def _beside(self, cell: int) -> float:
        """Return what it costs the best ship beside a cell to get to a gate."""
        near = self._at.chart.near[cell]
        flights = (self._at.flight(each) for each in near if self._at.free_seats(each))
        return min(flights, default=float(FAR))

    def saved(self, crew: int, cell: int) -> float:
        """Return what it would be worth beyond the gate in a cell; a new Jump Point is a point."""
        jump_point = self._at.chart.gates[cell]
        new = jump_point not in self._at.reached(crew // self._at.stride)
        return self._at.values[crew] * SAVED + 0.5 + new

    def ship_safety(self, cell: int) -> float:
        """Return how likely a ship survives in a cell until the next turn."""
        safety, tables = 1.0, self._at.bestiary
        for kind in tables.wreckers[POD]:
            if self._at.threats[kind] >> cell & 1:
                safety *= DEADLY_NEAR if tables.eats_crew[kind] else WRECKER_NEAR
        return safety

    def drifter_safety(self, cell: int) -> float:
        """Return how likely a Drifter survives in a cell until the next turn."""
        safety, tables = 1.0, self._at.bestiary
        for kind in tables.eaters:
            if self._at.threats[kind] >> cell & 1:
                safety *= DEADLY_NEAR if any(tables.wrecks[kind]) else EATER_NEAR
        return safety

    def harmed(self, kind: int, cell: int) -> float:
        """Return what a creature's attack in a cell would be worth: others' losses less our own."""
        key = kind, cell
        if key not in self._harms:
            victims = self._at.by_cell.get(cell, ()) if self._at.open >> cell & 1 else ()
            self._harms[key] = sum(self._loss(kind, cell, crew) for crew in victims)
        return self._harms[key]

    def _loss(self, kind: int, cell: int, crew: int) -> float:
        """Return what it would be worth that a creature attacks a crew in its cell."""
        ship, tables = self._at.aboard[crew], self._at.bestiary
        aboard = ship != NONE
        hit = tables.wrecks[kind][self._at.ship_kinds[ship]] if aboard else tables.eats[kind]
        if not hit:
            return 0.0
        survives = aboard and not tables.eats_crew[kind]
        loss = self.now(crew) - (self.adrift(crew, cell) if survives else 0.0)
        return -OWN_LOSS * loss if self._at.mine(crew) else OTHERS_LOSS * loss
