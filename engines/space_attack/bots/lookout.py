"""The lookout: what a bot makes of its view at one decision, as tables that many questions share."""

from collections.abc import Iterable, Sequence

from ..chart import FAR, cells_of, mask
from ..places import jump_point_of
from ..view import SpaceAttackView
from ..vocabulary import NONE, POD, SEATS
from .ground import gate_ways, ground, reach
from .weights import LONGEST

IN_LINE, OUT_OF_LINE = 1, 2
"""The flights of a fighter to a gate: one in a straight line, or two."""


class Lookout:
    """Where crew, ways out and creatures are, as one player sees them."""

    def __init__(self, view: SpaceAttackView, values: Sequence[float]) -> None:
        self.bestiary, self.chart, self.me = view.bestiary, view.chart, view.player
        self.ground = ground(self.chart)
        self.station, self.classes = view.station, view.classes
        self.open = self.chart.all & ~self.station
        self.where, self.aboard, self.owners = view.where, view.aboard, view.owners
        self.ships, self.ship_kinds = view.ships, view.ship_kinds
        self.players, self.ruleset = view.players, view.ruleset
        self.phase, self.subject, self.points = view.phase, view.subject, view.points
        self.creatures = _at_rest(view)
        self.creature_masks = tuple(map(mask, self.creatures))
        self.values = values
        """What each crew is worth, as far as the player knows."""
        self.stride = len(view.crew_values)
        self._sort_crew()
        self._reached: dict[int, set[int]] = {}
        self._pod_ways: tuple[int, ...] | None = None
        self._steers: dict[int, bool] = {}
        self._reaches: dict[int, int] = {}
        self._drift_ways: tuple[int, ...] | None = None

    def _sort_crew(self) -> None:
        """Find out who is where."""
        self.on_ships: dict[int, list[int]] = {}
        self.by_cell: dict[int, list[int]] = {}
        self.own: list[int] = []
        """The player's crew on the board."""
        exposed, owners, aboard, me = 0, self.owners, self.aboard, self.me
        for crew, at in enumerate(self.where):
            if at >= 0:
                if at in self.by_cell:
                    self.by_cell[at].append(crew)
                else:
                    self.by_cell[at] = [crew]
                    exposed |= 1 << at
                if aboard[crew] != NONE:
                    self.on_ships.setdefault(aboard[crew], []).append(crew)
                if owners[crew] == me:
                    self.own.append(crew)
        self.exposed = exposed & self.open
        """The open cells with crew, on ships or adrift."""
        self.seats = self.beside_seats = 0
        """The cells with a free seat, and those beside one."""
        near = self.chart.near_masks
        for cell, ship in self.ships.items():
            taken = self.on_ships.get(ship)
            if taken is None or len(taken) < SEATS[self.ship_kinds[ship]]:
                self.seats |= 1 << cell
                self.beside_seats |= near[cell]

    # -- who is where -----------------------------------------------------------------------------

    def mine(self, crew: int) -> bool:
        """Tell whether a crew is the player's own."""
        return self.owners[crew] == self.me

    def steers(self, ship: int) -> bool:
        """Tell whether nobody has more crew on a ship than the player has."""
        found = self._steers.get(ship)
        if found is None:
            owners = [self.owners[crew] for crew in self.on_ships.get(ship, ())]
            found = owners.count(self.me) == max(map(owners.count, owners), default=0)
            self._steers[ship] = found
        return found

    def reached(self, colour: int) -> set[int]:
        """Return the Jump Points that a colour has reached."""
        found = self._reached.get(colour)
        if found is None:
            crew = self.where[colour * self.stride : (colour + 1) * self.stride]
            found = self._reached[colour] = {
                point for at in crew if (point := jump_point_of(at)) >= 0
            }
        return found

    # -- ways ---------------------------------------------------------------------------------------

    @property
    def pod_ways(self) -> tuple[int, ...]:
        """The steps of a pod to the nearest gate, past creatures that end pods."""
        if self._pod_ways is None:
            blocked = 0
            for kind in self.bestiary.wreckers[POD]:
                blocked |= self.creature_masks[kind]
            self._pod_ways = gate_ways(self.chart, self.open & ~blocked)
        return self._pod_ways

    def drift_way(self, cell: int) -> int:
        """Return the steps of a Drifter from a cell to the nearest gate."""
        if self._drift_ways is None:
            self._drift_ways = gate_ways(self.chart, self.open)
        if self.station >> cell & 1:
            return 1 + min(self._drift_ways[near] for near in self.chart.near[cell])
        return self._drift_ways[cell]

    def reach(self, kind: int) -> int:
        """Return the mask of the cells that creatures of a kind can get to in a move."""
        found = self._reaches.get(kind)
        if found is None:
            passable = self.chart.all if self.bestiary.dives[kind] else self.open
            pace, cells = self.bestiary.paces[kind], self.creature_masks[kind]
            found = self._reaches[kind] = reach(self.chart, cells, pace, passable)
        return found

    def holds(self, kinds: Iterable[int], cell: int) -> bool:
        """Tell whether a creature of some kinds is in a cell."""
        return any(self.creature_masks[kind] >> cell & 1 for kind in kinds)

    def way_of(self, kind: int, cell: int) -> int:
        """Return what it would cost a ship of a kind in a cell to get to a gate."""
        steps = self.pod_ways[cell]
        if self.station >> cell & 1:
            steps = min(FAR, 1 + min(self.pod_ways[near] for near in self.chart.near[cell]))
        if kind == POD or steps in {0, FAR}:
            return steps if steps == FAR else min(steps, LONGEST - 1)
        return IN_LINE if self._sees_gate(cell) else OUT_OF_LINE

    def _sees_gate(self, cell: int) -> bool:
        """Tell whether a gate lies in a straight line over open cells without creatures."""
        barred = self.station
        for each in self.creature_masks:
            barred |= each
        gates = self.chart.gate_mask & ~barred
        for line in self.chart.lines[cell]:
            for each in line:
                if barred >> each & 1:
                    break
                if gates >> each & 1:
                    return True
        return False

    def seat_ways(self) -> dict[int, int]:
        """Return for tiles the cost of walking to a free seat and flying from there to a gate."""
        near, station = self.chart.near_masks, self.station
        starts: dict[int, int] = {}
        for cell in cells_of(self.seats):
            cost = self.way_of(self.ship_kinds[self.ships[cell]], cell)
            if cost < FAR:
                starts[cost] = starts.get(cost, 0) | near[cell] & station
        found: dict[int, int] = {}
        fringe = seen = cost = 0
        last = max(starts, default=-1)
        while fringe or cost <= last:
            fringe = (fringe | starts.get(cost, 0)) & ~seen
            seen |= fringe
            cost += 1
            grown = 0
            while fringe:
                lowest = fringe & -fringe
                fringe ^= lowest
                cell = lowest.bit_length() - 1
                found[cell] = cost
                grown |= near[cell]
            fringe = grown & station
        return found


def _at_rest(view: SpaceAttackView) -> Sequence[dict[int, int]]:
    """Return the creatures on the board, without one that is about to attack and may be turned away."""
    found = tuple(map(dict, view.creatures))
    if view.phase == "defend":
        kind, cell = map(int, view.subject)
        found[kind][cell] -= 1
        if not found[kind][cell]:
            del found[kind][cell]
    return found
