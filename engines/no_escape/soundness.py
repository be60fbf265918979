"""Soundness: whether a maze may be left as it is after something was laid, moved or taken off.

When a tile is laid, an exit must be left (NE-42, NE-43). When tiles are moved or taken off, every tile must
keep its way back to the start board (NE-52, NE-53); where lanes may lie loose, those that had none need none.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .grid import COUNT
from .maze import Maze
from .shapes import WHITE_JUMP, PieceShape


@dataclass
class _Walk:
    """What can be reached on foot from some lanes."""

    seen: set[int] = field(default_factory=set)
    exits: int = 0
    kinds: set[int] = field(default_factory=set)
    """The sorts of teleport indicators that were found."""

    def on(self, maze: Maze, laid: Mapping[int, int], lanes: Iterable[int]) -> None:
        """Walk on from some lanes."""
        stack = [each for each in lanes if each not in self.seen]
        self.seen.update(stack)
        while stack:
            key = stack.pop()
            cell, lane = key >> 2, key & 3
            shape = maze.shapes[laid[cell]]
            if shape.jumps:
                self.kinds.update(kind for _, own, kind in shape.jumps if own == lane)
            for _, offset, across in shape.lanes[lane]:
                number = laid.get(cell + offset)
                if number is None:
                    self.exits += 1
                    continue
                key = (cell + offset) * 4 + maze.shapes[number].lane_of[across]
                if key not in self.seen:
                    self.seen.add(key)
                    stack.append(key)


class _Homes(NamedTuple):
    """The lanes of a maze that have a way back to the hub, and the exits that can be reached."""

    lanes: set[int]
    reached: int
    """How many exits can be reached from the hub, on foot and by white teleporters."""
    exits: int
    """How many exits the lanes have that are named here."""


def _homes_of(maze: Maze, laid: Mapping[int, int]) -> _Homes:
    """Look at a whole table.

    A part with a white teleporter counts as joined if an indicator can be reached on foot from the hub
    (NE-53): all white ones lead there.
    """
    walk = _Walk()
    walk.on(maze, laid, [maze.hub * 4])
    reached, white = walk.exits, WHITE_JUMP in walk.kinds
    if walk.kinds:
        walk.on(maze, laid, _white_lanes(maze, laid))
    return _Homes(walk.seen, walk.exits if white else reached, walk.exits)


def homes(maze: Maze) -> set[int]:
    """Return the lanes of a maze from which a way leads back to the hub, worked out once a change."""
    if maze.homes is None:
        # Without white teleporters, what can be reached from the hub is what it can be reached from.
        jumps = WHITE_JUMP in maze.signs.values()
        maze.homes = _homes_of(maze, maze.laid).lanes if jumps else maze.lit.copy()
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
        laid = {**maze.laid, cell: number}
        found = _homes_of(maze, laid)
        if self.strict_exit:
            return found.reached > 0
        return found.exits > 0 or _open(maze, laid)

    def met(self, maze: Maze, changes: Mapping[int, int | None]) -> bool:
        """Tell whether a maze would be sound after changes: a shape for each cell, or nothing there."""
        laid = dict(maze.laid)
        for cell, number in changes.items():
            if number is None:
                del laid[cell]
            else:
                laid[cell] = number
        after = _homes_of(maze, laid)
        if self.strict_exit and not after.reached:
            return False
        lanes = sum([len(maze.shapes[number].lanes) for number in laid.values()])
        if lanes == len(after.lanes) or not self.loose_lanes:
            # Every lane has a way home (NE-53), and an exit is left somewhere.
            return lanes == len(after.lanes) and after.exits > 0
        if not (after.exits or _open(maze, laid)):
            return False
        home = {each >> 2 for each in after.lanes}
        lost = [cell for cell in laid if cell not in home and maze.shapes[laid[cell]].kind >= 0]
        if not lost:
            return True
        had = {each >> 2 for each in homes(maze)}
        return had.isdisjoint(lost) and _all_linked(maze, laid, home, lost)

    def met_by_replacing(self, maze: Maze, cell: int, number: int) -> bool:
        """Tell whether a maze is sound with another shape in one cell that fits there.

        Where the new shape joins all that the old one joined, nothing can be cut off; only otherwise
        is the whole maze looked at.
        """
        old, new = maze.shape(cell), maze.shapes[number]
        beside = sum(1 << side for side in maze.beside(cell))
        elsewhere = maze.lit_exits() - COUNT[old.mask & ~beside]
        if elsewhere > 0 and not (old.jumps or new.jumps) and joins_as_much(old, new, beside):
            return True
        return self.met(maze, {cell: number})

    def met_without(self, maze: Maze, cell: int) -> bool:
        """Tell whether a maze is sound without a tile; at the end of a corridor nothing hangs on it."""
        return self.is_free_end(maze, cell) or self.met(maze, {cell: None})

    @staticmethod
    def is_free_end(maze: Maze, cell: int) -> bool:
        """Tell whether a tile meets one exit only, in reach of the hub, so that nothing hangs on it."""
        shape = maze.shape(cell)
        met = shape.mask & sum(1 << side for side in maze.beside(cell))
        if COUNT[met] != 1 or shape.jumps:
            return False
        return cell * 4 + shape.lane_of[met.bit_length() - 1] in maze.lit

    @staticmethod
    def joined(maze: Maze, cell: int, number: int) -> bool:
        """Tell whether a tile that is moved to a gap has a way back from there (NE-52)."""
        shape, lanes = maze.shapes[number], homes(maze)
        if any(kind == WHITE_JUMP for _, _, kind in shape.jumps):
            found = _homes_of(maze, {**maze.laid, cell: number}).lanes
            return any(cell * 4 + lane in found for lane in range(len(shape.lanes)))
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


def _white_lanes(maze: Maze, laid: Mapping[int, int]) -> list[int]:
    return [
        cell * 4 + lane
        for cell, number in laid.items()
        for _, lane, kind in maze.shapes[number].jumps
        if kind == WHITE_JUMP
    ]


def _all_linked(maze: Maze, laid: Mapping[int, int], home: set[int], lost: list[int]) -> bool:
    """Tell whether all that have no way home hang on tiles with one, if only by a lane that is loose."""
    linked = set(home)
    stack = [cell for cell in home if len(maze.shapes[laid[cell]].lanes) > 1]
    while stack:
        cell = stack.pop()
        for lane in maze.shapes[laid[cell]].lanes:
            for _, offset, _ in lane:
                beyond = cell + offset
                if beyond in laid and beyond not in linked:
                    linked.add(beyond)
                    stack.append(beyond)
    return linked.issuperset(lost)


def _open(maze: Maze, laid: Mapping[int, int]) -> bool:
    """Tell whether an exit is left anywhere (NE-42)."""
    return any(
        cell + offset not in laid
        for cell, number in laid.items()
        for lane in maze.shapes[number].lanes
        for _, offset, _ in lane
    )
