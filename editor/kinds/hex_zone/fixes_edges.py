"""Fixes of edges: those that lie nowhere, doors nobody hears, hatches and walls that cut something off."""

from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from itertools import pairwise

from hullwright.schema.boards.hexes import Hex, hex_of, label
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.edges import DOOR, ONE_WAY, WALL, SectorEdge
from hullwright.schema.kinds.hex_zone.layout import POD
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .fixes_ground import GROUND, FixGround

BARS = frozenset({WALL, ONE_WAY})
"""The edges that bar a way."""


def take_out_edge(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for an edge that does nothing where it is (EA-X1)."""
    start, to, kind = (problem.facts[each] for each in ("start", "to", "kind"))
    alike = [n for n, each in enumerate(document.layout.edges) if each.pair == {start, to}]
    if problem.case != "twice":
        dropped = alike
    else:
        dropped = [n for n in alike[1:] if document.layout.edges[n].kind == kind][:1]
    title = message("remove the edge between {start} and {to}", start=start, to=to)
    yield Fix(title, lambda document: _kept(document, lambda n, _: n not in dropped))


def plain_door(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a noisy door beside which there is never a noise (EA-X1)."""
    pair = {problem.facts["start"], problem.facts["to"]}
    yield _as_doors(message("make it a plain door"), [pair])


def hatches_as_doors(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for hatches that lead astray (EA-X4): doors lead both ways."""
    pairs = [set(each) for each in problem.facts["hatches"]]
    yield _as_doors(message("turn the hatches into doors"), pairs)


def clear_around(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for sectors that walls and hatches cut off: without those around them."""
    cells = frozenset(problem.cells)
    if any(each.kind in BARS and each.pair & cells for each in document.layout.edges):
        yield Fix(
            message("remove the walls and hatches around them"),
            lambda document: _kept(
                document, lambda _, each: each.kind not in BARS or not each.pair & cells
            ),
        )


def clear_way(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a pod behind walls (EAV-1): without those on the shortest way to it."""
    pod, start = (hex_of(each) for each in problem.cells)
    way = [label(each) for each in _way(FixGround.of(document.layout), start, pod)]
    steps = [{a, b} for a, b in pairwise(way)]
    if any(each.kind in BARS and each.pair in steps for each in document.layout.edges):
        yield Fix(
            message("remove the walls on the way to pod {pod}", pod=problem.facts["pod"]),
            lambda document: _kept(
                document, lambda _, each: each.kind not in BARS or each.pair not in steps
            ),
        )


def _way(ground: FixGround, start: Hex, goal: Hex) -> list[Hex]:
    """Return a shortest way over open ground, as if there were no edges; nothing if there is none."""
    before: dict[Hex, Hex | None] = {start: None}
    coming = deque([start])
    while coming and goal not in before:
        cell = coming.popleft()
        for each in ground.around(cell, *GROUND, POD):
            if each not in before and (each == goal or ground.roles[each] != POD):
                before[each] = cell
                coming.append(each)
    found, at = [], goal if goal in before else None
    while at is not None:
        found.append(at)
        at = before[at]
    return found


def _as_doors(title: Message, pairs: Collection[Collection[str]]) -> Fix:
    def edit(document: MapDocument) -> MapDocument:
        edges = (
            replace(each, kind=DOOR) if each.pair in pairs else each
            for each in document.layout.edges
        )
        return replace(document, layout=replace(document.layout, edges=tuple(edges)))

    return Fix(title, edit)


def _kept(document: MapDocument, keeps: Callable[[int, SectorEdge], bool]) -> MapDocument:
    """Return a map with the edges that are to be kept, by number and edge."""
    edges = (each for n, each in enumerate(document.layout.edges) if keeps(n, each))
    return replace(document, layout=replace(document.layout, edges=tuple(edges)))
