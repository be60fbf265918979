"""What can be said of a station in the making: where space is open, what there is against it, and its measures."""

from collections.abc import Callable, Mapping
from functools import cached_property

from .frame import StationFrame, StationPlan
from .gate_ways import GateWays, mean_ring


class StationFindings:
    """A plan looked at: each answer is worked out when it is first asked for."""

    def __init__(self, frame: StationFrame, plan: StationPlan, ways: GateWays) -> None:
        self._frame, self._plan, self.ways = frame, plan, ways
        self.board, self.tiles = frame.board, plan.tiles
        self.open = frame.board.cells & ~plan.tiles
        self.gates = 0
        for each in plan.gates:
            self.gates |= each
        self.queens = plan.creatures[0] if plan.creatures else 0

    @cached_property
    def flights(self) -> list[int]:
        """The open cells that are 0, 1, 2 … steps from a gate for a ship."""
        return self.board.rings(self.gates, self.open)

    @cached_property
    def at_large(self) -> int:
        """The open cells that lead to a gate."""
        found = 0
        for ring in self.flights:
            found |= ring
        return found

    @cached_property
    def pod_cells(self) -> int:
        """The cells where pods may be placed, and get away."""
        return self._berths & self.at_large

    @cached_property
    def _berths(self) -> int:
        return self.open & ~self.queens & self.board.beside(self.tiles)

    @cached_property
    def exposed(self) -> int:
        """The tiles that touch an open cell."""
        return self.tiles & self.board.beside(self.open)

    @cached_property
    def pockets(self) -> list[int]:
        """The pieces of open space from which no gate can be reached."""
        return self.board.pieces(self.open & ~self.at_large)

    @cached_property
    def standing(self) -> tuple[int, ...]:
        """The tiles of each class that always lie where they lie, as the rules have it."""
        classes = self._plan.classes
        return (*classes[:-1], 0) if self._frame.needs.dealt_last else classes

    @cached_property
    def _dealt(self) -> tuple[int, int]:
        """How many tiles are dealt, and how many of their cells touch no open one."""
        fixed = 0
        for each in self.standing:
            fixed |= each
        dealt = self.tiles & ~fixed
        return dealt.bit_count(), (dealt & ~self.exposed).bit_count()

    @cached_property
    def enclosed(self) -> tuple[tuple[int, int], ...]:
        """How many tiles of each class touch no open cell, on the average of all deals: so many in so many."""
        number, hidden = self._dealt
        number = number or 1
        return tuple(
            (
                (own & ~self.exposed).bit_count() * number
                + max(count - own.bit_count(), 0) * hidden,
                number,
            )
            for own, count in zip(self.standing, self._frame.needs.counts, strict=True)
        )

    def free_share(self, number: int) -> float:
        """Return the share of a class that touches open space, on average."""
        (enclosed, of), count = self.enclosed[number], self._frame.needs.counts[number]
        free = max(0, count * of - enclosed) / of
        return round(free, 2) / count if count else 0.0

    @cached_property
    def trouble(self) -> int:
        """How much checks have against it; 0 if nothing."""
        board, plan, needs = self.board, self._plan, self._frame.needs
        near_gates = (plan.tiles & (self.gates | board.beside(self.gates))).bit_count()
        closed_in = sum(
            max(0, -((count * of - 3 * each) // of))
            for (each, of), count in zip(self.enclosed, needs.counts, strict=True)
        )
        outer = (plan.tiles & board.beside(self.at_large)).bit_count()
        inner = plan.tiles.bit_count() - outer
        crew = max(0, needs.crew - outer - inner * needs.crew_on_inner_tile)
        return near_gates + closed_in + crew + self._crowding + self._walls

    @property
    def _crowding(self) -> int:
        """How many pods find no cell, or none without a Queen beside it."""
        safe = self.pod_cells & ~self.board.beside(self.queens)
        return max(0, self._frame.needs.pods - safe.bit_count())

    @property
    def _walls(self) -> int:
        """How much tiles of the last class close off until they fall, and whether all Queens are enclosed."""
        late = self.board.cells & ~self.standing[-1]
        reached = self.board.flooded(self.gates, late)
        joined = self.board.flooded(self._plan.gates[0], late) if self._plan.gates else 0
        sealed = ((self._berths & ~self.at_large) | self.queens) & ~reached
        apart = sum(not each & joined for each in self._plan.gates)
        locked_in = bool(self.queens) and not self.queens & self.at_large
        return sealed.bit_count() + apart + locked_in

    @cached_property
    def pressure(self) -> float:
        """How hard Queens press on pod cells: the sum of 1/steps to each that they can reach."""
        total = 0.0
        for low in self.queen_cells():
            for steps, ring in enumerate(self.board.rings(low, self.open)):
                if steps:
                    total += (ring & self.pod_cells).bit_count() / steps
        return round(total, 2)

    def queen_cells(self) -> list[int]:
        """Return the cell of each Queen as a set of its own."""
        found, left = [1 << each for each in self._frame.crowd], self.queens
        while left:
            found.append(left & -left)
            left &= left - 1
        return found

    @cached_property
    def pieces(self) -> list[int]:
        """The pieces that the station is in."""
        return self.board.pieces(self.tiles)

    @cached_property
    def shares(self) -> list[float]:
        """How many tiles are nearest to each Jump Point."""
        return self.ways.shares(self.tiles)

    @cached_property
    def mean_ways(self) -> list[float]:
        """How far tiles are from each Jump Point, on average."""
        return [mean_ring(each, self.tiles) for each in self.ways.rings_of_each]

    @cached_property
    def tile_steps(self) -> list[int]:
        """How far from the nearest gate tiles are, the nearest first."""
        return [steps for steps, ring in enumerate(self.ways.rings) if ring & self.tiles]


def _gap(values: list[float]) -> float:
    return round(max(values) - min(values), 2)


FIGURES: Mapping[str, Callable[[StationFindings], float]] = {
    "tiles": lambda found: found.tiles.bit_count(),
    "pieces": lambda found: len(found.pieces),
    "smallest-piece": lambda found: min(each.bit_count() for each in found.pieces),
    "hull": lambda found: found.board.edges(found.tiles, found.open),
    "share-gap": lambda found: _gap(found.shares),
    "way-gap": lambda found: _gap(found.mean_ways),
    "nearest-tile": lambda found: found.tile_steps[0],
    "mean-way": lambda found: mean_ring(found.ways.rings, found.tiles),
    "farthest-tile": lambda found: found.tile_steps[-1],
    "pod-cells": lambda found: found.pod_cells.bit_count(),
    "pod-way": lambda found: mean_ring(found.flights, found.pod_cells),
    "pockets": lambda found: len(found.pockets),
    "pocket-cells": lambda found: sum(each.bit_count() for each in found.pockets),
    "exposed": lambda found: found.exposed.bit_count() / found.tiles.bit_count(),
    "exposed-first": lambda found: found.free_share(0),
    "exposed-last": lambda found: found.free_share(-1),
    "queen-pressure": lambda found: found.pressure,
    "enclosed-queens": lambda found: sum(not at & found.at_large for at in found.queen_cells()),
    "turret-cover": lambda found: found.board.in_line(found.standing[-1], found.open).bit_count(),
}
"""How each measure is worked out."""
