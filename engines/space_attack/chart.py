"""The chart: a station's cells as numbers and masks, worked out once for each game."""

from collections.abc import Iterable, Iterator, Sequence

from hullwright.schema.boards.hexes import DIRECTIONS, Hex
from hullwright.schema.kinds.station.survey import StationSurvey

from .vocabulary import NONE

FAR = 99
"""The distance of what can't be reached."""


class StationChart:
    """Where cells, gates and tiles are. A mask is a whole number with a bit for each cell."""

    def __init__(self, survey: StationSurvey) -> None:
        cells, layout = survey.cells, survey.layout
        self.ids = cells.ids
        self.index = dict(cells.index)
        self.near = tuple(cells.neighbours)
        self.lines = _lines(survey.hexes)
        self.near_masks = tuple(map(mask, self.near))
        self.all = (1 << len(self.ids)) - 1
        self.station = mask(survey.tiles)
        self.outer = mask(survey.outer_tiles)
        self.jump_points = tuple(each.id for each in layout.jump_points)
        self.gates = [NONE] * len(self.ids)
        for number, name in enumerate(self.jump_points):
            for gate in survey.gates[name]:
                self.gates[gate] = number
        self.gate_mask = mask(survey.all_gates)
        self.creatures = tuple((each.kind, self.index[each.at]) for each in layout.creatures)
        self.fixed = {cell: (str(kind.tile), kind.back) for cell, kind in survey.fixed.items()}
        self.known_backs = mask(cell for cell, (_, back) in self.fixed.items() if back)
        self.ways_out = tuple(
            self.distances(survey.gates[name], self.all) for name in self.jump_points
        )
        """For each Jump Point the steps from its gates to each cell, tiles being no hindrance."""
        self.apart = tuple(self.distances([cell], self.all) for cell in range(len(self.ids)))
        """The steps between any two cells, tiles being no hindrance."""

    def distances(self, starts: Iterable[int], passable: int) -> tuple[int, ...]:
        """Return the fewest steps from some cells to each cell through those of a mask, or FAR."""
        found = [FAR] * len(self.ids)
        fringe = list(starts)
        for cell in fringe:
            found[cell] = 0
        for cell in fringe:
            for near in self.near[cell]:
                if found[near] == FAR and passable >> near & 1:
                    found[near] = found[cell] + 1
                    fringe.append(near)
        return tuple(found)


def mask(cells: Iterable[int]) -> int:
    """Return the mask of some cells.

    >>> mask([0, 3])
    9
    """
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(found: int) -> Iterator[int]:
    """Yield the cells of a mask in order.

    >>> list(cells_of(9))
    [0, 3]
    """
    while found:
        lowest = found & -found
        yield lowest.bit_length() - 1
        found ^= lowest


def _lines(hexes: Sequence[Hex]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each cell and each of the six directions the cells in a straight line."""
    numbers = {at: number for number, at in enumerate(hexes)}
    return tuple(tuple(tuple(_line(at, way, numbers)) for way in DIRECTIONS) for at in hexes)


def _line(at: Hex, way: Hex, numbers: dict[Hex, int]) -> Iterator[int]:
    while (at := at + way) in numbers:
        yield numbers[at]
