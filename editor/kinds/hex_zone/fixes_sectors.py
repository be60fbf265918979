"""Fixes of what sectors are: kinds that nobody knows, starts that are missing or too many."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, hex_of
from hullwright.schema.boards.roles import role_words
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.sentences.hex_zone import SIDES
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import ALIEN, DANGEROUS, HULL, HUMAN, POD
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .fixes_edits import painting
from .fixes_ground import GROUND, FixGround

MOST_CHOICES = 3


def know_kind(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a sector kind that engines do not know (EA-M3)."""
    kind, meant = problem.facts["kind"], problem.facts["meant"]
    if meant and meant != POD:
        contents = {hex_of(each): meant for each in problem.cells}
        yield painting(message("make them {kind}", kind=role_words(meant)), contents)
    for like in (DANGEROUS, HULL):
        yield _counting_as(message("let them count as {kind}", kind=role_words(like)), kind, like)
    del document


def _counting_as(title: Message, kind: str, like: str) -> Fix:
    def edit(document: MapDocument) -> MapDocument:
        zone = document.layout
        legend = {
            character: replace(each, like=like) if each.kind == kind else each
            for character, each in zone.legend.items()
        }
        return replace(document, layout=replace(zone, legend=legend))

    return Fix(title, edit)


def keep_one_start(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a side with several starts (EA-M5)."""
    for kept in problem.cells[:MOST_CHOICES]:
        others = [hex_of(each) for each in problem.cells if each != kept]
        yield painting(message("keep the start at {at}", at=kept), dict.fromkeys(others, DANGEROUS))


def add_start(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield places for a start: in the hull beside open sectors if there is one, far from the other start."""
    ground = FixGround.of(document.layout)
    role = problem.facts["side"]
    others = ground.with_role(ALIEN if role == HUMAN else HUMAN)
    pods = ground.with_role(POD)

    def worth(cell: Hex) -> tuple[int, bool, int, Hex]:
        doors = len(ground.around(cell, *GROUND))
        away = min((distance(cell, each) for each in (*others, *pods)), default=0)
        # Two ways out, room taken from the hull rather than from the way, and a fair distance.
        return min(doors, 2), ground.roles[cell] == HULL, away, cell

    places = [cell for cell in ground.with_role(HULL, *GROUND) if ground.around(cell, *GROUND)]
    title = message("add a start for the {side}", side=SIDES[role])
    for cell in sorted(places, key=worth, reverse=True)[:6]:
        yield painting(title, {cell: role})
