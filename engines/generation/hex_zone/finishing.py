"""Finishing a plan: one piece, no dead ends, no sector that everybody must pass."""

from .grid import Sectors
from .plan_site import PlanSite

MOST_ROUNDS = 60


def connected(site: PlanSite, through: Sectors, kept: Sectors = 0) -> Sectors:
    """Return sectors in one piece: ways are opened between pieces, by the shortest way through the region.

    Small pieces that need not be kept are closed.
    """
    grid = site.grid
    for _ in range(MOST_ROUNDS):
        piece = grid.flooded(through & -through, through)
        rest = through & ~piece
        if not rest:
            break
        small, large = sorted((piece, rest), key=int.bit_count)
        way = _way(site, small, large)
        if not way or (small.bit_count() < 4 and not small & kept):
            through &= ~site.imaged(small)
        through |= site.imaged(way)
    return through


def _way(site: PlanSite, one: Sectors, other: Sectors) -> Sectors:
    """Return the sectors on a shortest way between two pieces; none if the region does not connect them."""
    grid, layers = site.grid, [one]
    seen = one
    while not layers[-1] & grid.with_touching(other):
        new = grid.with_touching(layers[-1]) & site.region & ~seen
        if not new:
            return 0
        seen |= new
        layers.append(new)
    at, found = layers[-1] & grid.with_touching(other), 0
    for layer in reversed(layers[1:]):
        at &= layer
        at &= -at
        found |= at
        at = grid.with_touching(at)
    return found


def trimmed(site: PlanSite, through: Sectors, kept: Sectors = 0) -> Sectors:
    """Return sectors without dead ends, but for those that are to be kept."""
    for _ in range(MOST_ROUNDS):
        once = twice = 0
        for each in site.grid.around(through):
            twice |= once & each
            once |= each
        ends = through & ~twice & ~kept
        if not ends:
            break
        through &= ~site.imaged(ends)
    return through
