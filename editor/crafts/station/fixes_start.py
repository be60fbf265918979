"""Fixes of how a game begins: creatures, crew, pods and tokens (SAV-3, SAV-4, SAV-6, SAV-8, SAV-10)."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, from_even_r, neighbours
from hullwright.schema.checks.problem import Problem
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
from hullwright.schema.names import closest

from ...words import tr
from ..craft import Fix
from .fixes_edits import editing, with_supply
from .jump_points import cell_named, label_of


def creatures(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for creatures in wrong places, too many of them, and idle faces of the die (SAV-3)."""
    told = problem.message.values
    station: Station = document.layout
    if "some" in told:
        yield from _astray(problem.cells)
    elif "face" in told:
        yield from _face(station, str(told["face"]))
    else:
        yield from _beyond_supply(station, str(told["kind"]), int(str(told["there"])))


def _astray(labels: Collection[str]) -> Iterator[Fix]:
    yield editing(
        tr("move them to the nearest open cells"),
        lambda station: _moved(station, lambda each: each.at in labels, _open_cells(station)),
    )
    yield editing(tr("take them off the board"), lambda station: _without(station, labels))


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


def _creature_kinds(station: Station) -> list[str]:
    return [kind for kind in station.supply if kind not in TOKENS]


def _face(station: Station, face: str) -> Iterator[Fix]:
    meant = closest(face, _creature_kinds(station))
    if meant:

        def edit(now: Station) -> Station:
            die = tuple(meant if each == face else each for each in now.setup.die)
            return replace(now, setup=replace(now.setup, die=die))

        yield editing(tr("let the die show {meant} instead", meant=meant), edit)


def _beyond_supply(station: Station, kind: str, there: int) -> Iterator[Fix]:
    known = _creature_kinds(station)
    meant = closest(kind, known) if kind not in known else None
    if meant:

        def renamed(now: Station) -> Station:
            kinds = (
                replace(each, kind=meant) if each.kind == kind else each for each in now.creatures
            )
            return replace(now, creatures=tuple(kinds))

        yield editing(tr("make them {meant}", meant=meant), renamed)
    count = sum(each.kind == kind for each in station.creatures)
    if kind not in TOKENS:
        yield editing(
            tr("put {count} into the supply", count=count),
            lambda now: with_supply(now, kind, count),
        )

    def fewer(now: Station) -> Station:
        spare = [each for each in now.creatures if each.kind == kind][there:]
        left = tuple(each for each in now.creatures if all(each is not one for one in spare))
        return replace(now, creatures=left)

    yield editing(tr("take the last ones off the board"), fewer)


def crew_room(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more crew than tiles have room for: fewer players (SAV-4)."""
    room = int(str(problem.message.values["room"]))
    fitting = [
        each.players for each in parties(document, terms_of(document.rules)) if each.crew <= room
    ]
    if fitting:
        most = max(fitting)
        yield Fix(
            tr("make the map for at most {count} players", count=most),
            lambda now: replace(now, players=replace(now.players or PLAYERS, max=most)),
        )


def fewer_pods(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for more pods than there are cells for (SAV-6)."""
    told = problem.message.values
    if "pods" not in told:
        return
    station: Station = document.layout
    pods, cells = int(str(told["pods"])), int(str(told["count"]))
    count = station.setup.pods_per_player * cells // pods if pods else 0
    if count:
        yield editing(
            tr("give each player {count} pods", count=count),
            lambda now: replace(now, setup=replace(now.setup, pods_per_player=count)),
        )


def tokens(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for tokens that run short: put as many into the supply as are needed (SAV-8)."""
    told = problem.message.values
    kind = str(told.get("kind", TURRET))
    needed = int(str(told["needed"] if "needed" in told else told["count"]))
    yield editing(
        tr("put {count} into the supply", count=needed),
        lambda station: with_supply(station, kind, needed),
    )
    del document


def queens_away(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for Queens beside cells where pods begin: a few cells away (SAV-10)."""
    if "some" not in problem.message.values or not _are_queens(document.layout, problem.cells):
        return
    yield editing(
        tr("move these Queens away from the station"),
        lambda station: _moved(
            station,
            lambda each: each.kind == QUEEN and each.at in problem.cells,
            _far_cells(station),
        ),
    )


def _are_queens(station: Station, labels: Collection[str]) -> bool:
    standing = station.creatures_by_cell()
    return all(QUEEN in standing.get(each, ()) for each in labels)


def _far_cells(station: Station) -> list[Hex]:
    """Return the open cells that neither touch a tile nor a cell that does."""
    tiles = {from_even_r(*at) for at, kind in station.cells() if kind.cell == STATION}
    near = {beside for tile in tiles for beside in neighbours(tile)}
    nearer = {beside for cell in near for beside in neighbours(cell)}
    return [each for each in _open_cells(station) if each not in near and each not in nearer]
