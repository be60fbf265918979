"""Questions about paths on boards too large to be searched space by space, asked of scipy's sparse graphs.

For boards with two-way links only. The answers are those of networkx, which tests hold them against.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from scipy.sparse import csr_array

    from .board import Board

NOWHERE = -1
"""The distance to a space that can't be reached, and the piece of a space that is closed."""


class Links:
    """The links of a board as a sparse matrix."""

    def __init__(self, board: "Board") -> None:
        # Not the board, which keeps this: of a million spaces nothing should wait to be tidied up.
        self._pairs = board.links
        self.size = len(board)
        self._ground: tuple[bytes, bytes, csr_array] | None = None

    @cached_property
    def matrix(self) -> "csr_array":
        """All links, both ways."""
        import numpy as np
        from scipy.sparse import csr_array

        links = np.frombuffer(self._pairs, dtype=np.int32).reshape(-1, 2)
        tails, heads = links.T
        if (np.diff(tails) < 0).any():
            order = np.argsort(tails, kind="stable")
            tails, heads = tails[order], heads[order]
        starts = np.zeros(self.size + 1, dtype=np.int32)
        np.cumsum(np.bincount(tails, minlength=self.size), out=starts[1:])
        forth = csr_array((np.ones(len(heads)), heads, starts), (self.size, self.size))
        return forth + forth.T.tocsr()

    def ground(self, through: bytes, onto: bytes) -> "csr_array":
        """Return `part`, remembering the last answer: both sides often walk the same ground."""
        if self._ground is None or self._ground[:2] != (through, onto):
            self._ground = through, onto, self.part(through, onto)
        return self._ground[2]

    def part(self, through: bytes, onto: bytes = b"") -> "csr_array":
        """Return the links that lead onto the spaces marked in either mask.

        None leads away from a space where one can only end. A start that is marked in neither mask
        can be left but not entered again.
        """
        import numpy as np
        from scipy.sparse import csr_array

        passing, ending = _flags(through), _flags(onto or bytes(self.size))
        leaving = np.repeat(passing | ~ending, np.diff(self.matrix.indptr))
        kept = leaving & (passing | ending)[self.matrix.indices]
        counted = np.zeros(len(kept) + 1, dtype=np.int32)
        np.cumsum(kept, out=counted[1:])
        indices = self.matrix.indices[kept]
        ones = self.matrix.data[: len(indices)]
        return csr_array((ones, indices, counted[self.matrix.indptr]), self.matrix.shape)

    def beside(self, spaces: "np.ndarray") -> "tuple[np.ndarray, np.ndarray]":
        """Return some spaces, each as often as it has links, and where the links lead."""
        import numpy as np

        rows = self.matrix[spaces]
        return np.repeat(spaces, np.diff(rows.indptr)), rows.indices

    def pieces(self, through: bytes) -> Sequence[int]:
        """Return for each space the number of its connected piece, or `NOWHERE`."""
        import numpy as np

        walkable = _flags(through)
        piece = _components(self.matrix if walkable.all() else self.part(through))[1]
        found: list[int] = np.where(walkable, piece, NOWHERE).tolist()
        return found


