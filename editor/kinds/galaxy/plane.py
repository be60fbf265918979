"""Where the slots of a galaxy lie on the plane: cards in rows, with room between them for the path."""

from collections.abc import Sequence

from hullwright.schema.kinds.galaxy.board import GalaxySpot

from ...concepts.marks import Point

WIDTH, HEIGHT = 2.4, 1.9
"""The size of a slot; a card takes most of it."""
CARD = (1.0, 0.75)
"""Half the width and half the height of a card: wider than high, so that its name can be read."""

CORNERS: Sequence[Point] = (
    (-WIDTH / 2, -HEIGHT / 2),
    (WIDTH / 2, -HEIGHT / 2),
    (WIDTH / 2, HEIGHT / 2),
    (-WIDTH / 2, HEIGHT / 2),
)


def middle_of(spot: GalaxySpot) -> Point:
    """Return the middle of a slot.

    >>> middle_of(GalaxySpot(2, 1))
    (4.8, 1.9)
    """
    return WIDTH * spot.column, HEIGHT * spot.row


def spot_at(point: Point) -> GalaxySpot:
    """Return the spot of the table under a point, whether a slot is there or not."""
    return GalaxySpot(round(point[0] / WIDTH), round(point[1] / HEIGHT))
