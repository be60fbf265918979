"""Silhouettes: outlines that become the hull of a new map. Points lie in a square from 0 to 1, y downwards."""

from collections.abc import Callable, Collection, Sequence
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

from hullwright.schema.messages import english

from ..concepts.editor_kind import NO_SYMMETRY, Cell, EditorKind, Layout, Surface, Symmetry
from ..concepts.marks import Point

Outline: TypeAlias = Sequence[Point]

UP_DOWN, BOTH = "mirror up-down", "both mirrors"
"""The symmetries of silhouettes, as the kinds of maps call them."""


class Silhouette(NamedTuple):
    """A shape with a name; what lies inside two of its outlines is a hole."""

    name: str
    title: str
    outlines: tuple[Outline, ...]
    symmetry: str = ""
    """The name of the symmetry that it has on any sheet; none for what is as the sheet is."""

    def within(self, share: float) -> Sequence[Outline]:
        """Return its outlines on so much of a sheet, around the middle; what is as the sheet is takes all of it."""
        if not self.symmetry:
            return self.outlines
        return [[_drawn_in(point, share) for point in each] for each in self.outlines]


def _drawn_in(point: Point, share: float) -> Point:
    x, y = point
    return 0.5 + (x - 0.5) * share, 0.5 + (y - 0.5) * share


def _oval(corners: int, radius: float) -> Outline:
    return [
        (0.5 + radius * cos(2 * pi * n / corners), 0.5 + radius * sin(2 * pi * n / corners))
        for n in range(corners)
    ]


def _both_sides(half: Outline) -> Outline:
    """Return an outline whose lower half is the mirror image of its upper one."""
    return [*half, *((x, 1 - y) for x, y in reversed(half))]


SILHOUETTES: Sequence[Silhouette] = (
    Silhouette("sheet", english("Whole sheet"), (((0, 0), (1, 0), (1, 1), (0, 1)),)),
    Silhouette("hexagon", english("Hexagon"), (_oval(6, 0.5),), BOTH),
    Silhouette("ring", english("Ring"), (_oval(24, 0.5), _oval(24, 0.2)), BOTH),
    Silhouette(
        "freighter",
        english("Freighter"),
        (
            _both_sides(
                [
                    (0.0, 0.5),
                    (0.05, 0.36),
                    (0.2, 0.28),
                    (0.3, 0.28),
                    (0.34, 0.08),
                    (0.6, 0.08),
                    (0.64, 0.28),
                    (0.78, 0.28),
                    (0.82, 0.0),
                    (1.0, 0.0),
                    (1.0, 0.2),
                    (0.94, 0.4),
                ]
            ),
        ),
        UP_DOWN,
    ),
    Silhouette(
        "spindle",
        english("Spindle"),
        (_both_sides([(0.0, 0.46), (0.25, 0.3), (0.5, 0.04), (0.75, 0.3), (1.0, 0.46)]),),
        BOTH,
    ),
    Silhouette(
        "cross",
        english("Cross"),
        (
            _both_sides(
                [(0.0, 0.3), (0.34, 0.3), (0.34, 0.0), (0.66, 0.0), (0.66, 0.3), (1.0, 0.3)]
            ),
        ),
        BOTH,
    ),
)


def cells_within(surface: Surface, outlines: Sequence[Outline]) -> Collection[Cell]:
    """Return the cells inside an odd number of outlines, stretched over the whole layout."""
    inside: set[Cell] = set()
    for outline in outlines:
        inside ^= set(surface.inside([_stretched(surface, point) for point in outline]))
    return inside


class PicturePlace(NamedTuple):
    """How a picture lies on a sheet, around its middle."""

    share: float = 1.0
    """How much of the sheet it takes, across and down."""
    ratio: float | None = None
    """How wide it is, in heights; None if it is stretched like the sheet."""


def cells_on(
    surface: Surface, is_dark: Callable[[float, float], bool], place: PicturePlace
) -> Collection[Cell]:
    """Return the cells whose middle lies on a dark part of a picture that is laid over the layout."""
    box = surface.bounds
    width, height = (box.right - box.left) * place.share, (box.bottom - box.top) * place.share
    if place.ratio is not None:
        width, height = min(width, height * place.ratio), min(height, width / place.ratio)
    left, top = (box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2
    found = set()
    for cell in surface.cells():
        x, y = surface.centre(cell)
        if is_dark((x - left) / width, (y - top) / height):
            found.add(cell)
    return found


def _stretched(surface: Surface, point: Point) -> Point:
    box = surface.bounds
    x, y = point
    return box.left + x * (box.right - box.left), box.top + y * (box.bottom - box.top)


def symmetry_of(editor_kind: EditorKind, surface: Surface, name: str) -> Symmetry:
    """Return the symmetry of a name about the middle of a layout; none if the kind has no such."""
    known = any(each.name == name for each in editor_kind.symmetries.choices)
    return editor_kind.symmetries.usual(name, surface) if known else NO_SYMMETRY


def symmetric(
    editor_kind: EditorKind, surface: Surface, cells: Collection[Cell], symmetry: Symmetry
) -> Collection[Cell]:
    """Return some cells and their images, without those whose image is not on the sheet.

    A sheet of hexes is not symmetric itself: it has half a row more on one side.
    """
    if symmetry == NO_SYMMETRY:
        return cells
    images = {each for cell in cells for each in editor_kind.symmetries.images(symmetry, cell)}
    return {
        cell
        for cell in images
        if all(each in surface for each in editor_kind.symmetries.images(symmetry, cell))
    }


def filled(
    editor_kind: EditorKind,
    layout: Layout,
    cells: Collection[Cell],
    contents: Sequence[str],
    symmetry: Symmetry = NO_SYMMETRY,
) -> Layout:
    """Return a layout with some cells filled, several contents taking turns without a pattern.

    Under a symmetry, all images of a cell are filled alike.
    """
    import random

    # The same outline gives the same map, so that a preview shows what will be made.
    chance = random.Random(len(cells))
    wanted, made = set(cells), dict[Cell, str]()
    for cell in editor_kind.surface(layout).cells():
        if cell in wanted and cell not in made:
            content = chance.choice(contents)
            images = editor_kind.symmetries.images(symmetry, cell)
            made |= dict.fromkeys(wanted.intersection(images) | {cell}, content)
    return editor_kind.painted(layout, made)
