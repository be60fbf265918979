"""Small maps: some cells of a map as a map of their own, for the clipboard, stamps and pictures.

So a piece is kept in the form that all other programs of ours read and check already. What a map does
not say, where it was cut out and which of its empty cells belong to it, stands under `x-piece`.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any, TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS
from hullwright.schema.messages import message

from ..concepts.editor_kind import Cell, EditorKind, Layout, RulerMark, Surface
from ..concepts.piece import Piece, middle, piece_of

NOTE = "x-piece"

Margins: TypeAlias = tuple[int, int, int, int]
"""Columns or rows at the left, top, right and bottom."""
NO_MARGINS: Margins = (0, 0, 0, 0)


def small_map(
    editor_kind: EditorKind, document: MapDocument, cells: Collection[Cell]
) -> MapDocument:
    """Return a map of some cells and nothing else, no larger than they need."""
    surface = editor_kind.surface(document.layout)
    emptied = {cell: editor_kind.erased for cell in surface.cells() if cell not in cells}
    empty = [surface.label(cell) for cell in cells if surface.content(cell) == editor_kind.erased]
    # A table without edges has no margins to cut off: its cells keep their places.
    around = _in_step(surface, margins(surface, cells)) if editor_kind.resized else NO_MARGINS
    return MapDocument(
        kind=document.kind,
        name=document.name,
        layout=without(editor_kind, editor_kind.painted(document.layout, emptied), around),
        extra={NOTE: {"margins": list(around), "empty": empty}},
    )


def without(editor_kind: EditorKind, layout: Layout, around: Margins) -> Layout:
    """Return a layout without its margins, if its kind has any."""
    if editor_kind.resized is None or not any(around):
        return layout
    return editor_kind.resized(layout, *(-each for each in around))


def margins(surface: Surface, cells: Iterable[Cell]) -> Margins:
    """Return how many columns and rows beside some cells could be cut off."""
    points = [surface.centre(cell) for cell in cells]
    left, right = _beside(list(surface.columns()), [x for x, _ in points])
    top, bottom = _beside(list(surface.rows()), [y for _, y in points])
    return left, top, right, bottom


def _in_step(surface: Surface, around: Margins) -> Margins:
    """Return margins that keep the rows as they read where every second column or row is shifted."""
    first = next(iter(surface.cells()))
    x, y = surface.centre(first)
    is_lower = surface.centre(surface.towards(first, "right"))[1] != y
    is_aside = surface.centre(surface.towards(first, "down"))[0] != x
    left, top, right, bottom = around
    return left - (left % 2 if is_lower else 0), top - (top % 2 if is_aside else 0), right, bottom


def _beside(ruler: list[RulerMark], places: list[float]) -> tuple[int, int]:
    """Return how many marks of a ruler lie before the first of some places and behind the last."""
    if len(ruler) < 2 or not places:
        return 0, 0
    # A shifted cell lies half a step behind the mark of its row.
    reach = 0.3 * (ruler[1].at - ruler[0].at)
    at = [mark.at for mark in ruler]
    first = bisect_right(at, min(places) + reach) - 1
    last = bisect_right(at, max(places) + reach)
    return max(first, 0), len(ruler) - last


def piece_of_map(editor_kind: EditorKind, document: MapDocument) -> Piece:
    """Return what lies on a small map as a piece, ready to be put down."""
    if document.kind != editor_kind.kind:
        raise HullwrightError(
            message(
                "This comes from a map of another kind ({kind}) and does not fit here.",
                kind=document.kind,
            )
        )
    around, empty = _noted(document)
    surface = editor_kind.surface(document.layout)
    whole = _whole(editor_kind, document.layout, around)
    contents = {cell: surface.content(cell) for cell in surface.cells()}
    cells = [
        cell
        for cell, content in contents.items()
        if content != editor_kind.erased and not editor_kind.is_rooted(content)
    ]
    cells += _moved(empty, whole, surface, around)
    if not cells:
        raise HullwrightError(message("It contains nothing but empty cells."))
    origin = _shifted(surface, middle(surface, cells), whole, around, 1)
    piece = replace(piece_of(editor_kind, document.layout, cells), name=document.name)
    return piece if origin is None else replace(piece, origin=origin)


def _noted(document: MapDocument) -> tuple[Margins, list[str]]:
    """Return what stands under `x-piece`; anything unexpected counts as nothing."""
    note: Any = document.extra.get(NOTE)  # Any: a file may have whatever it likes there
    note = note if isinstance(note, dict) else {}
    found, empty = note.get("margins"), note.get("empty")
    most = max(MAX_COLUMNS, MAX_ROWS)
    is_good = (
        isinstance(found, list)
        and [isinstance(each, int) and 0 <= each < most for each in found] == [True] * 4
    )
    labels = [each for each in empty if isinstance(each, str)] if isinstance(empty, list) else []
    left, top, right, bottom = found if is_good else NO_MARGINS
    return (left, top, right, bottom), labels


def _whole(editor_kind: EditorKind, layout: Layout, around: Margins) -> Surface:
    """Return a surface as large as that of the map that a small map was cut out of."""
    if editor_kind.resized is None or not any(around):
        return editor_kind.surface(layout)
    return editor_kind.surface(editor_kind.resized(layout, *around))


def _moved(labels: Iterable[str], whole: Surface, surface: Surface, around: Margins) -> list[Cell]:
    """Return the cells of a small map that have these labels on the whole one."""
    named = (whole.cell_of(label) for label in labels)
    found = (_shifted(whole, cell, surface, around, -1) for cell in named if cell is not None)
    return [cell for cell in dict.fromkeys(found) if cell is not None]


def _shifted(here: Surface, cell: Cell, there: Surface, around: Margins, sign: int) -> Cell | None:
    """Return the cell at the same place of another surface, which is larger or smaller by margins."""
    x, y = here.centre(cell)
    by_x, by_y = (sign * each for each in _corner(here if sign < 0 else there, around))
    return there.cell_at((x + by_x, y + by_y))


def _corner(whole: Surface, around: Margins) -> tuple[float, float]:
    """Return how far the first cell that was kept is from the first one of the whole surface."""
    columns, rows = list(whole.columns()), list(whole.rows())
    left, top = around[:2]
    # A kind whose maps have no rulers has no margins either.
    across = columns[left].at - columns[0].at if left else 0.0
    return across, rows[top].at - rows[0].at if top else 0.0
