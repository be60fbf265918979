"""The cells of a new map under a silhouette or a picture, filled and under a symmetry."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from hullwright.schema.boards.silhouettes import Outline

from ..concepts.editor_kind import NO_SYMMETRY, Cell, EditorKind, Layout, Surface, Symmetry
from ..concepts.marks import Point


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
