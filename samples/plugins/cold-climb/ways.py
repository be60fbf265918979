"""Ways through a tower."""

from collections.abc import Iterable

from hullwright.schema.boards.board import Board

UNREACHED = -1


def steps_to(board: Board, ends: Iterable[int], shut: Iterable[int] = ()) -> list[int]:
    """Return how many steps it is from each compartment to the nearest of some, without those that are shut."""
    found = [UNREACHED] * len(board)
    closed = set(shut)
    front = [each for each in ends if each not in closed]
    for each in front:
        found[each] = 0
    while front:
        reached = []
        for here in front:
            for each in board.neighbours[here]:
                if found[each] == UNREACHED and each not in closed:
                    found[each] = found[here] + 1
                    reached.append(each)
        front = reached
    return found
