"""The tool that measures: drag from one cell to another to see how far it is."""

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell, Surface
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from ..concepts.walk import Span
from .proposals import dragged


def measure(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Measure from the pressed cell to the one under the pointer; a click ends measuring."""
    return dragged(context, pressed, _measured)


def _measured(context: ToolContext, pressed: ToolPointer, pointer: ToolPointer) -> Proposal:
    start, end = context.cell(pressed), context.cell(pointer)
    if start is None or end is None or start == end:
        note = message("Drag to another cell to see the way and the moves")
        return Proposal(note=note, span=Span(start, start))
    span = Span(start, end)
    return Proposal(span=span, cells=frozenset({start, end}), note=apart(context.surface, span))


def apart(surface: Surface, span: Span[Cell]) -> Message:
    """Return how far apart two cells are, whatever lies between them."""
    gaps = {"start": surface.label(span.start), "end": surface.label(span.end)}
    steps = surface.steps(span.start, span.end)
    return message("{start} to {end}: {count} steps in a straight line", **gaps, count=steps)
