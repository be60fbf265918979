"""Fixes of the board: cells in pieces, and gates and Jump Points that can't serve (SAV-1, SAV-5)."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, from_even_r, neighbours
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.layout import OPEN, OUTSIDE, STATION, Station
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import editing, painting
from .jump_points import (
    GATES,
    cell_named,
    free_border,
    fresh_name,
    ground_of,
    with_gates,
    with_moved_gate,
    without_gate,
)

MOST_CHOICES = 3


def join_or_take_out(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for cells that lie apart: a bridge of open cells, or without them."""
    apart = _hexes(problem.cells)
    bridge = _bridge(document.layout, apart)
    if bridge:
        yield painting(message("join them with open cells"), dict.fromkeys(bridge, OPEN))
    yield painting(message("remove these cells"), dict.fromkeys(apart, OUTSIDE))


def _hexes(labels: Collection[str]) -> list[Hex]:
    return [at for at in map(cell_named, labels) if at is not None]


def _bridge(station: Station, apart: Sequence[Hex]) -> list[Hex]:
    """Return the fewest hexes without a cell that join some cells with the others."""
    before: dict[Hex, Hex | None] = dict.fromkeys(apart)
    waiting = deque(apart)
    while waiting:
        cell = waiting.popleft()
        for each in neighbours(cell):
            ground = ground_of(station, each)
            if each in before or ground is None:
                continue
            before[each] = cell
            if ground.cell != OUTSIDE:
                return [at for at in _way(cell, before) if at not in apart]
            waiting.append(each)
    return []


def _way(cell: Hex | None, before: dict[Hex, Hex | None]) -> Iterator[Hex]:
    while cell is not None:
        yield cell
        cell = before[cell]


def add_jump_point(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield Jump Points for a station that has none (SA-6)."""
    station: Station = document.layout
    for first, second in _free_pairs(station)[:MOST_CHOICES]:
        yield _new_jump_point(fresh_name(station, first), (first, second))


def _new_jump_point(name: str, cells: Sequence[Hex]) -> Fix:
    return editing(
        message("add a Jump Point {name}", name=name), lambda now: with_gates(now, name, cells)
    )


def one_owner(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a gate that several Jump Points share (SA-6)."""
    cell, names = cell_named(problem.facts["gate"]), problem.facts["names"]
    if cell is None:
        return
    for kept in names[:MOST_CHOICES]:

        def edit(now: Station, kept: str = kept, cell: Hex = cell) -> Station:
            for other in names:
                if other != kept:
                    now = _moved_or_without(now, other, cell)
            return now

        yield editing(message("let it be a gate of {name} only", name=kept), edit)


def _moved_or_without(station: Station, name: str, cell: Hex) -> Station:
    """Return a station with a gate in the nearest cell that can be one, or without it."""
    free = _free(station, [cell, *_gates_of(station, name)])
    if not free:
        return without_gate(station, name, cell)
    return with_moved_gate(station, name, cell, free[0])


def move_gate(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a gate where there is no open cell (SA-6)."""
    station: Station = document.layout
    cells, name = _hexes(problem.cells), problem.facts["name"]

    def moved(now: Station) -> Station:
        for cell in cells:
            now = _moved_or_without(now, name, cell)
        return now

    yield editing(message("move the gate to the border beside it"), moved)
    if all(getattr(ground_of(station, each), "cell", None) == OUTSIDE for each in cells):
        yield painting(message("put an open cell there"), dict.fromkeys(cells, OPEN))


def complete_gates(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a Jump Point that has other than two gates (SA-6)."""
    station: Station = document.layout
    name = problem.facts["name"]
    there = _gates_of(station, name)
    missing = GATES - len(there)
    free = (
        _free(station, there) if there else [at for pair in _free_pairs(station)[:1] for at in pair]
    )
    if 0 < missing <= len(free):
        yield editing(
            message("give {name} the gates it lacks", name=name),
            lambda now: with_gates(now, name, free[:missing]),
        )
    if missing < 0:

        def fewer(now: Station) -> Station:
            points = tuple(
                replace(each, gates=each.gates[:GATES]) if each.id == name else each
                for each in now.jump_points
            )
            return replace(now, jump_points=points)

        yield editing(message("keep the first {count} gates", count=GATES), fewer)
    yield editing(
        message("remove {name}", name=name),
        lambda now: replace(
            now, jump_points=tuple(each for each in now.jump_points if each.id != name)
        ),
    )


def _gates_of(station: Station, name: str) -> list[Hex]:
    return next(_hexes(each.gates) for each in station.jump_points if each.id == name)


def _free(station: Station, near: Collection[Hex]) -> list[Hex]:
    """Return the cells that could be gates, those nearest to some others first."""
    return sorted(
        free_border(station).difference(near),
        key=lambda cell: (sum(distance(cell, each) for each in near), cell),
    )


def _free_pairs(station: Station) -> list[tuple[Hex, Hex]]:
    """Return neighbouring cells that could be gates, those farthest from the station first."""
    free = _free(station, ())
    tiles = [from_even_r(*at) for at, kind in station.cells() if kind.cell == STATION]

    def far(pair: tuple[Hex, Hex]) -> int:
        return min((distance(pair[0], each) for each in tiles), default=0)

    pairs = [(a, b) for a in free for b in free if a < b and distance(a, b) == 1]
    return sorted(pairs, key=lambda pair: (-far(pair), pair))
