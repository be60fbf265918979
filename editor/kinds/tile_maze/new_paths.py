"""The tool that puts new paths on tiles and takes them off (NE-54, NE-55)."""

from hullwright.schema.kinds.tile_maze.edits import painted
from hullwright.schema.kinds.tile_maze.laid import Laid, laid_in
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.sides import OPPOSITE, SIDES, Cell, turned
from hullwright.schema.kinds.tile_maze.table import MazePiece
from hullwright.schema.messages import Message, message

from ...concepts.tool import Proposal, Stroke, ToolContext, ToolPointer
from ...tools.proposals import NOTHING
from .lane_shapes import side_at
from .plane import SIDE
from .surface import MazeSurface
from .symmetry import turned_images

MIDDLE = 0.1 * SIDE
"""So near to the middle of a tile no side is meant; the keyboard's cursor is always there."""


def new_path(context: ToolContext[TileMaze, Cell], pointer: ToolPointer[Cell]) -> Stroke:
    """Put a new path on the wall side that is pointed at, or take it off if it is there."""
    seen: tuple[object, ...] = ()
    proposal = NOTHING
    while True:
        side = _pointed(context, pointer)
        now = (pointer.cell, side, pointer.alt)
        if now != seen:
            seen, proposal = now, _proposed(context, pointer, side)
        pointer = yield proposal


def _pointed(context: ToolContext[TileMaze, Cell], pointer: ToolPointer[Cell]) -> str:
    """Return the side of the cell that is pointed at, or nothing in its middle."""
    if pointer.cell is None:
        return ""
    x, y = context.surface.centre(pointer.cell)
    from_middle = (pointer.point[0] - x, pointer.point[1] - y)
    return "" if max(map(abs, from_middle)) < MIDDLE else side_at(from_middle)


def _proposed(
    context: ToolContext[TileMaze, Cell], pointer: ToolPointer[Cell], side: str
) -> Proposal:
    cell, surface = pointer.cell, context.surface
    if not isinstance(cell, Cell) or not isinstance(surface, MazeSurface):
        return NOTHING
    piece = surface.table.cells.get(cell)
    if piece is None or piece.tile is None:
        return Proposal(note=message("New paths are put on tiles: point at a wall of one."))
    if not context.layout.tile_set[piece.tile].new_path:
        return Proposal(
            cells=frozenset({cell}),
            note=message("This tile can't take a new path; single and triple tiles can."),
        )
    side = side or _next_side(surface, piece)
    if not side or side == piece.new_path:
        return _changed(context, surface, piece, None)
    reason = _refusal(context.layout, surface, piece, side)
    if reason and not (pointer.alt and side not in piece.lane_exits):
        return Proposal(cells=frozenset({cell}), note=reason)
    return _changed(context, surface, piece, side)


def _next_side(surface: MazeSurface, piece: MazePiece) -> str:
    """Return the wall side after the one that has the new path, or nothing after the last."""
    walls = [side for side in SIDES if side not in piece.lane_exits]
    later = walls[walls.index(piece.new_path) + 1 :] if piece.new_path in walls else walls
    fine = (side for side in later if not _closed(surface, piece.cell, side))
    return next(fine, "")


def _refusal(maze: TileMaze, surface: MazeSurface, piece: MazePiece, side: str) -> Message | None:
    """Return why a new path can't lead to a side, or None if it can."""
    if side in piece.lane_exits:
        return message("There is an exit on this side: point at a wall.")
    laid = sum(each.new_path is not None for each in maze.placed)
    if piece.new_path is None and laid >= maze.new_paths:
        return message("All {count} new paths are laid: remove one first.", count=maze.new_paths)
    if _closed(surface, piece.cell, side):
        return message(
            "It would meet a wall of {neighbour}: a new path opens to an empty cell or to an "
            "exit. Alt lays it anyway.",
            neighbour=piece.cell.beside(side).label,
        )
    return None


def _closed(surface: MazeSurface, cell: Cell, side: str) -> bool:
    """Tell whether beyond a side there is a wall (NE-41)."""
    beyond = surface.table.cells.get(cell.beside(side))
    return beyond is not None and OPPOSITE[side] not in beyond.exits


def _changed(
    context: ToolContext[TileMaze, Cell], surface: MazeSurface, piece: MazePiece, side: str | None
) -> Proposal:
    """Return the proposal to lead the new path of a tile to a side, or to take it off."""
    contents = {}
    for image, turns in turned_images(context.symmetry, piece.cell).items():
        there = surface.table.cells.get(image)
        if there is not None and there.tile == piece.tile:
            towards = None if side is None else turned(side, 90 * turns)
            contents[image] = _with_path(surface.content(image), towards)
    title = message("Remove the new path") if side is None else message("Lay a new path")
    return Proposal(
        title=title,
        edit=lambda maze: painted(maze, contents),
        cells=frozenset(contents),
        note=title if side is None else message("New path {side}", side=side),
    )


def _with_path(content: str, side: str | None) -> str:
    laid = laid_in(content)[0]
    return Laid(laid.tile, laid.rotation, side).word
