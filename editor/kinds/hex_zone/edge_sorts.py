"""The sorts of edges that can be drawn between the sectors of a zone."""

from collections.abc import Sequence
from dataclasses import replace

from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS, ONE_WAY

from ...concepts.cell_edges import EdgeSort
from ...concepts.marks import Marks, Point, Shape
from ...concepts.polygons import moved
from ..hexes.plane import HALF
from .edge_looks import IN, OUT, side_marks

ABOVE, BELOW = 3, 0
"""The lower side of the sector above an edge, and the upper side of the one below."""
GROUND = Shape("M-0.72 -0.6 L0.72 -0.6 L0.72 0.6 L-0.72 0.6 Z", fill="silent")


def edge_marks(kind: str) -> Marks:
    """Return an edge between two sectors, around its middle; a hatch leads up."""
    above, below = (IN, OUT) if kind == ONE_WAY else (kind, kind)
    return (
        GROUND,
        *_moved(side_marks(ABOVE, above), (0.0, -HALF)),
        *_moved(side_marks(BELOW, below), (0.0, HALF)),
    )


def _moved(marks: Marks, by: Point) -> Marks:
    shapes = (each for each in marks if isinstance(each, Shape))
    return tuple(replace(each, path=moved(each.path, by)) for each in shapes)


EDGE_SORTS: Sequence[EdgeSort] = tuple(
    EdgeSort(name, kind.title, kind.sentence, edge_marks(name), has_direction=name == ONE_WAY)
    for name, kind in EDGE_KINDS.items()
)
