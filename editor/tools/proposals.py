"""Proposals that several tools make: painting cells, and the words about how many they are."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import NO_SYMMETRY, Cell, Surface
from ..concepts.marks import Point
from ..concepts.surface import CellT
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer

NOTHING = Proposal()
"""What is proposed while the pointer is beside the map."""


def reached(context: ToolContext, cells: Collection[Cell]) -> frozenset[Cell]:
    """Return the cells that painting some cells takes in: all images, but only those selected if any are."""
    if context.symmetry.name == NO_SYMMETRY.name and context.selection:
        return context.selection.intersection(cells)
    images = context.images(cells)
    return images & context.selection if context.selection else images


def painting(
    context: ToolContext,
    cells: frozenset[Cell],
    content: str,
    lines: Sequence[Sequence[Point]] = (),
) -> Proposal:
    """Return the proposal to paint cells that `reached` has returned."""
    title = (
        message("Erase")
        if content == context.editor_kind.erased
        else message("Paint {content}", content=context.editor_kind.content_name(content))
    )
    locked = context.locked_among(cells)
    free = cells - locked if locked else cells
    made = setting(context, dict.fromkeys(free, content), title, lines, counted(context, free))
    return replace(made, locked=locked, note=unlocked(made.note, locked)) if locked else made


def setting(
    context: ToolContext,
    contents: Mapping[Cell, str],
    title: Message,
    lines: Sequence[Sequence[Point]] = (),
    note: Message | None = None,
) -> Proposal:
    """Return the proposal to give cells their own contents."""
    painted = context.editor_kind.painted
    return Proposal(
        title=title,
        edit=(lambda layout: painted(layout, contents)) if contents else None,
        cells=frozenset(contents),
        lines=lines,
        note=note,
    )


def unlocked(note: Message | None, locked: Collection[Cell]) -> Message:
    """Return what is said of a change, and that some cells are locked."""
    stays = (
        message("1 locked cell stays as it is")
        if len(locked) == 1
        else message("{count} locked cells stay as they are", count=len(locked))
    )
    return message("{what}; {more}", what=note, more=stays) if note else stays


def counted(context: ToolContext, cells: Collection[Cell]) -> Message:
    """Return how many cells a stroke paints, and that the selection holds it in."""
    if context.selection:
        return message("{count} cells, only inside the selection", count=len(cells))
    return cell_count(cells)


def cell_count(cells: Collection[Cell]) -> Message:
    """Return how many cells there are, in words."""
    return message("1 cell") if len(cells) == 1 else message("{count} cells", count=len(cells))


def dragged(
    context: ToolContext,
    pressed: ToolPointer,
    proposed: Callable[[ToolContext, ToolPointer, ToolPointer], Proposal],
) -> Stroke:
    """Go through a stroke whose proposal depends on where it began and where the pointer is now."""
    pointer, proposal = pressed, proposed(context, pressed, pressed)
    while True:
        before, pointer = pointer, (yield proposal)
        if (pointer.cell, pointer.shift) != (before.cell, before.shift):
            proposal = proposed(context, pressed, pointer)


def nearest(surface: Surface[CellT], point: Point) -> CellT | None:
    """Return the cell under a point, or the one at the map's edge if the point is beside the map."""
    found = surface.cell_at(point)
    if found is not None:
        return found
    left, top, right, bottom = surface.bounds
    # Half a row inside the bounds there is a cell everywhere, whatever its shape.
    inset = surface.spacing / 2
    for each in (inset, 2 * inset):
        x = min(max(point[0], left + each), right - each)
        y = min(max(point[1], top + each), bottom - each)
        if (found := surface.cell_at((x, y))) is not None:
            return found
    return None
