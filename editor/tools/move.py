"""The tool that moves what is selected."""

from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell
from ..concepts.piece import Piece, contents_at, edges_at, piece_of, put_down
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING, cell_count


def move(context: ToolContext, pressed: ToolPointer) -> Stroke:
    """Move the selected contents with the pointer, or the pressed cell's if none are selected."""
    cell = context.cell(pressed)
    if cell is None or (context.selection and cell not in context.selection):
        return _cleared(context)
    return _moved(context, pressed)


def _cleared(context: ToolContext) -> Stroke:
    proposal = NOTHING
    if context.selection:
        proposal = Proposal(selection=frozenset(), note=message("Clear the selection"))
    while True:
        yield proposal


def _moved(context: ToolContext, pressed: ToolPointer) -> Stroke:
    cells = context.selection or frozenset({pressed.cell})
    still = Proposal(cells=cells, note=cell_count(cells))
    proposal = still
    pointer = yield still
    piece = piece_of(context.editor_kind, context.layout, cells)
    seen: tuple[object, ...] = ()
    while True:
        now = (pointer.cell, pointer.control, pointer.shift)
        if pointer.cell is not None and now != seen:
            seen = now
            is_away = pointer.cell != pressed.cell
            proposal = _shifted(context, piece, pressed.cell, pointer) if is_away else still
        pointer = yield proposal


def _shifted(context: ToolContext, piece: Piece, start: Cell, pointer: ToolPointer) -> Proposal:
    lattice, erased = context.editor_kind.lattice, context.editor_kind.erased
    place = lattice.shifted(piece.origin, lattice.between(start, pointer.cell))
    arrived = contents_at(piece, lattice, place)
    left = () if pointer.control else contents_at(piece, lattice, piece.origin)
    contents = dict.fromkeys(left, erased)
    contents |= {
        cell: content
        for cell, content in arrived.items()
        if cell in context.surface and (pointer.shift or content != erased)
    }
    selection = frozenset(cell for cell in arrived if cell in context.surface)
    return Proposal(
        title=message("Copy by dragging") if pointer.control else message("Move"),
        edit=put_down(context.editor_kind, piece, contents, edges_at(piece, lattice, place)),
        selection=selection if context.selection else None,
        cells=selection,
        note=_fallen(len(arrived) - len(selection)) or cell_count(selection),
    )


def _fallen(count: int) -> Message | None:
    """Return how many cells would be pushed over the map's edge, if any."""
    if count == 1:
        return message("1 cell would fall off the map")
    return message("{count} cells would fall off the map", count=count) if count else None
