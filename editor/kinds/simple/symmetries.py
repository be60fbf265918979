"""The symmetries of simple maps: mirrors and half turns about any middle, and quarter turns of squares."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.boards.board import Unit
from hullwright.schema.messages import message

from ...concepts.editor_kind import Box, Surface, Symmetry, SymmetryChoice
from ...concepts.marks import Point
from .spots import Spot

LEFT_RIGHT, UP_DOWN, BOTH = "mirror left-right", "mirror up-down", "both mirrors"
HALF_TURN, QUARTER_TURNS = "rotation 2", "rotation 4"

CHOICES: Sequence[SymmetryChoice] = (
    SymmetryChoice("none", message("No symmetry"), "symmetry-none"),
    SymmetryChoice(LEFT_RIGHT, message("Mirror left and right"), "mirror-left-right"),
    SymmetryChoice(UP_DOWN, message("Mirror up and down"), "mirror-up-down"),
    SymmetryChoice(BOTH, message("Both mirrors"), "mirror-both"),
    SymmetryChoice(HALF_TURN, message("Half turn"), "rotation-2"),
)
OF_SQUARES = SymmetryChoice(QUARTER_TURNS, message("Four-fold rotation"), "rotation-4")

Motion = Callable[[int, int], tuple[int, int]]
MOTIONS: Mapping[str, Sequence[Motion]] = {
    LEFT_RIGHT: (lambda x, y: (-x, y),),
    UP_DOWN: (lambda x, y: (x, -y),),
    BOTH: (lambda x, y: (-x, y), lambda x, y: (x, -y), lambda x, y: (-x, -y)),
    HALF_TURN: (lambda x, y: (-x, -y),),
    QUARTER_TURNS: (lambda x, y: (-y, x), lambda x, y: (-x, -y), lambda x, y: (y, -x)),
}
"""Where each symmetry takes a spot that is counted from its centre, besides leaving it where it is."""
UPRIGHT, LEVEL = frozenset({LEFT_RIGHT, BOTH}), frozenset({UP_DOWN, BOTH})


class SpotSymmetries:
    """The symmetries of spots; their centres lie on whole and half steps."""

    def __init__(self, unit: Unit, *, is_square: bool) -> None:
        self._unit = unit
        self.choices: Sequence[SymmetryChoice] = (*CHOICES, OF_SQUARES) if is_square else CHOICES

    def usual(self, name: str, surface: Surface[Spot]) -> Symmetry:
        """Return a symmetry about the middle of a map."""
        left, top, right, bottom = surface.bounds
        return self.moved(Symmetry(name), ((left + right) / 2, (top + bottom) / 2))

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the half step that is nearest to a point."""
        x, y = self._doubled(to)
        if symmetry.name == QUARTER_TURNS:
            # Elsewhere a quarter turn would take whole steps to half ones.
            y += (x + y) % 2
        return replace(symmetry, centre=(x * self._unit.x / 2, y * self._unit.y / 2))

    def images(self, symmetry: Symmetry, cell: Spot) -> Sequence[Spot]:
        """Return the images of a spot, itself first."""
        across, down = self._doubled(symmetry.centre)
        x, y = 2 * cell.x - across, 2 * cell.y - down
        moved = (motion(x, y) for motion in MOTIONS.get(symmetry.name, ()))
        found = (Spot((px + across) // 2, (py + down) // 2) for px, py in moved)
        return list(dict.fromkeys((cell, *found)))

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the mirror lines, or for a rotation a cross at its centre, cut off at a box."""
        x, y = symmetry.centre
        is_turn = symmetry.name in {HALF_TURN, QUARTER_TURNS}
        upright = ((x, box.top), (x, box.bottom))
        level = ((box.left, y), (box.right, y))
        return [
            *([upright] if symmetry.name in UPRIGHT or is_turn else []),
            *([level] if symmetry.name in LEVEL or is_turn else []),
        ]

    def _doubled(self, point: Point) -> tuple[int, int]:
        return round(2 * point[0] / self._unit.x), round(2 * point[1] / self._unit.y)
