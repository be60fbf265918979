"""A ship as pictures show it: the cells that are there, and the hull around them."""

from collections.abc import Callable

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import EditorKind, Look, Surface
from ..concepts.marks import Marks, Shape
from ..kinds.table import editor_kind_of
from .hull_geometry import HullGeometry, deck_cells
from .hull_styles import OFF, PARTS, HullPaths, hull_marks, hull_paths

MOST = 60_000
"""Cells up to which a whole hull is drawn; on larger maps it would take too long and be too small to see."""
MARGIN = 0.5
"""How much more room a picture has around a ship, in sides of a cell, so that its hull is not squeezed."""
FINE = 9.0
"""Pixels for the side of a cell from which on a hull has its fine lines."""


def has_hull(editor_kind: EditorKind, style: str) -> bool:
    """Return whether a hull is to be drawn on maps of a kind."""
    return style != OFF and editor_kind.decks is not None


def more_room(document: MapDocument, style: str) -> float:
    """Return how much more room a picture of a map needs for its hull."""
    return MARGIN if has_hull(editor_kind_of(document.kind), style) else 0.0


def whole_hull(
    editor_kind: EditorKind, surface: Surface, style: str, *, fine: bool = True
) -> tuple[Shape, ...]:
    """Return the hull of a whole map as marks on its plane; none for maps of no ship and for very large ones."""
    if not has_hull(editor_kind, style):
        return ()
    return hull_marks(paths_around(editor_kind, surface), style, fine=fine)


def paths_around(editor_kind: EditorKind, surface: Surface) -> HullPaths:
    """Return the parts of the hull of a whole map; they are empty for maps of no ship and for very large ones."""
    decks = editor_kind.decks
    if decks is None:
        return dict.fromkeys(PARTS, "")
    cells = deck_cells(decks, surface, surface.bounds)
    return hull_paths(HullGeometry(decks, cells if len(cells) <= MOST else ()))


def marks_without_space(editor_kind: EditorKind, document: MapDocument) -> Callable[[Look], Marks]:
    """Return how looks are drawn where empty cells are not: a ship lies in space, not on a grid."""
    swatches = editor_kind.swatches(document.layout)
    empty = {each.look for each in swatches if each.content == editor_kind.erased}
    return lambda look: () if look in empty else editor_kind.marks(look)
