"""The tools of hex zones: the common ones, and the one for edges."""

from collections.abc import Sequence

from hullwright.schema.messages import message

from ...concepts.tool import Tool
from ...tools.edges import edges
from ...tools.table import TOOLS as COMMON

EDGES = Tool(
    name="edges",
    title=message("Edges"),
    icon="edges",
    key="Z",
    help=message(
        "Drag along the lines between sectors to draw walls, doors or hatches; Shift or the "
        "right button removes them. A hatch leads away from the side you come from; M turns it "
        "round. With the keyboard, R goes to the next side of the sector."
    ),
    stroke=edges,
    uses=frozenset({"edge", "symmetry"}),
    fine=True,
)

_PAINTING = next(place for place, each in enumerate(COMMON) if each.name == "pods") + 1
"""Where it stands in the toolbar: behind the tools that paint."""

TOOLS: Sequence[Tool] = (*COMMON[:_PAINTING], EDGES, *COMMON[_PAINTING:])
