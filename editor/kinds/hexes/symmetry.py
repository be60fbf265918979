"""The symmetries of the hex grid, exact in whole numbers.

A *motion* takes each hex to its image. Mirrors and turns of the grid itself are whole-number
matrices in axial coordinates. An upright mirror between two columns is none, for columns stand half
a hex apart: there the image on the sheet's rows counts, as in the measurements of a zone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil, cos, pi, sin
from typing import NamedTuple, TypeAlias

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.messages import message

from ...concepts.editor_kind import Box, Surface, Symmetry, SymmetryChoice
from ...concepts.marks import Point
from .plane import CORNERS, HALF, STEP, axial_of, hex_at, nearest, point_of

LEFT_RIGHT, UP_DOWN, BOTH = "mirror left-right", "mirror up-down", "both mirrors"
KALEIDOSCOPE = "kaleidoscope"
ROTATIONS = {"rotation 2": 2, "rotation 3": 3, "rotation 6": 6, KALEIDOSCOPE: 6}

CHOICES: Sequence[SymmetryChoice] = (
    SymmetryChoice("none", message("No symmetry"), "symmetry-none"),
    SymmetryChoice(LEFT_RIGHT, message("Mirror left and right"), "mirror-left-right"),
    SymmetryChoice(UP_DOWN, message("Mirror up and down"), "mirror-up-down"),
    SymmetryChoice(BOTH, message("Both mirrors"), "mirror-both"),
    SymmetryChoice("rotation 2", message("Half turn"), "rotation-2"),
    SymmetryChoice("rotation 3", message("Three-fold rotation"), "rotation-3"),
    SymmetryChoice("rotation 6", message("Six-fold rotation"), "rotation-6"),
    SymmetryChoice(KALEIDOSCOPE, message("Kaleidoscope: six-fold with mirrors"), "kaleidoscope"),
)

HAIR = 1e-6
"""Of two places that are equally near the upper left one is taken, whatever the rounding."""

Motion: TypeAlias = Callable[[Hex], Hex]


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
MIRROR_UP_DOWN = Matrix(1, 0, -1, -1)


def _turns(fold: int) -> list[Matrix]:
    """Return the turns that make up a rotation, no turn first."""
    by = SAME
    for _ in range(6 // fold):
        by = TURN.after(by)
    found = [SAME]
    while len(found) < fold:
        found.append(by.after(found[-1]))
    return found


class HexSymmetries:
    """The symmetries of a grid of flat-top hexes."""

    choices = CHOICES

    def __init__(self, low: int = 1) -> None:
        self._low = low
        """Which columns of the sheet stand half a hex lower: the odd ones (1) or the even ones (0)."""

    def usual(self, name: str, surface: Surface[Hex]) -> Symmetry:
        """Return a symmetry about the possible centre nearest to the middle of a zone."""
        left, top, right, bottom = surface.bounds
        return self.moved(Symmetry(name), ((left + right) / 2, (top + bottom) / 2))

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the possible place that is nearest to a point."""
        return replace(symmetry, centre=_snapped(symmetry.name, to))

    def images(self, symmetry: Symmetry, cell: Hex) -> tuple[Hex, ...]:
        """Return the images of a hex, itself first."""
        return tuple(dict.fromkeys(motion(cell) for motion in motions(symmetry, self._low)))

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the mirror lines, or for a rotation the edges of its wedges, cut off at a box."""
        rays = (_ray(symmetry.centre, pi * angle / 180, box) for angle in _angles(symmetry.name))
        return [each for each in rays if each is not None]


def _angles(name: str) -> Sequence[int]:
    """Return the directions of the lines that are drawn from the centre, in degrees."""
    if name in ROTATIONS:
        count = 12 if name == KALEIDOSCOPE else ROTATIONS[name]
        return range(-90, 270, 360 // count)
    return {LEFT_RIGHT: (-90, 90), UP_DOWN: (0, 180), BOTH: (-90, 0, 90, 180)}.get(name, ())


def _ray(start: Point, angle: float, box: Box) -> tuple[Point, Point] | None:
    """Return the part of a ray that lies in a box."""
    near, far = 0.0, float("inf")
    ways = (cos(angle), sin(angle))
    for at, way, low, high in zip(start, ways, box[:2], box[2:], strict=True):
        if abs(way) < HAIR:
            if not low <= at <= high:
                return None
            continue
        entry, leave = sorted(((low - at) / way, (high - at) / way))
        near, far = max(near, entry), min(far, leave)
    if near >= far:
        return None
    first, last = ((start[0] + t * ways[0], start[1] + t * ways[1]) for t in (near, far))
    return first, last


# Centres. Mirrors count columns and heights in halves of hexes, so that their axes are whole numbers:
# a column and its image add up to `across`, a height and its image to `over`.


def _snapped(name: str, to: Point) -> Point:
    """Return the possible centre that is nearest to a point."""
    point = (to[0] - HAIR, to[1] - 2 * HAIR)
    q, r = axial_of(point)
    if name in {LEFT_RIGHT, UP_DOWN, BOTH}:
        across, over = _sums(name, point)
        return across * STEP / 2, over * HALF / 2
    if name == "rotation 2":
        half = nearest(2 * q, 2 * r)
        return point_of(half.q / 2, half.r / 2)
    x, y = point_of(*hex_at(point))
    if name == "rotation 3":
        around = [(x, y), *((x + dx, y + dy) for dx, dy in CORNERS)]
        return min(around, key=lambda at: (at[0] - point[0]) ** 2 + (at[1] - point[1]) ** 2)
    return x, y


def _sums(name: str, point: Point) -> tuple[int, int]:
    """Return what a column and its image, and a height and its image add up to for a mirror."""
    across = _nearest_whole(2 * point[0] / STEP)
    # A level mirror is one of the grid if the sum is even. Crossed with an upright mirror between two
    # columns it has to fall between the rows, too, else the two would not agree on the fourth image.
    odd = across & 1 if name == BOTH else 0
    over = 2 * _nearest_whole((2 * point[1] / HALF - odd) / 2) + odd
    return across, over


def _nearest_whole(value: float) -> int:
    return ceil(value - 0.5)


# Motions.


@lru_cache(maxsize=64)
def motions(symmetry: Symmetry, low: int = 1) -> Sequence[Motion]:
    """Return the motions of a symmetry, staying in place first."""
    name = symmetry.name
    if name in ROTATIONS:
        turns = _turns(ROTATIONS[name])
        if name == KALEIDOSCOPE:
            turns += [each.after(MIRROR_LEFT_RIGHT) for each in turns]
        return [_about(symmetry.centre, each) for each in turns]
    if name in {LEFT_RIGHT, UP_DOWN, BOTH}:
        return _mirrors(symmetry, low)
    return [_in_place]


def _about(centre: Point, matrix: Matrix) -> Motion:
    """Return a motion about a centre, which may lie between hexes."""
    # Centres lie on whole sixths of axial coordinates: middles, halves for edges, thirds for corners.
    q6, r6 = (round(6 * each) for each in axial_of(centre))
    to_q6, to_r6 = matrix(q6, r6)
    by_q, by_r = (q6 - to_q6) // 6, (r6 - to_r6) // 6
    qq, qr, rq, rr = matrix

    def moved(cell: Hex) -> Hex:
        q, r = cell
        return Hex(qq * q + qr * r + by_q, rq * q + rr * r + by_r)

    return moved


def _mirrors(symmetry: Symmetry, low: int) -> Sequence[Motion]:
    """Return the motions of one mirror, or of two that cross."""
    across = round(2 * symmetry.centre[0] / STEP)
    over = round(2 * symmetry.centre[1] / HALF)
    ways: Mapping[str, Sequence[tuple[int | None, int | None]]] = {
        LEFT_RIGHT: ((across, None),),
        UP_DOWN: ((None, over),),
        BOTH: ((across, None), (None, over), (across, over)),
    }
    return [_in_place, *(_mirrored(*each, low) for each in ways[symmetry.name])]


def _mirrored(across: int | None, over: int | None, low: int) -> Motion:
    """Return the motion to the other side of an upright mirror, of a level one, or of both."""

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


def _in_place(cell: Hex) -> Hex:
    return cell
