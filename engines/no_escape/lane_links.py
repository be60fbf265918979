"""Lane links: where every lane of a maze leads on foot, as a table that is kept in step tile by tile.

A lane of the maze is one number: four times its cell, and its number on the piece there. Besides other lanes, a
lane can lead to a *mark*: to the outside by an exit, or to a sort of teleport indicator that lies on it.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from .grid import OFFSETS
from .shapes import JUMPS, WHITE_JUMP, PieceShape

Links: TypeAlias = dict[int, tuple[int, ...]]
"""For each lane the lanes and marks that it leads to; marks lead nowhere."""

LANES = range(4)
"""The lanes that a piece can have."""

OUTSIDE = 1 << 40
"""Stands behind every exit; no cell has a number as high."""
MARK_OF = {kind: OUTSIDE + kind for kind in JUMPS}
WHITE = MARK_OF[WHITE_JUMP]
MARKS = frozenset({OUTSIDE, *MARK_OF.values()})


def relink(
    links: Links, shapes: Sequence[PieceShape], laid: Mapping[int, int], cells: Collection[int]
) -> None:
    """Bring links up to date after something was laid on some cells or taken from there."""
    round_about = {cell + offset for cell in cells for offset in OFFSETS}
    for cell in cells:
        for lane in LANES:
            links.pop(cell * 4 + lane, None)
    for cell in round_about.union(cells):
        if cell in laid:
            _link(links, shapes, laid, cell)


def _link(links: Links, shapes: Sequence[PieceShape], laid: Mapping[int, int], cell: int) -> None:
    """Set where the lanes of one cell lead."""
    shape = shapes[laid[cell]]
    for lane, sides in enumerate(shape.lanes):
        ahead = [MARK_OF[kind] for _, own, kind in shape.jumps if own == lane]
        for _, offset, across in sides:
            beyond = laid.get(cell + offset)
            ahead.append(
                OUTSIDE if beyond is None else (cell + offset) * 4 + shapes[beyond].lane_of[across]
            )
        links[cell * 4 + lane] = tuple(ahead)


def walk_on(links: Links, seen: set[int], lanes: Iterable[int]) -> None:
    """Add to what was seen all lanes and marks that can be reached on foot from some lanes."""
    stack = [lane for lane in lanes if lane not in seen]
    seen.update(stack)
    while stack:
        for ahead in links.get(stack.pop(), ()):
            if ahead not in seen:
                seen.add(ahead)
                stack.append(ahead)


def cells_of(lanes: Iterable[int]) -> set[int]:
    """Return the cells that some lanes are in."""
    return {lane >> 2 for lane in lanes}


def next_to(links: Links, cell: int) -> set[int]:
    """Return the cells that the lanes of one lead to."""
    found = {ahead for lane in LANES for ahead in links.get(cell * 4 + lane, ())}
    return cells_of(found - MARKS)
