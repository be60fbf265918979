"""What can be said of a maze in the making: its measures, each worked out when it is asked for."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property

from .frame import MazeFrame
from .ground import TileGround
from .measures import busiest_side, extent, ring_share
from .shapes import LONG
from .ways import islands, parts


class MazeFindings:
    """A maze looked at; it must not be changed before the last question, but may be changed and put back."""

    def __init__(self, frame: MazeFrame, ground: TileGround, ways_out: list[int]) -> None:
        self.ground = ground
        self._frame = frame
        self.ways_out = ways_out
        """The steps to each exit that can be reached."""

    @property
    def tiles(self) -> int:
        """How many tiles lie on the table."""
        return len(self.ground.shapes) - len(self._frame.board)

    @cached_property
    def pieces(self) -> int:
        """How many parts the maze is in, for those who walk."""
        if self._frame.loose:
            return len(parts(self.ground, self._spaces(), ()))
        return 1 + islands(self.ground, self._frame.start) if self.ground.white else 1

    @cached_property
    def size(self) -> tuple[int, int]:
        """How many rows and columns the maze takes up."""
        return extent([divmod(at, self.ground.width) for at in self.ground.shapes])

    def loops(self) -> int:
        """Return how many links could be cut without cutting anything off: lanes have none by themselves."""
        return self.ground.seams - self.ground.lanes + self.pieces

    def ring_joints(self) -> Iterator[bool]:
        """Yield for each cell around the start board whether a way leads to the next."""
        shapes, steps = self.ground.shapes, self.ground.steps
        for at, side in self._frame.ring:
            shape = shapes.get(at)
            yield shape is not None and shape.gates[side] >= 0 and at + steps[side] in shapes

    def longest_corridor(self) -> int:
        """Return how many spaces follow each other without a branch."""
        return max(parts(self.ground, self._spaces(), self.ground.branches), default=0)

    def long_share(self) -> float:
        """Return the share of the tiles that are long."""
        shapes = self.ground.shapes.values()
        long = sum(each.size >= LONG for each in shapes if each.placement)
        return long / self.tiles if self.tiles else 0.0

    def hub_sides(self) -> Iterator[str]:
        """Yield on which side of the hub each exit lies."""
        for at, side in self.ground.exits:
            yield self._frame.hub_side(at, side)

    def _spaces(self) -> Iterator[int]:
        return self.ground.every_space()


FIGURES: Mapping[str, Callable[[MazeFindings], float]] = {
    "tiles": lambda found: found.tiles,
    "exits": lambda found: len(found.ground.exits),
    "busiest-side": lambda found: busiest_side(found.hub_sides()),
    "inner-exits": lambda found: sum(found.ground.is_faced(*each) for each in found.ground.exits),
    "nearest-exit": lambda found: min(found.ways_out),
    "farthest-exit": lambda found: max(found.ways_out),
    "exit-spread": lambda found: max(found.ways_out) - min(found.ways_out),
    "loops": lambda found: found.loops(),
    "ring": lambda found: ring_share(found.ring_joints()),
    "branches": lambda found: len(found.ground.branches),
    "longest-corridor": lambda found: found.longest_corridor(),
    "dead-ends": lambda found: found.ground.dead_ends,
    "teleporters": lambda found: len(found.ground.white),
    "islands": lambda found: found.pieces - 1,
    "long-tiles": lambda found: found.long_share(),
    "rows": lambda found: found.size[0],
    "columns": lambda found: found.size[1],
    "fill": lambda found: len(found.ground.shapes) / (found.size[0] * found.size[1]),
}
"""How each measure is worked out."""
