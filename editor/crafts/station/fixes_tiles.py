"""Fixes of tiles: how many there are, which are fixed, and what is on their backs (SAV-2)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, from_even_r, neighbours
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import (
    BACKS,
    CORE_BREACH,
    OPEN,
    STATION,
    Station,
    TileClass,
)
from hullwright.schema.names import closest

from ...words import tr
from ..craft import Fix
from .fixes_edits import editing, painting
from .jump_points import cell_named

MOST_CELLS = 6
"""A station that is wrong by more cells than this is not finished yet."""


def tile_numbers(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for cells and tiles that do not match, and for backs that should be others."""
    told = problem.message.values
    station: Station = document.layout
    match sorted(told):
        case ["cells", "tiles"]:
            yield from _matching(station)
        case ["count", "name", "tiles"] | ["back", "count", "name", "there"]:
            yield from _fix_fewer(problem)
        case ["count", "name"] | ["last", "name"]:
            yield from _one_breach(station)
        case ["back"]:
            yield from _known_back(str(told["back"]))


# As many cells as tiles.


def _matching(station: Station) -> Iterator[Fix]:
    tiles = {from_even_r(*at) for at, kind in station.cells() if kind.cell == STATION}
    missing = station.tile_count() - len(tiles)
    if not 0 < abs(missing) <= MOST_CELLS:
        return
    if missing > 0:
        cells = _beside(station, tiles, missing)
        yield painting(
            tr("build {count} cells more at the edge", count=missing), dict.fromkeys(cells, STATION)
        )
    else:
        cells = _loose(station, tiles, -missing)
        yield painting(
            tr("open {count} cells at the edge", count=-missing), dict.fromkeys(cells, OPEN)
        )


def _beside(station: Station, tiles: set[Hex], count: int) -> list[Hex]:
    """Return bare open cells that touch the most tiles."""
    bare = _bare(station, OPEN)
    built, found = set(tiles), list[Hex]()
    for _ in range(count):
        free = [each for each in bare if each not in built]
        best = max(free, key=lambda cell: (_touching(cell, built), cell), default=None)
        if best is None:
            return []
        built.add(best)
        found.append(best)
    return found


def _loose(station: Station, tiles: set[Hex], count: int) -> list[Hex]:
    """Return tiles, none of them fixed, that touch the fewest others."""
    bare = _bare(station, STATION)
    left, found = set(tiles), list[Hex]()
    for _ in range(count):
        dealt = [each for each in bare if each in left]
        best = min(dealt, key=lambda cell: (_touching(cell, left), cell), default=None)
        if best is None:
            return []
        left.discard(best)
        found.append(best)
    return found


def _bare(station: Station, cell: str) -> list[Hex]:
    """Return the cells of a sort on which nothing is fixed and nothing stands."""
    standing = {*station.creatures_by_cell(), *station.jump_points_by_cell()}
    taken = {cell_named(each) for each in standing}
    found = (
        from_even_r(*at) for at, kind in station.cells() if kind.cell == cell and not kind.tile
    )
    return [each for each in found if each not in taken]


def _touching(cell: Hex, others: set[Hex]) -> int:
    return sum(each in others for each in neighbours(cell))


def _fix_fewer(problem: Problem) -> Iterator[Fix]:
    told = problem.message.values
    there = int(str(told["tiles"] if "tiles" in told else told["there"]))
    cells = [at for at in map(cell_named, problem.cells) if at is not None][there:]
    if "back" in told:
        content, title = f"{told['name']} tile", tr("leave the back of the last ones open")
    else:
        content, title = STATION, tr("let the last ones be dealt")
    yield painting(title, dict.fromkeys(cells, content))


# Backs.


def _one_breach(station: Station) -> Iterator[Fix]:
    yield editing(tr("put the one Core Breach into the last class"), with_one_breach)
    del station


def with_one_breach(station: Station) -> Station:
    """Return a station with one Core Breach, in the last class; no class has more tiles or fewer."""
    classes = [_with_breaches(each, 0) for each in station.tile_classes[:-1]]
    return replace(station, tile_classes=(*classes, _with_breaches(station.last_class, 1)))


def _with_breaches(tile_class: TileClass, wanted: int) -> TileClass:
    there = tile_class.backs.get(CORE_BREACH, 0)
    others = {back: count for back, count in tile_class.backs.items() if back != CORE_BREACH}
    # The commonest back makes room, or takes the room that is left.
    common = max(others, key=lambda back: others[back], default=None)
    if there == wanted or common is None or others[common] + there < wanted:
        return tile_class
    backs = {**others, common: others[common] + there - wanted}
    return replace(tile_class, backs=backs | ({CORE_BREACH: wanted} if wanted else {}))


def _known_back(back: str) -> Iterator[Fix]:
    meant = closest(back, BACKS)
    if meant:
        yield editing(
            tr("make it {meant}", meant=meant), lambda station: _renamed(station, back, meant)
        )


def _renamed(station: Station, old: str, new: str) -> Station:
    classes = tuple(
        replace(each, backs=_merged(each.backs, old, new)) if old in each.backs else each
        for each in station.tile_classes
    )
    legend = {
        character: replace(kind, back=new) if kind.back == old else kind
        for character, kind in station.legend.items()
    }
    return replace(station, tile_classes=classes, legend=legend)


def _merged(backs: Mapping[str, int], old: str, new: str) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for back, count in backs.items():
        name = new if back == old else back
        found[name] = found.get(name, 0) + count
    return found
