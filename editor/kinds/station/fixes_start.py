"""Fixes of how a game begins: creatures, crew, pods and tokens (SAV-3, SAV-4, SAV-6, SAV-8, SAV-10)."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, from_even_r, neighbours
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.sentences.station import piece
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import (
    OPEN,
    QUEEN,
    STATION,
    TOKENS,
    TURRET,
    Creature,
    Station,
)
from hullwright.schema.kinds.station.terms import PLAYERS, parties, terms_of
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import editing, with_supply
from .jump_points import cell_named, label_of


def to_open_cells(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for creatures that do not begin on open cells (SAV-3)."""
    labels = problem.cells
    yield editing(
        message("move them to the nearest open cells"),
        lambda station: _moved(station, lambda each: each.at in labels, _open_cells(station)),
    )
    yield editing(message("take them off the board"), lambda station: _without(station, labels))


def _open_cells(station: Station) -> list[Hex]:
    return [from_even_r(*at) for at, kind in station.cells() if kind.cell == OPEN]


def _moved(
    station: Station, is_meant: Callable[[Creature], bool], free: Collection[Hex]
) -> Station:
    """Return a station with some creatures in the nearest of some cells."""

    def moved(each: Creature) -> Creature:
        here = cell_named(each.at)
        if not is_meant(each) or here is None or not free:
            return each
        return replace(each, at=label_of(min(free, key=lambda at: (distance(at, here), at))))

    return replace(station, creatures=tuple(map(moved, station.creatures)))


def _without(station: Station, labels: Collection[str]) -> Station:
    left = tuple(each for each in station.creatures if each.at not in labels)
    return replace(station, creatures=left)


def known_face(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a face of the die that is mistyped (SAV-3)."""
    face, meant = problem.facts["face"], problem.facts["meant"]

    def edit(now: Station) -> Station:
        die = tuple(meant if each == face else each for each in now.setup.die)
        return replace(now, setup=replace(now.setup, die=die))

    yield editing(message("let the die show {meant} instead", meant=piece(meant)), edit)


def known_creature(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for creatures whose kind is mistyped (SAV-3)."""
    kind, meant = problem.facts["kind"], problem.facts["meant"]

    def renamed(now: Station) -> Station:
        kinds = (replace(each, kind=meant) if each.kind == kind else each for each in now.creatures)
        return replace(now, creatures=tuple(kinds))

    yield editing(message("make them {meant}", meant=piece(meant)), renamed)
    yield from fewer_creatures(document, problem)


def fewer_creatures(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for more creatures on the board than in the supply (SAV-3)."""
    station: Station = document.layout
    kind, there = problem.facts["kind"], problem.facts["there"]
    count = sum(each.kind == kind for each in station.creatures)
    if kind not in TOKENS:
        yield _supplying(kind, count)

    def fewer(now: Station) -> Station:
        spare = [each for each in now.creatures if each.kind == kind][there:]
        left = tuple(each for each in now.creatures if all(each is not one for one in spare))
        return replace(now, creatures=left)

    yield editing(message("take the last ones off the board"), fewer)


def crew_room(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more crew than tiles have room for: fewer players (SAV-4)."""
    room = problem.facts["room"]
    fitting = [
        each.players for each in parties(document, terms_of(document.rules)) if each.crew <= room
    ]
    if fitting:
        most = max(fitting)
        yield Fix(
            message("make the map for at most {count} players", count=most),
            lambda now: replace(now, players=replace(now.players or PLAYERS, max=most)),
        )


def fewer_pods(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more pods than there are cells for (SAV-6)."""
    station: Station = document.layout
    pods, cells = problem.facts["pods"], problem.facts["count"]
    count = station.setup.pods_per_player * cells // pods if pods else 0
    if count:
        yield editing(
            message("give each player {count} pods", count=count),
            lambda now: replace(now, setup=replace(now.setup, pods_per_player=count)),
        )


def tokens(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for tokens that run short: put as many into the supply as are needed (SAV-8)."""
    yield _supplying(problem.facts["kind"], problem.facts["needed"])


def turrets(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for turrets that do not match the tiles that bear them (SAV-8)."""
    yield _supplying(TURRET, problem.facts["count"])


def _supplying(kind: str, count: int) -> Fix:
    return editing(
        message("put {count} into the supply", count=count),
        lambda station: with_supply(station, kind, count),
    )


def queens_away(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for Queens beside cells where pods begin: a few cells away (SAV-10)."""
    yield editing(
        message("move these Queens away from the station"),
        lambda station: _moved(
            station,
            lambda each: each.kind == QUEEN and each.at in problem.cells,
            _far_cells(station),
        ),
    )


def _far_cells(station: Station) -> list[Hex]:
    """Return the open cells that neither touch a tile nor a cell that does."""
    tiles = {from_even_r(*at) for at, kind in station.cells() if kind.cell == STATION}
    near = {beside for tile in tiles for beside in neighbours(tile)}
    nearer = {beside for cell in near for beside in neighbours(cell)}
    return [each for each in _open_cells(station) if each not in near and each not in nearer]
