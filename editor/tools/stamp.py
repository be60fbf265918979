"""The tool that stamps a piece onto the map: what was copied, or a stamp that was kept."""

from dataclasses import replace

from hullwright.schema.messages import message

from ..concepts.cell_edges import CellPair
from ..concepts.editor_kind import Cell
from ..concepts.piece import Piece, contents_at, edges_at, put_down
from ..concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from .proposals import NOTHING, cell_count, unlocked


def stamp(context: ToolContext, pointer: ToolPointer) -> Stroke:
    """Put the piece around the pointer, on all images; with Shift also its empty cells."""
    seen: tuple[object, ...] = ()
    proposal = NOTHING
    while True:
        now = (pointer.cell, pointer.shift)
        if now != seen:
            seen, proposal = now, _stamped(context, pointer)
        pointer = yield proposal


def _stamped(context: ToolContext, pointer: ToolPointer) -> Proposal:
    piece = context.piece
    if piece is None:
        return Proposal(note=message("Copy something first, or choose a stamp"))
    if piece.kind != context.editor_kind.kind:
        return Proposal(
            note=message("This piece comes from a map of another kind and does not fit here")
        )
    if pointer.cell is None:
        return NOTHING
    contents: dict[Cell, str] = {}
    for cell, content in contents_at(piece, context.editor_kind.lattice, pointer.cell).items():
        if pointer.shift or content != context.editor_kind.erased:
            contents |= context.copies(cell, content)
    locked = context.locked_among(frozenset(contents))
    free = {cell: content for cell, content in contents.items() if cell not in locked}
    edges = edges_at(piece, context.editor_kind.lattice, pointer.cell)
    made = _proposal(context, piece, free, _on_all_images(context, edges))
    return replace(made, locked=locked, note=unlocked(made.note, locked)) if locked else made


def _on_all_images(
    context: ToolContext, edges: dict[CellPair[Cell], str]
) -> dict[CellPair[Cell], str]:
    images = context.edge_images
    return {image: sort for pair, sort in edges.items() for image in images(pair)}


def _proposal(
    context: ToolContext,
    piece: Piece,
    contents: dict[Cell, str],
    edges: dict[CellPair[Cell], str],
) -> Proposal:
    return Proposal(
        title=message("Stamp {name}", name=piece.name) if piece.name else message("Paste"),
        edit=put_down(context.editor_kind, piece, contents, edges),
        cells=frozenset(contents),
        note=cell_count(contents),
    )
