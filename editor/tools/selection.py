"""Tools that select cells: by a rectangle, by a lasso, by what lies in them."""

from collections.abc import Callable, Collection

from ..concepts.editor_kind import Cell
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .lasso import Lasso
from .proposals import cell_count, nearest
from .regions import Regions


def select_rectangle(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Select the cells of a rectangle; a click beside the map, or on the only selected cell, clears."""
    start = pressed.cell
    corner = nearest(context.surface, pressed.point)
    pointer = pressed
    drawn: Cell | None = None
    proposal = Proposal(selection=combined(context, pressed, ()))
    while True:
        cell = nearest(context.surface, pointer.point)
        if cell != drawn and cell is not None and (pointer.cell is not None or start is not None):
            drawn = cell
            cells = frozenset(context.surface.rectangle(corner, cell))
            is_again = cells == context.selection and len(cells) == 1
            proposal = _selecting(context, pressed, () if is_again else cells)
        pointer = yield proposal


def select_lasso(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Select what a free outline encloses."""
    lasso = Lasso(pressed)
    while True:
        proposal = _selecting(context, pressed, lasso.cells(context), lasso)
        pointer = yield proposal
        while not lasso.follow(pointer):
            pointer = yield proposal


class SelectSame:
    """Selects the region under the pointer; remembers the last one, as large maps take a moment."""

    def __init__(self, sort_of: Callable[[str], str] | None = None) -> None:
        """Take what contents are the same by, such as a tile however it is turned."""
        self._regions = Regions(sort_of)

    def __call__(self, context: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: the region under the pointer is selected."""
        pointer = pressed
        known: frozenset[Cell] | None = None
        proposal = Proposal(selection=combined(context, pressed, ()))
        while True:
            cell = context.cell(pointer)
            if cell is not None:
                everywhere = context.everywhere != pointer.alt
                region = self._regions.around(context.surface, cell, everywhere=everywhere)
                if region is not known:
                    known, proposal = region, _selecting(context, pressed, region)
            pointer = yield proposal


def _selecting(
    context: ToolContext, pressed: ToolPointer, cells: Collection[Cell], lasso: Lasso | None = None
) -> Proposal:
    selection = combined(context, pressed, cells)
    return Proposal(
        selection=selection,
        cells=selection,
        lines=lasso.lines() if lasso else (),
        note=cell_count(selection),
    )


def combined(
    context: ToolContext, pressed: ToolPointer, cells: Collection[Cell]
) -> frozenset[Cell]:
    """Return the selection with cells added (Shift), taken away (Ctrl), kept (both), or these alone."""
    found = frozenset(cells)
    if pressed.shift and pressed.control:
        return context.selection & found
    if pressed.shift:
        return context.selection | found
    if pressed.control:
        return context.selection - found
    return found
