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
        self._desk: ToolContext | None = None
        self._region: object = None
        self._content = ""
        self._proposal = NOTHING

    def __call__(self, desk: ToolContext, pointer: ToolPointer) -> Stroke:
        """Begin a stroke: the region under the pointer when the button is let go is filled."""
        while True:
            pointer = yield self._filled(desk, pointer)

    def _filled(self, desk: ToolContext, pointer: ToolPointer) -> Proposal:
        cell = desk.cell(pointer)
        if cell is None:
            return NOTHING
        if desk.selection and cell not in desk.selection:
            return Proposal(note=message("Fills only inside the selection"))
        content = desk.content(pointer)
        everywhere = desk.everywhere != pointer.alt
        region = self._regions.around(desk.surface, cell, everywhere=everywhere)
        if region is not self._region or content != self._content or not self._is_for(desk):
            self._region, self._content, self._desk = region, content, desk
            is_plain = not desk.selection and desk.symmetry.name == NO_SYMMETRY.name
            cells = region if is_plain else reached(desk, region)
            self._proposal = painting(desk, cells, content)
        return self._proposal

    def _is_for(self, desk: ToolContext) -> bool:
        known = self._desk
        return (
            known is not None
            and known.layout is desk.layout
            and known.symmetry == desk.symmetry
            and known.selection == desk.selection
        )


def lasso_fill(desk: ToolContext, pointer: ToolPointer) -> Stroke:
    """Paint what a free outline encloses."""
    content = desk.content(pointer)
    lasso = Lasso(pointer)
    while True:
        cells = reached(desk, lasso.cells(desk))
        proposal = painting(desk, cells, content, lasso.lines())
        pointer = yield proposal
        while not lasso.follow(pointer):
            pointer = yield proposal
