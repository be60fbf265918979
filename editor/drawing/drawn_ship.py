"""A ship as pictures show it: the cells that are there, and the hull around them."""

from collections.abc import Callable

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import EditorKind, Look, Surface
from ..concepts.marks import Marks, Shape
from .hull_geometry import HullGeometry, deck_cells
from .hull_styles import OFF, hull_marks

MOST = 60_000
"""Cells up to which a whole hull is drawn; on larger maps it would take too long and be too small to see."""
FINE = 9.0
"""Pixels for the side of a cell from which on a hull has its fine lines."""


def has_hull(editor_kind: EditorKind, style: str) -> bool:
    """Return whether a hull is to be drawn on maps of a kind."""
    return style != OFF and editor_kind.decks is not None


def whole_hull(
    editor_kind: EditorKind, surface: Surface, style: str, *, fine: bool = True
) -> tuple[Shape, ...]:
    """Return the hull of a whole map as marks on its plane; none for maps of no ship and for very large ones."""
    decks = editor_kind.decks
    if decks is None or style == OFF:
        return ()
    cells = deck_cells(decks, surface, surface.bounds)
    return hull_marks(HullGeometry(decks, cells), style, fine=fine) if len(cells) <= MOST else ()


def marks_without_space(editor_kind: EditorKind, document: MapDocument) -> Callable[[Look], Marks]:
    """Return how looks are drawn where empty cells are not: a ship lies in space, not on a grid."""
    swatches = editor_kind.swatches(document.layout)
    empty = {each.look for each in swatches if each.content == editor_kind.erased}
    return lambda look: () if look in empty else editor_kind.marks(look)
