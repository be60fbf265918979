"""How a station falls apart: which tiles go in which order, as the rules let players take them.

Only the lowest class still there may be taken; of it those that touch open space, and where none does
the enclosed ones (SA-65 … SA-67). Among these players choose; here a lot that each cell draws does, and
tiles whose class is dealt get one by such lots (SA-11). A cell's lot depends on nothing but a seed and
its label, so painting elsewhere does not turn the whole preview around.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from heapq import heapify, heappop, heappush
from itertools import chain, islice, repeat
from typing import NamedTuple, TypeAlias

from hullwright.schema.kinds.station.layout import STATION, Station
from hullwright.schema.kinds.station.survey import StationSurvey

_Candidate: TypeAlias = tuple[bytes, int]
"""A cell whose tile may go, with the lot that it draws."""


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
    cells = sorted(survey.dealt_cells, key=lambda cell: _lot(survey, cell, seed, "deal"))
    # Of each class there may be millions, of which only as many are dealt as there are cells.
    tiles = (repeat(rank, max(count, 0)) for rank, count in enumerate(left))
    stack = list(islice(chain.from_iterable(tiles), len(cells)))
    # A station under construction may have more cells than tiles; what is missing counts as the first.
    dealt = {cell: stack[number] if number < len(stack) else 0 for number, cell in enumerate(cells)}
    return fixed | dealt


def falls(survey: StationSurvey, seed: int) -> Iterator[Fall]:
    """Yield the tiles in the order in which they go."""
    classes = dict(dealt_classes(survey, seed))
    waiting: dict[int, list[_Candidate]] = defaultdict(list)
    exposed: dict[int, list[_Candidate]] = defaultdict(list)
    for cell, rank in classes.items():
        lot = _lot(survey, cell, seed, "fall")
        waiting[rank].append((lot, cell))
        if any(survey.open[each] for each in survey.near(cell)):
            exposed[rank].append((lot, cell))
    for each in (*waiting.values(), *exposed.values()):
        heapify(each)
    for rank in sorted(waiting):
        while (is_exposed := _first(exposed[rank], classes)) or _first(waiting[rank], classes):
            _, cell = heappop(exposed[rank] if is_exposed else waiting[rank])
            yield Fall(cell, rank, not is_exposed)
            del classes[cell]
            for beside in survey.near(cell):
                if beside in classes:
                    lot = _lot(survey, beside, seed, "fall")
                    heappush(exposed[classes[beside]], (lot, beside))


def _first(candidates: list[_Candidate], there: Collection[int]) -> bool:
    """Tell whether any of the candidates is still there; the first of them then is."""
    while candidates and candidates[0][1] not in there:
        heappop(candidates)
    return bool(candidates)


def tiles_to_fall(station: Station) -> int:
    """Return how many tiles a station has, which fall one by one."""
    return sum(kind.cell == STATION for _, kind in station.cells())
