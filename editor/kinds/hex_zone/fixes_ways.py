"""Fixes of who can go where: bridges through the hull, second ways, doors for those who are stuck."""

from collections.abc import Iterator

from hullwright.schema.boards.hexes import Hex, hex_of, label
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HULL, HUMAN, POD
from hullwright.schema.messages import Message, message, some_of

from ...concepts.editor_kind import Fix
from .fixes_edits import opening, painting
from .fixes_ground import GROUND, FixGround
from .fixes_pods import without_pods

MOST_PIECES = 50
"""Pieces that are joined in one fix: each takes a search through the whole zone."""
MOST_CELLS = 200
"""Cells that are opened one after another in one fix: each takes a look at the whole zone."""


def reach_pod(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a pod that a side can't reach (EAV-1): a way to it, or no pod."""
    pod, start = (hex_of(each) for each in problem.cells)
    name = problem.facts["pod"]
    way = FixGround.of(document.layout).bridge([start], [pod])
    if way:
        yield opening(message("open a way to pod {pod}", pod=name), way)
    yield from without_pods(document, [pod], message("remove pod {pod}", pod=name))


def connect_lost(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for sectors that nobody reaches (EAV-2)."""
    lost = [hex_of(each) for each in problem.cells]
    ground = FixGround.of(document.layout)
    reached = set(ground.steps(ground.with_role(HUMAN))) | set(
        ground.steps(ground.with_role(ALIEN))
    )
    rest = [cell for cell in reached if ground.roles[cell] in GROUND]
    yield from _joined(message("connect them to the rest"), ground, ground.pieces(lost), rest)
    yield painting(message("turn them into hull"), dict.fromkeys(lost, HULL))


def join_pieces(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a zone in several pieces (EAV-5)."""
    apart = [hex_of(each) for each in problem.cells]
    ground = FixGround.of(document.layout)
    beside = set(apart)
    main = [cell for cell, role in ground.roles.items() if role != HULL and cell not in beside]
    yield from _joined(message("join the parts"), ground, ground.pieces(apart), main)
    yield painting(message("turn the separate parts into hull"), dict.fromkeys(apart, HULL))


def _joined(
    title: Message, ground: FixGround, pieces: list[list[Hex]], rest: list[Hex]
) -> Iterator[Fix]:
    """Yield the fix that joins pieces to the rest one after another, each by its shortest bridge."""
    if len(pieces) > MOST_PIECES:
        return
    opened: list[Hex] = []
    joined = list(rest)
    for piece in pieces:
        bridge = ground.opened(opened).bridge(piece, joined) if joined else None
        if bridge is None:
            return
        opened += bridge
        joined += [*piece, *bridge]
    if opened:
        yield opening(title, opened)


def second_way(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for chokepoints (EAV-3): a way to a pod that goes around all of them.

    What lay on every way before does not lie on this one, so nothing lies on every way any more.
    """
    ground = FixGround.of(document.layout)
    starts = ground.with_role(problem.facts["side"])
    around = [hex_of(each) for each in problem.cells]
    way = ground.bridge(starts, ground.with_role(POD), around)
    if way:
        through = some_of([label(each) for each in sorted(way)], 3)
        title = message("open a second way round through {some}", some=through)
        yield opening(title, way)


def open_dead_ends(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for many dead ends (EAV-4): each gets a way on through one more sector."""
    if len(problem.cells) > MOST_CELLS:
        return
    ground = FixGround.of(document.layout)
    opened: list[Hex] = []
    for cell in map(hex_of, problem.cells):
        ground = ground.opened(opened)
        doors = {each: len(ground.around(each, *GROUND)) for each in ground.around(cell, HULL)}
        if len(ground.around(cell, *GROUND)) < 2 and doors:
            best = max(doors, key=lambda each: (min(doors[each], 2), -doors[each], each))
            if doors[best] >= 2:
                opened.append(best)
    if opened:
        yield opening(message("open a way on from the dead ends"), opened)


def free_the_stuck(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for players without a move (EA-T9): an open sector beside each of them."""
    if len(problem.cells) > MOST_CELLS:
        return
    ground = FixGround.of(document.layout)
    opened: list[Hex] = []
    for cell in map(hex_of, problem.cells):
        ground = ground.opened(opened)
        if ground.around(cell, *GROUND):
            continue
        doors = ground.around(cell, HULL)
        if not doors:
            return
        door = max(doors, key=lambda each: len(ground.around(each, *GROUND)))
        opened.append(door)
        if not ground.around(door, *GROUND):
            # Whoever goes through the door must be able to go on.
            opened += ground.around(door, HULL)[:1]
    if opened:
        yield opening(message("open a sector beside them"), opened)
