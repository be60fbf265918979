"""The authority about paths: the same questions, answered by networkx."""

from collections.abc import Iterable, Sequence

import networkx as nx

from hullwright.schema.boards.board import Board, pairs
from hullwright.schema.boards.paths import NOWHERE

_SOURCE = -1
_SINK = -2


class GraphWays:
    """Ways as a networkx graph, with one source before the starts."""

    def __init__(
        self, board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]
    ) -> None:
        self._size = len(board)
        self._starts = frozenset(starts)
        leaving = [number in self._starts or bool(each) for number, each in enumerate(through)]
        entering = [bool(a or b) for a, b in zip(through, onto, strict=True)]
        self._graph = nx.DiGraph()
        self._graph.add_edges_from((_SOURCE, each) for each in starts)
        self._graph.add_node(_SOURCE)
        self._graph.add_edges_from(
            (a, b) for a, b in both_ways(board) if leaving[a] and entering[b]
        )
        found = nx.single_source_shortest_path_length(self._graph, _SOURCE)
        self._steps = [found.get(number, NOWHERE + 1) - 1 for number in range(self._size)]

    def steps(self) -> Sequence[int]:
        return self._steps

    def steps_to(self, space: int) -> int:
        return self._steps[space]

    def reached(self) -> bytes:
        return bytes(each != NOWHERE for each in self._steps)

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        graph = self._graph.copy()
        graph.add_edges_from((goal, _SINK) for goal in goals)
        above = dict(nx.immediate_dominators(graph, _SOURCE))
        found = []
        at = above.get(_SINK)
        while at is not None and at != _SOURCE:
            found.append(at)
            at = above[at]
        return sorted(set(found) - self._starts - set(goals))


def both_ways(board: Board) -> Iterable[tuple[int, int]]:
    for a, b in pairs(board.links):
        yield a, b
        yield b, a
    yield from pairs(board.one_way)


def graph_pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    graph = nx.Graph()
    graph.add_nodes_from(number for number, each in enumerate(through) if each)
    graph.add_edges_from((a, b) for a, b in both_ways(board) if through[a] and through[b])
    numbers = [NOWHERE] * len(board)
    for piece, members in enumerate(nx.connected_components(graph)):
        for each in members:
            numbers[each] = piece
    return numbers
