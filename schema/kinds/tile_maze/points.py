"""Where the spaces of a piece lie inside its cell, on a fine lattice.

A cell is 120 steps wide and high. Lanes with two exits are arcs from edge to edge that bend through
the middle; in a cell with several lanes the straight ones bow aside, so that an overpass shows both.
"""

from collections.abc import Iterator

from .lanes import Lane
from .sides import STEPS, Cell

LATTICE = 120
"""Steps along the side of a cell: divisible by all the numbers of spaces that lanes often have."""

_HALF = LATTICE // 2
MIDDLE = (_HALF, _HALF)
_BOW = LATTICE // 5
_BEYOND = LATTICE // 4

Point = tuple[int, int]
"""x and y inside a cell, from its upper left corner."""


def points(lane: Lane, *, alone: bool) -> Iterator[Point]:
    """Yield where the spaces of a lane lie, in their order; `alone` if its cell has no other lane."""
    if lane.is_junction:
        yield MIDDLE
        for side, arm in lane.arms.items():
            for number in range(1, len(arm) + 1):
                yield _towards(side, number / (len(arm) + 1))
    elif len(lane.exits) == 2:
        yield from _arc(lane.exits, lane.spaces, 0 if alone else _BOW)
    else:
        length = 1.0 if alone else 0.75
        for number in range(1, lane.spaces + 1):
            yield _towards(lane.exits, 1 - length * number / lane.spaces)


def beyond(side: str) -> Point:
    """Return where an exit lies: a little beyond the edge, in the empty cell."""
    rows, columns = STEPS[side]
    return _HALF + columns * (_HALF + _BEYOND), _HALF + rows * (_HALF + _BEYOND)


def on_table(cell: Cell, point: Point) -> Point:
    """Return a point of a cell as a point of the table."""
    return cell.column * LATTICE + point[0], cell.row * LATTICE + point[1]


def _towards(side: str, share: float) -> Point:
    """Return the point a share of the way from the middle of the cell to the middle of a side."""
    rows, columns = STEPS[side]
    return _HALF + round(columns * share * _HALF), _HALF + round(rows * share * _HALF)


def _arc(exits: str, count: int, bow: int) -> Iterator[Point]:
    """Yield points along a quadratic curve between two edges that is drawn towards the middle."""
    start, end = (_towards(side, 1) for side in exits)
    rows, columns = STEPS[exits[0]]
    straight = start[0] == end[0] or start[1] == end[1]
    pull = (
        _HALF - (rows * 2 * bow if straight else 0),
        _HALF + (columns * 2 * bow if straight else 0),
    )
    for number in range(count):
        along = (2 * number + 1) / (2 * count)
        yield (
            round(_curve(start[0], pull[0], end[0], along)),
            round(_curve(start[1], pull[1], end[1], along)),
        )


def _curve(start: int, pull: int, end: int, along: float) -> float:
    back = 1 - along
    return back * back * start + 2 * back * along * pull + along * along * end
