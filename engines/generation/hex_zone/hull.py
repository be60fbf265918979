"""The hull of a new zone: where sectors may be under a silhouette and a symmetry."""

from functools import cache
from random import Random

from hullwright.schema.boards.silhouettes import SILHOUETTES, is_within

from .grid import Sectors, ZoneGrid, indices
from .options import chosen
from .symmetry import ZoneSymmetry

ROOM_ENOUGH = 0.4
"""The share of what a turned sheet has room for that a silhouette must leave, for chance to choose it."""
_OUTLINES = {each.name: each.outlines for each in SILHOUETTES}


def allowed_sectors(
    symmetry: ZoneSymmetry, grid: ZoneGrid, silhouette: str, kept: Sectors, chance: Random
) -> Sectors:
    """Return where sectors may be: under a silhouette or one drawn by chance, with all their images."""
    names = tuple(_OUTLINES)
    if symmetry.is_turned:
        # A long silhouette has hardly anything in common with itself after a turn.
        enough = ROOM_ENOUGH * symmetry.whole.bit_count()
        names = tuple(
            each for each in names if _under(symmetry, grid, each, kept).bit_count() >= enough
        )
    return _under(symmetry, grid, chosen(silhouette, names, chance), kept)


def _under(symmetry: ZoneSymmetry, grid: ZoneGrid, silhouette: str, kept: Sectors) -> Sectors:
    """Return the sectors under a silhouette that have all their images under it."""
    within = symmetry.whole if symmetry.is_turned else grid.sheet
    hull = _hull(grid, silhouette, within) | kept
    return hull & ~symmetry.imaged(grid.sheet & ~hull) & symmetry.whole


@cache
def _hull(grid: ZoneGrid, silhouette: str, within: Sectors) -> Sectors:
    """Return the sectors under a silhouette that is stretched over some sectors."""
    places = {
        index: (column, 2 * row + (column & 1))
        for index in indices(within)
        for column, row in (grid.place(index),)
    }
    columns, heights = zip(*places.values(), strict=True) if places else ((0,), (0,))
    left, top = min(columns), min(heights)
    wide, high = 1.5 * (max(columns) - left + 1) + 0.5, max(heights) - top + 2
    found = 0
    for index, (column, height) in places.items():
        at = (1.5 * (column - left) + 1) / wide, (height - top + 1) / high
        if is_within(_OUTLINES[silhouette], at):
            found |= 1 << index
    return found
