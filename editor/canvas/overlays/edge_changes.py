"""What stands between cells on one map and not, or something else, on another."""

from collections.abc import Iterator
from typing import NamedTuple

from hullwright.schema.documents.maps import MapDocument

from ...concepts.marks import Point
from ...documents.workplace import Workplace


class EdgeChange(NamedTuple):
    """A line between two cells with something else on it than before."""

    line: tuple[Point, Point]
    is_new: bool
    """Whether nothing stood there before."""
    has_gone: bool
    """Whether nothing stands there now."""


def edge_changes(
    workplace: Workplace, other: MapDocument, base: MapDocument | None = None
) -> Iterator[EdgeChange]:
    """Yield where edges of a map, or of one that stands for it, differ from those of another."""
    edges = workplace.editor_kind.edges
    if edges is None:
        return
    before, after = (edges.of(each.layout) for each in (other, base or workplace.map))
    directed = {each.name for each in edges.sorts if each.has_direction}
    was, now = (
        {
            frozenset(pair): (sort, pair if sort in directed else None)
            for pair, sort in found.items()
        }
        for found in (before, after)
    )
    pairs = {frozenset(pair): pair for pair in (*before, *after)}
    for key, pair in pairs.items():
        if was.get(key) != now.get(key):
            yield EdgeChange(edges.line(pair), key not in was, key not in now)
