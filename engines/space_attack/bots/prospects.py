"""Prospects: what a crew is worth to its player at a place, by how likely it gets away from there."""

from collections.abc import Sequence

from ..chart import FAR
from ..vocabulary import FIGHTER, NONE, POD
from .lookout import Lookout
from .weights import LONGEST, RescueWeights

HOPELESS = 0.04
"""What is left of a Drifter's worth at the least."""
WRECK_LEFT = 0.5
"""How much of a ship's crew is lost with the ship alone."""


class CrewProspects:
    """The worth of crew at places, for one decision."""

    def __init__(
        self,
        lookout: Lookout,
        weights: RescueWeights,
        in_time: Sequence[float],
        perils: Sequence[float],
        lasting: Sequence[float],
        lowest: int,
    ) -> None:
        self._at, self._weights = lookout, weights
        self._in_time = in_time
        """What is left of a crew's worth by the movement points that it is away from a gate."""
        self._perils = perils
        """For each kind of creature how likely one is moved onto crew in its reach."""
        self._lasting = lasting
        """How likely the game goes on in each turn from now on."""
        self._lowest = lowest
        """The class of tiles that is being removed."""
        self._now: dict[int, float] = {}
        self._drifts: dict[int, float] = {}
        self._flights: dict[tuple[int, int], float] = {}
        self._tiles: dict[int, float] = {}
        self._costs: dict[int, int] | None = None
        self._eaters = 0
        for kind in lookout.bestiary.eaters:
            self._eaters |= lookout.creature_masks[kind]

    def now(self, crew: int) -> float:
        """Return what a crew is worth where it is."""
        found = self._now.get(crew)
        if found is None:
            at, ship = self._at.where[crew], self._at.aboard[crew]
            found = self.on_cell(crew, at) if ship == NONE else self.on_ship(crew, at, ship)
            self._now[crew] = found
        return found

    def on_cell(self, crew: int, cell: int) -> float:
        """Return what it would be worth without a ship on a cell."""
        if self._at.station >> cell & 1:
            return self._at.values[crew] * self.tile_share(cell)
        return self._at.values[crew] * self.drift_share(cell)

    def tile_share(self, cell: int) -> float:
        """Return what is left of a crew's worth on a tile."""
        found = self._tiles.get(cell)
        if found is None:
            if self._costs is None:
                self._costs = self._at.seat_ways()
            cost, weights = self._costs.get(cell), self._weights
            if cost is None:
                found = weights.stranded
            else:
                found = weights.on_tile * self._in_time[min(cost, LONGEST - 1)]
            if self._at.classes[cell] == self._lowest:
                found *= weights.next_to_fall
            self._tiles[cell] = found
        return found

    def on_ship(self, crew: int, cell: int, ship: int) -> float:
        """Return what it would be worth on a ship that is in a cell."""
        worth = self._at.values[crew] * self.flight_share(self._at.ship_kinds[ship], cell)
        if self._at.owners[crew] == self._at.me and not self._at.steers(ship):
            return worth * self._weights.passenger
        return worth

    def flight_share(self, kind: int, cell: int) -> float:
        """Return what is left of a crew's worth on a ship of a kind in a cell."""
        key = kind, cell
        found = self._flights.get(key)
        if found is None:
            cost = self._at.way_of(kind, cell)
            if cost == FAR:
                found = self._weights.stranded
            else:
                found = self._in_time[cost] * self._ship_safety(kind, cell)
            self._flights[key] = found
        return found

    def drift_share(self, cell: int) -> float:
        """Return what is left of a crew's worth as a Drifter."""
        found = self._drifts.get(cell)
        if found is None:
            found = self._drifts[cell] = self._drift_share(cell)
        return found

    def _drift_share(self, cell: int) -> float:
        if self._eaters >> cell & 1:
            return 0.0
        at, weights = self._at, self._weights
        steps = at.drift_way(cell)
        share = HOPELESS
        if steps < len(self._lasting):
            share = max(share, weights.by_drift[steps] * self._lasting[steps])
        if at.seats >> cell & 1:
            share = max(share, weights.by_ship * self._seat_share(cell))
        if at.beside_seats >> cell & 1:
            beside = [each for each in at.chart.near[cell] if at.seats >> each & 1]
            same_turn = at.ruleset.drifter_board == "same_turn"
            factor = weights.by_ship if same_turn else weights.near_ship
            share = max(share, factor * max(map(self._seat_share, beside)))
        return share * self._drifter_safety(cell)

    def _seat_share(self, cell: int) -> float:
        return self.flight_share(self._at.ship_kinds[self._at.ships[cell]], cell)

    def saved(self, crew: int, cell: int) -> float:
        """Return what it would be worth beyond the gate in a cell; a new Jump Point is a point."""
        jump_point = self._at.chart.gates[cell]
        new = jump_point not in self._at.reached(crew // self._at.stride)
        return self._at.values[crew] * self._weights.saved + 0.5 + self._weights.new_point * new

    # -- dangers ------------------------------------------------------------------------------------

    def _ship_safety(self, ship_kind: int, cell: int) -> float:
        """Return how likely a ship's crew survive in a cell until the next turn."""
        safety, at = 1.0, self._at
        for kind in at.bestiary.wreckers[ship_kind]:
            if at.reach(kind) >> cell & 1:
                lost = 1.0 if at.bestiary.eats_crew[kind] else WRECK_LEFT
                safety *= 1 - self._perils[kind] * lost
        return safety

    def _drifter_safety(self, cell: int) -> float:
        """Return how likely a Drifter survives in a cell until the next turn."""
        safety, at = 1.0, self._at
        for kind in at.bestiary.eaters:
            if at.reach(kind) >> cell & 1:
                safety *= 1 - self._perils[kind]
        return safety

    # -- meeting creatures --------------------------------------------------------------------------

    def boarded(self, crew: int, cell: int) -> float:
        """Return what a crew would be worth that boards the ship in a cell, where a creature may wait (SA-59)."""
        at, ship = self._at, self._at.ships[cell]
        kind, attacked = at.ship_kinds[ship], at.ruleset.boarding_attacked
        if attacked == "all" or (attacked == "pods" and kind == POD):
            waiting = [
                each for each in at.bestiary.wreckers[kind] if at.creature_masks[each] >> cell & 1
            ]
            if waiting:
                eaten = any(at.bestiary.eats_crew[each] for each in waiting)
                return 0.0 if eaten else at.values[crew] * self.drift_share(cell)
        return self.on_ship(crew, cell, ship)

    def loss(self, kind: int, cell: int, crew: int) -> float:
        """Return how much of its worth a crew loses when a creature attacks in its cell."""
        ship, tables = self._at.aboard[crew], self._at.bestiary
        if ship == NONE:
            return self.now(crew) if tables.eats[kind] else 0.0
        ship_kind = self._at.ship_kinds[ship]
        if not tables.wrecks[kind][FIGHTER if ship_kind == FIGHTER else POD]:
            return 0.0
        if tables.eats_crew[kind]:
            return self.now(crew)
        return self.now(crew) - self._at.values[crew] * self.drift_share(cell)