class ArrayWays:
    """Where somebody can go from certain starts, by a breadth-first search over sparse links."""

    def __init__(self, links: Links, starts: Sequence[int], through: bytes, onto: bytes) -> None:
        import numpy as np
        from scipy.sparse.csgraph import breadth_first_order

        self._links = links
        self._starts = np.asarray(starts, dtype=np.int32)
        self._through = _flags(through)
        entering = self._through | _flags(onto)
        graph = links.ground(through, onto)
        beside = links.beside(self._starts)[1]
        self._first_steps = np.unique(beside[entering[beside]])
        # One start is its own source, unless it lies where one can only end and no link leads away.
        alone = len(starts) == 1 and (self._through[starts[0]] or not onto[starts[0]])
        self._source = self._starts[0] if alone else links.size
        if not alone:
            graph = _with_source(graph, self._first_steps)
        self._order, self._before = breadth_first_order(graph, self._source, directed=True)

    def steps(self) -> Sequence[int]:
        """Return for each space the fewest steps from a start, or `NOWHERE`."""
        import numpy as np

        # Every space points to the one before it; doubling the pointers adds up the steps in a
        # logarithmic number of rounds, however long the longest way is.
        before = self._before.copy()
        known = before >= 0
        before[~known] = self._source
        length = known.astype(np.int32)
        while (before != self._source).any():
            length += length[before]
            before = before[before]
        length[~known] = NOWHERE
        length[self._starts] = 0
        found: list[int] = length[: self._links.size].tolist()
        return found

    def steps_to(self, space: int) -> int:
        """Return the fewest steps from a start to one space, or `NOWHERE`."""
        steps = 0
        while space not in self._start_set and space != self._source:
            space = int(self._before[space])
            if space < 0:
                return NOWHERE
            steps += 1
        return steps

    @cached_property
    def _start_set(self) -> frozenset[int]:
        return frozenset(self._starts.tolist())

    def reached(self) -> bytes:
        """Return for each space whether it can be reached, as 1 or 0."""
        import numpy as np

        found = self._before[: self._links.size] >= 0
        found[self._starts] = True
        return found.astype(np.uint8).tobytes()

    def chokepoints(self, goals: Iterable[int]) -> list[int]:
        """Find them by the detours around one shortest way.

        Every chokepoint lies on any one way, so take a shortest. Take that way out: each piece that
        remains is a detour from the first to the last place where it touches the way, and what no
        detour jumps over is a chokepoint.
        """
        import numpy as np

        goal = np.fromiter(goals, dtype=np.int32)
        way = self._shortest_way(goal)
        # Places on the way: the source is 0, the spaces follow, and all goals together are last.
        place = np.full(self._links.size, NOWHERE, dtype=np.int32)
        place[way] = np.arange(1, len(way) + 1, dtype=np.int32)
        place[goal] = len(way) + 1
        firsts, lasts = self._detours(way, goal, place)
        jumped = np.zeros(len(way) + 3, dtype=np.int64)
        np.add.at(jumped, firsts + 1, 1)
        np.add.at(jumped, np.maximum(lasts, firsts + 1), -1)
        single = np.cumsum(jumped)[1 : len(way) + 1] == 0
        found: list[int] = np.setdiff1d(way[single], self._starts).tolist()
        return found

    def _shortest_way(self, goal: "np.ndarray") -> "np.ndarray":
        """Return the spaces between the source and the first goal that a search comes to."""
        import numpy as np

        found = self._order[np.isin(self._order, goal)]
        way = []
        at = int(self._before[found[0]]) if len(found) else self._source
        while at != self._source:
            way.append(at)
            at = int(self._before[at])
        return np.array(way[::-1], dtype=np.int32)

    def _detours(
        self, way: "np.ndarray", goal: "np.ndarray", place: "np.ndarray"
    ) -> "tuple[np.ndarray, np.ndarray]":
        """Return where on the way each detour begins and ends."""
        import numpy as np

        beside = self._through & (place == NOWHERE)
        count, piece = _components(self._links.part(beside.tobytes()))
        touches = [(np.zeros(len(self._first_steps), dtype=np.int32), self._first_steps)]
        for spaces in (way, goal):
            tails, heads = self._links.beside(spaces)
            touches.append((place[tails], heads))
        places = np.concatenate([at for at, _ in touches])
        spaces = np.concatenate([each for _, each in touches])
        first = np.full(count, len(place), dtype=np.int64)
        last = np.full(count, NOWHERE, dtype=np.int64)
        off_way = beside[spaces]
        np.minimum.at(first, piece[spaces[off_way]], places[off_way])
        np.maximum.at(last, piece[spaces[off_way]], places[off_way])
        used = last != NOWHERE
        chord = place[spaces] != NOWHERE
        ends = places[chord], place[spaces[chord]]
        return (
            np.concatenate([first[used], np.minimum(*ends)]),
            np.concatenate([last[used], np.maximum(*ends)]),
        )


def _flags(mask: Sequence[int]) -> "np.ndarray":
    import numpy as np

    return np.frombuffer(bytes(mask), dtype=np.uint8).astype(bool)


def _with_source(graph: "csr_array", first_steps: "np.ndarray") -> "csr_array":
    """Return a graph with one more space at its end, which leads to the first steps."""
    import numpy as np
    from scipy.sparse import csr_array

    size = graph.shape[0] + 1
    indices = np.concatenate([graph.indices, first_steps.astype(graph.indices.dtype)])
    indptr = np.append(graph.indptr, len(indices)).astype(graph.indptr.dtype)
    return csr_array((np.ones(len(indices)), indices, indptr), (size, size))


def _components(graph: "csr_array") -> "tuple[int, np.ndarray]":
    """Return the number of connected pieces and the piece of each space of a two-way graph."""
    from scipy.sparse.csgraph import connected_components

    # In a two-way graph these are the strong components, which spares scipy a transposed copy.
    count, piece = connected_components(graph, directed=True, connection="strong")
    return int(count), piece
