"""Fixes of what sectors are: kinds that nobody knows, starts that are missing or too many."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, hex_of
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HULL, HUMAN, KNOWN, POD
from hullwright.schema.names import closest

from ...words import tr
from ..craft import Fix
from .fixes_edits import painting
from .fixes_ground import GROUND, STARTS, Ground
from .fixes_pods import add_pod, keep_four

MOST_CHOICES = 3


def know_kind(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a sector kind that engines do not know (EA-M3)."""
    kind = str(problem.message.values["kind"])
    meant = closest(kind, KNOWN)
    if meant and meant != POD:
        contents = {hex_of(each): meant for each in problem.cells}
        yield painting(tr("make them {kind}", kind=meant), contents)
    for like in (DANGEROUS, HULL):
        yield _counting_as(tr("let them count as {kind}", kind=like), kind, like)
    del document


def _counting_as(title: str, kind: str, like: str) -> Fix:
    def edit(document: MapDocument) -> MapDocument:
        zone = document.layout
        legend = {
            character: replace(each, like=like) if each.kind == kind else each
            for character, each in zone.legend.items()
        }
        return replace(document, layout=replace(zone, legend=legend))

    return Fix(title, edit)


def starts_and_pods(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for starts or pods that are missing or too many (EA-M5)."""
    match sorted(problem.message.values):
        case ["side"]:
            yield from _add_start(document, str(problem.message.values["side"]))
        case ["count", "side"]:
            yield from _keep_one(problem)
        case ["count"]:
            yield from keep_four(document, problem)
        case _:
            yield from add_pod(document, problem)


def _keep_one(problem: Problem) -> Iterator[Fix]:
    for kept in problem.cells[:MOST_CHOICES]:
        others = [hex_of(each) for each in problem.cells if each != kept]
        yield painting(tr("keep the start at {at}", at=kept), dict.fromkeys(others, DANGEROUS))


def _add_start(document: MapDocument, side: str) -> Iterator[Fix]:
    """Yield places for a start: in the hull beside open sectors if there is one, far from the other start."""
    ground = Ground.of(document.layout)
    role = STARTS[side]
    others = ground.with_role(ALIEN if role == HUMAN else HUMAN)
    pods = ground.with_role(POD)

    def worth(cell: Hex) -> tuple[int, bool, int, Hex]:
        doors = len(ground.around(cell, *GROUND))
        away = min((distance(cell, each) for each in (*others, *pods)), default=0)
        # Two ways out, room taken from the hull rather than from the way, and a fair distance.
        return min(doors, 2), ground.roles[cell] == HULL, away, cell

    places = [cell for cell in ground.with_role(HULL, *GROUND) if ground.around(cell, *GROUND)]
    title = tr("add a start for the {side}", side=side)
    for cell in sorted(places, key=worth, reverse=True)[:6]:
        yield painting(title, {cell: role})
