"""The legend of a map: what is on it, how that looks, and what it is called."""

from collections.abc import Iterator
from typing import NamedTuple

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

from ..concepts.editor_kind import EditorKind, Look, Surface
from ..concepts.marks import Marks


class LegendEntry(NamedTuple):
    """Something that is on a map: how it looks, what it is called, and what there is to know about it."""

    marks: Marks
    title: Message
    note: Message | None = None


def legend_entries(
    document: MapDocument, editor_kind: EditorKind, surface: Surface
) -> list[LegendEntry]:
    """Return what is on a map; pods count as one, whatever their numbers."""
    sort_of = editor_kind.sort_of
    there = {sort_of(surface.content(each)) for each in surface.cells()}
    empty = empty_looks(document, editor_kind)
    return [
        *(
            LegendEntry(editor_kind.marks(each.look), each.title, each.note)
            for each in editor_kind.swatches(document.layout)
            if sort_of(each.content) in there and each.look not in empty
        ),
        *_edges(document, editor_kind),
        *(LegendEntry(*each) for each in editor_kind.signs(document.layout)),
    ]


def empty_looks(document: MapDocument, editor_kind: EditorKind) -> frozenset[Look]:
    """Return how cells look that hold nothing, such as hull."""
    swatches = editor_kind.swatches(document.layout)
    return frozenset(each.look for each in swatches if each.content == editor_kind.erased)


def _edges(document: MapDocument, editor_kind: EditorKind) -> Iterator[LegendEntry]:
    """Yield the sorts of edges that are on a map."""
    edges = editor_kind.edges
    if edges is not None:
        there = set(edges.of(document.layout).values())
        for sort in edges.sorts:
            if sort.name in there:
                yield LegendEntry(sort.marks, sort.title, sort.help)
