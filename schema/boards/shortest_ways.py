"""Shortest ways between two spaces of a board: one of them, and how many there are."""

from collections.abc import Collection, Sequence

from ..late_dataclass import late_dataclass
from .board import Board


@late_dataclass
class ShortestWay:
    """The way from one space to another with the fewest steps."""

    spaces: tuple[int, ...]
    """Both ends included."""
    count: int
    """How many ways there are that are as short."""

    @property
    def steps(self) -> int:
        """How many steps it is."""
        return len(self.spaces) - 1


def shortest_way(
    board: Board,
    starts: Collection[int],
    ends: Collection[int],
    through: Sequence[int],
    onto: Sequence[int],
) -> ShortestWay | None:
    """Return a shortest way over spaces that are marked `through`, ending also on those marked `onto`.

    None if no way leads there. One can leave the starts whatever they are marked.
    """
    # Level by level, so that nothing is looked at that is farther away than the end.
    counts, before, level = dict.fromkeys(starts, 1), dict.fromkeys(starts, -1), list(starts)
    goals = frozenset(ends)
    while level and not goals.intersection(level):
        found: dict[int, int] = {}
        for space in level:
            if before[space] != -1 and not through[space]:
                continue
            for other in board.neighbours[space]:
                if (other in before and other not in found) or not (through[other] or onto[other]):
                    continue
                before.setdefault(other, space)
                found[other] = found.get(other, 0) + counts[space]
        counts |= found
        level = list(found)
    reached = [each for each in level if each in goals]
    if not reached:
        return None
    way = [reached[0]]
    while before[way[-1]] != -1:
        way.append(before[way[-1]])
    return ShortestWay(tuple(reversed(way)), sum(counts[each] for each in reached))
