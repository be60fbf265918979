"""The job that makes a large map symmetric, beside the window."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hullwright.schema.files.progress import Progress
from hullwright.schema.messages import Message, in_a_row, message
from hullwright.schema.processes.tasks import plain_message

if TYPE_CHECKING:
    from ..tools.symmetric_copy import SymmetricCopy


# Any: what jobs are asked has no type in common.
def symmetrise(asked: Mapping[str, Any], progress: Progress) -> dict[str, Any]:
    """Make a `map` symmetric by copying a `side` of a `symmetry`, as `selection` and `locked` let it."""
    from ..concepts.symmetry_sides import SymmetrySide
    from ..concepts.tool import ToolContext
    from ..kinds.table import editor_kind_of
    from ..tools.symmetric_copy import symmetric_copy
    from ..tools.symmetrise import left_alone

    document = asked["map"]
    kind = editor_kind_of(document.kind)
    context = ToolContext(
        kind,
        document.layout,
        kind.surface(document.layout),
        kind.erased,
        kind.erased,
        symmetry=asked["symmetry"],
        selection=frozenset(asked["selection"]),
        locked=frozenset(asked["locked"]),
    )

    made = symmetric_copy(context, SymmetrySide(*asked["side"]), progress)
    after = replace(document, layout=made.edit(kind)(document.layout))
    return {"map": after, "note": plain_message(in_a_row([_counted(made), *left_alone(made)]))}


def _counted(made: "SymmetricCopy") -> Message:
    if not made.contents and not made.edges:
        return message("This side agreed with the others already.")
    if not made.contents:
        return message("The map is symmetric now; only edges have changed.")
    return message(
        "The map is symmetric now: {count} cells have changed.", count=len(made.contents)
    )
