"""Tools that fill: a region, or what a lasso encloses."""

from hullwright.schema.messages import message

from ..concepts.editor_kind import NO_SYMMETRY
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .lasso import Lasso
from .proposals import NOTHING, painting, reached
from .regions import Regions


class Fill:
    """Fills the region under the pointer; remembers its last proposal for pointers in the same region."""

    def __init__(self) -> None:
        self._regions = Regions()
        self._context: ToolContext | None = None
        self._region: object = None
        self._content = ""
        self._proposal = NOTHING

    def __call__(self, context: ToolContext, pointer: ToolPointer) -> Stroke:
        """Begin a stroke: the region under the pointer when the button is let go is filled."""
        while True:
            pointer = yield self._filled(context, pointer)

    def _filled(self, context: ToolContext, pointer: ToolPointer) -> Proposal:
        cell = context.cell(pointer)
        if cell is None:
            return NOTHING
        if context.selection and cell not in context.selection:
            return Proposal(note=message("Fills only inside the selection"))
        content = context.content(pointer)
        everywhere = context.everywhere != pointer.alt
        region = self._regions.around(context.surface, cell, everywhere=everywhere)
        if region is not self._region or content != self._content or not self._is_for(context):
            self._region, self._content, self._context = region, content, context
            is_plain = not context.selection and context.symmetry.name == NO_SYMMETRY.name
            cells = region if is_plain else reached(context, region)
            self._proposal = painting(context, cells, content)
        return self._proposal

    def _is_for(self, context: ToolContext) -> bool:
        known = self._context
        return (
            known is not None
            and known.layout is context.layout
            and known.symmetry == context.symmetry
            and known.selection == context.selection
            and known.locks_pieces == context.locks_pieces
            and known.locked == context.locked
        )


def lasso_fill(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint what a free outline encloses."""
    content = context.content(pointer)
    lasso = Lasso(pointer)
    while True:
        cells = reached(context, lasso.cells(context))
        proposal = painting(context, cells, content, lasso.lines())
        pointer = yield proposal
        while not lasso.follow(pointer):
            pointer = yield proposal
