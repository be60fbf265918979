"""The tool for edges: draws walls, doors and one-way passages between cells along the way of the pointer."""

from collections.abc import Iterator, Sequence
from math import ceil, hypot

from hullwright.schema.messages import Message, message

from ..concepts.cell_edges import CellEdges, CellPair, EdgeSort
from ..concepts.editor_kind import Cell
from ..concepts.marks import Point
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING

STEP = 0.1
"""How close together a fast drag is looked at, in sides of a cell."""

BESIDE = Proposal(
    outlined=False,
    note=message("Point at the line between two cells; nothing can be drawn along the hull"),
)
"""What is proposed where no edge can be."""


def edges(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Draw edges along the way of the pointer; the right button or Shift takes them away."""
    kind = context.editor_kind.edges
    if kind is None:
        return _nothing()
    return _trail(context, kind, pressed)


def _nothing() -> Stroke:
    while True:
        yield NOTHING


def _trail(context: ToolContext, kind: CellEdges, pressed: ToolPointer) -> Stroke:
    is_going = pressed.second or pressed.shift
    sort = None if is_going else _sort(context, kind)
    kept: dict[frozenset[Cell], CellPair[Cell]] = {}
    before, pointer, proposal = pressed, pressed, BESIDE
    while True:
        count = len(kept)
        for pair in _touched(context, kind, before, pointer):
            if kind.can_be(context.layout, pair) and _is_selected(context, pair):
                # The side that the pointer comes from first is the one that counts.
                kept.setdefault(frozenset(pair), _directed(context, pair))
        if len(kept) != count:
            proposal = _proposed(context, kind, sort, list(kept.values()))
        before, pointer = pointer, (yield proposal)


def _sort(context: ToolContext, kind: CellEdges) -> EdgeSort:
    chosen = context.edge.sort
    return next((each for each in kind.sorts if each.name == chosen), kind.sorts[0])


def _touched(
    context: ToolContext, kind: CellEdges, before: ToolPointer, pointer: ToolPointer
) -> Iterator[CellPair[Cell]]:
    """Yield the edges on the way from one place to the next; keys mean a side of the cell they stand in."""
    if pointer.by_key:
        if pointer.cell is not None:
            yield kind.side(pointer.cell, context.edge.side)
        return
    for point in _way(before.point, pointer.point):
        pair = kind.near(point)
        if pair is not None:
            yield pair


def _way(a: Point, b: Point) -> Iterator[Point]:
    steps = max(ceil(hypot(b[0] - a[0], b[1] - a[1]) / STEP), 1)
    for step in range(1, steps + 1):
        yield a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps


def _is_selected(context: ToolContext, pair: CellPair[Cell]) -> bool:
    """Tell whether the selection, if there is one, lets something stand between two cells."""
    return not context.selection or not context.selection.isdisjoint(pair)


def _directed(context: ToolContext, pair: CellPair[Cell]) -> CellPair[Cell]:
    return (pair[1], pair[0]) if context.edge.is_reversed else pair


def _proposed(
    context: ToolContext,
    kind: CellEdges,
    sort: EdgeSort | None,
    pairs: Sequence[CellPair[Cell]],
) -> Proposal:
    """Return the proposal to draw edges on all images, or to take them away."""
    images = (image for pair in pairs for image in context.edge_images(pair))
    # On a mirror line an edge is its own image, the other way round: it stays as it was drawn.
    found: dict[frozenset[Cell], CellPair[Cell]] = {}
    for image in images:
        if kind.can_be(context.layout, image):
            found.setdefault(frozenset(image), image)
    there = list(found.values())
    changes = dict.fromkeys(there, sort.name if sort else None)
    return Proposal(
        title=_title(sort),
        edit=lambda layout: kind.changed(layout, changes),
        lines=[kind.line(pair) for pair in there],
        outlined=False,
        note=_note(context, sort, there),
    )


def _title(sort: EdgeSort | None) -> Message:
    return message("Draw: {edge}", edge=sort.title) if sort else message("Remove edges")


def _note(context: ToolContext, sort: EdgeSort | None, pairs: Sequence[CellPair[Cell]]) -> Message:
    label = context.surface.label
    a, b = pairs[0]
    if len(pairs) > 1:
        return message("{count} edges", count=len(pairs))
    if sort is None:
        return message("nothing between {start} and {end}", start=label(a), end=label(b))
    gaps = {"edge": sort.title, "start": label(a), "end": label(b)}
    if sort.has_direction:
        return message("{edge} from {start} to {end}; M turns it round", **gaps)
    return message("{edge} between {start} and {end}", **gaps)
