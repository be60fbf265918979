"""Tools that select cells: by a rectangle, by a lasso, by what lies in them."""

from collections.abc import Callable, Collection

from ..concepts.editor_kind import Cell
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .lasso import Lasso
from .proposals import cell_count, nearest
from .regions import Regions


def select_rectangle(desk: ToolContext, pressed: ToolPointer) -> Stroke:
    """Select the cells of a rectangle; a click beside the map, or on the only selected cell, clears."""
    start = pressed.cell
    corner = nearest(desk.surface, pressed.point)
    pointer = pressed
    drawn: Cell | None = None
    proposal = Proposal(selection=combined(desk, pressed, ()))
    while True:
        cell = nearest(desk.surface, pointer.point)
        if cell != drawn and cell is not None and (pointer.cell is not None or start is not None):
            drawn = cell
            cells = frozenset(desk.surface.rectangle(corner, cell))
            is_again = cells == desk.selection and len(cells) == 1
            proposal = _selecting(desk, pressed, () if is_again else cells)
        pointer = yield proposal


def select_lasso(desk: ToolContext, pressed: ToolPointer) -> Stroke:
    """Select what a free outline encloses."""
    lasso = Lasso(pressed)
    while True:
        proposal = _selecting(desk, pressed, lasso.cells(desk), lasso)
        pointer = yield proposal
        while not lasso.follow(pointer):
            pointer = yield proposal


class SelectSame:
    """Selects the region under the pointer; remembers the last one, as large maps take a moment."""

    def __init__(self, sort_of: Callable[[str], str] | None = None) -> None:
        """Take what contents are the same by, such as a tile however it is turned."""
        self._regions = Regions(sort_of)

    def __call__(self, desk: ToolContext, pressed: ToolPointer) -> Stroke:
        """Begin a stroke: the region under the pointer is selected."""
        pointer = pressed
        known: frozenset[Cell] | None = None
        proposal = Proposal(selection=combined(desk, pressed, ()))
        while True:
            cell = desk.cell(pointer)
            if cell is not None:
                everywhere = desk.everywhere != pointer.alt
                region = self._regions.around(desk.surface, cell, everywhere=everywhere)
                if region is not known:
                    known, proposal = region, _selecting(desk, pressed, region)
            pointer = yield proposal


def _selecting(
    desk: ToolContext, pressed: ToolPointer, cells: Collection[Cell], lasso: Lasso | None = None
) -> Proposal:
    selection = combined(desk, pressed, cells)
    return Proposal(
        selection=selection,
        cells=selection,
        lines=lasso.lines() if lasso else (),
        note=cell_count(selection),
    )


def combined(desk: ToolContext, pressed: ToolPointer, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return the selection with cells added (Shift), taken away (Ctrl), kept (both), or these alone."""
    found = frozenset(cells)
    if pressed.shift and pressed.control:
        return desk.selection & found
    if pressed.shift:
        return desk.selection | found
    if pressed.control:
        return desk.selection - found
    return found
