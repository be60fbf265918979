"""Fixes of tiles: how many there are, which are fixed, and what is on their backs (SAV-2)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, from_even_r, neighbours
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.sentences.station import tile_back
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import CORE_BREACH, OPEN, STATION, Station, TileClass
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import editing, painting
from .jump_points import cell_named

MOST_CELLS = 6
"""A station that is wrong by more cells than this is not finished yet."""


# As many cells as tiles.

MOST_COMPARED = 100_000
"""Cells that are compared for a fix, all steps together; what takes more is not worth waiting for."""


def match_cells(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the fix for cells and tiles that do not match: some cells more or fewer."""
    station: Station = document.layout
    tiles = {from_even_r(*at) for at, kind in station.cells() if kind.cell == STATION}
    missing = station.tile_count() - len(tiles)
    if not 0 < abs(missing) <= MOST_CELLS:
        return
    if missing > 0:
        cells = _beside(station, tiles, missing)
        yield painting(
            message("build {count} more cells at the edge", count=missing),
            dict.fromkeys(cells, STATION),
        )
    else:
        cells = _loose(station, tiles, -missing)
        yield painting(
            message("open {count} cells at the edge", count=-missing), dict.fromkeys(cells, OPEN)
        )


def _beside(station: Station, tiles: set[Hex], count: int) -> list[Hex]:
    """Return bare open cells that touch the most tiles."""
    bare = _bare(station, OPEN)
    if count * len(bare) > MOST_COMPARED:
        return []
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
    if count * len(bare) > MOST_COMPARED:
        return []
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


def deal_the_last(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more fixed tiles of a class than there are."""
    cells = _beyond(problem.cells, problem.facts["tiles"])
    yield painting(message("let the last ones be dealt"), dict.fromkeys(cells, STATION))


def open_the_last(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more fixed tiles of a class with a back than there are."""
    cells = _beyond(problem.cells, problem.facts["there"])
    content = f"{problem.facts['name']} tile"
    yield painting(message("leave the backs of the last ones open"), dict.fromkeys(cells, content))


def _beyond(labels: Iterable[str], there: int) -> list[Hex]:
    return [at for at in map(cell_named, labels) if at is not None][there:]


# Backs.


def one_breach(_: MapDocument, __: Problem) -> Iterator[Fix]:
    """Yield the fix for Core Breaches that are too many, too few, or in the wrong class."""
    yield editing(message("put the one Core Breach in the last class"), with_one_breach)


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


def known_back(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a back that is mistyped."""
    back, meant = problem.facts["back"], problem.facts["meant"]
    yield editing(
        message("make it {meant}", meant=tile_back(meant)),
        lambda station: _renamed(station, back, meant),
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
