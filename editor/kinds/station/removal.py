"""How a station falls apart: which tiles go in which order, as the rules let players take them.

Only the lowest class still there may be taken; of it those that touch open space, and where none does
the enclosed ones (SA-65 … SA-67). Among these players choose; here a lot that each cell draws does, and
tiles whose class is dealt get one by such lots (SA-11). A cell's lot depends on nothing but a seed and
its label, so painting elsewhere does not turn the whole preview around.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hullwright.schema.kinds.station.layout import STATION, Station
from hullwright.schema.kinds.station.survey import StationSurvey


class Fall(NamedTuple):
    """A tile that goes."""

    cell: int
    """The number of its cell on the board."""
    rank: int
    """Which class it is of, in the order of removal."""
    is_enclosed: bool
    """Whether it touched no open space, because none of its class did (SA-67)."""


def _lot(survey: StationSurvey, cell: int, seed: int, what: str) -> bytes:
    """Return the lot that a cell draws for something; the lowest comes first."""
    from hashlib import blake2b

    return blake2b(f"{seed} {what} {survey.cells.ids[cell]}".encode(), digest_size=8).digest()


def dealt_classes(survey: StationSurvey, seed: int) -> Mapping[int, int]:
    """Return the class of the tile on each station cell: fixed ones as they are, the others dealt."""
    ranks = {each.id: rank for rank, each in enumerate(survey.layout.tile_classes)}
    fixed = {cell: ranks.get(str(kind.tile), 0) for cell, kind in survey.fixed.items()}
    left = [each.count for each in survey.layout.tile_classes]
    for rank in fixed.values():
        left[rank] -= 1
    stack = [rank for rank, count in enumerate(left) for _ in range(max(count, 0))]
    cells = sorted(survey.dealt_cells, key=lambda cell: _lot(survey, cell, seed, "deal"))
    # A station under construction may have more cells than tiles; what is missing counts as the first.
    dealt = {cell: stack[number] if number < len(stack) else 0 for number, cell in enumerate(cells)}
    return fixed | dealt


def falls(survey: StationSurvey, seed: int) -> Iterator[Fall]:
    """Yield the tiles in the order in which they go."""
    classes = dict(dealt_classes(survey, seed))
    lots = {cell: _lot(survey, cell, seed, "fall") for cell in classes}
    open_cells = {cell for cell, is_open in enumerate(survey.open) if is_open}
    while classes:
        lowest = min(classes.values())
        candidates = [cell for cell, rank in classes.items() if rank == lowest]
        exposed = [cell for cell in candidates if not open_cells.isdisjoint(survey.near(cell))]
        cell = min(exposed or candidates, key=lots.__getitem__)
        yield Fall(cell, lowest, not exposed)
        open_cells.add(cell)
        del classes[cell]


def tiles_to_fall(station: Station) -> int:
    """Return how many tiles a station has, which fall one by one."""
    return sum(kind.cell == STATION for _, kind in station.cells())
