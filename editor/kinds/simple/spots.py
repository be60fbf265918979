"""Spots: cells as whole steps of their map's plan, so that they can be counted from one another exactly."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hullwright.schema.boards.outlines import FLAT_HEX, POINTY_HEX, CellShape


class Spot(NamedTuple):
    """A place of a plan, in steps to the right and down."""

    x: int
    y: int


def quarter_turn(spot: Spot) -> Spot:
    """Return a spot a quarter turn to the right about the origin.

    >>> quarter_turn(Spot(2, 0))
    Spot(x=0, y=2)
    """
    return Spot(-spot.y, spot.x)


def flat_turn(spot: Spot) -> Spot:
    """Return a spot of hexes on a side a sixth of a turn to the right about the origin.

    >>> flat_turn(Spot(0, -2)), flat_turn(Spot(3, -1))
    (Spot(x=3, y=-1), Spot(x=3, y=1))
    """
    q = spot.x // 3
    r = (spot.y - q) // 2
    q, r = -r, q + r
    return Spot(3 * q, 2 * r + q)


def pointy_turn(spot: Spot) -> Spot:
    """Return a spot of hexes on a corner a sixth of a turn to the right about the origin.

    >>> pointy_turn(Spot(2, 0)), pointy_turn(Spot(1, 3))
    (Spot(x=1, y=3), Spot(x=-1, y=3))
    """
    r = spot.y // 3
    q = (spot.x - r) // 2
    q, r = -r, q + r
    return Spot(2 * q + r, 3 * r)


TURNS: Mapping[CellShape, tuple[int, Callable[[Spot], Spot]]] = {
    FLAT_HEX: (6, flat_turn),
    POINTY_HEX: (6, pointy_turn),
}
"""How many turns make a full one, and what a turn does; squares turn by quarters."""
QUARTERS = (4, quarter_turn)


class SpotLattice:
    """The lattice of spots around cells of a shape."""

    def __init__(self, shape: CellShape) -> None:
        self.turns, self._turn = TURNS.get(shape, QUARTERS)

    def between(self, a: Spot, b: Spot) -> Spot:
        """Return where the second spot lies, counted from the first."""
        return Spot(b.x - a.x, b.y - a.y)

    def shifted(self, cell: Spot, by: Spot) -> Spot:
        """Return the spot that lies so far from a spot."""
        return Spot(cell.x + by.x, cell.y + by.y)

    def turned(self, contents: Mapping[Spot, str]) -> Mapping[Spot, str]:
        """Return contents one turn to the right about the origin."""
        return {self._turn(spot): content for spot, content in contents.items()}

    def mirrored(self, contents: Mapping[Spot, str]) -> Mapping[Spot, str]:
        """Return contents with left and right exchanged."""
        return {Spot(-spot.x, spot.y): content for spot, content in contents.items()}
