"""Questions about paths on a board, answered by networkx, or by arrays where a board is too large for it.

*Ways* are the links that somebody may use: over spaces one can pass *through*, and *onto* spaces
where one can only end. Both ways of answering give the same answers; tests hold them against each
other with networkx as the authority.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from .board import Board, pairs

if TYPE_CHECKING:
    import numpy as np
    from scipy.sparse import csr_array

LARGE = 3000
"""Spaces from which arrays answer faster than networkx, the loading of scipy included."""

NOWHERE = -1
"""The distance to a space that can't be reached, and the piece of a space that is closed."""


class Ways(Protocol):
    """The links that somebody who starts on certain spaces may use."""

    def steps(self) -> Sequence[int]:
        """Return for each space the fewest steps from a start, or `NOWHERE`."""
        ...

    def reached(self) -> Sequence[int]:
        """Return for each space whether it can be reached, as 1 or 0."""
        ...

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        """Return the spaces, other than starts and goals, that lie on every way to all the goals."""
        ...


def ways(board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]) -> Ways:
    """Return the ways from the starts: through the spaces marked so, and onto those marked so."""
    if len(board) < LARGE or len(board.one_way):
        return _GraphWays(board, starts, through, onto)
    return _ArrayWays(board, starts, through, onto)


def pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    """Return for each space the number of its connected piece, counted from 0, or `NOWHERE`."""
    if len(board) < LARGE:
        return _graph_pieces(board, through)
    return _array_pieces(board, through)


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

    def steps(self) -> Sequence[int]:
        import networkx as nx

        found = nx.single_source_shortest_path_length(self._graph, _SOURCE)
        return [found.get(number, NOWHERE + 1) - 1 for number in range(self._size)]

    def reached(self) -> Sequence[int]:
        return [int(each != NOWHERE) for each in self.steps()]

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


class _ArrayWays:
    """Ways as a sparse matrix of scipy, with one source before the starts."""

    def __init__(
        self, board: Board, starts: Sequence[int], through: Sequence[int], onto: Sequence[int]
    ) -> None:
        import numpy as np

        self._size = len(board)
        self._starts = np.asarray(starts, dtype=np.int32)
        leaving = np.asarray(through, dtype=bool).copy()
        entering = leaving | np.asarray(onto, dtype=bool)
        leaving[self._starts] = True
        a, b = _ends(board)
        forth, back = leaving[a] & entering[b], leaving[b] & entering[a]
        source = np.full(len(self._starts), self._size, dtype=np.int32)
        self._tails = np.concatenate([a[forth], b[back], source])
        self._heads = np.concatenate([b[forth], a[back], self._starts])
        self._predecessors = self._search(self._tails, self._heads, self._size + 1)

    def _search(self, tails: "np.ndarray", heads: "np.ndarray", size: int) -> "np.ndarray":
        from scipy.sparse.csgraph import breadth_first_order

        graph = _matrix(tails, heads, size)
        found: np.ndarray = breadth_first_order(graph, self._size, directed=True)[1]
        return found

    def steps(self) -> Sequence[int]:
        import numpy as np

        # Every space points to the one before it; doubling the pointers adds up the steps in a
        # logarithmic number of rounds, however long the longest way is.
        before = self._predecessors.copy()
        known = before >= 0
        before[~known] = self._size
        length = known.astype(np.int32)
        while (before != self._size).any():
            length += length[before]
            before = before[before]
        found: list[int] = np.where(known, length - 1, NOWHERE)[: self._size].tolist()
        return found

    def reached(self) -> Sequence[int]:
        return (self._predecessors[: self._size] >= 0).tobytes()

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        """Find them by the detours around one shortest way.

        Every chokepoint lies on any one way, so take a shortest. Take that way out: each piece that
        remains is a detour from the first to the last place where it touches the way, and what no
        detour jumps over is a chokepoint.
        """
        import numpy as np

        goal = np.fromiter(goals, dtype=np.int32)
        sink = self._size + 1
        tails = np.concatenate([self._tails, goal])
        heads = np.concatenate([self._heads, np.full(len(goal), sink, dtype=np.int32)])
        way = _way_back(self._search(tails, heads, sink + 1), sink)
        place = np.full(sink + 1, NOWHERE, dtype=np.int32)
        place[way] = np.arange(len(way), dtype=np.int32)
        firsts, lasts = _detours(tails, heads, place)
        change = np.zeros(len(way) + 1, dtype=np.int64)
        np.add.at(change, firsts + 1, 1)
        np.add.at(change, np.maximum(lasts, firsts + 1), -1)
        single = way[np.cumsum(change)[:-1] == 0]
        ends = np.concatenate([self._starts, goal, [self._size, sink]])
        found: list[int] = np.setdiff1d(single, ends).tolist()
        return found


def _ends(board: Board) -> "tuple[np.ndarray, np.ndarray]":
    import numpy as np

    flat = np.frombuffer(board.links, dtype=np.int32)
    return flat[0::2], flat[1::2]


def _matrix(tails: "np.ndarray", heads: "np.ndarray", size: int) -> "csr_array":
    import numpy as np
    from scipy.sparse import csr_array

    ones = np.ones(len(tails), dtype=np.float64)
    return csr_array((ones, (tails, heads)), shape=(size, size))


def _way_back(predecessors: "np.ndarray", sink: int) -> "np.ndarray":
    import numpy as np

    way = []
    at = sink
    while at >= 0:
        way.append(at)
        at = int(predecessors[at])
    return np.array(way[::-1] if len(way) > 1 else [], dtype=np.int32)


def _detours(
    tails: "np.ndarray", heads: "np.ndarray", place: "np.ndarray"
) -> "tuple[np.ndarray, np.ndarray]":
    """Return where on the way each detour begins and ends."""
    import numpy as np
    from scipy.sparse.csgraph import connected_components

    a, b = place[tails], place[heads]
    beside = (a == NOWHERE) & (b == NOWHERE)
    count, piece = connected_components(
        _matrix(tails[beside], heads[beside], len(place)), directed=False
    )
    first = np.full(count, len(place), dtype=np.int64)
    last = np.full(count, NOWHERE, dtype=np.int64)
    for on_way, off_way, spaces in ((a, b, heads), (b, a, tails)):
        touching = (on_way != NOWHERE) & (off_way == NOWHERE)
        np.minimum.at(first, piece[spaces[touching]], on_way[touching])
        np.maximum.at(last, piece[spaces[touching]], on_way[touching])
    used = last != NOWHERE
    chord = (a != NOWHERE) & (b != NOWHERE)
    return (
        np.concatenate([first[used], np.minimum(a[chord], b[chord])]),
        np.concatenate([last[used], np.maximum(a[chord], b[chord])]),
    )


def _array_pieces(board: Board, through: Sequence[int]) -> Sequence[int]:
    import numpy as np
    from scipy.sparse.csgraph import connected_components

    walkable = np.asarray(through, dtype=bool)
    a, b = _ends(board)
    used = walkable[a] & walkable[b]
    _, piece = connected_components(_matrix(a[used], b[used], len(board)), directed=False)
    # Closed spaces are pieces of their own for scipy: number the others from 0 without gaps.
    numbers = np.unique(piece[walkable], return_inverse=True)[1]
    found = np.full(len(board), NOWHERE, dtype=np.int64)
    found[walkable] = numbers
    return found.tolist()
