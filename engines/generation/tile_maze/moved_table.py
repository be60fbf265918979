"""A table on which tiles are moved, with what has been changed since the last move."""

from collections import Counter
from typing import TypeAlias

from .frame import MazeFrame
from .ground import TileGround
from .shapes import MazeShape

Changes: TypeAlias = dict[int, MazeShape | None]
"""What lay in the cells that have been changed."""


class MovedTable:
    """The ground of a maze and what is changed on it; changes are undone together or kept together."""

    def __init__(self, frame: MazeFrame, ground: TileGround) -> None:
        self.frame, self.ground = frame, ground
        self.laid = Counter(each.tile for each in ground.shapes.values() if each.placement)
        self.new_paths = sum(each.has_new_path for each in ground.shapes.values())
        self._before: Changes = {}

    @property
    def free(self) -> list[int]:
        """The cells whose tiles may be changed."""
        kept = self.frame.kept
        return [at for at in self.ground.shapes if at not in kept]

    def is_left(self, shape: MazeShape) -> bool:
        """Tell whether the box holds another tile of a shape."""
        return self.laid[shape.tile] < self.frame.book.counts[shape.tile]

    def exits_after(self, at: int, shape: MazeShape | None) -> int:
        """Return by how many exits the maze gets richer if a tile, or nothing, comes into a cell and its like.

        Where cells that must look alike touch each other it is a guess.
        """
        wanted, barred = self.ground.asked(at)
        apart, old = ~(wanted | barred), self.ground.shapes.get(at)
        before = wanted if old is None else old.sides & apart
        after = wanted if shape is None else shape.sides & apart
        return len(self.frame.images(at)) * (after.bit_count() - before.bit_count())

    def may_gain(self, exits: int) -> bool:
        """Tell whether so many more exits are allowed: asked first, because it spares most vain changes."""
        limits = self.frame.limits
        return limits.least_exits <= len(self.ground.exits) + exits <= limits.most_exits

    def begin(self) -> Changes:
        """Begin to note changes anew, and return those of the move before."""
        before, self._before = self._before, {}
        return before

    def change(self, at: int, shape: MazeShape | None) -> bool:
        """Put a tile into a cell, or nothing, and the same where it must look alike; tell whether it fits."""
        frame, ground = self.frame, self.ground
        images = frame.images(at)
        for number, _ in images:
            self._lift(number)
        if shape is None or not images:
            return bool(images)
        for number, quarters in images:
            turned = frame.book.turned(shape, quarters) if quarters else shape
            wanted, barred = ground.asked(number)
            if number in ground.shapes or turned.sides & wanted != wanted or turned.sides & barred:
                return False
            self._lay(number, turned)
        return self.laid[shape.tile] <= frame.book.counts[shape.tile]

    def _lift(self, at: int) -> None:
        old = self.ground.shapes.get(at)
        self._before.setdefault(at, old)
        if old is not None:
            self._take(at)

    def _take(self, at: int) -> None:
        shape = self.ground.take(at)
        self.laid[shape.tile] -= 1
        self.new_paths -= shape.has_new_path

    def _lay(self, at: int, shape: MazeShape) -> None:
        self.ground.put(at, shape)
        self.laid[shape.tile] += 1
        self.new_paths += shape.has_new_path

    def undo(self, earlier: Changes | None = None) -> None:
        """Put back what has been changed since the move began; what changed before it can be undone then."""
        before, self._before = self._before, earlier or {}
        # What lay there matched; what lies there now may not match what comes back.
        for at in before:
            if at in self.ground.shapes:
                self._take(at)
        for at, shape in before.items():
            if shape is not None:
                self._lay(at, shape)
