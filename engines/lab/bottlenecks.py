"""Bottlenecks: spaces without which a part of a map can't be reached, and that are used a lot."""

from collections.abc import Mapping, Sequence

from ..preparation import Prepared

LARGEST = 5000
"""On larger boards nobody looks for single bottlenecks."""
BUSY = 1.5
"""A bottleneck matters if it is entered so many times as often as the mean space."""


def bottlenecks(prepared: Prepared, visits: Mapping[str, int]) -> Sequence[str]:
    """Return the spaces that part the ground and carry more than the mean one, the busiest first."""
    board = prepared.board
    if len(board) > LARGEST or not visits:
        return ()
    from networkx import articulation_points

    ground = {board.ids[each] for each in board.with_role(*prepared.engine.ground)}
    graph = board.to_networkx().to_undirected().subgraph(ground)
    mean = sum(visits.values()) / len(visits)
    found = [each for each in articulation_points(graph) if visits.get(each, 0) > BUSY * mean]
    # Where everything lies in a row, every space is one, and there is nothing to say.
    return sorted(found, key=lambda each: -visits[each]) if 2 * len(found) < len(ground) else ()
