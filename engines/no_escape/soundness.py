"""Soundness: whether a maze may be left as it is after something was laid, moved or taken off.

When a tile is laid, an exit must be left (NE-42, NE-43). When tiles are moved or taken off, every tile must
keep its way back to the start board (NE-52, NE-53); where lanes may lie loose, those that had none need none.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .grid import COUNT
from .lane_links import MARK_OF, MARKS, OUTSIDE, WHITE, Links, cells_of, next_to, walk_on
from .maze import Maze
from .shapes import WHITE_JUMP, PieceShape


class _Homes(NamedTuple):
    """The lanes of a maze that have a way back to the hub, and the exits that can be reached."""

    lanes: set[int]
    reached: bool
    """Whether an exit can be reached from the hub, on foot and by white teleporters."""
    exits: bool
    """Whether the lanes that are named here have an exit."""


def _homes_by(links: Links, hub: int) -> _Homes:
    """Look at a whole table.

    A part with a white teleporter counts as joined if an indicator can be reached on foot from the hub
    (NE-53): all white ones lead there.
    """
    seen: set[int] = set()
    walk_on(links, seen, [hub * 4])
    reached, white = OUTSIDE in seen, WHITE in seen
    if not seen.isdisjoint(MARK_OF.values()):
        walk_on(links, seen, [lane for lane, ahead in links.items() if WHITE in ahead])
    exits = OUTSIDE in seen
    return _Homes(seen - MARKS, exits if white else reached, exits)


def homes(maze: Maze) -> set[int]:
    """Return the lanes of a maze from which a way leads back to the hub, worked out once a change."""
    if maze.homes is None:
        # Without white teleporters, what can be reached from the hub is what it can be reached from.
        jumps = WHITE_JUMP in maze.signs.values()
        maze.homes = _homes_by(maze.links, maze.hub).lanes if jumps else maze.lit.copy()
    return maze.homes


@dataclass(frozen=True)
class Demands:
    """What the rules ask of any maze."""

    strict_exit: bool
    """An exit must be in reach of the hub (NE-43), not only somewhere (NE-42)."""
    loose_lanes: bool = True
    """Lanes may lie about that nothing joins to the hub yet."""

    def leaves_an_exit(self, maze: Maze, cell: int, number: int) -> bool:
        """Tell whether an exit is left after a tile is laid (NE-42, NE-43)."""
        links = maze.links_after({cell: number})
        found = _homes_by(links, maze.hub)
        if self.strict_exit:
            return found.reached
        return found.exits or _open(links)

    def met(self, maze: Maze, changes: Mapping[int, int | None]) -> bool:
        """Tell whether a maze would be sound after changes: a shape for each cell, or nothing there."""
        return self.homes_after(maze, changes) is not None

    def homes_after(self, maze: Maze, changes: Mapping[int, int | None]) -> set[int] | None:
        """Return the lanes with a way back to the hub after changes, or None if the maze is not sound then."""
        links = maze.links_after(changes)
        after = _homes_by(links, maze.hub)
        if self.strict_exit and not after.reached:
            return None
        if len(links) == len(after.lanes):
            # Every lane has a way home (NE-53), and an exit is left somewhere.
            return after.lanes if after.exits else None
        if not self.loose_lanes or not (after.exits or _open(links)):
            return None
        away = cells_of(links.keys() - after.lanes) - cells_of(after.lanes)
        lost = {cell for cell in away if cell in changes or maze.shape(cell).kind >= 0}
        if lost and not (lost.isdisjoint(cells_of(homes(maze))) and lost <= _linked(links, away)):
            return None
        return after.lanes

    def met_by_replacing(self, maze: Maze, cell: int, number: int) -> bool:
        """Tell whether a maze is sound with another shape in one cell that fits there.

        Where the new shape joins all that the old one joined, nothing can be cut off; only otherwise
        is the whole maze looked at.
        """
        old, new = maze.shape(cell), maze.shapes[number]
        beside = sum(1 << side for side in maze.beside(cell))
        if not (old.jumps or new.jumps) and joins_as_much(old, new, beside):
            elsewhere = maze.lit_exits() - COUNT[old.mask & ~beside]
            if elsewhere > 0:
                return True
        return self.met(maze, {cell: number})

    def met_without(self, maze: Maze, cell: int) -> bool:
        """Tell whether a maze is sound without a tile."""
        return self.homes_without(maze, cell) is not None

    def homes_without(self, maze: Maze, cell: int) -> set[int] | None:
        """Return the lanes that have a way back to the hub without a tile, or None if the maze needs it.

        At the end of a corridor nothing hangs on a tile, so that all others keep what they have.
        """
        if self.is_free_end(maze, cell):
            return homes(maze)
        return self.homes_after(maze, {cell: None})

    @staticmethod
    def is_free_end(maze: Maze, cell: int) -> bool:
        """Tell whether a tile meets one exit only, in reach of the hub, so that nothing hangs on it."""
        shape = maze.shape(cell)
        met = shape.mask & sum(1 << side for side in maze.beside(cell))
        if COUNT[met] != 1 or shape.jumps:
            return False
        return cell * 4 + shape.lane_of[met.bit_length() - 1] in maze.lit

    @staticmethod
    def joined(maze: Maze, cell: int, number: int, lanes: set[int]) -> bool:
        """Tell whether a tile that is moved to a gap has a way back by some lanes that have one (NE-52)."""
        shape = maze.shapes[number]
        if any(kind == WHITE_JUMP for _, _, kind in shape.jumps):
            found = _homes_by(maze.links_after({cell: number}), maze.hub).lanes
            return cell in cells_of(found)
        for lane in shape.lanes:
            for _, offset, across in lane:
                lies = maze.laid.get(cell + offset)
                if (
                    lies is not None
                    and (cell + offset) * 4 + maze.shapes[lies].lane_of[across] in lanes
                ):
                    return True
        return False


def joins_as_much(old: PieceShape, new: PieceShape, beside: int) -> bool:
    """Tell whether sides with something beyond that one shape joins are joined by another as well."""
    for lane in old.lanes:
        joined = {new.lane_of[side] for side, _, _ in lane if beside >> side & 1}
        if len(joined) > 1:
            return False
    return True


def _linked(links: Links, away: set[int]) -> set[int]:
    """Return which of the cells without a way home hang on others with one, if only by a loose lane."""
    beside = {cell: next_to(links, cell) for cell in away}
    stack = [cell for cell in away if not beside[cell] <= away]
    linked = set(stack)
    while stack:
        more = (beside[stack.pop()] & away) - linked
        linked |= more
        stack += more
    return linked


def _open(links: Links) -> bool:
    """Tell whether an exit is left anywhere (NE-42)."""
    return any(OUTSIDE in ahead for ahead in links.values())
