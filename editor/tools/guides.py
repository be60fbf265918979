"""The tool for guides: a click puts a line through a cell, along the direction that the pointer shows."""

from math import atan2, cos, hypot

from hullwright.schema.messages import message

from ..concepts.editor_kind import Cell
from ..concepts.guide import Guide, angles_at
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING

MIDDLE = 0.25
"""So near the middle of a cell, in its sides, no direction is meant: the column is."""


def guides(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Put a guide through the cell under the pointer, or take the one away that is there."""
    seen: Guide | None = None
    proposal = NOTHING
    while True:
        cell = context.cell(pointer)
        if cell is not None:
            guide = _meant(context, cell, pointer)
            if guide != seen:
                seen, proposal = guide, _toggled(context, cell, guide)
        pointer = yield proposal


def _meant(context: ToolContext, cell: Cell, pointer: ToolPointer) -> Guide:
    middle = context.surface.centre(cell)
    angles = angles_at(context.surface, cell)
    possible = [Guide.through(middle, each) for each in angles]
    if pointer.by_key:
        return _by_key(context, possible, is_going=pointer.second)
    x, y = pointer.point[0] - middle[0], pointer.point[1] - middle[1]
    if hypot(x, y) < MIDDLE:
        return possible[0]
    turn = atan2(y, x)
    return max(possible, key=lambda each: abs(cos(turn - each.angle)))


def _by_key(context: ToolContext, possible: list[Guide], *, is_going: bool) -> Guide:
    """Return the next guide of a cell that is not there, or with Shift the last one that is."""
    there = [each for each in possible if each in context.guides]
    free = [each for each in possible if each not in context.guides]
    if there and (is_going or not free):
        return there[-1]
    return free[0]


def _toggled(context: ToolContext, cell: Cell, guide: Guide) -> Proposal:
    line, label = guide.inside(context.surface.bounds), context.surface.label(cell)
    if guide in context.guides:
        note = message("Take away the guide through {place}", place=label)
        return Proposal(guides=context.guides - {guide}, lines=[line], note=note)
    note = message("Put a guide through {place}", place=label)
    return Proposal(guides=context.guides | {guide}, lines=[line], note=note)
