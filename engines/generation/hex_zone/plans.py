"""Plans: how the decks of a ship are laid out before anything is improved. Each returns the sectors that are open."""

from collections.abc import Callable, Mapping

from .grid import Sectors, indices
from .plan_site import PlanSite, distance

Plan = Callable[[PlanSite], Sectors]


def galleries(site: PlanSite) -> Sectors:
    """Galleries one inside the other, along the hull, with a few ways from one to the next."""
    is_double = site.chance.random() < 0.3
    found, layers = 0, site.layers
    period = 3 if is_double else 2
    for depth, layer in enumerate(layers):
        if depth % period != period - 1:
            found |= layer
        else:
            found |= _gaps(site, layer, sparsity=site.chance.choice((5, 7, 9)))
    return found


def ribs(site: PlanSite) -> Sectors:
    """Lay out long passages from bow to stern, and ribs across that meet along the hull."""
    grid, chance = site.grid, site.chance
    period, first = chance.choice((3, 4, 4, 5)), chance.randrange(4)
    middle = (grid.width - 1) // 2
    found = 0
    for column in range(grid.width):
        if (abs(column - middle) + first) % period == 0:
            found |= sum(grid.bit(column, row) for row in range(grid.height))
    heights = chance.choice(((0.5,), (0.3, 0.7), (0.2, 0.5, 0.8)))
    for height in heights:
        row = round(height * (grid.height - 1))
        found |= sum(grid.bit(column, row) for column in range(grid.width))
    found |= site.layers[0] if chance.random() < 0.6 else _arcs(site)
    return site.imaged(found & site.region)


def rooms(site: PlanSite) -> Sectors:
    """Rooms wall to wall, with doors between them."""
    centres = site.spread(site.chance.uniform(3.4, 5.2))
    if len(centres) < 2:
        return site.region
    walls, near = 0, dict[frozenset[int], Sectors]()
    for index in site.places:
        one, other = sorted(centres, key=lambda each: _away(site, index, each))[:2]
        if _from_wall(site, index, one, other) < 0.5:
            walls |= 1 << index
            pair = frozenset((one, other))
            near[pair] = near.get(pair, 0) | 1 << index
    walls = site.imaged(walls)
    return (site.region & ~walls) | _doors(site, walls, near)


def corridors(site: PlanSite) -> Sectors:
    """Narrow corridors between crossings."""
    return _network(site, site.chance.uniform(2.9, 3.8), room=0.15, radius=1)


def chambers(site: PlanSite) -> Sectors:
    """Round halls, and passages between them."""
    return _network(site, site.chance.uniform(4.6, 6.0), room=0.85, radius=2)


def decks(site: PlanSite) -> Sectors:
    """Open decks, with bulkheads and blocks of machinery standing in them."""
    found, chance = site.region, site.chance
    wanted = site.region.bit_count() * (1 - chance.uniform(0.12, 0.3))
    for index in site.places:
        if found.bit_count() <= wanted:
            break
        block = site.imaged(_block(site, index))
        if not block & ~found and not site.grid.with_touching(block) & site.region & ~found:
            found &= ~block
    return found


PLANS: Mapping[str, Plan] = {
    "decks": decks,
    "rooms": rooms,
    "chambers": chambers,
    "corridors": corridors,
    "galleries": galleries,
    "ribs": ribs,
}
"""The plans by name."""


def _gaps(site: PlanSite, layer: Sectors, sparsity: int) -> Sectors:
    """Return some sectors of a layer, as far from each other as may be, through which one gets to the next."""
    wanted = max(2, layer.bit_count() // sparsity)
    found = site.spread(max(2.5, layer.bit_count() / (wanted + 1) / 1.5), layer)
    return sum(1 << each for each in found[:wanted]) and site.imaged(
        sum(1 << each for each in found[:wanted])
    )


def _arcs(site: PlanSite) -> Sectors:
    """Return parts of the layer along the hull."""
    edge = site.layers[0]
    centres = site.spread(5.0, edge)
    return site.imaged(
        sum({1 << index for centre in centres for index in indices(site.disc(centre, 3) & edge)})
    )


def _away(site: PlanSite, index: int, centre: int) -> tuple[float, int]:
    return round(distance(site.point(index), site.point(centre)), 6), centre


def _from_wall(site: PlanSite, index: int, one: int, other: int) -> float:
    """Return how far a sector is from the line in the middle between two others."""
    near, far = (distance(site.point(index), site.point(each)) for each in (one, other))
    return (far * far - near * near) / (2 * distance(site.point(one), site.point(other)))


def _doors(site: PlanSite, walls: Sectors, near: Mapping[frozenset[int], Sectors]) -> Sectors:
    """Return sectors of walls to open: one for most pairs of rooms, two for some."""
    found, inside = 0, site.region & ~walls
    for wall in near.values():
        passable = [
            index
            for index in indices(wall)
            if (site.grid.with_touching(1 << index) & inside).bit_count() >= 2
        ]
        site.chance.shuffle(passable)
        for index in passable[: site.chance.choice((0, 1, 1, 1, 2))]:
            found |= 1 << index
    return site.imaged(found)


def _network(site: PlanSite, apart: float, room: float, radius: int) -> Sectors:
    """Return places that lie so far apart, with ways between neighbours and a room around some."""
    chance = site.chance
    nodes = site.spread(apart)
    found = 0
    for index in nodes:
        size = radius if chance.random() < room else 0
        found |= site.disc(index, chance.randint(1, size) if size else 0)
    found = site.imaged(found)
    ways = sorted(
        (
            (round(distance(site.point(one), site.point(other)), 6), one, other)
            for number, one in enumerate(nodes)
            for other in nodes[:number]
        ),
    )
    for away, one, other in ways:
        if away > 1.75 * apart:
            break
        line = site.imaged(site.line(one, other))
        beside = site.grid.with_touching(line) & found & ~line
        ends = site.disc(one, radius + 1) | site.disc(other, radius + 1)
        if not beside & ~site.imaged(ends) and chance.random() < 0.8:
            found |= line
    return found


def _block(site: PlanSite, index: int) -> Sectors:
    """Return a block of machinery, a pillar, or a bulkhead."""
    shape = site.chance.random()
    if shape < 0.25:
        return 1 << index
    if shape < 0.45:
        return site.disc(index, 1)
    direction = site.chance.randrange(3)
    found, at = 1 << index, index
    for _ in range(site.chance.randint(1, 4)):
        at += (site.grid.stride, site.grid.stride - 1, 1)[direction]
        found |= 1 << at
    return found & site.region
