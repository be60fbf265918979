"""The tool that drags the centre of the symmetry."""

from hullwright.schema.messages import message

from ..concepts.editor_kind import NO_SYMMETRY
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer


def axis(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Put the centre of the symmetry at the possible place that is nearest to the pointer."""
    if context.symmetry.name == NO_SYMMETRY.name:
        while True:
            yield Proposal(note=message("Choose a symmetry first: then drag its centre here"))
    proposal = Proposal(symmetry=context.symmetry)
    while True:
        moved = context.editor_kind.symmetries.moved(context.symmetry, pointer.point)
        if moved != proposal.symmetry or not proposal.note:
            note = message("Drag the centre of the symmetry")
            proposal = Proposal(symmetry=moved, note=note)
        pointer = yield proposal
