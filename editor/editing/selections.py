"""Selections made from others: grown, shrunk, turned inside out, of the same kind."""

from ..concepts.editor_kind import Cell
from ..documents.workplace import Workplace
from ..tools.regions import alike, same_sort

Selection = frozenset[Cell]


def everything(place: Workplace) -> Selection:
    """Return all cells."""
    return frozenset(place.surface.cells())


def inverted(place: Workplace) -> Selection:
    """Return the cells that are not selected."""
    return everything(place) - place.selection


def grown(place: Workplace) -> Selection:
    """Return the selection with all cells that touch it."""
    around = place.surface.neighbours
    return place.selection.union(*(around(cell) for cell in place.selection))


def shrunk(place: Workplace) -> Selection:
    """Return the selected cells that are surrounded by selected ones."""
    around, whole = place.surface.neighbours, place.editor_kind.lattice.turns
    chosen = place.selection
    return frozenset(
        cell for cell in chosen if sum(each in chosen for each in around(cell)) == whole
    )


def same_kind(place: Workplace) -> Selection:
    """Return all cells with a content that is selected, or with the chosen one if none is."""
    contents = {place.surface.content(cell) for cell in place.selection}
    wanted = contents or {place.choices.now.first}
    # A tile is of the same kind however it is turned.
    sort_of = place.editor_kind.sort_of if place.editor_kind.turned else None
    return alike(place.surface, *same_sort(place.surface, wanted, sort_of))
