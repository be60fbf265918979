"""The symmetries of a table: half turns and quarter turns, with which tiles turn along.

Mirrors are none of them, as tiles have no mirror images (NE-10).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import floor

from hullwright.schema.kinds.tile_maze.laid import turned_word
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.messages import message

from ...concepts.editor_kind import Box, Surface, Symmetry, SymmetryChoice
from ...concepts.marks import Point
from .boards import board_middle
from .plane import HALF, point_of
from .surface import MazeSurface

FOLDS: Mapping[str, int] = {"rotation 2": 2, "rotation 4": 4}

CHOICES: Sequence[SymmetryChoice] = (
    SymmetryChoice("none", message("No symmetry"), "symmetry-none"),
    SymmetryChoice("rotation 2", message("Half turn"), "rotation-2"),
    SymmetryChoice("rotation 4", message("Four-fold rotation"), "rotation-4"),
)


class TableSymmetries:
    """The symmetries of a table."""

    choices = CHOICES

    def usual(self, name: str, surface: Surface) -> Symmetry:
        """Return a symmetry about the middle of the start board, where the hub is as a rule."""
        if isinstance(surface, MazeSurface):
            middle = point_of(board_middle(surface.maze.board_in_use))
        else:
            left, top, right, bottom = surface.bounds
            middle = ((left + right) / 2, (top + bottom) / 2)
        return self.moved(Symmetry(name), middle)

    def moved(self, symmetry: Symmetry, to: Point) -> Symmetry:
        """Return a symmetry with its centre at the possible place that is nearest to a point."""
        return replace(symmetry, centre=_snapped(symmetry.name, to))

    def images(self, symmetry: Symmetry, cell: Cell) -> tuple[Cell, ...]:
        """Return the images of a cell, itself first."""
        return tuple(turned_images(symmetry, cell))

    def axes(self, symmetry: Symmetry, box: Box) -> Sequence[tuple[Point, Point]]:
        """Return the edges of the wedges of a rotation, cut off at a box."""
        fold = FOLDS.get(symmetry.name, 0)
        x, y = symmetry.centre
        ends: list[Point] = [(x, box.top), (x, box.bottom), (box.left, y), (box.right, y)]
        inside = box.left <= x <= box.right and box.top <= y <= box.bottom
        return [((x, y), end) for end in ends[:fold]] if inside else []


def _snapped(name: str, to: Point) -> Point:
    """Return the possible centre that is nearest to a point: of a quarter turn a middle or a corner."""
    x, y = (floor(each / HALF + 0.5) for each in to)
    if name == "rotation 4" and (x + y) % 2:
        # Half way along a side nothing turns by a quarter: the nearer of the places beside it.
        if abs(to[0] / HALF - x) > abs(to[1] / HALF - y):
            x += 1 if to[0] / HALF > x else -1
        else:
            y += 1 if to[1] / HALF > y else -1
    return x * HALF, y * HALF


def turned_images(symmetry: Symmetry, cell: Cell) -> Mapping[Cell, int]:
    """Return the images of a cell, itself first, and how many quarter turns lead to each."""
    fold = FOLDS.get(symmetry.name, 1)
    # Twice the row and column of the centre: whole numbers, also between cells.
    down, across = (round(each / HALF) for each in reversed(symmetry.centre))
    row, column = 2 * cell.row - down, 2 * cell.column - across
    found: dict[Cell, int] = {}
    for turns in range(0, 4, 4 // fold):
        found.setdefault(Cell((row + down) // 2, (column + across) // 2), turns)
        for _ in range(4 // fold):
            row, column = column, -row
    return found


def copies(symmetry: Symmetry, cell: Cell, content: str) -> Mapping[Cell, str]:
    """Return a content on all images of a cell, turned along."""
    return {
        image: turned_word(content, turns) for image, turns in turned_images(symmetry, cell).items()
    }
