"""A ship as it is drawn: the hull around its cells, and no cells where there is only space."""

from collections.abc import Callable, Iterable
from itertools import islice

from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import EditorKind, Look, Placed
from ..concepts.marks import Marks, Point
from .hull_geometry import HullGeometry, deck_cells
from .hull_styles import OFF, PARTS, HullPaths, hull_paths, outline_path
from .legend_entries import empty_looks

MOST = 20_000
"""Cells up to which a whole hull is drawn; on larger maps it would take too long and be too small to see."""
LONGEST = 50_000
"""Corners that the line around a large ship has at most."""
MARGIN = 0.5
"""How much more room a picture has around a ship, in sides of a cell, so that its hull is not squeezed."""
FINE = 9.0
"""Pixels for the side of a cell from which on a hull has its fine lines."""


def has_hull(editor_kind: EditorKind, style: str) -> bool:
    """Return whether a hull is to be drawn on maps of a kind."""
    return style != OFF and editor_kind.decks is not None


def is_drawn_whole(editor_kind: EditorKind, placed: Iterable[Placed]) -> bool:
    """Return whether there is a ship among some cells that is not too large for its hull to be drawn."""
    decks = editor_kind.decks
    if decks is None:
        return False
    rooms = (each for each in placed if decks.room(each.look))
    return next(islice(rooms, MOST, None), None) is None


def paths_around(
    editor_kind: EditorKind, placed: Iterable[Placed], origin: Point = (0.0, 0.0)
) -> HullPaths:
    """Return the parts of the hull around some cells, counted from an origin.

    They are empty for maps of no ship and for very large ones.
    """
    decks = editor_kind.decks
    if decks is None:
        return dict.fromkeys(PARTS, "")
    cells = deck_cells(decks, placed)
    return hull_paths(HullGeometry(decks, cells if len(cells) <= MOST else (), origin))


def outline_around(editor_kind: EditorKind, placed: Iterable[Placed]) -> HullPaths:
    """Return the hull of a large ship in its plain form: one line along the edges of its cells.

    It is empty where the line would be so long that nobody could tell anything from it.
    """
    from shapely import get_num_coordinates

    parts = dict.fromkeys(PARTS, "")
    if editor_kind.decks is None:
        return parts
    rooms = HullGeometry(editor_kind.decks, deck_cells(editor_kind.decks, placed)).rooms
    if get_num_coordinates(rooms) <= LONGEST:
        parts["hull"] = outline_path(rooms)
    return parts


def marks_without_space(editor_kind: EditorKind, document: MapDocument) -> Callable[[Look], Marks]:
    """Return how looks are drawn where empty cells are not: a ship lies in space, not on a grid."""
    empty = empty_looks(document, editor_kind)
    return lambda look: () if look in empty else editor_kind.marks(look)
