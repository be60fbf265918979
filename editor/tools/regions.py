"""Regions: cells of the same content that hang together, or all cells of that content."""

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from ..concepts.editor_kind import Cell, Surface


class Regions:
    """Finds regions, and remembers the last one so that moving about inside it costs nothing."""

    def __init__(self, sort_of: Callable[[str], str] | None = None) -> None:
        """Take what contents are the same by, such as a tile however it is turned."""
        self._sort_of = sort_of
        self._surface: Surface | None = None
        self._everywhere = False
        self._region: frozenset[Cell] = frozenset()

    def around(self, surface: Surface, cell: Cell, *, everywhere: bool) -> frozenset[Cell]:
        """Return the region of a cell; the same object again for each cell of the same region."""
        is_known = (
            surface is self._surface and everywhere == self._everywhere and cell in self._region
        )
        if not is_known:
            same = same_sort(surface, {surface.content(cell)}, self._sort_of)
            found = alike(surface, *same) if everywhere else region(surface, cell, same)
            self._surface, self._everywhere, self._region = surface, everywhere, found
        return self._region


def same_sort(
    surface: Surface, contents: Collection[str], sort_of: Callable[[str], str] | None
) -> Collection[str]:
    """Return some contents with all others on a map that are of the same sort."""
    if sort_of is None:
        return contents
    sorts = set(map(sort_of, contents))
    there = {surface.content(cell) for cell in surface.cells()}
    return {each for each in there.union(contents) if sort_of(each) in sorts}


Pair: TypeAlias = Any
"""A cell of a grid: a pair of whole numbers, of a type that only its kind knows."""


def region(
    surface: Surface, start: Cell, contents: Collection[str] | None = None
) -> frozenset[Cell]:
    """Return the cells that can be reached from a cell over cells of the same content, or of some."""
    left = {cell: cell for cell in _holding(surface, contents or {surface.content(start)})}
    steps = _steps(surface, start)
    # On a table without edges empty cells are not listed: there the start stands alone.
    found: list[Pair] = [left.pop(start, start)]
    # Sums of coordinates instead of asking for neighbours: three times as fast on large maps.
    for x, y in found:
        for dx, dy in steps:
            cell = left.pop((x + dx, y + dy), None)
            if cell is not None:
                found.append(cell)
    return frozenset(found)


def _steps(surface: Surface, start: Pair) -> set[tuple[int, int]]:
    """Return the steps from a cell of the grid to its neighbours, as differences of coordinates."""
    steps: set[tuple[int, int]] = set()
    # From a corner of the map the neighbours know more ways than the cell itself.
    near: Sequence[Pair] = (start, *surface.neighbours(start))
    for cell in near:
        around: Iterable[Pair] = surface.neighbours(cell)
        for x, y in around:
            step = (x - cell[0], y - cell[1])
            steps |= {step, (-step[0], -step[1])}
    return steps


def alike(surface: Surface, *contents: str) -> frozenset[Cell]:
    """Return all cells that hold one of some contents."""
    return frozenset(_holding(surface, frozenset(contents)))


def _holding(surface: Surface, contents: Container[str]) -> Iterator[Cell]:
    content = surface.content
    return (cell for cell in surface.cells() if content(cell) in contents)
