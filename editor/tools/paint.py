"""Tools that paint cells: brush, eraser, line, rectangle and hexagon."""

from collections.abc import Callable, Collection, Iterable
from typing import TypeAlias

from ..concepts.editor_kind import Cell
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .eyedropper import eyedropper
from .proposals import NOTHING, nearest, painting, reached

Figure: TypeAlias = Callable[[ToolContext, Cell, ToolPointer], Collection[Cell]]
"""The cells of a figure that is drawn from a cell to the pointer, whose own cell is known."""


def brush(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint every cell that the pointer touches; with Alt, pick a content instead."""
    if pointer.alt:
        return eyedropper(context, pointer)
    return _trail(context, pointer, context.content(pointer))


def eraser(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Empty every cell that the pointer touches."""
    return _trail(context, pointer, context.editor_kind.erased)


def _trail(context: ToolContext, pointer: ToolPointer, content: str) -> Stroke:
    """Paint along the way of the pointer; while Shift is held, straight from where it was pressed."""
    kept: frozenset[Cell] = frozenset()
    shown = kept
    start: Cell | None = None
    proposal = NOTHING
    while True:
        cell = pointer.cell
        if cell is not None:
            start = cell if start is None else start
            now = kept | reached(context, _widened(context, context.surface.line(start, cell)))
            if not pointer.shift:
                kept, start = now, cell
            if now != shown or proposal is NOTHING:
                shown, proposal = now, painting(context, now, content)
        pointer = yield proposal


def line(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint a straight line as wide as the brush."""
    return _figure(context, pointer, _line)


def rectangle(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint a rectangle, or with Shift its edge only."""
    return _figure(context, pointer, _rectangle)


def hexagon(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint everything within some steps of the pressed cell, or with Shift the outermost ring."""
    return _figure(context, pointer, _hexagon)


def _figure(context: ToolContext, pointer: ToolPointer, cells_of: Figure) -> Stroke:
    content = context.content(pointer)
    start = nearest(context.surface, pointer.point)
    drawn: tuple[Cell | None, bool] | None = None
    proposal: Proposal = NOTHING
    while True:
        cell = pointer.cell if pointer.cell is not None else nearest(context.surface, pointer.point)
        if start is not None and cell is not None and (cell, pointer.shift) != drawn:
            drawn = (cell, pointer.shift)
            cells = cells_of(context, start, pointer._replace(cell=cell))
            proposal = painting(context, reached(context, cells), content)
        pointer = yield proposal


def _line(context: ToolContext, start: Cell, pointer: ToolPointer) -> Collection[Cell]:
    return _widened(context, context.surface.line(start, pointer.cell))


def _rectangle(context: ToolContext, start: Cell, pointer: ToolPointer) -> Collection[Cell]:
    cells = frozenset(context.surface.rectangle(start, pointer.cell))
    return edge(context, cells) if pointer.shift else cells


def _hexagon(context: ToolContext, start: Cell, pointer: ToolPointer) -> Collection[Cell]:
    surface = context.surface
    radius = surface.steps(start, pointer.cell)
    cells = frozenset(surface.disc(start, radius))
    if pointer.shift and radius:
        cells -= frozenset(surface.disc(start, radius - 1))
    return cells


def edge(context: ToolContext, cells: frozenset[Cell]) -> frozenset[Cell]:
    """Return those of some cells that are not surrounded by the others."""
    around = context.surface.neighbours
    whole = context.editor_kind.lattice.turns
    return frozenset(cell for cell in cells if sum(each in cells for each in around(cell)) < whole)


def _widened(context: ToolContext, cells: Iterable[Cell]) -> Collection[Cell]:
    """Return some cells with those around them that the size of the brush takes in."""
    if not context.size:
        return frozenset(cells)
    return {each for cell in cells for each in context.surface.disc(cell, context.size)}
