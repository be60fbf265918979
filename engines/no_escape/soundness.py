"""Soundness: whether a maze may be left as it is after something was moved or taken off (NE-42, NE-43, NE-52)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Demands:
    """What the rules ask of any maze."""

    strict_exit: bool
    """An exit must be in reach of the hub (NE-43), not only somewhere (NE-42)."""

    def met(self, maze: Maze, changes: Mapping[int, int | None]) -> bool:
        """Tell whether a maze would be sound after changes: a shape for each cell, or nothing there.

        A part with a white teleporter counts as joined if an indicator can be reached on foot from the
        hub (NE-53): all white ones lead there.
        """
        laid = dict(maze.laid)
        for cell, number in changes.items():
            if number is None:
                del laid[cell]
            else:
                laid[cell] = number
        walk = _Walk()
        walk.on(maze, laid, [maze.hub * 4])
        reached, white = walk.exits, WHITE_JUMP in walk.kinds
        if walk.kinds:
            walk.on(maze, laid, _white_lanes(maze, laid))
        if self.strict_exit and not (walk.exits if white else reached):
            return False
        # Every lane has a way home (NE-53), and an exit is left somewhere.
        lanes = sum(len(maze.shapes[number].lanes) for number in laid.values())
        return lanes == len(walk.seen) and walk.exits > 0

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
        shape = maze.shape(cell)
        beside = sum(1 << side for side in maze.beside(cell))
        held = [sum(beside >> side & 1 for side, _, _ in lane) for lane in shape.lanes]
        if max(held) == 1 and not shape.jumps and cell * 4 in maze.lit:
            return True
        return self.met(maze, {cell: None})


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
