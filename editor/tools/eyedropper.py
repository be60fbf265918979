"""The eyedropper: takes up the content under the pointer."""

from hullwright.schema.messages import message

from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING


def eyedropper(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Pick the content of the cell under the pointer; the canvas gives it to the button that was pressed."""
    while True:
        pointer = yield _picked(context, pointer)


def _picked(context: ToolContext, pointer: ToolPointer) -> Proposal:
    cell = context.cell(pointer)
    if cell is None:
        return NOTHING
    content = context.surface.content(cell)
    return Proposal(
        picked=content,
        cells=frozenset({cell}),
        note=message("Pick {content}", content=context.editor_kind.content_name(content)),
    )
