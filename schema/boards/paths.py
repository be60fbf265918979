"""Questions about paths on a board, answered by networkx, or by arrays where a board is too large for it.

*Ways* are the links that somebody may use: over spaces one can pass *through*, and *onto* spaces
where one can only end. Both ways of answering give the same answers; tests hold them against each
other with networkx as the authority.
"""

import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, Protocol

from .arrays import NOWHERE, ArrayWays
from .board import Board, pairs

__all__ = ["LARGE", "NOWHERE", "Ways", "pieces", "ways"]

LARGE: Final = 3000
"""Spaces from which arrays answer faster than networkx, the loading of scipy included."""
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
        return _GraphWays(board, starts, through, onto)
    return ArrayWays(board.sparse, starts, bytes(through), bytes(onto))


def pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    """Return for each space a number for its connected piece, or `NOWHERE`."""
    if not _is_for_arrays(board):
        return _graph_pieces(board, through)
    return board.sparse.pieces(bytes(through))


def _is_for_arrays(board: Board) -> bool:
    """Tell whether arrays can answer and are faster: once scipy is loaded, they are on every board."""
    return not len(board.one_way) and (len(board) >= LARGE or _SCIPY in sys.modules)


_SOURCE = -1
_SINK = -2


class _GraphWays:
    """Ways as a networkx graph, with one source before the starts."""

    def __init__(
        self, board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]
    ) -> None:
        import networkx as nx

        self._size = len(board)
        self._starts = frozenset(starts)
        leaving = [number in self._starts or bool(each) for number, each in enumerate(through)]
        entering = [bool(a or b) for a, b in zip(through, onto, strict=True)]
        self._graph: nx.DiGraph[int] = nx.DiGraph()
        self._graph.add_edges_from((_SOURCE, each) for each in starts)
        self._graph.add_node(_SOURCE)
        self._graph.add_edges_from(
            (a, b) for a, b in _both_ways(board) if leaving[a] and entering[b]
        )

    @cached_property
    def _steps(self) -> Sequence[int]:
        import networkx as nx

        found = nx.single_source_shortest_path_length(self._graph, _SOURCE)
        return [found.get(number, NOWHERE + 1) - 1 for number in range(self._size)]

    def steps(self) -> Sequence[int]:
        return self._steps

    def steps_to(self, space: int) -> int:
        return self._steps[space]

    def reached(self) -> bytes:
        return bytes(each != NOWHERE for each in self._steps)

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        import networkx as nx

        graph = self._graph.copy()
        graph.add_edges_from((goal, _SINK) for goal in goals)
        above = dict(nx.immediate_dominators(graph, _SOURCE))
        found = []
        at = above.get(_SINK)
        while at is not None and at != _SOURCE:
            found.append(at)
            at = above[at]
        return sorted(set(found) - self._starts - set(goals))


def _both_ways(board: Board) -> Iterable[tuple[int, int]]:
    for a, b in pairs(board.links):
        yield a, b
        yield b, a
    yield from pairs(board.one_way)


def _graph_pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(number for number, each in enumerate(through) if each)
    graph.add_edges_from((a, b) for a, b in _both_ways(board) if through[a] and through[b])
    numbers = [NOWHERE] * len(board)
    for piece, members in enumerate(nx.connected_components(graph)):
        for each in members:
            numbers[each] = piece
    return numbers
