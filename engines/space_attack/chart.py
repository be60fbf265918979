"""The chart: a station's cells as numbers and masks, worked out once for each game."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from hullwright.schema.boards.hexes import DIRECTIONS, Hex
from hullwright.schema.kinds.station.survey import StationSurvey

from .vocabulary import NONE

FAR = 99
"""The distance of what can't be reached."""

_Near: TypeAlias = tuple[tuple[int, ...], ...]
"""The neighbours of each cell."""


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
        self.apart = _apart(self.near)
        """The steps between any two cells, tiles being no hindrance."""

    def distances(self, starts: Iterable[int], passable: int) -> tuple[int, ...]:
        """Return the fewest steps from some cells to each cell through those of a mask, or FAR."""
        return _steps(self.near, starts, passable)


def _steps(near: _Near, starts: Iterable[int], passable: int) -> tuple[int, ...]:
    found = [FAR] * len(near)
    fringe = list(starts)
    for cell in fringe:
        found[cell] = 0
    for cell in fringe:
        for other in near[cell]:
            if found[other] == FAR and passable >> other & 1:
                found[other] = found[cell] + 1
                fringe.append(other)
    return tuple(found)


# Whoever tries rules, or other bots, makes game after game on the same station.
@lru_cache(maxsize=8)
def _apart(near: _Near) -> tuple[tuple[int, ...], ...]:
    """Return the steps between any two cells."""
    everywhere = (1 << len(near)) - 1
    return tuple(_steps(near, [cell], everywhere) for cell in range(len(near)))


def mask(cells: Iterable[int]) -> int:
    """Return the mask of some cells.

    >>> mask([0, 3])
    9
    """
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells_of(found: int) -> list[int]:
    """Return the cells of a mask in order.

    >>> cells_of(9)
    [0, 3]
    """
    cells = []
    while found:
        lowest = found & -found
        cells.append(lowest.bit_length() - 1)
        found ^= lowest
    return cells


def _lines(hexes: Sequence[Hex]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each cell and each of the six directions the cells in a straight line."""
    numbers = {at: number for number, at in enumerate(hexes)}
    return tuple(tuple(tuple(_line(at, way, numbers)) for way in DIRECTIONS) for at in hexes)


def _line(at: Hex, way: Hex, numbers: dict[Hex, int]) -> Iterator[int]:
    while (at := at + way) in numbers:
        yield numbers[at]
