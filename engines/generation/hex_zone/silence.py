"""Which sectors of a new zone are silent: patterns that a designer might draw."""

from collections.abc import Callable, Mapping
from random import Random

from .grid import Sectors, indices
from .plan_site import PlanSite, distance

Order = Callable[[PlanSite, Sectors], Callable[[int], float]]
"""Says for the sectors of a ground how early each of them becomes silent: the lowest first."""


def scattered(site: PlanSite, _: Sectors) -> Callable[[int], float]:
    """Single sectors here and there."""
    return lambda _: site.chance.random()


def lattice(site: PlanSite, _: Sectors) -> Callable[[int], float]:
    """Every third sector, in rows that run through the whole zone."""
    wanted = site.chance.randrange(3)

    def order(index: int) -> float:
        column, at = divmod(index, site.grid.stride)
        return float((column - at) % 3 != wanted) + site.chance.random() / 2

    return order


def grouped(site: PlanSite, ground: Sectors) -> Callable[[int], float]:
    """Quiet places of several sectors, far apart from each other."""
    centres = site.spread(site.chance.uniform(3.0, 4.5), ground) or [site.places[0]]

    def order(index: int) -> float:
        nearest = min(distance(site.point(index), site.point(each)) for each in centres)
        return nearest + site.chance.random() / 3

    return order


def along_corridors(site: PlanSite, ground: Sectors) -> Callable[[int], float]:
    """Corridors before halls."""
    around = site.grid.around(ground)
    return lambda index: sum(each >> index & 1 for each in around) + 3 * site.chance.random()


PATTERNS: Mapping[str, Order] = {
    "scattered": scattered,
    "lattice": lattice,
    "grouped": grouped,
    "along corridors": along_corridors,
}
"""The patterns by name."""


def silenced(site: PlanSite, ground: Sectors, share: float, pattern: str) -> Sectors:
    """Return the silent sectors of a ground, with their images: as many as a share of it."""
    order = PATTERNS[pattern](site, ground)
    ranked = sorted((order(index), index) for index in _firsts(site, ground))
    wanted, found = round(share * ground.bit_count()), 0
    for _, index in ranked:
        if found.bit_count() >= wanted:
            break
        orbit = site.symmetry.orbits.get(index, 1 << index)
        if pattern != "scattered" or not site.grid.with_touching(orbit) & found:
            found |= orbit & ground
    return found if pattern != "scattered" else _filled_up(site, ground, found, wanted, site.chance)


def _firsts(site: PlanSite, ground: Sectors) -> list[int]:
    """Return one sector of each orbit of a ground."""
    found, seen = [], 0
    for index in indices(ground):
        if not seen >> index & 1:
            found.append(index)
            seen |= site.symmetry.orbits.get(index, 1 << index)
    return found


def _filled_up(
    site: PlanSite, ground: Sectors, found: Sectors, wanted: int, chance: Random
) -> Sectors:
    left = [index for index in _firsts(site, ground) if not found >> index & 1]
    chance.shuffle(left)
    for index in left:
        if found.bit_count() >= wanted:
            break
        found |= site.symmetry.orbits.get(index, 1 << index) & ground
    return found
