"""Motions of the hex grid, exact in whole numbers: turns about any centre, and mirrors.

A *motion* takes each hex to its image. Mirrors and turns of the grid itself are whole-number
matrices in axial coordinates. An upright mirror between two columns is none, for columns stand half
a hex apart: there the image on the sheet's rows counts, as in the measurements of a zone.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from .hexes import Hex, distance, nearest, neighbours

Motion: TypeAlias = Callable[[Hex], Hex]


class Sixths(NamedTuple):
    """A place in sixths of axial coordinates.

    All possible centres lie on whole ones: the middles of hexes, halves of the lines between them, and the corners
    where three of them meet.
    """

    q: int
    r: int


class Matrix(NamedTuple):
    """What happens to axial coordinates about an origin."""

    qq: int
    qr: int
    rq: int
    rr: int

    def __call__(self, q: int, r: int) -> tuple[int, int]:
        """Return where axial coordinates go."""
        return self.qq * q + self.qr * r, self.rq * q + self.rr * r

    def after(self, first: "Matrix") -> "Matrix":
        """Return what happens if another is done first."""
        (qq, rq), (qr, rr) = (self(*first(*unit)) for unit in ((1, 0), (0, 1)))
        return Matrix(qq, qr, rq, rr)


SAME = Matrix(1, 0, 0, 1)
TURN = Matrix(0, -1, 1, 1)
"""A sixth of a full turn to the right."""
MIRROR_LEFT_RIGHT = Matrix(-1, 0, 1, 1)


CORNERS = (Sixths(4, -2), Sixths(2, 2), Sixths(-2, 4), Sixths(-4, 2), Sixths(-2, -2), Sixths(2, -4))
"""The corners of a hex around its middle."""


def nearest_centre(fold: int, q: float, r: float) -> Sixths:
    """Return the place nearest to axial coordinates about which the grid can be turned.

    Half turns go about the middle of a hex or of a line between two, three-fold rotations about a middle or a
    corner, six-fold ones about a middle.

    >>> nearest_centre(2, 0.6, 0), nearest_centre(3, 0.6, -0.3), nearest_centre(6, 0.4, 0)
    (Sixths(q=3, r=0), Sixths(q=4, r=-2), Sixths(q=0, r=0))
    """
    if fold == 2:
        half = nearest(2 * q, 2 * r)
        return Sixths(3 * half.q, 3 * half.r)
    hex_ = nearest(q, r)
    middle = Sixths(6 * hex_.q, 6 * hex_.r)
    if fold == 6:
        return middle

    def far(place: Sixths) -> float:
        away_q, away_r = place.q / 6 - q, place.r / 6 - r
        return away_q * away_q + away_q * away_r + away_r * away_r

    return min((middle, *(Sixths(middle.q + a, middle.r + b) for a, b in CORNERS)), key=far)


def turns(fold: int) -> list[Matrix]:
    """Return the turns that make up a rotation, no turn first."""
    by = SAME
    for _ in range(6 // fold):
        by = TURN.after(by)
    found = [SAME]
    while len(found) < fold:
        found.append(by.after(found[-1]))
    return found


def about(centre: Sixths, matrix: Matrix) -> Motion:
    """Return a motion about a centre, which may lie between hexes."""
    to_q, to_r = matrix(*centre)
    by_q, by_r = (centre.q - to_q) // 6, (centre.r - to_r) // 6
    qq, qr, rq, rr = matrix

    def moved(cell: Hex) -> Hex:
        q, r = cell
        return Hex(qq * q + qr * r + by_q, rq * q + rr * r + by_r)

    return moved


def mirrored(across: int | None, over: int | None, low: int = 1) -> Motion:
    """Return the motion to the other side of an upright mirror, of a level one, or of both.

    Mirrors count columns and heights in halves of hexes, so that their axes are whole numbers: a column and its image
    add up to `across`, a height and its image to `over`. `low` says which columns of the sheet stand half a hex
    lower: the odd ones (1) or the even ones (0).
    """

    def moved(cell: Hex) -> Hex:
        column, height = cell.q, 2 * cell.r + cell.q
        if across is not None:
            # Between two columns: half a hex up or down, to the same row of the sheet.
            height += across & 1 and (-1 if column & 1 == low else 1)
            column = across - column
        if over is not None:
            height = over - height + (over & 1 and (1 if column & 1 == low else -1))
        return Hex(column, (height - column) // 2)

    return moved


def touching_images(a: Hex, b: Hex) -> tuple[Hex, Hex]:
    """Return the images of two hexes that touch as two that touch.

    A mirror between two columns keeps to the rows of the sheet, half a hex off: some neighbours get a hex between
    them. Then the line at the same place is meant, its hexes in the same columns.
    """
    if distance(a, b) == 1:
        return a, b
    between = [each for each in neighbours(a) if distance(each, b) == 1]
    first, second = sorted(between, key=lambda each: each.q != a.q)
    return first, second
