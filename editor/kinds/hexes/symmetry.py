"""The symmetries of the hex grid as tools know them: what can be chosen, where centres can be, the lines that are drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil, cos, pi, sin

from hullwright.schema.boards.hex_motions import (
    MIRROR_LEFT_RIGHT,
    Motion,
    Sixths,
    about,
    mirrored,
    nearest_centre,
    turns,
)
from hullwright.schema.boards.hexes import Hex
from hullwright.schema.messages import message

from ...concepts.editor_kind import Box, Surface, Symmetry, SymmetryChoice
from ...concepts.marks import Point
from .plane import HALF, STEP, axial_of, point_of

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
    if name in {LEFT_RIGHT, UP_DOWN, BOTH}:
        across, over = _sums(name, point)
        return across * STEP / 2, over * HALF / 2
    centre = nearest_centre(ROTATIONS.get(name, 6), *axial_of(point))
    return point_of(centre.q / 6, centre.r / 6)


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
        matrices = turns(ROTATIONS[name])
        if name == KALEIDOSCOPE:
            matrices += [each.after(MIRROR_LEFT_RIGHT) for each in matrices]
        q, r = axial_of(symmetry.centre)
        centre = Sixths(round(6 * q), round(6 * r))
        return [about(centre, each) for each in matrices]
    if name in {LEFT_RIGHT, UP_DOWN, BOTH}:
        return _mirrors(symmetry, low)
    return [_in_place]


def _mirrors(symmetry: Symmetry, low: int) -> Sequence[Motion]:
    """Return the motions of one mirror, or of two that cross."""
    across = round(2 * symmetry.centre[0] / STEP)
    over = round(2 * symmetry.centre[1] / HALF)
    ways: Mapping[str, Sequence[tuple[int | None, int | None]]] = {
        LEFT_RIGHT: ((across, None),),
        UP_DOWN: ((None, over),),
        BOTH: ((across, None), (None, over), (across, over)),
    }
    return [_in_place, *(mirrored(*each, low) for each in ways[symmetry.name])]


def _in_place(cell: Hex) -> Hex:
    return cell
