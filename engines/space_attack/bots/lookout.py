"""The lookout: what a bot makes of its view at one decision, as tables that many questions share."""

from collections.abc import Iterable
from functools import cached_property
from heapq import heappop, heappush

from ..chart import FAR, cells_of, mask
from ..places import jump_point_of
from ..view import SpaceAttackView
from ..vocabulary import FIGHTER, NONE, POD, SEATS
from .recollection import Recollection

FLIGHT = 3
"""How many cells of a pod's way a fighter makes for a movement point, about."""


class Lookout:
    """Where ways out and dangers are, as one player sees them."""

    def __init__(self, view: SpaceAttackView, recollection: Recollection) -> None:
        self.bestiary = view.bestiary
        self.me = view.player
        self.chart = view.chart
        self.station = view.station
        self.open = view.chart.all & ~view.station
        self.where, self.aboard, self.owners = view.where, view.aboard, view.owners
        self.ships, self.ship_kinds = view.ships, view.ship_kinds
        self.classes, self.phase, self.subject = view.classes, view.phase, view.subject
        self.creatures = _at_rest(view)
        self.values = recollection.values(view)
        """What each crew is worth; those of others what a crew is worth on average."""
        self.stride = len(view.crew_values)
        self.on_ships: dict[int, list[int]] = {}
        self.by_cell: dict[int, list[int]] = {}
        for crew, at in enumerate(self.where):
            if at >= 0:
                self.by_cell.setdefault(at, []).append(crew)
                if self.aboard[crew] != NONE:
                    self.on_ships.setdefault(self.aboard[crew], []).append(crew)

        self.exposed = mask(self.by_cell) & self.open
        """The open cells with crew, on ships or adrift."""

    # -- who is where -----------------------------------------------------------------------------

    def mine(self, crew: int) -> bool:
        """Tell whether a crew is the player's own."""
        return self.owners[crew] == self.me

    @cached_property
    def own(self) -> list[int]:
        """The player's crew on the board."""
        return [crew for crew, at in enumerate(self.where) if at >= 0 and self.mine(crew)]

    def free_seats(self, cell: int) -> int:
        """Return how many seats are free in a cell."""
        ship = self.ships.get(cell, NONE)
        if ship == NONE:
            return 0
        return SEATS[self.ship_kinds[ship]] - len(self.on_ships.get(ship, ()))

    def steers(self, ship: int) -> bool:
        """Tell whether nobody has more crew on a ship than the player has."""
        owners = [self.owners[crew] for crew in self.on_ships.get(ship, ())]
        return owners.count(self.me) == max(map(owners.count, owners), default=0)

    def reached(self, colour: int) -> set[int]:
        """Return the Jump Points that a colour has reached."""
        crew = range(colour * self.stride, (colour + 1) * self.stride)
        return {
            jump_point_of(self.where[each]) for each in crew if jump_point_of(self.where[each]) >= 0
        }

    # -- ways ---------------------------------------------------------------------------------------

    @cached_property
    def ship_ways(self) -> tuple[int, ...]:
        """The steps of a pod to the nearest gate, past creatures that end pods."""
        return self._ways(self.open & ~self._held_by(self.bestiary.wreckers[POD]))

    @cached_property
    def drift_ways(self) -> tuple[int, ...]:
        """The steps of a Drifter to the nearest gate, past creatures that end Drifters."""
        return self._ways(self.open & ~self._held_by(self.bestiary.eaters))

    def _held_by(self, kinds: Iterable[int]) -> int:
        """Return the mask of the cells that have creatures of some kinds."""
        return mask(cell for kind in kinds for cell in self.creatures[kind])

    def held_by(self, kinds: Iterable[int], cell: int) -> bool:
        """Tell whether a creature of some kinds is in a cell."""
        return any(cell in self.creatures[kind] for kind in kinds)

    def _ways(self, passable: int) -> tuple[int, ...]:
        gates = self.chart.gate_mask & passable
        return self.chart.distances(cells_of(gates), passable)

    @cached_property
    def seat_ways(self) -> dict[int, float]:
        """For tiles, the cost of walking to a free seat and flying from there to a gate."""
        found: dict[int, float] = {}
        fringe: list[tuple[float, int]] = []
        for cell in self.ships:
            if self.free_seats(cell) and self.ship_ways[cell] < FAR:
                heappush(fringe, (self.flight(cell) + 1, cell))
        while fringe:
            cost, cell = heappop(fringe)
            if cell in found:
                continue
            found[cell] = cost
            for near in self.chart.near[cell]:
                if self.station >> near & 1 and near not in found:
                    heappush(fringe, (cost + 1, near))
        return found

    def flight(self, cell: int) -> float:
        """Return what it costs the ship in a cell to get to a gate."""
        return self.way_of(self.ships[cell], cell)

    def way_of(self, ship: int, cell: int) -> float:
        """Return what it would cost a ship in a cell to get to a gate."""
        steps = self.ship_ways[cell]
        fighter = self.ship_kinds[ship] == FIGHTER
        return steps / FLIGHT if fighter and steps < FAR else float(steps)

    # -- dangers ------------------------------------------------------------------------------------

    @cached_property
    def threats(self) -> tuple[int, ...]:
        """For each kind of creature the mask of the cells that one can get to in a move."""
        return tuple(
            self.around(there, pace)
            for there, pace in zip(self.creatures, self.bestiary.paces, strict=True)
        )

    def around(self, cells: Iterable[int], pace: int) -> int:
        """Return the mask of the open cells within some steps of cells."""
        found = fringe = mask(cells)
        for _ in range(pace):
            grown = 0
            for cell in cells_of(fringe):
                grown |= self.chart.near_masks[cell]
            fringe = grown & self.open & ~found
            found |= fringe
        return found


def _at_rest(view: SpaceAttackView) -> tuple[dict[int, int], ...]:
    """Return the creatures on the board, without one that is about to attack and may be turned away."""
    found = tuple(map(dict, view.creatures))
    if view.phase == "defend":
        kind, cell = map(int, view.subject)
        found[kind][cell] -= 1
        if not found[kind][cell]:
            del found[kind][cell]
    return found
