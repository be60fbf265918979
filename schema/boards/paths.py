"""Questions about paths on a board, answered space by space, or by arrays where a board is too large for it.

*Ways* are the links that somebody may use: over spaces one can pass *through*, and *onto* spaces
where one can only end. Both ways of answering give the same answers, those of networkx, which tests
hold them against; it is not asked here, because loading it takes longer than checking most maps.
"""

import sys
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, Protocol

from .arrays import NOWHERE, ArrayWays
from .board import Board, pairs

__all__ = ["LARGE", "NOWHERE", "Ways", "pieces", "ways"]

LARGE: Final = 3000
"""Spaces from which arrays answer faster, the loading of scipy included."""
_SCIPY = "scipy.sparse.csgraph"


class Ways(Protocol):
    """The links that somebody who starts on certain spaces may use."""

    def steps(self) -> Sequence[int]:
        """Return for each space the fewest steps from a start, or `NOWHERE`."""
        ...

    def steps_to(self, space: int) -> int:
        """Return the fewest steps from a start to one space, or `NOWHERE`."""
        ...

    def reached(self) -> bytes:
        """Return for each space whether it can be reached, as 1 or 0."""
        ...

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        """Return the spaces, other than starts and goals, that lie on every way to all the goals."""
        ...


def ways(board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]) -> Ways:
    """Return the ways from the starts: through the spaces marked so, and onto those marked so."""
    if not _is_for_arrays(board):
        return _SpaceWays(board, starts, through, onto)
    return ArrayWays(board.sparse, starts, bytes(through), bytes(onto))


def pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    """Return for each space a number for its connected piece, or `NOWHERE`."""
    if not _is_for_arrays(board):
        return _space_pieces(board, through)
    return board.sparse.pieces(bytes(through))


def _is_for_arrays(board: Board) -> bool:
    """Tell whether arrays can answer and are faster: once scipy is loaded, they are on every board."""
    return not len(board.one_way) and (len(board) >= LARGE or _SCIPY in sys.modules)


class _SpaceWays:
    """Ways as lists of the spaces that each space leads to."""

    def __init__(
        self, board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]
    ) -> None:
        self._starts = tuple(dict.fromkeys(starts))
        self._leaving = bytearray(map(bool, through))
        self._entering = bytearray(map(max, through, onto))
        for each in starts:
            self._leaving[each] = 1
        self._links = board.neighbours

    def _from(self, space: int) -> list[int]:
        """Return the spaces to which one can go from a space."""
        if not self._leaving[space]:
            return []
        return [each for each in self._links[space] if self._entering[each]]

    @cached_property
    def _before(self) -> dict[int, int]:
        """The space before each that can be reached, in the order of a breadth-first search."""
        found = dict.fromkeys(self._starts, NOWHERE)
        coming = deque(self._starts)
        while coming:
            at = coming.popleft()
            for each in self._from(at):
                if each not in found:
                    found[each] = at
                    coming.append(each)
        return found

    @cached_property
    def _steps(self) -> Sequence[int]:
        found = [NOWHERE] * len(self._links)
        for each, before in self._before.items():
            found[each] = found[before] + 1 if before != NOWHERE else 0
        return found

    def steps(self) -> Sequence[int]:
        return self._steps

    def steps_to(self, space: int) -> int:
        return self._steps[space]

    def reached(self) -> bytes:
        return bytes(each != NOWHERE for each in self._steps)

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        """Find them along one shortest way: those behind which nothing before them leads otherwise."""
        ends = frozenset(goals)
        way = self._shortest_way(ends)
        places = {space: number for number, space in enumerate(way)}
        # Whoever is at a goal has come past the whole way.
        places.update(dict.fromkeys(ends.difference(way[:-1]), len(way) - 1))
        seen: set[int] = set()
        farthest = self._farthest(self._starts, places, seen)
        found = []
        for number, space in enumerate(way):
            if farthest == number:
                found.append(space)
            farthest = max(farthest, self._farthest(self._from(space), places, seen))
        return sorted(set(found).difference(self._starts, ends))

    def _shortest_way(self, ends: frozenset[int]) -> list[int]:
        """Return the spaces from a start to the nearest goal, or none if no goal can be reached."""
        way = []
        at = next((each for each in self._before if each in ends), NOWHERE)
        while at != NOWHERE:
            way.append(at)
            at = self._before[at]
        return way[::-1]

    def _farthest(self, heads: Iterable[int], places: Mapping[int, int], seen: set[int]) -> int:
        """Return the last place on a way that can be reached without using others, from spaces not yet seen."""
        farthest = NOWHERE
        coming = list(heads)
        while coming:
            at = coming.pop()
            if at in places:
                farthest = max(farthest, places[at])
            elif at not in seen:
                seen.add(at)
                coming.extend(self._from(at))
        return farthest


def _space_pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    beside = [list(each) for each in board.neighbours]
    for a, b in pairs(board.one_way):
        beside[b].append(a)
    found = [NOWHERE] * len(board)
    count = 0
    for first, is_open in enumerate(through):
        if not is_open or found[first] != NOWHERE:
            continue
        found[first] = count
        coming = [first]
        while coming:
            for each in beside[coming.pop()]:
                if through[each] and found[each] == NOWHERE:
                    found[each] = count
                    coming.append(each)
        count += 1
    return found
