"""A gesture: the sides that a person has pointed at, on the way to a lane that joins them."""

from dataclasses import dataclass, replace
from math import dist

from hullwright.schema.kinds.tile_maze.sides import SIDES

from ...concepts.marks import Point
from ...kinds.tile_maze.lane_shapes import EDGES

GRIP = 1.22
"""Where the grips stand, counted from the middle, as a multiple of where the sides are."""
GRIP_REACH = 0.13
SIDE_REACH = 0.24
"""How near to a side a drag has to come to take it in."""
MIDDLE_REACH = 0.2
"""How near to the middle a drag has to end to make a dead end."""


def grip_of(side: str) -> Point:
    """Return where the grip of a side stands."""
    x, y = EDGES[side]
    return x * GRIP, y * GRIP


def grip_at(point: Point) -> str | None:
    """Return the side whose grip is under a point, or None."""
    return next((side for side in SIDES if dist(point, grip_of(side)) <= GRIP_REACH), None)


def side_near(point: Point) -> str | None:
    """Return the side that a drag takes in at a point, or None."""
    near = min(SIDES, key=lambda side: dist(point, EDGES[side]))
    return near if dist(point, EDGES[near]) <= SIDE_REACH else grip_at(point)


@dataclass(frozen=True)
class Gesture:
    """Sides that are to be joined, in the order in which they were pointed at."""

    sides: str
    at: Point
    """Where the pointer is."""

    def moved(self, to: Point) -> "Gesture":
        """Return the gesture with the pointer elsewhere; a side on its way is taken in."""
        side = side_near(to)
        more = side if side and side not in self.sides else ""
        return replace(self, sides=self.sides + more, at=to)

    @property
    def is_dead_end(self) -> bool:
        """Whether it ends in the middle of the square."""
        return len(self.sides) == 1 and dist(self.at, (0.0, 0.0)) <= MIDDLE_REACH

    @property
    def is_lane(self) -> bool:
        """Whether letting go now makes a lane."""
        return len(self.sides) > 1 or self.is_dead_end
